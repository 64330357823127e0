import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const EDGES = '../service/wire.ts ../github/event.ts ../runner/log-line.ts';
const ROOMS = '../request/values.ts ../poll/wait.ts ../report/markdown.ts';
const STORIES = '../agent/thread.ts ../views/table.ts ../sweep/judge.ts';
const GROUND = '../domain.ts ../ports.ts ./sibling.ts';

/**
 * What each floor may import and what not, as lint holds it. A pattern that the linter cannot read counts for nothing and
 * is told by nobody: so all of them are tried.
 */
const FLOORS: readonly Readonly<{ files: string; may: string; mayNot: string }>[] = [
  {
    files: 'src/domain.ts src/property.ts src/retry-after.ts src/version.ts',
    may: '',
    mayNot: './ports.ts ./domain.ts ./report/markdown.ts zod/mini node:fs',
  },
  {
    files: 'src/ports.ts',
    may: './domain.ts',
    mayNot: './decide.ts ./domains.ts ./property.ts ./report/markdown.ts zod/mini node:fs',
  },
  {
    files: 'src/request/pure.ts src/poll/pure.ts src/report/pure.ts',
    may: `${GROUND} ${ROOMS} zod/mini csv-stringify/sync`,
    mayNot: `${EDGES} ${STORIES} ../agent/last-words.ts node:fs node:fs/promises zod yaml @actions/core @octokit/rest`,
  },
  {
    files:
      'src/agent/inputs.ts src/agent/outputs.ts src/views/inputs.ts src/views/outputs.ts src/sweep/inputs.ts',
    may: `${GROUND} ${ROOMS}`,
    mayNot: `${EDGES} ${STORIES} ./run.ts ./main.ts ./index.ts node:fs @actions/core`,
  },
  {
    files: 'src/agent/run.ts src/views/run.ts',
    may: `${GROUND} ${ROOMS}`,
    mayNot: `${EDGES} ${STORIES} ./index.ts ./main.ts node:fs zod/mini @actions/core`,
  },
  {
    // It finishes what a run of the agent's story began.
    files: 'src/sweep/run.ts',
    may: `${GROUND} ${ROOMS} ../agent/thread.ts`,
    mayNot: `${EDGES} ../views/table.ts ./index.ts ../agent/main.ts node:fs zod/mini @octokit/rest`,
  },
  {
    files: 'src/agent/index.ts src/agent/main.ts src/views/index.ts src/sweep/index.ts',
    may: `${GROUND} ${ROOMS} ${EDGES} ./run.ts node:path`,
    mayNot: '',
  },
  {
    files: 'src/service/agent.ts',
    may: `${GROUND} ../retry-after.ts node:http node:fs/promises zod/mini`,
    mayNot: `../github/event.ts ../runner/clock.ts ${ROOMS} ${STORIES} @actions/core @octokit/rest undici zod`,
  },
  {
    files: 'src/github/event.ts',
    may: `${GROUND} ../retry-after.ts node:crypto zod/mini @octokit/rest @actions/github`,
    mayNot: `../service/http.ts ../runner/clock.ts ${ROOMS} ${STORIES} @actions/core undici zod`,
  },
  {
    files: 'src/runner/runner.ts',
    may: `${GROUND} node:fs node:fs/promises @actions/core`,
    mayNot: `../service/http.ts ../github/event.ts ${ROOMS} ${STORIES} @actions/github @octokit/rest zod/mini`,
  },
];

const split = (words: string): readonly string[] => words.split(' ').filter((word) => word !== '');
const CASES = FLOORS.flatMap(({ files, may, mayNot }) =>
  split(files).map((file) => ({ file, all: [...split(may), ...split(mayNot)], mayNot: split(mayNot) })),
);

/** Each way to name a module; all of them count. */
const WAYS: readonly ((from: string, at: number) => string)[] = [
  (from, at) => `import { x${at} } from '${from}';`,
  (from, at) => `import type { X${at} } from '${from}';`,
  (from, at) => `export { y${at} } from '${from}';`,
  (from, at) => `export const z${at} = () => import('${from}');`,
];

type Complaint = Readonly<{
  filename: string;
  labels: readonly Readonly<{ span: Readonly<{ line: number }> }>[];
}>;

let folder: string;
const refused = new Map<string, Set<number>>();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'floors-'));
  copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  for (const { file, all } of CASES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const lines = all.flatMap((from, at) => WAYS.map((write) => write(from, at)));
    writeFileSync(join(folder, file), lines.join('\n'));
  }
  const { diagnostics } = JSON.parse(lint()) as Readonly<{ diagnostics: readonly Complaint[] }>;
  for (const { filename, labels } of diagnostics)
    refused.set(filename, (refused.get(filename) ?? new Set()).add(labels[0]?.span.line ?? 0));
});
afterAll(() => rmSync(folder, { recursive: true }));

function lint(): string {
  const only = ['-A', 'all', '-D', 'no-restricted-imports'];
  const words = [
    resolve('node_modules/oxlint/bin/oxlint'),
    '-c',
    '.oxlintrc.json',
    '--format',
    'json',
    'src',
  ];
  try {
    return execFileSync(process.execPath, [...words, ...only], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    // It ends with 1 where it finds something.
    return String((error as Readonly<{ stdout: unknown }>).stdout);
  }
}

describe('imports go down only', () => {
  it.each(CASES.map(({ file, ...floor }) => [file, floor] as const))('from %s', (file, { all, mayNot }) => {
    const lines = [...(refused.get(file) ?? [])].toSorted((a, b) => a - b);
    const found = lines.map((line) => all[Math.floor((line - 1) / WAYS.length)]);
    expect(found).toEqual(mayNot.flatMap((name) => WAYS.map(() => name)));
  });

  it('from every folder there is', () => {
    const held = new Set(CASES.map(({ file }) => dirname(file)));
    const folders = readdirSync('src', { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    const paths = folders.map(({ parentPath, name }) => join(parentPath, name));
    expect(paths.filter((path) => !held.has(path))).toEqual([]);
  });
});
