/**
 * `npm run tables`: writes the inputs and outputs of the actions into their READMEs (short) and into docs/reference.md (in full), and the
 * picture of the layers into CONTRIBUTING.md. The README of the main action has only the common inputs. The source of the tables is
 * `action.yml`: its comments between the inputs are the groups, and the first sentence of a description is the short text.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import {
  formatMarkdown,
  markdownTable,
  readPage,
  replaceBetween,
  writePage,
} from '../markdown.ts';
import { drawOwnLayers } from './layers.ts';
import { splitSentences } from './sentences.ts';

type Input = Readonly<{
  description: string;
  default?: string;
  required?: boolean;
}>;
type Action = Readonly<{
  name: string;
  folder: string;
  inputs: Readonly<Record<string, Input>>;
  outputs: Readonly<Record<string, Readonly<{ description: string }>>>;
  groups: ReadonlyMap<string, readonly string[]>;
}>;

const ACTIONS = [
  { name: 'main', folder: '.' },
  { name: 'views', folder: 'views' },
  { name: 'signals', folder: 'signals' },
  { name: 'sweep', folder: 'sweep' },
  { name: 'care', folder: 'care' },
  { name: 'report', folder: 'report' },
];
/** The inputs of the main action that most workflows set. The README lists only these, the reference lists all. */
const COMMON_INPUTS = [
  'api-key',
  'project-id',
  'base-url',
  'prompt',
  'paths',
  'max-requests-per-day',
  'min-permission',
  'wait',
  'timeout-minutes',
  'pr-reviewers',
  'fail-on',
];
const REFERENCE = 'docs/reference.md';
const CONTRIBUTING = 'CONTRIBUTING.md';

/** Renders the pages with generated parts, by path, before they are formatted. */
export async function generatedPages(): Promise<ReadonlyMap<string, string>> {
  const actions = ACTIONS.map((action): Action => {
    const text = readPage(join(action.folder, 'action.yml'));
    const { inputs, outputs }: Pick<Action, 'inputs' | 'outputs'> = parse(text);
    return {
      ...action,
      inputs,
      outputs,
      groups: groupsOf(text),
    };
  });
  const pages = new Map<string, string>();
  for (const action of actions) {
    const path = join(action.folder, 'README.md');
    const outputs = outputTable(action, firstSentence);
    const withInputs = replaceBetween(readPage(path), 'inputs', inputTables(action));
    pages.set(path, replaceBetween(withInputs, 'outputs', outputs));
  }

  let reference = readPage(REFERENCE);
  for (const action of actions) {
    reference = replaceBetween(reference, action.name, sections(action));
  }
  pages.set(REFERENCE, reference);
  const layers = await drawOwnLayers();
  pages.set(CONTRIBUTING, replaceBetween(readPage(CONTRIBUTING), 'layers', layers));
  return pages;
}

/** Groups the names of the inputs. A comment such as `# Prompt` above an input begins a group. */
export function groupsOf(text: string): ReadonlyMap<string, readonly string[]> {
  const [, block = ''] = /^inputs:\n((?: .*\n|\n)+)/m.exec(text) ?? [];
  const groups = new Map<string, string[]>();
  let group: string | undefined;
  for (const [, comment, name = ''] of block.matchAll(/^ {2}(?:# (.+)|([\w-]+):)$/gm)) {
    if (comment !== undefined) {
      group = comment;
      groups.set(group, []);
      continue;
    }
    if (group === undefined) throw new Error(`The input ${name} is in no group.`);
    groups.get(group)?.push(name);
  }
  return groups;
}

/** Renders the inputs for a README: the common ones of the main action, all of the others by group. */
function inputTables(action: Action): string {
  if (action.folder === '.') return inputTable(action, COMMON_INPUTS);
  const tables: string[] = [];
  for (const [group, names] of action.groups) {
    tables.push(`### ${group}\n\n${inputTable(action, names)}`);
  }
  return tables.join('\n\n');
}

function inputTable(action: Action, names: readonly string[]): string {
  const page = action.folder === '.' ? REFERENCE : `../${REFERENCE}`;
  const rows = [['input', 'default', 'meaning']];
  for (const name of names) {
    const input = action.inputs[name];
    if (input === undefined) throw new Error(`${action.name} has no input ${name}.`);
    const anchor = slug(headingOf(action, name));
    const link = `[\`${name}\`](${page}#${anchor})`;
    rows.push([link, defaultOf(input), cell(firstSentence(input.description))]);
  }
  return markdownTable(rows);
}

function outputTable(
  { outputs }: Action,
  shorten = (text: string): string => text,
): string {
  const rows = Object.entries(outputs).map(([name, output]) => [
    `\`${name}\``,
    cell(shorten(output.description)),
  ]);
  return markdownTable([['output', 'what it contains'], ...rows]);
}

/** Renders the part of the reference about one action. */
function sections(action: Action): string {
  const inputs = Object.entries(action.inputs).map(([name, input]) => {
    const heading = `### ${headingOf(action, name)}`;
    const parts = [heading, oneLine(input.description), defaultSentence(input)];
    return parts.filter((part) => part !== '').join('\n\n');
  });
  const title = action.folder === '.' ? 'Outputs' : `Outputs (${action.name})`;
  return [...inputs, `### ${title}`, outputTable(action)].join('\n\n');
}

/** Returns the heading of an input or output. Several actions have inputs of the same name. */
function headingOf({ folder, name: action }: Action, name: string): string {
  const code = `\`${name}\``;
  return folder === '.' ? code : `${code} (${action})`;
}

/** The anchor that GitHub gives to a heading. */
const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

function defaultSentence(input: Input): string {
  if (input.required) return 'Required.';
  const preset = defaultOf(input);
  return preset === '' ? '' : `Default: ${preset}.`;
}

function defaultOf(input: Input): string {
  if (input.required) return 'required';
  return input.default ? `\`${input.default}\`` : '';
}

const firstSentence = (text: string): string => splitSentences(oneLine(text))[0] ?? '';
const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
const cell = (text: string): string => oneLine(text).replaceAll('|', '\\|');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, text] of await generatedPages()) {
    writePage(path, await formatMarkdown(text));
  }
}
