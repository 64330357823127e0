import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain/errors.ts';
import type { Job } from '../../../src/domain/job.ts';
import type { StepEnd } from '../../../src/ports.ts';
import { exampleFinishing, type EntryChanges } from '../../support/examples.ts';
import { requestError, SweepHarness } from './sweep-harness.ts';

const ENDED = { status: 'completed' };
const OPENED = { ...ENDED, prLink: 'https://github.com/acme/app/pull/30' };
const ACTIVE = { status: 'active', prLink: null };
const MESSAGED = { payload: { baseline: { ...ACTIVE } } } as const;
const LONG_AGO = { payload: { submittedAt: '2026-02-20T12:00:00.000Z' } };
const UNCHANGED = '### Working\n\n';

let harness: SweepHarness;
beforeEach(() => {
  harness = new SweepHarness();
});

const outputs = (): Readonly<Record<string, string>> =>
  Object.fromEntries(harness.outputs);
/** Returns the row about a thread of the own repository, whose status comment has the same number. */
const rowOf = (thread: number, words: string): string => {
  const page = `https://github.com/acme/app/issues/${thread}#issuecomment-${thread}`;
  return `- [\\#\u200b${thread}](${page}): ${words}`;
};
/** Returns the rows of the job summary. */
const rows = (): readonly string[] => harness.summary.match(/^- .*$/gm) ?? [];

/** Adds a job that has ended, in thread 7 of a repository. */
function addEnded(id: string, repository: string, changes: EntryChanges = {}): void {
  harness.job(id, [ENDED], changes, 7, repository);
}

type ReadCase = Readonly<{
  title: string;
  eventName: string;
  job: Parameters<SweepHarness['job']>;
  reads: readonly string[];
  shown: string;
}>;
const TWICE = ['a 0', 'a 30000'];

it.each<ReadCase>([
  {
    title: 'once if it has ended',
    eventName: 'pull_request',
    job: ['a', [ENDED]],
    reads: ['a 0'],
    shown: '✅ Docs PR opened',
  },
  {
    title: 'again after a message',
    eventName: 'schedule',
    job: ['a', [ENDED], MESSAGED],
    reads: TWICE,
    shown: '✅ Docs PR opened',
  },
  {
    title: 'again if a pull request was opened',
    eventName: 'pull_request',
    job: ['a', [ACTIVE, ENDED]],
    reads: TWICE,
    shown: '✅ Docs PR opened',
  },
  {
    title: 'twice at most',
    eventName: 'pull_request_target',
    job: ['a', [ACTIVE]],
    reads: TWICE,
    shown: '⏳ The docs agent is working',
  },
])('a job is read: $title', async ({ eventName, job, reads, shown }) => {
  harness.job(...job);
  const end = await harness.sweep(eventName);
  expect(end).toBe('ok');
  expect(harness.reads).toEqual(reads);
  expect(rows()).toEqual([rowOf(10, `${shown} · \`a\``)]);
});

it('a job is read never after a cancellation', async () => {
  harness.job('a', [ACTIVE]);
  const inTenSeconds = harness.clock.now() + 10_000;
  harness.clock.plan(inTenSeconds, () => harness.controller.abort());
  await harness.sweep('pull_request');
  const end = await harness.sweep();
  expect(end).toBe('ok');
  expect(harness.reads).toEqual(['a 0']);
  expect(harness.annotations).toEqual([]);
});

describe('a job that has ended', () => {
  it.each([
    ['that has ended', [OPENED]],
    ['that was given up, and has ended since', [ACTIVE, OPENED]],
  ])('%s is reported once the comment could be saved', async (_, responses) => {
    const finishing = exampleFinishing({ labels: ['docs'] });
    harness.job('a', responses, { payload: { ...LONG_AGO.payload, finishing } });
    harness.updateError = requestError(500);
    await harness.sweep();
    harness.updateError = undefined;
    await harness.sweep();
    const written = harness.writes.filter((write) => write === 'reply');
    expect(written).toHaveLength(1);
    expect(harness.pullsRead).toHaveLength(1);
    expect(harness.shown(0)).not.toBe(UNCHANGED);
  });

  it('whose comments cannot be written causes one warning', async () => {
    harness.job('a', [ENDED]);
    harness.job('b', [ENDED]);
    harness.updateError = requestError(403, 'Resource not accessible by integration');
    const end = await harness.sweep();
    expect(end).toBe('ok');
    expect(harness.annotations).toEqual([
      expect.stringMatching(/^warning: .*`issues: write`/),
    ]);
    expect(rows()[1]).toMatch(
      /#issuecomment-11\): ✅ Docs PR opened, .*not updated · `b`$/,
    );
    expect(harness.outputs.get('finished')).toBe('0');
    expect(harness.log).toContain('Sweep: ⚠️ 2 status comments not updated');
  });
});

