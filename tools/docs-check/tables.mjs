// Writes the tables of inputs and outputs of each action into its README, from its action.yml: the one source of both.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The folders that hold an action. */
export const ACTIONS = ['.', 'views', 'sweep'].filter((folder) =>
  existsSync(join(root, folder, 'action.yml')),
);

/** The README of an action as it should be: its text with the tables between the marks made anew. */
export function withTables(readme, action) {
  const inputs = Object.entries(action.inputs).map(([name, input]) => [
    `\`${name}\``,
    input.required ? 'required' : input.default ? `\`${input.default}\`` : '',
    cell(input.description),
  ]);
  const outputs = Object.entries(action.outputs).map(([name, output]) => [
    `\`${name}\``,
    cell(output.description),
  ]);
  return between(
    between(readme, 'inputs', table(['input', 'default', 'meaning'], inputs)),
    'outputs',
    table(['output', 'meaning'], outputs),
  );
}

function between(text, name, content) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The README has no ${begin} … ${end}`);
  return `${text.slice(0, from + begin.length)}\n\n${content}\n\n${text.slice(to)}`;
}

function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function cell(text) {
  return text.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|');
}

/** Reads an action's folder: its action.yml and its README. */
export function read(folder) {
  return {
    file: join(root, folder, 'README.md'),
    readme: readFileSync(join(root, folder, 'README.md'), 'utf8'),
    action: parse(readFileSync(join(root, folder, 'action.yml'), 'utf8')),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const folder of ACTIONS) {
    const { file, readme, action } = read(folder);
    writeFileSync(file, withTables(readme, action));
  }
