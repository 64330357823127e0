/**
 * What the actions can say about a wrong input: each sentence is drawn from the reader that makes it, by giving it an input that
 * it refuses. `…` stands for what somebody wrote.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { AutomaticEvent } from '../src/domain.ts';
import { emptyDetails } from '../src/context/mappers.ts';
import { INPUT_NAMES as AGENT, parseInputs, type PromptFileResult } from '../src/agent/inputs.ts';
import { CONNECTION_INPUTS, parseConnection } from '../src/inputs/connection.ts';
import { combine } from '../src/inputs/parse.ts';
import { SWEEP_INPUT_NAMES as SWEEP, parseSweepInputs as readSweepInputs } from '../src/sweep/inputs.ts';
import { parseViewsInputs, VIEWS_INPUT_NAMES } from '../src/views/inputs.ts';
import type { Finding } from './finding.ts';

type Given = Readonly<Record<string, string>>;
type Reader = (raw: (name: string) => string, promptFile: PromptFileResult) => readonly string[];

/** Whoever adds a sentence counts it here, and shows it below. */
const SENTENCES_IN: Readonly<Record<string, number>> = {
  'src/agent/inputs.ts': 11,
  'src/trigger/path-filter.ts': 1,
  'src/inputs/connection.ts': 12,
  'src/inputs/context.ts': 2,
  'src/inputs/fail-on.ts': 1,
  'src/inputs/authorization.ts': 3,
  'src/trigger/subject.ts': 1,
  'src/inputs/parse.ts': 3,
  'src/views/inputs.ts': 8,
  'src/views/page-filter.ts': 2,
  'src/views/date-range.ts': 10,
};

const STARS = '*/'.repeat(6);
const NOW = new Date('2026-08-15T12:00:00Z');

/** By action: the inputs to complain of, each set in its own reading. */
const WRONG: Readonly<Record<'agent' | 'views' | 'sweep', readonly Given[]>> = {
  agent: [
    ...['', 'mint_dsc_…', 'mint_us_…', 'two words'].map((key) => ({ 'api-key': key })),
    ...['', '..'].map((id) => ({ 'project-id': id })),
    ...[
      '',
      '…',
      'ftp://example.com',
      'https://user@example.com',
      'https://example.com?',
      'http://example.com',
    ].map((url) => ({ 'base-url': url })),
    {},
    { prompt: '…', file: 'both' },
    { file: 'missing' },
    { file: 'empty' },
    { subject: '…' },
    { subject: 'since-last' },
    { subject: 'since-last', comment: 'never', 'issue-number': '1' },
    { 'instructions-file': '../…' },
    { 'job-id': '…/…' },
    ...['context', 'context-limit', 'reuse-job', 'command', 'min-permission'].map((name) => ({
      [name]: '…',
    })),
    { 'reuse-job': 'while-pr-open' },
    { 'reuse-job': 'while-pr-open', comment: 'never', 'issue-number': '1' },
    { 'min-permission': 'read' },
    { 'allow-bots': '*' },
    ...[
      'on-denied',
      'wait',
      'timeout-minutes',
      'poll-interval-seconds',
      'comment',
      'issue-number',
      'comment-tag',
    ].map((name) => ({
      [name]: '…',
    })),
    { comment: 'always' },
    ...['notify', 'fail-on', 'dry-run'].map((name) => ({ [name]: '…' })),
    { 'fail-on': '' },
    { paths: STARS },
    { 'paths-ignore': 'a'.repeat(201) },
  ],
  views: [
    ...['date-from', 'date-to', 'days', 'compare', 'sort-by', 'top', 'format', 'limit', 'offset'].map(
      (name) => ({ [name]: '…' }),
    ),
    { 'max-requests': '…' },
    { summary: '…' },
    { 'date-from': '2026-08-01T00:00' },
    { 'date-from': '2026-02-30' },
    { 'date-from': '2999-01-01' },
    { 'date-from': '2026-08-01', 'date-to': '2999-01-01' },
    { 'date-from': '2001-01-01' },
    { 'date-from': '2026-08-15' },
    { 'date-from': '2026-08-01', 'date-to': '2026-08-01' },
    { 'date-from': '2026-08-02', 'date-to': '2026-08-01' },
    { 'sort-by': 'change' },
    ...['a\tb', '/…', '../…', '…/', 'rows.json'].map((file) => ({ file })),
    { paths: '!…' },
    { 'paths-ignore': '{…}' },
  ],
  sweep: [{ 'give-up-hours': '…' }],
};

