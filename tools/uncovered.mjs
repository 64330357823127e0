// What a change adds (inputs, outputs, reasons, events, causes, command words), and which tests, pages and examples do not name it yet. It
// only searches in texts, so it takes no time, and can be wrong: the contract tests decide.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'yaml';

const ACTIONS = ['', 'sweep/', 'care/', 'report/', 'analytics/'];
const OUTCOMES = 'src/domain/outcome.ts';
const EVENTS = 'src/trigger/event-payload.ts';
const SUBJECTS = 'src/domain/subject.ts';
const CAUSES = 'src/domain/cause.ts';
const COMMANDS = 'src/trigger/command.ts';
const ACTIVITIES = '__tests__/contract/published-activities.test.ts';

const CHANGELOG = place('no line in CHANGELOG.md', () => readNow('CHANGELOG.md'));
const ACCEPTANCE = place('no acceptance test names it', () =>
  readBelow('__tests__/acceptance'),
);
// Tests of tools name inputs as examples.
const UNIT = place('no unit test names it', () => readBelow('__tests__/unit', 'tools'));

/** What a change can add. `names` lists what there is, `places` are where each must be named. */
const KINDS = [
  { kind: 'input', names: inputsIn, places: [UNIT, ACCEPTANCE, CHANGELOG] },
  { kind: 'output', names: outputsIn, places: [ACCEPTANCE, CHANGELOG] },
  { kind: 'reason', names: reasonsIn, places: [ACCEPTANCE, CHANGELOG] },
  {
    kind: 'event',
    names: eventsIn,
    places: [
      rowIn('__tests__/contract/subjects.test.ts'),
      rowIn('__tests__/acceptance/threads.test.ts'),
      place(`no table of its activities, if it has any, in ${ACTIVITIES}`, () =>
        readNow(ACTIVITIES),
      ),
      testIn('__tests__/acceptance/events.test.ts'),
      sectionOf('docs/reference.md', 'Events that start a job'),
      sectionOf('docs/context.md', 'The prompt'),
      { missing: 'no workflow for it in examples/', has: hasExample },
      CHANGELOG,
    ],
  },
  {
    kind: 'subject',
    names: subjectsIn,
    places: [
      rowIn('__tests__/contract/subjects.test.ts'),
      rowIn('src/prompt/instruction.ts'),
    ],
  },
  {
    kind: 'cause',
    names: causesIn,
    places: [
      rowIn('__tests__/unit/domain/cause.test.ts'),
      rowIn('__tests__/contract/format/cases.ts'),
      // The page describes causes in words.
      changedSection('docs/reference.md', 'What counts as the same request'),
    ],
  },
  {
    kind: 'command word',
    names: commandWordsIn,
    places: [
      rowIn('__tests__/unit/trigger/command.test.ts'),
      testIn('__tests__/acceptance/commands.test.ts'),
      sectionOf('docs/reference.md', 'Commands'),
      CHANGELOG,
    ],
  },
];

/**
 * Lists what is new and not covered, below the current folder: one line for each name.
 *
 * @param readBefore reads a file as it was before the change; empty if there was none
 */
export function findUncovered(readBefore) {
  const found = [];
  for (const { kind, names, places } of KINDS) {
    const known = new Set(names(readBefore).map(({ label }) => label));
    const added = names(readNow).filter(({ label }) => !known.has(label));
    for (const { name, label } of added) {
      const lacking = places.filter(({ has }) => !has(name, readBefore));
      const missing = lacking.map((each) => each.missing);
      if (missing.length > 0) found.push(`${kind} ${label}: ${missing.join(', ')}`);
    }
  }
  return found;
}

/** Lists the names of each kind that are there now. A test compares them with the code. */
export function listNames() {
  return Object.fromEntries(
    KINDS.map(({ kind, names }) => [kind, names(readNow).map(({ name }) => name)]),
  );
}

function inputsIn(read) {
  return partsOfActions(read, 'inputs');
}

function outputsIn(read) {
  return partsOfActions(read, 'outputs');
}

/** Lists the inputs or the outputs of all actions. */
function partsOfActions(read, part) {
  return ACTIONS.flatMap((folder) => {
    const file = `${folder}action.yml`;
    const described = parse(read(file))?.[part] ?? {};
    return Object.keys(described).map((name) => {
      return { name, label: `\`${name}\` of ${file}` };
    });
  });
}

