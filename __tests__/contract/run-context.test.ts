/** A function of the main action takes the fields that it uses, so that its signature says what it depends on. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const FOLDER = join('src', 'agent');
const MAX_FIELDS = 12;

/** `run-context.ts` defines and creates the context, `main.ts` builds the dependencies. `run.ts` alone passes both whole. */
const MAY_RETURN_WHOLE: readonly string[] = ['run-context.ts', 'main.ts'];
const MAY_NAME_WHOLE: readonly string[] = ['run.ts', ...MAY_RETURN_WHOLE];
const others = readdirSync(FOLDER).filter((file) => !MAY_NAME_WHOLE.includes(file));

function read(file: string): string {
  return readFileSync(join(FOLDER, file), 'utf8');
}

/** Lists the fields of a type that is written as one `Readonly<{ … }>`. */
function listFields(source: string, type: string): readonly string[] {
  const start = `export type ${type} = Readonly<{\n`;
  const from = source.indexOf(start);
  if (from < 0) throw new Error(`${type} must be one object, so that it can be counted.`);
  const to = source.indexOf('\n}>;\n', from);
  const body = source.slice(from + start.length, to);
  return Array.from(body.matchAll(/^ {2}(\w+)\??:/gm), ([, name = '']) => name);
}

/** Lists the places that name a whole type: neither an import nor some of its fields. */
function listWholeUses(source: string): readonly string[] {
  const withoutImports = source.replaceAll(/^import [^;]*;/gm, '');
  const withoutPicks = withoutImports.replaceAll(/\bPick<\s*\w+,/g, '');
  const lines = withoutPicks.split('\n');
  return lines.filter((line) => /\b(?:RunContext|Dependencies)\b/.test(line));
}

/** Lists the parameters that are a whole type. The type after a bracket is the one that a function returns. */
function listWholeParameters(source: string): readonly string[] {
  return source.match(/[\w}]\??: (?:RunContext|Dependencies)\b/g) ?? [];
}

describe('the context of a run', () => {
  it(`has at most ${MAX_FIELDS} fields`, () => {
    const fields = listFields(read('run-context.ts'), 'RunContext');
    expect(fields).toContain('inputs');
    expect(fields.length).toBeLessThanOrEqual(MAX_FIELDS);
  });

  it.each(others)('%s takes some of its fields, never all of them', (file) => {
    expect(listWholeUses(read(file))).toEqual([]);
  });

  it.each(MAY_RETURN_WHOLE)('%s may return all of them, but takes some', (file) => {
    expect(listWholeParameters(read(file))).toEqual([]);
  });

  it.each([
    'function f(context: RunContext): void {',
    'function f({ runner }: Dependencies): void {',
    'type Alias = RunContext;',
    "type Most = Omit<RunContext, 'thread'>;",
    'type More = RunContext & { more: string };',
  ])('the rule sees %s', (line) => {
    expect(listWholeUses(line)).toEqual([line]);
  });

  it.each([
    ['function f(context: RunContext): RunContext {', ['t: RunContext']],
    ['function f({ runner }: Dependencies): void {', ['}: Dependencies']],
    ['function f(): RunContext {', []],
  ])('the rule for parameters: %s', (line, expected) => {
    expect(listWholeParameters(line)).toEqual(expected);
  });

  it('the rule allows imports and some of the fields', () => {
    const source = `import {
  requestOf,
  type RunContext,
} from './run-context.ts';
function f(context: Pick<RunContext, 'run'>): void {}
type Some = Pick<
  Dependencies,
  'runner'
>;`;
    expect(listWholeUses(source)).toEqual([]);
  });
});
