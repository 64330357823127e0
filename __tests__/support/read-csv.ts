import { parse } from 'csv-parse/sync';

/** Reads a CSV file as spreadsheets do: a line break outside of quotes tears a record, which is an error, and so is a quote in a bare cell. */
export function readCsv(text: string): string[][] {
  return parse(text, { record_delimiter: ['\r\n', '\n', '\r'] });
}
