/** How many requests a run makes, and how many of them one after the other. */
import { describe, expect, it } from '@jest/globals';
import {
  addComment,
  shaOf,
  type GitHubRequest,
  type Options,
} from '../../fakes/github/index.ts';
import { OUTSIDER } from '../../fakes/github/payloads.ts';
import type { ServeOptions } from '../../fakes/service/serve.ts';
import { FILES, merged, mergedThread, released } from '../../fakes/events.ts';
import { workflowDispatchEvent } from '../../fakes/payloads.ts';
import type { EventOfRun } from '../../fakes/runner/index.ts';
import { REQUESTS_LABEL } from '../../src/domain/requests-issue.ts';
import { readPage } from '../../tools/markdown.ts';
import {
  cancelAt,
  NO_WAIT,
  withHarness,
  type RunOptions,
  type CommentOptions,
  type Harness,
} from './with-harness.ts';

/** Milliseconds that each request takes. Requests that arrive at the same time are one round trip. */
const LATENCY_MS = 100;

/** Runs a test with fakes that take their time. */
const withLatency = (
  service: ServeOptions,
  test: (harness: Harness) => Promise<void>,
): Promise<void> =>
  withHarness(
    { github: { latencyMs: LATENCY_MS }, service: { latencyMs: LATENCY_MS, ...service } },
    test,
  );

/** Requests that begin at the same time. */
type RoundTrip = Readonly<{ at: number; requests: readonly string[] }>;

/** Returns the requests of one command, round trip by round trip. */
async function roundTripsOf(
  harness: Harness,
  body: string,
  {
    on = 'pull-request',
    inputs = {},
  }: Pick<CommentOptions, 'on'> & Pick<RunOptions, 'inputs'> = {},
): Promise<readonly RoundTrip[]> {
  const { github, service } = harness;
  const [seenByGitHub, seenByService] = [github.requests.length, service.requests.length];
  const event = harness.addComment(body, { on });
  const run = await harness.run(event, { inputs });
  expect(run.outputs).toMatchObject({ outcome: 'pr-opened' });
  const status = harness.statusComments(on === 'issue' ? 1 : 2).at(-1);
  const { id } = event.payload['comment'] as { id: number };
  const plain = (path: string): string =>
    path
      .replace('/repos/Codertocat/Hello-World', '')
      .replace('/v2/agent/acme-docs', '')
      .replace(`/issues/comments/${id}`, '/command')
      .replace(`/issues/comments/${status?.id}`, '/status-comment');
  const sent = [
    // The fake GitHub records a request when it takes effect, the fake service when it arrives.
    ...github.requests
      .slice(seenByGitHub)
      .map((request) => ({ ...request, at: request.at - LATENCY_MS })),
    ...service.requests.slice(seenByService),
  ];
  const times = [...new Set(sent.map(({ at }) => at))].toSorted((a, b) => a - b);
  return times.map((time) => ({
    at: time,
    requests: sent
      .filter(({ at }) => at === time)
      .map(({ method, path }) => `${method} ${plain(path)}`)
      .toSorted(),
  }));
}

/** Time between the creation of the status comment and the list after it. */
const PAUSE_MS = 5000;

/** Returns the round trips until a command is sent, without those in the pause that each request has. */
function untilSent(trips: readonly RoundTrip[]): readonly (readonly string[])[] {
  const isSending = ({ requests }: RoundTrip): boolean =>
    requests.some((each) => each.startsWith('POST /job'));
  const isClaim = ({ requests }: RoundTrip): boolean =>
    requests.some((each) => /^POST \/issues\/\d+\/comments$/.test(each));
  const needed = trips.slice(0, trips.findIndex(isSending) + 1);
  const pauseStart = (needed.find(isClaim)?.at ?? 0) + LATENCY_MS;
  const isInPause = ({ at }: RoundTrip): boolean =>
    at >= pauseStart && at < pauseStart + PAUSE_MS;
  return needed.filter((trip) => !isInPause(trip)).map(({ requests }) => requests);
}

