/**
 * The requests issue in each state that a repository can be in: ten runs in a row, and what they open, write and send.
 * `__tests__/unit/agent/requests-issue.test.ts` has the requests of a run, and the answers that get lost.
 */
import { describe, expect, it } from '@jest/globals';
import { REQUESTS_LABEL } from '../../src/domain/requests-issue.ts';
import { FILES, merged, mergedThread, released } from '../../fakes/events.ts';
import { makeThread, shaOf, type Options } from '../../fakes/github/index.ts';
import { derive, publishedPayload, scheduleEvent } from '../../fakes/payloads.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import { annotated, withHarness, type Harness, type RunOptions } from './with-harness.ts';

const RUNS = 10;
const PROMPT = { prompt: 'Update the docs.' };

type Run = RunOptions & Readonly<{ event: EventOfRun }>;

/** How often runs ended in a way: what they did to a job, or else outcome and reason. */
type Ends = Readonly<Record<string, number>>;

type Setting = Readonly<{
  setting: string;
  github?: Options;
  /** What happens before the run with this number; the first is 1. */
  before?: Readonly<Record<number, (harness: Harness) => void>>;
  /** The run with this number. By default, it is one for one of two releases. */
  run?: (n: number) => Run;
  /** How many runs begin at once. The others follow one after the other. */
  atOnce?: number;
  ends: Ends;
  /** Issues that runs have opened. */
  opened: number;
  /** Status comments in the end. */
  comments: number;
  /** Paid requests to the service. */
  requests: number;
  /** What each run without a job says to do. */
  advice?: RegExp;
}>;

function release(number: number, options: RunOptions): Run {
  const event = released({
    id: number,
    tag_name: `v${number}`,
    published_at: '2026-09-01T12:00:00Z',
  });
  return { event, ...options, inputs: { ...PROMPT, ...options.inputs } };
}

/** Two releases by turns: each is published, run again twice, and delivered again twice. */
function twoReleases(n: number): Run {
  const number = n % 2;
  if (n > 6) return release(number, { runId: n });
  return release(number, { runId: 100 + number, runAttempt: Math.ceil(n / 2) });
}

/** Deliveries of one release, each in a new run. */
const oneRelease = (n: number): Run => release(1, { runId: n });

/** Two workflows for one release, by turns. The second one has other inputs. */
const twoWorkflows =
  (second: RunOptions['inputs'], first: RunOptions['inputs'] = {}) =>
  (n: number): Run => {
    if (n % 2 === 1) return release(1, { runId: n, inputs: first });
    return release(1, { runId: n, inputs: { ...first, ...second } });
  };

const CHANGELOG = { prompt: 'Write a changelog.' };
/** The built-in instruction, which all workflows without a prompt have. */
const BUILT_IN = { prompt: '' };

const LABELLED = { labels: [REQUESTS_LABEL] } as const;

/** Gives the label to the issue of the repository, as people do. */
function labelIssue({ github: { state } }: Harness): void {
  state.threads.set(1, makeThread({ number: 1, ...LABELLED }));
}

/** Deletes the issue that runs have opened. The label stays. */
function deleteIssue({ github: { state } }: Harness): void {
  state.threads.delete(3);
  state.comments.clear();
}

/** What ten runs for two releases do if nothing is in their way. */
const SENT = {
  ends: { created: 2, resumed: 8 },
  comments: 2,
  requests: 2,
};
/** The same, if something was in the way of the first five. */
const SENT_LATER = {
  ...SENT,
  ends: { 'misconfigured/cannot-comment': 5, created: 2, resumed: 3 },
};

/** What ten runs of two uses do that share a release and a `comment-tag`. */
const OTHER_USE = {
  ends: { created: 1, resumed: 4, 'misconfigured/invalid-input': 5 },
  comments: 1,
  requests: 1,
  advice: /Set a different `comment-tag`[^]*`comment-tag: ..{ strategy.job-index }}`/,
};

