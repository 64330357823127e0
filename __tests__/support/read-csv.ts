/**
 * Parses RFC 4180 strictly: CRLF between records, quotes only around whole cells. It shares nothing
 * with the writer that it checks.
 */
export function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; ; at += 1) {
        if (at >= text.length) throw new Error('A quoted cell has no end');
        if (text[at] !== '"') cell += text[at];
        else if (text[at + 1] === '"') {
          cell += '"';
          at += 1;
        } else break;
      }
      at += 1;
    } else {
      while (at < text.length && !',\r\n'.includes(text[at] ?? '')) {
        if (text[at] === '"') throw new Error(`A bare cell has a quote at ${at}`);
        cell += text[at];
        at += 1;
      }
    }
    record.push(cell);
    if (text[at] === ',') at += 1;
    else if (text.startsWith('\r\n', at)) {
      records.push(record);
      record = [];
      at += 2;
    } else throw new Error(`Neither a comma nor CRLF follows a cell at ${at}`);
  }
  if (record.length > 0) throw new Error('The last record has no CRLF');
  return records;
}