function reasonsIn(read) {
  // The literal is YAML, too.
  const literal = matchOne(read(OUTCOMES), /OUTCOMES = (\{[^]*?\n\}) as/);
  const outcomes = Object.entries(parse(literal) ?? {});
  return outcomes.flatMap(([outcome, reasons]) =>
    reasons.map((reason) => {
      const isAlone = reason === '';
      const pair = isAlone ? outcome : `${outcome}/${reason}`;
      return { name: isAlone ? outcome : reason, label: `\`${pair}\`` };
    }),
  );
}

/** Lists the events that have a schema. */
function eventsIn(read) {
  const table = matchOne(read(EVENTS), /const PAYLOADS = \{([^]*?)\n\}/);
  return namesMatching(table, /^ +(\w+):/gm);
}

function subjectsIn(read) {
  const union = matchOne(read(SUBJECTS), /export type Subject =([^]*?);\n\n/);
  return namesMatching(union, /kind: '([\w-]+)'/g);
}

function causesIn(read) {
  const ofEvents = namesMatching(read(EVENTS), /causeOfEvent\(\s*'([\w-]+)'/g);
  const others = namesMatching(read(CAUSES), /keyOf\(\s*'([\w-]+)'/g);
  return [...ofEvents, ...others];
}

function commandWordsIn(read) {
  const code = read(COMMANDS);
  const lists = ['PROMPT_VERBS', 'RESERVED_WORDS'].map((list) =>
    matchOne(code, new RegExp(`const ${list} = \\[([^\\]]*)\\]`)),
  );
  return namesMatching(lists.join('\n'), /'([\w-]+)'/g);
}

/** Returns what the group of a pattern matches; empty if it does not match. */
function matchOne(text, pattern) {
  const [, found = ''] = pattern.exec(text) ?? [];
  return found;
}

/** Lists what the group of a pattern matches, each once. */
function namesMatching(text, pattern) {
  const names = new Set(Array.from(text.matchAll(pattern), ([, name]) => name));
  return Array.from(names, (name) => ({ name, label: `\`${name}\`` }));
}

/** Describes a text that must name what is new, and what to report if it does not. */
function place(missing, read) {
  return { missing, has: (name) => hasName(read(), name) };
}

function rowIn(file) {
  return place(`no row in ${file}`, () => readNow(file));
}

function testIn(file) {
  return place(`no test in ${file}`, () => readNow(file));
}

/** Describes a section of a page that must name what is new. */
function sectionOf(file, title) {
  return place(`no row in ${file} below "${title}"`, () =>
    sectionIn(readNow(file), title),
  );
}

/** Describes a section of a page that a change must have changed. */
function changedSection(file, title) {
  return {
    missing: `no row in ${file} below "${title}"`,
    has: (_, readBefore) =>
      sectionIn(readNow(file), title) !== sectionIn(readBefore(file), title),
  };
}

/** Returns the text below a heading, up to the next heading. */
function sectionIn(page, title) {
  const [, after = ''] = page.split(new RegExp(`^#+ ${title}\n`, 'm'));
  const [section] = after.split(/^#/m);
  return section;
}

/** Returns whether an event starts a workflow in `examples/`. */
function hasExample(event) {
  const workflows = filesBelow('examples').filter((file) => file.endsWith('.yml'));
  return workflows.some((file) => eventsOf(parse(readNow(file))).includes(event));
}

/** Returns the events of a workflow: `on` is a name, a list, or a mapping. */
function eventsOf({ on }) {
  if (typeof on === 'string') return [on];
  return Array.isArray(on) ? on : Object.keys(on);
}

function readNow(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Reads all files below a folder, but not those below the subfolder `except`. */
function readBelow(folder, except) {
  const files = filesBelow(folder).filter((file) => !file.split(sep).includes(except));
  return files.map(readNow).join('\n');
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name));
}

/** Returns whether a text has a name in quotes, or before a colon: many names are ordinary words, too. */
function hasName(text, name) {
  return new RegExp(`['"\`](?:/docs )?${name}(?![\\w-])|(?<![\\w-])${name}:`).test(text);
}