it('jobs that cannot be read are counted, and explained once for each kind of error', async () => {
  harness.job('a', [requestError(503, 'busy')]);
  harness.job('b', [requestError(503, 'very busy')]);
  harness.job('c', [requestError(401, 'expired')]);
  harness.job('d', [ACTIVE]);
  harness.job('e', [ENDED]);
  harness.job('f', [requestError(503)], LONG_AGO);
  const end = await harness.sweep();
  expect(end).toBe('ok');
  expect(harness.annotations).toEqual([
    expect.stringMatching(
      /^warning: Docs agent: sweep: Jobs of acme\/app are incomplete: .*503\. .*dashboard/,
    ),
    expect.stringMatching(
      /^warning: Docs agent: sweep: Jobs of acme\/app are incomplete: .*401\. .*`api-key`/,
    ),
  ]);
  expect(outputs()).toEqual({ finished: '2', unread: '4', followed: '0' });
  const heading = 'Sweep: 2 requests finished, 4 jobs not read, 1 job still active';
  expect(harness.log).toContain(heading);
  const parts = harness.summary.split('\n\n');
  const lines = parts.map((part) => part.split('\n'));
  expect(lines).toEqual([
    [`### 🧹 ${heading}`],
    ['> [!WARNING]', expect.stringContaining('503')],
    ['> [!WARNING]', expect.stringContaining('401')],
    [
      rowOf(10, '⚠️ The job could not be read · `a`'),
      rowOf(11, '⚠️ The job could not be read · `b`'),
      rowOf(12, '⚠️ The job could not be read · `c`'),
      rowOf(13, '⏳ The docs agent is working · `d`'),
      rowOf(14, '✅ Docs PR opened · `e`'),
      rowOf(15, '⚠️ Lost the connection to the docs service · `f`'),
    ],
  ]);
  expect(harness.shown(0)).toBe(UNCHANGED);
});

it.each<readonly [string, RequestError, Partial<Job> | RequestError, StepEnd]>([
  [
    'for some, and the others do not respond',
    requestError(401),
    requestError(503),
    'failed',
  ],
  [
    'for some, and the others are unknown',
    requestError(403),
    requestError(404),
    'failed',
  ],
  ['for some, and another can be read', requestError(403), ACTIVE, 'ok'],
  ['for none of those that cannot be read', requestError(503), requestError(502), 'ok'],
])('a key that the service rejects: %s', async (_, one, other, end) => {
  harness.job('a', [one]);
  harness.job('b', [other]);
  expect(await harness.sweep()).toBe(end);
  const errors = harness.annotations.filter((each) => each.startsWith('error: '));
  expect(errors).toHaveLength(end === 'failed' ? 1 : 0);
});

it('a request that its run has left without a job is finished in its own comment only, if an App has copied that', async () => {
  const entry = { request: { claimId: 'the same' } };
  harness.request({ entry, isBound: false }, 10);
  harness.request({ entry, isBound: true }, 10);
  await harness.sweep();
  expect(harness.shown(0)).toBe('### Sending\n\n');
  expect(harness.shown(1)).toContain('### ⚠️ Could not confirm that the job started');
});

