// Writes the inputs and outputs of the three actions into their READMEs (short) and into docs/reference.md (in full). The source of all
// is action.yml: its comments between the inputs are the groups, and the first sentence of a description is the short text.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const ACTIONS = [
  { name: 'main', folder: '.' },
  { name: 'views', folder: 'views' },
  { name: 'sweep', folder: 'sweep' },
];
const REFERENCE = 'docs/reference.md';

/** The pages with generated parts, by path: their text as it should be. `action.yml` is read from `folder/action.yml` below the root. */
export function generatedPages() {
  const actions = ACTIONS.map((action) => ({ ...action, ...readAction(join(root, action.folder)) }));
  const readmes = actions.map((action) => {
    const path = join(action.folder, 'README.md');
    const withInputs = between(readFileSync(join(root, path), 'utf8'), 'inputs', inputTables(action));
    return [path, between(withInputs, 'outputs', outputTable(action, firstSentence))];
  });
  const reference = actions.reduce(
    (text, action) => between(text, action.name, sections(action)),
    readFileSync(join(root, REFERENCE), 'utf8'),
  );
  return new Map([...readmes, [REFERENCE, reference]]);
}

function readAction(folder) {
  const text = readFileSync(join(folder, 'action.yml'), 'utf8');
  const { inputs, outputs } = parse(text);
  return { inputs, outputs, groups: groupsOf(text) };
}

/** The names of the inputs by group. A comment such as `# Prompt` above an input begins a group. */
export function groupsOf(text) {
  const [, block = ''] = /^inputs:\n((?: .*\n|\n)+)/m.exec(text) ?? [];
  const groups = new Map();
  let group;
  for (const [, comment, name] of block.matchAll(/^ {2}(?:# (.+)|([\w-]+):)$/gm)) {
    if (comment !== undefined) groups.set((group = comment), []);
    else if (group === undefined) throw new Error(`The input ${name} is in no group.`);
    else groups.get(group).push(name);
  }
  return groups;
}

function inputTables(action) {
  const page = action.folder === '.' ? REFERENCE : `../${REFERENCE}`;
  return [...action.groups]
    .map(([group, names]) => {
      const rows = names.map((name) => [
        `[\`${name}\`](${page}#${slug(headingOf(action, name))})`,
        defaultOf(action.inputs[name]),
        cell(firstSentence(action.inputs[name].description)),
      ]);
      return `### ${group}\n\n${table(['input', 'default', 'meaning'], rows)}`;
    })
    .join('\n\n');
}

function outputTable({ outputs }, shorten = (text) => text) {
  const rows = Object.entries(outputs).map(([name, { description }]) => [
    `\`${name}\``,
    cell(shorten(description)),
  ]);
  return table(['output', 'what it contains'], rows);
}

/** The part of the reference about one action. */
function sections(action) {
  const inputs = Object.entries(action.inputs).map(([name, input]) => {
    const preset = defaultOf(input);
    const facts = input.required ? 'Required.' : preset === '' ? '' : `Default: ${preset}.`;
    return [`### ${headingOf(action, name)}`, oneLine(input.description), facts]
      .filter((part) => part !== '')
      .join('\n\n');
  });
  const title = action.folder === '.' ? 'Outputs' : `Outputs (${action.name})`;
  return [...inputs, `### ${title}`, outputTable(action)].join('\n\n');
}

/** Several actions have inputs of the same name. */
const headingOf = ({ folder, name: action }, name) => `\`${name}\`${folder === '.' ? '' : ` (${action})`}`;

/** The anchor that GitHub gives to a heading. */
function slug(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}

function defaultOf(input) {
  if (input.required) return 'required';
  return input.default ? `\`${input.default}\`` : '';
}

/** A sentence ends before a capital letter or a code span. */
const firstSentence = (text) => oneLine(text).split(/(?<=\.) (?=[A-Z`])/)[0];

const oneLine = (text) => text.trim().replaceAll(/\s+/g, ' ');
const cell = (text) => oneLine(text).replaceAll('|', '\\|');

function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function between(text, name, content) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The page has no ${begin} … ${end}`);
  return `${text.slice(0, from + begin.length)}\n\n${content}\n\n${text.slice(to)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, text] of generatedPages()) writeFileSync(join(root, path), text);