const BENCH_PAGE = readPage('tools/bench/README.md');

/**
 * Returns the number at the end of a row of the page about performance: `8` or `at most 8`.
 *
 * @param heading that of the table with the row
 */
function published(what: string, heading = '# Performance'): number {
  const lines = BENCH_PAGE.split('\n');
  const section = lines.slice(lines.indexOf(heading));
  const row = section.find((line) => line.startsWith(`| ${what} `));
  const cell = /\| (?:at most )? *(?<number>\d+) *\|$/.exec(row ?? '');
  if (cell === null) throw new Error(`the page has no number of ${what}`);
  return Number(cell.groups?.['number']);
}

const REACTION = 'POST /command/reactions';
const INSTRUCTIONS = 'GET /contents/.github%2Fdocs-agent.md';
const PERMISSION = 'GET /collaborators/Codertocat/permission';
const PULL = 'GET /pulls/2';
const UPDATE = 'PATCH /status-comment';
const HIDE = 'POST /graphql';

it.concurrent('each request to GitHub names the version of the API', () =>
  withHarness({}, async (harness) => {
    await harness.command('/docs explain the retry');
    await harness.command('/docs and its default');
    const operations = harness.github.requests.map(({ operation }) => operation);
    expect(operations).toContain('graphql/mutate');
    for (const { headers } of harness.github.requests) {
      expect(headers['x-github-api-version']).toBe('2022-11-28');
    }
  }),
);

describe('round trips', () => {
  const UNTIL_SENT = published('round trips from the command to the sent message');

  it.concurrent('until the first command on a pull request is sent', () =>
    withLatency({ scenario: 'finishes-at-once' }, async (harness) => {
      const trips = untilSent(await roundTripsOf(harness, '/docs'));
      expect(trips).toEqual([
        [PERMISSION, 'GET /issues/2/comments', PULL],
        [REACTION, 'POST /issues/2/comments'],
        ['GET /issues/2/comments'],
        [UPDATE],
        ['POST /job'],
      ]);
      expect(trips).toHaveLength(UNTIL_SENT);
    }),
  );

  it.concurrent('until a command in a thread with a job is sent', () =>
    withLatency({}, async (harness) => {
      await harness.command('/docs explain the retry');
      const trips = untilSent(await roundTripsOf(harness, '/docs and its default'));
      expect(trips).toEqual([
        [PERMISSION, 'GET /issues/2/comments', PULL],
        [REACTION, 'POST /issues/2/comments'],
        ['GET /issues/2/comments'],
        [UPDATE],
        ['POST /job/job_0001/message'],
      ]);
      expect(trips).toHaveLength(UNTIL_SENT);
    }),
  );

  it.concurrent(
    'of a command in a thread with a job, also those in the pause, and those after it: the older comment is hidden once the result is saved',
    () =>
      withLatency({}, async (harness) => {
        await harness.command('/docs explain the retry');
        harness.service.change({ workMs: 20_000 });
        const all = await roundTripsOf(harness, '/docs and its default');
        const trips = all.map(({ requests }) => requests);
        expect(trips.slice(1, 8)).toEqual([
          [REACTION, 'POST /issues/2/comments'],
          ['GET /job/job_0001', 'GET /repos/acme/docs/pulls/7'],
          [INSTRUCTIONS],
          ['GET /issues/2/comments'],
          [UPDATE],
          ['POST /job/job_0001/message'],
          [UPDATE],
        ]);
        const polls = trips.slice(8, -2);
        expect(polls.length).toBeGreaterThan(0);
        expect(new Set(polls.flat())).toEqual(new Set(['GET /job/job_0001']));
        expect(trips.at(-2)).toEqual([UPDATE]);
        expect(trips.at(-1)?.toSorted()).toEqual([HIDE, REACTION].toSorted());
        const afterJob = published(
          'round trips from the end of the job to the end of the run',
        );
        expect(trips.slice(-2)).toHaveLength(afterJob);
      }),
  );

  it.concurrent('seven in all if the job has ended when the request is answered', () =>
    withLatency({ scenario: 'finishes-at-once' }, async (harness) => {
      const inputs = { context: 'none', 'instructions-file': 'none' };
      const trips = await roundTripsOf(harness, '/docs explain the retry', {
        on: 'issue',
        inputs,
      });
      expect(trips.map(({ requests }) => requests)).toEqual([
        [PERMISSION, 'GET /issues/1/comments'],
        [REACTION, 'POST /issues/1/comments'],
        ['GET /issues/1/comments'],
        [UPDATE],
        ['POST /job'],
        [UPDATE],
        [REACTION],
      ]);
    }),
  );

  it.concurrent('the pull request is read first only if the command may need it', () =>
    withLatency({ scenario: 'finishes-at-once' }, async (harness) => {
      const first = async (
        body: string,
        options: Parameters<typeof roundTripsOf>[2] = {},
      ) => {
        const [trip] = await roundTripsOf(harness, body, options);
        return trip?.requests;
      };
      const withoutPull = [PERMISSION, 'GET /issues/2/comments'];
      const never = { inputs: { 'reuse-job': 'never' } };
      expect(await first('/docs')).toEqual([...withoutPull, PULL]);
      expect(await first('/docs new explain the retry')).toEqual(withoutPull);
      expect(await first('/docs and its default', never)).toEqual(withoutPull);
      // The payload has it.
      const on = 'review-comment';
      expect(await first('/docs and its unit', { on })).toEqual(withoutPull);
    }),
  );

  it.concurrent('none for an ordinary comment', () =>
    withLatency({}, async (harness) => {
      const run = await harness.command('Thanks!');
      expect(run.outputs['reason']).toBe('no-command');
      const requests = [...harness.requests(), ...harness.github.requests];
      expect(requests).toHaveLength(published('round trips of an ordinary comment'));
    }),
  );
});

