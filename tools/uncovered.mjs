// What a change adds to the inputs, outputs and reasons of the actions, and does not cover with tests and CHANGELOG.md.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'yaml';

const ACTIONS = ['', 'sweep/', 'care/', 'report/', 'analytics/'];
const OUTCOMES = 'src/domain/outcome.ts';

/**
 * Lists what is new and not covered, below the current folder.
 *
 * @param readBefore reads a file as it was before the change; empty if there was none
 */
export function findUncovered(readBefore) {
  const known = new Set(namesIn(readBefore).map(({ label }) => label));
  const added = namesIn(readNow).filter(({ label }) => !known.has(label));
  if (added.length === 0) return [];
  // Tests of tools name inputs as examples.
  const unit = readBelow('__tests__/unit', 'tools');
  const acceptance = readBelow('__tests__/acceptance');
  const changelog = readNow('CHANGELOG.md');
  const found = [];
  for (const { kind, label, name } of added) {
    const missing = [];
    if (kind === 'input' && !hasName(unit, name)) missing.push('no unit test names it');
    if (!hasName(acceptance, name)) missing.push('no acceptance test names it');
    if (!hasName(changelog, name)) missing.push('no line in CHANGELOG.md');
    if (missing.length > 0) found.push(`${label}: ${missing.join(', ')}`);
  }
  return found;
}

/** Lists all inputs, outputs and reasons. */
function namesIn(read) {
  const names = [];
  const add = (kind, name, shown) => {
    names.push({ kind, name, label: `${kind} ${shown}` });
  };
  for (const folder of ACTIONS) {
    const file = `${folder}action.yml`;
    const { inputs, outputs } = parse(read(file)) ?? {};
    for (const name of Object.keys(inputs ?? {})) {
      add('input', name, `\`${name}\` of ${file}`);
    }
    for (const name of Object.keys(outputs ?? {})) {
      add('output', name, `\`${name}\` of ${file}`);
    }
  }
  // The literal is YAML, too.
  const [, literal = ''] = /OUTCOMES = (\{[^]*?\n\}) as/.exec(read(OUTCOMES)) ?? [];
  for (const [outcome, reasons] of Object.entries(parse(literal) ?? {})) {
    for (const reason of reasons) {
      const pair = reason === '' ? outcome : `${outcome}/${reason}`;
      add('reason', reason || outcome, `\`${pair}\``);
    }
  }
  return names;
}

function readNow(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Reads all files below a folder, but not those below the subfolder `except`. */
function readBelow(folder, except) {
  if (!existsSync(folder)) return '';
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && !entry.parentPath.split(sep).includes(except),
  );
  return files.map(({ parentPath, name }) => readNow(join(parentPath, name))).join('\n');
}

/** Returns whether a text has a name in quotes, or before a colon: many names are ordinary words, too. */
function hasName(text, name) {
  return new RegExp(`['"\`]${name}(?![\\w-])|(?<![\\w-])${name}:`).test(text);
}
