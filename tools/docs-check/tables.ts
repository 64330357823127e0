/**
 * `npm run tables`: writes the inputs and outputs of the actions into docs/reference.md, and the common inputs of the main action into the
 * README. Their source is `action.yml`. An input that several actions describe in the same words is in one table.
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
import { joinTexts } from '../../src/text/strings.ts';
import { splitSentences } from './sentences.ts';

type Input = Readonly<{
  description: string;
  default?: string;
  required?: boolean;
}>;
type Action = Readonly<{
  name: string;
  title: string;
  inputs: Readonly<Record<string, Input>>;
  outputs: Readonly<Record<string, Readonly<{ description: string }>>>;
}>;

const OTHER_ACTIONS = [
  { name: 'sweep', title: 'Sweep' },
  { name: 'care', title: 'Care' },
  { name: 'report', title: 'Report' },
  { name: 'analytics', title: 'Analytics' },
];
/** The inputs of the main action that most workflows set. The README lists only these, the reference lists all. */
const COMMON_INPUTS = [
  'api-key',
  'project-id',
  'base-url',
  'prompt',
  'max-requests-per-day',
];
const REFERENCE = 'docs/reference.md';
const README = 'README.md';

/** Renders the pages with generated parts, by path, before they are formatted. */
export function generatedPages(): ReadonlyMap<string, string> {
  const main = readAction({ name: 'main', title: 'Main action' }, '.');
  const others = OTHER_ACTIONS.map((action) => readAction(action, action.name));
  const reference = replaceBetween(readPage(REFERENCE), 'main', mainSections(main));
  return new Map([
    [README, replaceBetween(readPage(README), 'inputs', commonInputs(main))],
    [REFERENCE, replaceBetween(reference, 'others', otherSections(main, others))],
  ]);
}

function readAction(
  names: Readonly<{ name: string; title: string }>,
  folder: string,
): Action {
  const text = readPage(join(folder, 'action.yml'));
  const { inputs, outputs }: Pick<Action, 'inputs' | 'outputs'> = parse(text);
  return { ...names, inputs, outputs };
}

function commonInputs(main: Action): string {
  const rows = COMMON_INPUTS.map((name) => {
    const input = main.inputs[name];
    if (input === undefined) throw new Error(`The main action has no input ${name}.`);
    const link = `[\`${name}\`](${REFERENCE}#${name})`;
    return [link, defaultOf(input), cell(firstSentence(input.description))];
  });
  return markdownTable([['input', 'default', 'meaning'], ...rows]);
}

/** Renders a heading for each input of the main action, so that pages can link to it. */
function mainSections({ inputs, outputs }: Action): string {
  const sections = Object.entries(inputs).map(([name, input]) => {
    const text = `${oneLine(input.description)} ${defaultSentence(input)}`;
    return `### \`${name}\`\n\n${text.trim()}`;
  });
  return [...sections, '### Outputs', outputList(outputs)].join('\n\n');
}

/** Renders a table of the inputs that several actions share, and the others and the outputs by action. */
function otherSections(main: Action, others: readonly Action[]): string {
  const shared = sharedInputs([main, ...others]);
  const rows = shared.map(({ name, description, users }) => {
    const isOfMain = users.includes(main);
    const named = users.filter((action) => action !== main);
    return [
      `\`${name}\``,
      named.map((action) => action.name).join(', '),
      defaultsOf(name, named),
      isOfMain ? `as in [the main action](#${name})` : cell(description),
    ];
  });
  const head = ['input', 'actions', 'default', 'meaning'];
  const parts = ['### Inputs of several actions', markdownTable([head, ...rows])];
  for (const action of others) {
    const listed = shared.filter(({ users }) => users.includes(action));
    const own = inputList(
      action,
      listed.map(({ name }) => name),
    );
    parts.push(`### ${action.title}`, own, 'Outputs:', outputList(action.outputs));
  }
  return joinTexts(parts);
}

type SharedInput = Readonly<{
  name: string;
  description: string;
  users: readonly Action[];
}>;

/** Finds the inputs that several actions describe in the same words. Their defaults may be different. */
export function sharedInputs(actions: readonly Action[]): readonly SharedInput[] {
  const found = new Map<string, SharedInput>();
  for (const action of actions) {
    for (const [name, { description }] of Object.entries(action.inputs)) {
      const key = `${name}: ${description}`;
      const users = [...(found.get(key)?.users ?? []), action];
      found.set(key, { name, description, users });
    }
  }
  return [...found.values()].filter(({ users }) => users.length > 1);
}

/** Lists the different defaults of an input, in the order of the actions. */
function defaultsOf(name: string, actions: readonly Action[]): string {
  const defaults = actions.map(({ inputs }) => inputs[name]).map(defaultOf);
  return [...new Set(defaults)].join(', ');
}

/** Lists the inputs of an action that the table of several actions does not have. */
function inputList({ inputs }: Action, listed: readonly string[]): string {
  const own = Object.entries(inputs).filter(([name]) => !listed.includes(name));
  const items = own.map(([name, input]) => {
    const preset = defaultOf(input);
    const inBrackets = preset === '' ? '' : ` (${preset})`;
    return `- \`${name}\`${inBrackets}: ${oneLine(input.description)}`;
  });
  return items.length === 0 ? '' : `Inputs:\n\n${items.join('\n')}`;
}

function outputList(outputs: Action['outputs']): string {
  const items = Object.entries(outputs).map(
    ([name, { description }]) => `- \`${name}\`: ${oneLine(description)}`,
  );
  return items.join('\n');
}

function defaultSentence(input: Input): string {
  if (input.required) return 'Required.';
  const preset = defaultOf(input);
  return preset === '' ? '' : `Default: ${preset}.`;
}

function defaultOf(input: Input | undefined): string {
  if (input?.required) return 'required';
  return input?.default ? `\`${input.default}\`` : '';
}

const firstSentence = (text: string): string => splitSentences(oneLine(text))[0] ?? '';
const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
const cell = (text: string): string => oneLine(text).replaceAll('|', '\\|');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, text] of generatedPages()) {
    writePage(path, await formatMarkdown(text));
  }
}