/** GitHub needs longer for the permission than for everything else. */
const SLOW_PERMISSION: Options = {
  threads: [mergedThread()],
  latencyMs: (url) => (url.endsWith('/permission') ? 30 * LATENCY_MS : LATENCY_MS),
};

describe('before the permission is known', () => {
  const LIST = 'issues/list-comments';
  const PERMISSION_READ = 'repos/get-collaborator-permission-level';

  /** Runs a command in a thread with three pages of comments, and returns its requests to GitHub in the order in which they took effect. */
  async function requestsOf(
    harness: Harness,
    options: CommentOptions = {},
  ): Promise<readonly GitHubRequest[]> {
    const { state, requests } = harness.github;
    const old = { thread: 2, body: 'Hi', createdAt: '2026-01-01T00:00:00Z' };
    for (let n = 0; n < 250; n += 1) addComment(state, old);
    await harness.command('/docs', { ...options, inputs: NO_WAIT });
    return requests;
  }

  const operationsOf = (requests: readonly GitHubRequest[]) =>
    requests.map(({ operation }) => operation);

  it.concurrent('nothing is written, and no second page is read', () =>
    withHarness({ github: SLOW_PERMISSION }, async (harness) => {
      const requests = await requestsOf(harness);
      const known = requests.findIndex(({ operation }) => operation === PERMISSION_READ);
      expect(operationsOf(requests.slice(0, known)).toSorted()).toEqual([
        LIST,
        'pulls/get',
      ]);
      expect(operationsOf(requests.slice(known + 1, known + 3))).toEqual([LIST, LIST]);
      expect(harness.posts()).toHaveLength(1);
    }),
  );

  it.concurrent('a run that is refused has read one page, and writes a reaction', () =>
    withHarness({ github: SLOW_PERMISSION }, async (harness) => {
      const requests = await requestsOf(harness, { author: OUTSIDER });
      const operations = operationsOf(requests);
      expect(operations.slice(0, 2).toSorted()).toEqual([LIST, 'pulls/get']);
      expect(operations.slice(2)).toEqual([
        PERMISSION_READ,
        'reactions/create-for-issue-comment',
      ]);
      expect(operations).toHaveLength(
        published('requests of a command without permission'),
      );
      expect(harness.requests()).toEqual([]);
    }),
  );

  it.concurrent('a run that is cancelled ends, and has written nothing', () =>
    withHarness({ github: SLOW_PERMISSION }, async (harness) => {
      const event = harness.addComment('/docs');
      const afterMs = 2 * LATENCY_MS;
      const run = await harness.run(event, cancelAt({ afterMs }, 'SIGINT'));
      expect(run.durationMs).toBeLessThan(5000);
      expect(operationsOf(harness.github.requests).toSorted()).toEqual([
        LIST,
        'pulls/get',
      ]);
      expect(harness.requests()).toEqual([]);
    }),
  );
});