const SETTINGS: readonly Setting[] = [
  { setting: 'two releases and their re-runs', opened: 1, ...SENT },
  {
    setting: 'three first runs at once, for one release',
    run: oneRelease,
    atOnce: 3,
    github: { latencyMs: 500, listLagMs: 30_000 },
    ends: { created: 1, resumed: 9 },
    opened: 1,
    comments: 1,
    requests: 1,
  },
  {
    setting: 'a closed issue',
    github: { threads: [{ number: 1, ...LABELLED, state: 'closed' }] },
    opened: 0,
    ...SENT,
  },
  {
    setting: 'an issue that is deleted after two runs',
    before: { 3: deleteIssue },
    ends: { created: 2, 'misconfigured/cannot-comment': 8 },
    opened: 1,
    comments: 0,
    requests: 2,
    advice: /Open an issue and give it the label/,
  },
  {
    setting: 'a label without an issue, until somebody gives it to one',
    github: { labels: [REQUESTS_LABEL] },
    before: { 6: labelIssue },
    opened: 0,
    ...SENT_LATER,
    advice: /Open an issue and give it the label/,
  },
  {
    setting: 'disabled issues, until somebody enables them',
    github: { hasIssues: false },
    before: { 6: ({ github: { state } }) => (state.hasIssues = true) },
    opened: 1,
    ...SENT_LATER,
    advice: /Enable issues[^]*`comment: none`/,
  },
  {
    setting: '`issues: write` is missing, and granted later',
    github: { permissions: { contents: 'read', 'pull-requests': 'write' } },
    before: { 6: ({ github }) => github.grant({ contents: 'read', issues: 'write' }) },
    opened: 1,
    ...SENT_LATER,
    advice: /`issues: write`/,
  },
  {
    setting: 'two workflows for one release',
    run: twoWorkflows(CHANGELOG),
    opened: 1,
    ...OTHER_USE,
  },
  {
    setting: 'two workflows for one release, each with its `comment-tag`',
    run: twoWorkflows({ ...CHANGELOG, 'comment-tag': 'changelog' }),
    opened: 1,
    ...SENT,
  },
  {
    setting: 'the same use in two workflows for one release',
    run: twoWorkflows({}, { ...BUILT_IN, paths: '**' }),
    ends: { created: 1, resumed: 9 },
    opened: 1,
    comments: 1,
    requests: 1,
  },
];

async function playRuns(
  harness: Harness,
  { run: runOf = twoReleases, before = {}, atOnce = 1 }: Partial<Setting>,
): Promise<readonly RunResult[]> {
  const start = (n: number): Promise<RunResult> => {
    before[n]?.(harness);
    const { event, ...options } = runOf(n);
    return harness.run(event, options);
  };
  const first = Array.from({ length: atOnce }, (_, index) => start(index + 1));
  const runs = await Promise.all(first);
  for (let n = atOnce + 1; n <= RUNS; n += 1) runs.push(await start(n));
  return runs;
}

/** Returns how runs ended. A run without a job must be red, and say what to do. */
function endsOf(runs: readonly RunResult[], advice = /./): Ends {
  const ends: Record<string, number> = {};
  for (const run of runs) {
    const { jobAction = '', outcome, reason } = run.outputs;
    const hasJob = jobAction !== 'none';
    const end = hasJob ? jobAction : `${outcome}/${reason}`;
    ends[end] = (ends[end] ?? 0) + 1;
    expect(run.exitCode).toBe(hasJob ? 0 : 1);
    const errors = hasJob ? [] : [expect.stringMatching(advice)];
    expect(annotated(run, 'error')).toEqual(errors);
  }
  return ends;
}

/** Counts what the runs have left. */
function countTraces({ github, statusComments, posts }: Harness) {
  const { state, requests } = github;
  const opened = requests.filter(
    ({ operation, status }) => operation === 'issues/create' && status === 201,
  );
  const threads = new Set([...state.comments.values()].map(({ thread }) => thread));
  const comments = [...threads].flatMap((thread) => statusComments(thread));
  return {
    opened: opened.length,
    comments: comments.length,
    requests: posts().length,
  };
}

describe('ten runs in a row', () => {
  it.concurrent.each(SETTINGS)('$setting', ({ github = {}, ends, advice, ...setting }) =>
    withHarness({ github }, async (harness) => {
      const runs = await playRuns(harness, setting);
      expect(endsOf(runs, advice)).toEqual(ends);
      const { opened, comments, requests } = setting;
      expect(countTraces(harness)).toEqual({ opened, comments, requests });
    }),
  );
});

