/** The contexts of a run stay small, and are created once: nothing has a provisional value that is overwritten later. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readFolder } from '../support/read-folder.ts';

const MAX_FIELDS = 12;
const CONTEXTS = [
  { type: 'RunContext', file: 'src/agent/context.ts', field: 'inputs' },
  { type: 'RequestContext', file: 'src/request/context.ts', field: 'ledger' },
];
const FOLDERS = ['src/agent', 'src/request'];
const files = FOLDERS.flatMap((folder) =>
  Object.keys(readFolder(folder)).map((file) => join(folder, file)),
);

/** Lists the fields of a type that is written as one `Readonly<{ … }>`. */
function listFields(source: string, type: string): readonly string[] {
  const start = `export type ${type} = Readonly<{\n`;
  const from = source.indexOf(start);
  if (from < 0) throw new Error(`${type} must be one object, so that it can be counted.`);
  const to = source.indexOf('\n}>;\n', from);
  const body = source.slice(from + start.length, to);
  return Array.from(body.matchAll(/^ {2}(\w+)\??:/gm), ([, name = '']) => name);
}

/** Lists the places that create another context from one. */
function listSpreads(source: string): readonly string[] {
  return source.match(/\.\.\.(?:context|request)\b(?!\.)/g) ?? [];
}

describe('the context of a run', () => {
  it.each(CONTEXTS)(`$type has at most ${MAX_FIELDS} fields`, ({ type, file, field }) => {
    const fields = listFields(readFileSync(file, 'utf8'), type);
    expect(fields).toContain(field);
    expect(fields.length).toBeLessThanOrEqual(MAX_FIELDS);
  });

  it.each(files)('%s changes no context', (file) => {
    expect(listSpreads(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it.each(['{ ...context, thread }', 'return { ...request };'])(
    'the rule sees %s',
    (line) => {
      expect(listSpreads(line)).toHaveLength(1);
    },
  );
});