describe('requests in the measurements', () => {
  const PLAIN = { context: 'none', 'instructions-file': 'none' };
  const QUIET = { prompt: 'Explain the retry option.', comment: 'none' };
  type Row = Readonly<{
    heading: string;
    row: string;
    body?: string;
    inputs: Readonly<Record<string, string>>;
  }>;
  const START = '### Start to the first request to the service';
  const RUN = '### A whole run of a command in a thread';
  const body = '/docs explain the retry';

  it.concurrent.each<Row>([
    { heading: START, row: 'this action', inputs: { ...QUIET, ...PLAIN } },
    { heading: START, row: 'this action, with instructions file', inputs: QUIET },
    { heading: RUN, row: 'this action', body, inputs: PLAIN },
    { heading: RUN, row: 'this action, with all its context', body, inputs: {} },
    {
      heading: '### An ordinary comment',
      row: 'this action',
      body: 'Thanks, that looks good.',
      inputs: {},
    },
  ])('$heading: $row', ({ heading, row, body: written, inputs }) =>
    withHarness({ service: { scenario: 'finishes-at-once' } }, async (harness) => {
      const event =
        written === undefined ? workflowDispatchEvent() : harness.addComment(written);
      await harness.run(event, { inputs });
      const { github, service } = harness;
      const requests = [...github.requests, ...service.requests];
      expect(requests).toHaveLength(published(row, heading));
    }),
  );
});

/** Counts the requests to GitHub of one command in a thread with so many old comments. `earlier`: where the command before it was. */
async function countRequests(
  count: number,
  {
    earlier,
    body = '/docs',
    ...spoken
  }: CommentOptions & Readonly<{ earlier?: CommentOptions['on']; body?: string }>,
): Promise<
  Readonly<{
    before: number;
    all: number;
    writes: number;
  }>
> {
  let before = 0;
  let countSoFar: () => number = () => 0;
  const intercept = ({ method }: Readonly<{ method: string }>): undefined => {
    if (method === 'POST') before = countSoFar();
  };
  const old = { thread: 2, body: 'Hi', createdAt: '2026-01-01T00:00:00Z' };
  const numbers = { before: 0, all: 0, writes: 0 };
  await withHarness(
    { service: { intercept }, github: { threads: [mergedThread()] } },
    async (harness) => {
      const { state, requests } = harness.github;
      for (let n = 0; n < count; n += 1) addComment(state, old);
      if (earlier !== undefined) {
        await harness.command('/docs explain the retry', { on: earlier });
      }
      const from = requests.length;
      countSoFar = () => requests.length - from;
      const event = harness.addComment(body, spoken);
      const run = await harness.run(event, { inputs: NO_WAIT });
      expect(run.outputs['outcome']).toBe(
        spoken.author === undefined ? 'still-active' : 'skipped',
      );
      const writes = requests
        .slice(from)
        .filter(({ operation }) =>
          /^issues\/(?:create|update)-comment$/.test(operation ?? ''),
        ).length;
      Object.assign(numbers, { before, all: countSoFar(), writes });
    },
  );
  return numbers;
}