/** Nobody's event: it says nothing about what to do. */
const DISPATCH: AutomaticEvent = {
  kind: 'automatic',
  name: 'workflow_dispatch',
  action: undefined,
  withoutSecrets: false,
  sender: undefined,
  defaultBranch: undefined,
  details: emptyDetails({ kind: 'none' }),
};

const FILES: Readonly<Record<string, PromptFileResult>> = {
  both: { ok: true, text: '…' },
  empty: { ok: true, text: ' ' },
  missing: { ok: false, reason: '….' },
};

const READERS: Readonly<Record<keyof typeof WRONG, Reader>> = {
  agent: (raw, promptFile) => faultsOf(parseInputs(raw, { promptFile, event: DISPATCH })),
  views: (raw) => faultsOf(combine({ connection: parseConnection(raw), inputs: parseViewsInputs(raw, NOW) })),
  sweep: (raw) => faultsOf(readSweepInputs(raw)),
};
const NAMES: Readonly<Record<keyof typeof WRONG, readonly string[]>> = {
  agent: AGENT,
  views: [...CONNECTION_INPUTS, ...VIEWS_INPUT_NAMES],
  sweep: SWEEP,
};
const FOLDERS = { agent: '.', views: 'views', sweep: 'sweep' } as const;

/** Every sentence about inputs, by the input that each names first. Those that several actions share come once. */
export function inputSentences(root: string): readonly string[] {
  const all = Object.entries(FOLDERS).flatMap(([action, folder]) => {
    const defaults = defaultsOf(join(root, folder, 'action.yml'));
    return isAction(action) ? WRONG[action].flatMap((given) => complaintsAbout(action, given, defaults)) : [];
  });
  return [...new Set(all)].sort((one, other) => (subjectOf(one) < subjectOf(other) ? -1 : 1));
}

function subjectOf(sentence: string): string {
  return /`([\w-]+)/.exec(sentence)?.[1] ?? '';
}

/** Whether all sentences that the readers have are among them: a new one in the source must be shown here too. */
export function checkInputs(root: string): Finding {
  const counts = Object.entries(SENTENCES_IN).map(([path, known]) => {
    const source = readFileSync(join(root, path), 'utf8');
    return { path, known, found: [...source.matchAll(/(?<!function )\binvalid\(/g)].length };
  });
  const errors = counts
    .filter(({ known, found }) => known !== found)
    .map(
      ({ path, known, found }) =>
        `${path}: it complains of inputs in ${found} places, and docs-check/wrong-inputs.ts knows ${known}. Show the new one there.`,
    );
  const looked = `${inputSentences(root).length} sentences from ${counts.length} files`;
  return { name: 'wrong inputs', looked, faults: errors };
}

function complaintsAbout(action: keyof typeof WRONG, given: Given, defaults: Given): readonly string[] {
  const { file = '', ...inputs } = given;
  // The main action needs an instruction on this event; what is looked for otherwise is another complaint.
  const isBare = Object.keys(given).length === 0;
  const usual =
    action === 'agent' && !isBare && file === '' && given['subject'] === undefined ? { prompt: 'Do.' } : {};
  const values: Given = { ...defaults, ...usual, ...(action === 'views' ? { file } : {}), ...inputs };
  const known = NAMES[action];
  const unknown = Object.keys(inputs).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`${action} has no input ${unknown.join(', ')}`);
  const errors = READERS[action]((name) => values[name] ?? '', action === 'agent' ? FILES[file] : undefined);
  if (errors.length === 0) throw new Error(`${action} has nothing against ${JSON.stringify(given)}`);
  return errors.map((fault) => fault.replace(/"(a{20,}|\*\/)[^"]*"/, '"…"'));
}

function faultsOf(
  parsed: Readonly<{ ok: true } | { ok: false; errors: readonly string[] }>,
): readonly string[] {
  return parsed.ok ? [] : parsed.errors;
}

function defaultsOf(manifest: string): Given {
  const { inputs }: Readonly<{ inputs: Readonly<Record<string, Readonly<{ default?: string }>>> }> = parse(
    readFileSync(manifest, 'utf8'),
  );
  const defaults = Object.entries(inputs).map(([name, input]) => [name, input.default ?? '']);
  return {
    ...Object.fromEntries(defaults),
    'api-key': 'key',
    'project-id': 'project',
    'base-url': 'https://api.example.com',
  };
}

function isAction(text: string): text is keyof typeof WRONG {
  return text in WRONG;
}