it.concurrent('a second nightly workflow needs a `comment-tag` of its own', () => {
  const night = shaOf('night');
  const github = { commits: [{ sha: night, message: 'Night', files: FILES }] };
  return withHarness({ github }, async (harness) => {
    harness.github.state.refs.set('master', night);
    const start = (file: string, runId: number, inputs: RunOptions['inputs'] = {}) => {
      const workflow_ref = `Codertocat/Hello-World/.github/workflows/${file}@refs/heads/master`;
      return harness.run(scheduleEvent(), {
        runId,
        github: { workflow_ref },
        inputs: { subject: 'since-last', ...inputs },
      });
    };
    const first = await start('docs.yml', 1);
    const second = await start('changelog.yml', 2);
    const tagged = await start('changelog.yml', 3, { 'comment-tag': 'changelog' });
    const advice = /`comment-tag`[^]*`subject: commits:<from>\.\.<to>`/;
    expect(endsOf([first, second, tagged], advice)).toEqual({
      created: 2,
      'misconfigured/invalid-input': 1,
    });
    // The first run of a series says what it leaves out.
    for (const run of [first, tagged]) {
      expect(annotated(run, 'warning')).toEqual([
        expect.stringMatching(/^First run: only [^]*`subject: commits:/),
      ]);
    }
    expect(harness.statusComments(3)[0]?.body).toContain('First run: only ');
    expect(countTraces(harness)).toEqual({ opened: 1, comments: 2, requests: 2 });
  });
});

describe('a command in the requests issue, after a release', () => {
  type Row = Readonly<{
    command: string;
    end: object;
    sent: readonly string[];
    /** The answer, or what the status comment of the command says. */
    says: RegExp;
  }>;

  it.concurrent.each<Row>([
    {
      command: '/docs status',
      end: { outcome: 'pr-opened', jobId: 'job_0001' },
      sent: ['new job'],
      says: /Docs PR opened/,
    },
    {
      command: '/docs dry-run explain the retry',
      end: { outcome: 'skipped', reason: 'dry-run' },
      sent: ['new job'],
      says: /Dry run/,
    },
    {
      command: '/docs explain the retry',
      end: { outcome: 'pr-opened', jobId: 'job_0002', jobAction: 'created' },
      sent: ['new job', 'new job'],
      says: /To refine what it opens, comment on the docs pull request/,
    },
  ])('$command', ({ command, end, sent, says }) =>
    withHarness({}, async (harness) => {
      const { event: published, ...options } = release(1, {});
      await harness.run(published, options);
      const event = harness.addComment(command, { on: 'issue', number: 3 });
      const issue = { labels: [{ name: REQUESTS_LABEL }] };
      const payload = derive(event.payload, { issue });
      const run = await harness.run({ ...event, payload });
      expect(run.outputs).toMatchObject(end);
      expect(harness.sent()).toEqual(sent);
      const bodies = harness.ourComments(3).map(({ body }) => body);
      expect(bodies.at(-1)).toMatch(says);
      // Everybody who can read the repository can read this issue.
      expect(bodies.join()).not.toMatch(/Update the docs/);
    }),
  );
});

describe('a run that sends nothing opens no issue', () => {
  type Row = Readonly<{
    title: string;
    event: EventOfRun;
    options?: RunOptions;
    end: object;
  }>;
  const { event } = release(1, {});
  const inputs = PROMPT;

  it.concurrent.each<Row>([
    {
      title: 'a dry run',
      event,
      options: { inputs: { ...inputs, 'dry-run': 'true' } },
      end: { outcome: 'skipped', reason: 'dry-run' },
    },
    {
      title: 'the event about the issue itself, which an App’s token causes',
      event: {
        name: 'issues',
        payload: derive(publishedPayload('issues', 'opened'), {
          issue: { labels: [{ name: REQUESTS_LABEL }] },
        }),
      },
      options: { inputs },
      end: { outcome: 'skipped', reason: 'unsupported-event' },
    },
  ])('$title', ({ event: given, options, end }) =>
    withHarness({}, async (harness) => {
      const run = await harness.run(given, options);
      expect(run.outputs).toMatchObject(end);
      expect(harness.writes()).toEqual([]);
      expect(harness.posts()).toEqual([]);
    }),
  );
});

describe('`comment`', () => {
  const github = { threads: [{ number: 1 }, mergedThread()] };
  const merge = merged('pull_request');
  const publication = release(1, {}).event;
  /** The number of the issue that a run opens as the requests issue. */
  const OPENED = 3;

  it.concurrent.each<readonly [string, string, EventOfRun, number | undefined]>([
    ['requests-issue', 'a merge', merge, OPENED],
    ['1', 'a merge', merge, 1],
    ['none', 'a merge', merge, undefined],
    ['1', 'a release', publication, 1],
    ['none', 'a release', publication, undefined],
  ])('%s: the status comment of %s is in its thread', (comment, _, event, thread) =>
    withHarness({ github }, async (harness) => {
      await harness.run(event, { inputs: { ...PROMPT, comment } });
      expect(countTraces(harness)).toEqual({
        opened: thread === OPENED ? 1 : 0,
        comments: thread === undefined ? 0 : 1,
        requests: 1,
      });
      if (thread !== undefined) expect(harness.statusComments(thread)).toHaveLength(1);
    }),
  );

  it.concurrent.each(['requests-issue', '1'])(
    '%s: the status comment of a command is below the command',
    (comment) =>
      withHarness({ github }, async (harness) => {
        await harness.command('/docs explain it fully', { inputs: { comment } });
        expect(harness.statusComments(2)).toHaveLength(1);
        expect(countTraces(harness)).toEqual({ opened: 0, comments: 1, requests: 1 });
      }),
  );
});