describe('requests to GitHub of a command', () => {
  const kinds = ['pull-request', 'review-comment', 'review'] as const;
  const long = kinds.map((on) => [on, 2450] as const);

  /** In a long thread without an entry, all pages are looked through for one; the last page must be found first. */
  const most = published('requests to GitHub until the message of a command is sent');
  it.concurrent.each([
    ['pull-request', 0, most],
    ['pull-request', 2450, 34],
    ['review-comment', 2450, 35],
    ['review', 2450, 35],
  ] as const)(
    'on a %s, in a thread of %d comments: at most %d before its POST',
    async (on, count, most) => {
      const { before, all, writes } = await countRequests(count, { on });
      expect(before).toBeGreaterThan(0);
      expect(before).toBeLessThanOrEqual(most);
      expect(all).toBeLessThan(most + 4);
      // The pending comment, its binding, and the result of a run that does not wait.
      expect(writes).toBe(3);
    },
  );

  it.concurrent.each([
    ['/docs and also more', 'pull-request', 0, most],
    ['/docs', 'review-comment', 2450, 13],
    ['/docs and also more', 'review', 2450, 12],
    // A retry looks for every run of the request that it repeats.
    ['/docs retry', 'pull-request', 2450, 35],
    ['/docs retry', 'review', 2450, 35],
  ] as const)(
    '%s on a %s that continues a job, after %d comments: at most %d before its POST',
    async (body, on, count, most) => {
      const earlier = body === '/docs retry' ? 'pull-request' : on;
      const { before, all } = await countRequests(count, { on, body, earlier });
      expect(before).toBeGreaterThan(0);
      expect(before).toBeLessThanOrEqual(most);
      expect(all).toBeLessThan(most + 4);
    },
  );

  it.concurrent.each(long)(
    'without permission, on a %s, in a thread of %d comments',
    async (on, count) => {
      const { all } = await countRequests(count, { on, author: OUTSIDER });
      const requests = { 'pull-request': 4, 'review-comment': 3, review: 2 };
      expect(all).toBe(requests[on]);
    },
  );
});

/** All pages are read by runs whose entry may be on any of them, and the last page must be found first. */
describe('lists of comments that an event reads before its request', () => {
  const SIZES = [950, 1050, 2400];
  const [one, two] = [shaOf('one'), shaOf('two')];
  const commits = [{ sha: two, message: 'Night' }];
  const github: Options = {
    threads: [{ number: 1 }, mergedThread()],
    commits: [{ sha: one, message: 'Night' }, ...commits],
    comparisons: [
      { base: one, head: 'master', commits, files: FILES },
      { base: one, head: two, commits, files: FILES },
    ],
  };

  type Row = Readonly<{
    title: string;
    inputs: Readonly<Record<string, string>>;
    /** How many comments of others are newer than the first run. */
    newer: (size: number) => number;
    second: RunOptions;
    /** The pages that the second run reads of a thread with so many pages. */
    pages: (all: number) => number;
  }>;
  const prompt = { prompt: 'Update the docs.' };
  const range = { subject: 'since-last', comment: '1' };
  const all = (size: number): number => size;
  const none = (): number => 0;
  const firstAndAll = (pages: number): number => 1 + pages;
  const firstAndLast = (): number => 2;
  const ROWS: readonly Row[] = [
    {
      title: 'a dispatch',
      inputs: prompt,
      newer: all,
      second: { runId: 2 },
      pages: firstAndLast,
    },
    {
      title: 'a re-run of a dispatch',
      inputs: prompt,
      newer: all,
      second: { runId: 1, runAttempt: 2 },
      pages: firstAndAll,
    },
    {
      title: 'a `subject`',
      inputs: { subject: 'pull-request:2' },
      newer: all,
      second: { runId: 2 },
      pages: firstAndAll,
    },
    {
      title: '`since-last`, the last range in an old comment',
      inputs: range,
      newer: all,
      second: { runId: 2 },
      pages: firstAndAll,
    },
    {
      title: '`since-last`, the last range in a new comment',
      inputs: range,
      newer: none,
      second: { runId: 2 },
      pages: firstAndLast,
    },
    {
      title: '`since-last` in a later attempt whose entry is in a new comment',
      inputs: range,
      newer: none,
      second: { runId: 1, runAttempt: 2 },
      pages: firstAndLast,
    },
  ];
  const cases = ROWS.flatMap((row) => SIZES.map((size) => ({ ...row, size })));

  it.concurrent.each(cases)(
    '$title, in a thread of $size comments',
    ({ size, inputs, newer, second, pages }) =>
      withHarness({ github }, async (harness) => {
        const { state, requests } = harness.github;
        const write = (count: number): void => {
          const createdAt = '2026-01-01T00:00:00Z';
          for (let n = 0; n < count; n += 1) {
            addComment(state, { thread: 1, body: 'Hi', createdAt });
          }
        };
        const run = (head: string, options: RunOptions) => {
          state.refs.set('master', head);
          const common = { comment: '1', ...NO_WAIT };
          return harness.run(workflowDispatchEvent(), {
            ...options,
            inputs: { ...inputs, ...common },
          });
        };
        write(size - newer(size));
        const first = await run(one, { runId: 1 });
        expect(first.outputs).toMatchObject({ jobAction: 'created' });
        write(newer(size));
        const from = requests.length;
        await run(two, second);
        const lists = requests
          .slice(from)
          .filter(
            ({ operation, query }) =>
              operation === 'issues/list-comments' && query['since'] === undefined,
          );
        expect(lists).toHaveLength(pages(Math.ceil((size + 1) / 100)));
      }),
  );
});