it('a comment that has changed since it was listed is left to the run that writes it', async () => {
  harness.job('a', [ENDED]);
  harness.request({ isBound: false });
  for (const nth of [0, 1]) harness.writeMeanwhile(nth);
  const end = await harness.sweep();
  expect(end).toBe('ok');
  expect(harness.writes).toEqual([]);
  expect(outputs()).toMatchObject({ finished: '0' });
  expect(rows()).toEqual([
    expect.stringMatching(/#issuecomment-10\): ✅ .*not updated/),
    expect.stringMatching(/#issuecomment-11\): ⏹️ .*not updated$/),
  ]);
});

it('a comment that cannot be read again is left to the next sweep', async () => {
  harness.job('a', [ENDED]);
  harness.readError = requestError(503);
  await harness.sweep();
  expect(harness.writes).toEqual(['reaction']);
  expect(harness.annotations).toEqual([
    expect.stringMatching(/The status comment could not be read/),
  ]);
});

describe('several repositories', () => {
  const NAMES = ['acme/app', 'acme/cli', 'acme/web'];
  const ALL = { repositories: NAMES.join('\n') };

  it('may have the same numbers of threads and jobs, and are named by their repositories', async () => {
    for (const name of NAMES) addEnded('a', name);
    const end = await harness.sweep('schedule', ALL);
    expect(end).toBe('ok');
    for (const [index, name] of NAMES.entries()) {
      const payload = { end: { conclusion: { outcome: 'pr-opened' } } };
      expect(harness.entry(index)).toMatchObject({ payload });
      expect(harness.shown(index)).toContain(`https://github.com/${name}/issues/7`);
    }
    expect(harness.reads).toEqual(['a 0', 'a 0', 'a 0']);
    expect(harness.annotations).toEqual([]);
    expect(harness.idsRead).toEqual(['acme/cli', 'acme/web']);
    expect(harness.log).toEqual([
      ...NAMES.map((name) => `${name}: 1 request checked`),
      ...NAMES.map((name) => `${name}#7: ✅ Docs PR opened · \`a\``),
      'Sweep: 3 requests finished',
    ]);
    for (const [index, name] of NAMES.entries()) {
      const page = `https://github.com/${name}/issues/7#issuecomment-${10 + index}`;
      expect(rows()[index]).toContain(`- [${name}#\u200b7](${page}): ✅ `);
    }
  });

  it.each<readonly [string, (name: string) => void, string]>([
    ['has too many comments', (name) => harness.tooMany.add(name), '3'],
    ['cannot be read', (name) => harness.idErrors.set(name, requestError(404)), '2'],
  ])(
    'are finished although one of them %s, which is one warning',
    async (_, spoil, finished) => {
      for (const name of NAMES) addEnded('a', name);
      spoil('acme/cli');
      expect(await harness.sweep('schedule', ALL)).toBe('ok');
      expect(harness.outputs.get('finished')).toBe(finished);
      const incomplete = 'Status comments of acme/cli are incomplete: ';
      expect(harness.annotations).toEqual([
        expect.stringMatching(new RegExp(`^warning: .*: ${incomplete}`)),
      ]);
      expect(harness.summary).toContain(incomplete);
    },
  );

  it('are each read once, however often and in whatever letter case they are listed', async () => {
    addEnded('a', 'acme/app');
    addEnded('b', 'acme/cli');
    const repositories = 'acme/cli\nAcme/App\nACME/CLI\nacme/app';
    await harness.sweep('schedule', { repositories });
    expect(harness.commentsListed.toSorted()).toEqual(['acme/app', 'acme/cli']);
    expect(harness.reads.toSorted()).toEqual(['a 0', 'b 0']);
    expect(harness.outputs.get('finished')).toBe('2');
  });

  it.each([
    ['all, although the token is not an App’s', 'all', /`repositories: all`.*GitHub App/],
    ['what is no name', 'acme/app\nacme/cli, acme/web', /"acme\/cli, acme\/web"/],
  ])('fail the sweep if they are %s', async (_, repositories, message) => {
    expect(await harness.sweep('schedule', { repositories })).toBe('failed');
    expect(harness.annotations).toEqual([expect.stringMatching(message)]);
    expect(harness.commentsListed).toEqual([]);
  });

  it('fail the sweep if none of them can be read', async () => {
    harness.listError = requestError(403);
    harness.idErrors.set('acme/cli', requestError(404));
    const end = await harness.sweep('schedule', ALL);
    expect(end).toBe('failed');
    expect(harness.annotations).toEqual([
      expect.stringMatching(
        /^error: .*acme\/app, acme\/web are incomplete: .*403.*`github-token`/,
      ),
      expect.stringMatching(/^error: .*acme\/cli are incomplete: .*404.*`github-token`/),
    ]);
  });

  it('each warn once of comments that cannot be written', async () => {
    for (const name of ['acme/app', 'acme/cli']) {
      for (const id of ['a', 'b']) {
        addEnded(id, name);
      }
    }
    harness.updateError = requestError(403);
    const end = await harness.sweep('schedule', ALL);
    expect(end).toBe('ok');
    expect(harness.annotations).toEqual([
      expect.stringMatching(/^warning: .*`github-token`.* for acme\/app/),
      expect.stringMatching(/^warning: .*`github-token`.* for acme\/cli/),
    ]);
  });

  it('each have their docs pull requests, unless the workflow has named another repository', async () => {
    const finishing = exampleFinishing({ labels: ['docs'] });
    for (const name of ['acme/app', 'acme/cli']) {
      const opened = { ...ENDED, prLink: `https://github.com/${name}/pull/30` };
      harness.job(name, [opened], { payload: { finishing } }, 7, name);
    }
    await harness.sweep('schedule', ALL);
    expect(harness.pullsRead).toEqual([
      'acme/app#30 github-token',
      'acme/cli#30 github-token',
    ]);
    expect(harness.annotations).toEqual([
      expect.stringMatching(/the token in `github-token` .* for acme\/app\./),
      expect.stringMatching(/the token in `github-token` .* for acme\/cli\./),
    ]);
  });
});