/** As above, of a run that does not wait for its job. One that does makes one more. */
describe('requests to GitHub of an event', () => {
  const commits = [{ sha: shaOf('merge'), message: 'Search titles (#2)', pulls: [2] }];
  const github: Options = {
    threads: [{ number: 1 }, mergedThread()],
    releases: [{ tag: '0.0.1' }, { tag: '0.0.0' }],
    comparisons: [{ base: '0.0.0', head: '0.0.1', commits, files: FILES }],
  };
  const prompt = { prompt: 'Update the docs.' };

  type Row = Readonly<{
    title: string;
    event: EventOfRun;
    inputs?: RunOptions['inputs'];
    most: number;
    /** How many more the run makes that opens the requests issue. */
    more: number;
  }>;

  it.concurrent.each<Row>([
    { title: 'a merge', event: merged('pull_request'), most: 10, more: 0 },
    {
      title: 'a dispatch',
      event: workflowDispatchEvent(),
      inputs: prompt,
      most: 10,
      more: 5,
    },
    { title: 'a release', event: released(), most: 10, more: 5 },
  ])(
    '$title: at most $most, and $more more in the first run of the repository',
    ({ event, inputs, most, more }) =>
      withHarness({ github }, async (harness) => {
        const { requests, state } = harness.github;
        const count = async (runId: number): Promise<number> => {
          const from = requests.length;
          const run = await harness.run(event, { runId, ...(inputs && { inputs }) });
          expect(run.outputs['jobAction']).toBe('created');
          return requests.length - from;
        };
        expect(await count(1)).toBeLessThanOrEqual(most + more);
        // Otherwise, the second run would resume the job of the first one.
        state.comments.clear();
        expect(await count(2)).toBeLessThanOrEqual(most);
      }),
  );

  it.concurrent(
    'two more in an issue that somebody has labelled, as long as it is empty',
    () => {
      const labelled = { number: 1, labels: [REQUESTS_LABEL] };
      const threads = [labelled, mergedThread()];
      return withHarness({ github: { ...github, threads } }, async (harness) => {
        const { requests } = harness.github;
        const count = async (id: number): Promise<number> => {
          const from = requests.length;
          const run = await harness.run(released({ id }), { runId: id, inputs: prompt });
          expect(run.outputs['jobAction']).toBe('created');
          return requests.length - from;
        };
        const first = await count(1);
        expect(first).toBeLessThanOrEqual(12);
        expect(await count(2)).toBe(first - 2);
      });
    },
  );
});
