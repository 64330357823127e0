/** The requests issue in each state that a repository can be in. `requests-issue-races.test.ts` plays several first runs at once. */
import { describe, expect, it } from '@jest/globals';
import {
  addComment,
  makeThread,
  type GitHubRequest,
  type Options,
  type RequestError as Fault,
  type Thread,
} from '../../../fakes/github/index.ts';
import {
  openRequestsIssue,
  type RequestsIssueOptions,
} from '../../../src/agent/requests-issue.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { connect } from '../github/connect.ts';

const LABEL = 'docs-agent-requests';
const LABELLED = { labels: [LABEL] } as const;
const ISSUE = { number: 1 } as const;
const NEVER = new AbortController().signal;

/** How a run differs from the others. */
type Run = Partial<Pick<RequestsIssueOptions, 'keys' | 'repositoryId'>>;

let words = 0;

/** Returns a word that no other run has. */
function nextWord(): string {
  words += 1;
  return `word${words}`;
}

/** Starts a repository, in which runs follow one another. Time is virtual. */
async function start(options: Options = {}, signal = NEVER) {
  const clock = new ManualClock();
  const now = (): number => clock.date().getTime();
  const serverClock = { now, delay: async () => {}, abandon: () => {} };
  const { github, issues, sent } = await connect(
    { threads: [ISSUE], ...options, clock: serverClock },
    { clock, signal },
  );
  const initial = [...github.state.threads.keys()];
  return {
    github,
    clock,
    sent,
    run: (changes: Run = {}) =>
      openRequestsIssue({
        issues,
        clock,
        signal,
        repositoryId: 186853002,
        nonce: nextWord,
        keys: ['first-key'],
        workflowsUrl: '',
        ...changes,
      }),
    /** The numbers of the issues that runs have opened. */
    opened: () =>
      [...github.state.threads.keys()].filter((number) => !initial.includes(number)),
    hasLabel: () => github.state.labels.has(LABEL),
  };
}

type Started = Awaited<ReturnType<typeof start>>;

function changeThread(
  { github: { state } }: Started,
  number: number,
  change: (thread: Thread) => Partial<Thread>,
): void {
  const thread = state.threads.get(number);
  if (thread !== undefined) state.threads.set(number, { ...thread, ...change(thread) });
}

/** Lets a test fail requests of one operation. */
function faulty(
  faults: Readonly<
    Record<string, (request: Readonly<GitHubRequest>) => Fault | undefined>
  >,
): Pick<Options, 'intercept'> {
  return { intercept: (request) => faults[request.operation ?? '']?.(request) };
}

const always = (fault: Fault) => () => fault;
const once =
  (fault: Fault) =>
  ({ count }: Readonly<GitHubRequest>) =>
    count === 1 ? fault : undefined;

const BAD_GATEWAY = { status: 502, body: { message: 'Bad Gateway' } };
const FORBIDDEN = {
  status: 403,
  body: { message: 'Resource not accessible by integration' },
};
const RATE_LIMITED = {
  status: 403,
  headers: { 'retry-after': '60' },
  body: { message: 'You have exceeded a secondary rate limit' },
};

const found = (number: number) => ({ ok: true, value: { number } });
const NO_ISSUE = { ok: false, error: 'no-issue' };
const REFUSED = { ok: false, error: { isRefusal: true } };
const FAILED = { ok: false, error: { kind: expect.any(String) } };
const NOT_SENT = { ok: false, error: { kind: 'status' } };

describe('the first run', () => {
  it('opens the issue with ten requests at most, and later runs find it with one', async () => {
    const started = await start();
    expect(await started.run()).toMatchObject(found(2));
    expect(started.sent()).toEqual([
      'issues/list-for-repo',
      'issues/create-label',
      'graphql/mutate',
      'issues/list-for-repo',
      'issues/create',
    ]);
    expect(await started.run()).toMatchObject(found(2));
    expect(started.sent()).toHaveLength(6);
  });

  it('gives the issue a title, the label and a signature', async () => {
    const { run, github } = await start();
    await run();
    const { title, body, labels } = github.state.threads.get(2) ?? {};
    expect(title).toBe('Docs agent: requests');
    expect(labels).toEqual([LABEL]);
    expect(body).toMatch(/\n<!-- docs-agent-action-requests-issue [\w+/]+=* -->\n/);
  });
});

/** A repository, the result of each of ten runs in a row, and how many issues they open. */
type Row = readonly [
  name: string,
  options: Options,
  first: object,
  later: object,
  opened: number,
];

it.each<Row>([
  ['if lists never show the issue', { listLagMs: Infinity }, found(2), NO_ISSUE, 1],
  [
    'if the list cannot be read',
    faulty({ 'issues/list-for-repo': always(BAD_GATEWAY) }),
    NOT_SENT,
    NOT_SENT,
    0,
  ],
  [
    'if GitHub opens no issue',
    faulty({ 'issues/create': always(BAD_GATEWAY) }),
    NOT_SENT,
    NOT_SENT,
    0,
  ],
])('ten runs in a row, %s', async (_, options, first, later, opened) => {
  const started = await start(options);
  expect(await started.run()).toMatchObject(first);
  for (let run = 2; run <= 10; run += 1) {
    expect(await started.run()).toMatchObject(later);
  }
  expect(started.opened()).toHaveLength(opened);
});

it.each([
  [5, found(1)],
  [Infinity, NOT_SENT],
])(
  'a label without an issue is waited for, although the lists up to request %d fail',
  async (last, result) => {
    const started = await start({
      labels: [LABEL],
      ...faulty({
        'issues/list-for-repo': ({ count }) =>
          count > 1 && count <= last ? BAD_GATEWAY : undefined,
      }),
    });
    const { run, clock } = started;
    clock.plan(clock.now() + 50_000, () => {
      changeThread(started, 1, () => LABELLED);
    });
    expect(await run()).toMatchObject(result);
  },
);

/** Deletes the label as tools do that know a list of labels. */
async function dropLabel({ github, clock }: Started): Promise<void> {
  await clock.sleep(60_000);
  const headers = { authorization: `Bearer ${github.token}` };
  const address = `${github.url}/repos/Codertocat/Hello-World/labels/${LABEL}`;
  await fetch(address, { method: 'DELETE', headers });
}

describe('a deleted label', () => {
  it('is given again to an issue that an earlier key has signed', async () => {
    const started = await start();
    await started.run();
    await dropLabel(started);
    expect(await started.run({ keys: ['new-key', 'first-key'] })).toMatchObject(found(2));
    await dropLabel(started);
    expect(await started.run({ keys: ['new-key'] })).toMatchObject(found(3));
  });

  it.each<readonly [string, (issue: Thread) => Partial<Thread>, Run]>([
    ['by another account', () => ({ author: 'passer-by' }), {}],
    ['that quotes the signature', ({ body }) => ({ body: `${body}\n> yes` }), {}],
    ['of another repository', () => ({}), { repositoryId: 7 }],
  ])('is not given to an issue %s', async (_, change, changes) => {
    const started = await start();
    await started.run();
    await dropLabel(started);
    changeThread(started, 2, change);
    expect(await started.run(changes)).toMatchObject(found(3));
  });

  it.each([
    ['older', '2026-01-01T00:00:00Z'],
    ['newer', '2027-01-01T00:00:00Z'],
  ])('is given again beside 400 %s issues of the account', async (_, createdAt) => {
    const started = await start();
    await started.run();
    const { state } = started.github;
    for (let number = 3; number <= 402; number += 1) {
      state.threads.set(
        number,
        makeThread({ number, author: 'github-actions[bot]', createdAt }),
      );
    }
    // A status comment, which is newer than all these issues.
    addComment(state, { thread: 2, body: 'Hi', createdAt: '2027-01-02T00:00:00Z' });
    await dropLabel(started);
    expect(await started.run()).toMatchObject(found(2));
  });

  it.each([
    ['the account', 'graphql/mutate'],
    ['its issues', 'issues/list-for-repo'],
    ['the label of its issue', 'issues/add-labels'],
  ])('is deleted again if GitHub has a fault with %s', async (_, operation) => {
    let isFaulty = false;
    const started = await start(
      faulty({
        [operation]: ({ query }) =>
          isFaulty && query['labels'] === undefined ? BAD_GATEWAY : undefined,
      }),
    );
    await started.run();
    await dropLabel(started);
    isFaulty = true;
    expect(await started.run()).toMatchObject(NOT_SENT);
    expect(started.hasLabel()).toBe(false);
    isFaulty = false;
    expect(await started.run()).toMatchObject(found(2));
  });
});

it('a refusal leaves the label if that cannot be deleted, and people open the issue', async () => {
  const started = await start({
    permissions: { 'pull-requests': 'write' },
    ...faulty({ 'issues/delete-label': always(FORBIDDEN) }),
  });
  expect(await started.run()).toMatchObject(REFUSED);
  started.github.grant({ issues: 'write' });
  expect(await started.run()).toMatchObject(NO_ISSUE);
  expect(started.opened()).toEqual([]);
});

describe('an answer that is lost', () => {
  it.each<readonly [string, Fault, number]>([
    ['a reset', 'reset-after', 0],
    ['a reset, and lists lag', 'reset-after', 30_000],
    [
      'a 502, and lists lag',
      { afterwards: (response) => response.writeHead(502).end('{}') },
      30_000,
    ],
    [
      'a 201 without a number',
      { afterwards: (response) => response.writeHead(201).end('{}') },
      0,
    ],
  ])('to the creation of an issue (%s)', async (_, fault, listLagMs) => {
    const started = await start({
      listLagMs,
      ...faulty({ 'issues/create': once(fault) }),
    });
    expect(await started.run()).toMatchObject(found(2));
    expect(await started.run()).toMatchObject(found(2));
    expect(started.opened()).toEqual([2]);
  });

  it.each<readonly [string, Fault]>([
    ['a reset', 'reset-after'],
    ['a 502', { afterwards: (response) => response.writeHead(502).end('{}') }],
  ])('to the creation of the label (%s): the run opens the issue', async (_, fault) => {
    const started = await start(faulty({ 'issues/create-label': once(fault) }));
    expect(await started.run()).toMatchObject(found(2));
    expect(started.opened()).toEqual([2]);
    const { labels } = started.github.state;
    expect(labels.get(LABEL)).toMatch(new RegExp(` word${words}$`));
    expect(labels.get(LABEL)?.length).toBeLessThanOrEqual(100);
  });

  it('to the creation of a label that another run has created first: the run waits', async () => {
    const started = await start({
      ...faulty({
        'issues/create-label': ({ count }) => {
          if (count > 1) return undefined;
          started.github.state.labels.set(LABEL, 'The thread of another-word');
          return 'reset';
        },
      }),
    });
    expect(await started.run()).toMatchObject(NO_ISSUE);
    expect(started.opened()).toEqual([]);
  });

  it('to the creation of a label that cannot be read: nothing is opened', async () => {
    const started = await start(
      faulty({
        'issues/create-label': once('reset-after'),
        'issues/get-label': always(BAD_GATEWAY),
      }),
    );
    expect(await started.run()).toMatchObject(NOT_SENT);
    expect(started.opened()).toEqual([]);
  });

  it('to the creation of an issue that no list shows: the next run finds it by its signature', async () => {
    let isFaulty = false;
    const started = await start(
      faulty({
        'issues/create': () => {
          isFaulty = true;
          return 'reset-after';
        },
        'issues/list-for-repo': () => (isFaulty ? BAD_GATEWAY : undefined),
      }),
    );
    expect(await started.run()).toMatchObject(FAILED);
    expect(started.hasLabel()).toBe(false);
    isFaulty = false;
    expect(await started.run()).toMatchObject(found(2));
    expect(started.opened()).toEqual([2]);
  });

  it('to the creation of an issue that does not exist: the next run opens it', async () => {
    const started = await start(faulty({ 'issues/create': once('reset') }));
    expect(await started.run()).toMatchObject(FAILED);
    expect(await started.run()).toMatchObject(found(2));
  });

  it('to the deletion of the label, which is not repeated', async () => {
    const started = await start({
      hasIssues: false,
      ...faulty({ 'issues/delete-label': once('reset-after') }),
    });
    expect(await started.run()).toMatchObject(REFUSED);
    expect(started.sent().filter((each) => each === 'issues/delete-label')).toHaveLength(
      1,
    );
    expect(started.hasLabel()).toBe(false);
  });
});

it.each(['issues/create-label', 'issues/create'])(
  'a rate limit for %s passes',
  async (operation) => {
    const started = await start(faulty({ [operation]: once(RATE_LIMITED) }));
    expect(await started.run()).toMatchObject(found(2));
    expect(started.clock.sleeps).toContain(60_000);
  },
);

it.each([
  ['before it begins', 'issues/list-for-repo', false, 0],
  ['when it has created the label', 'graphql/mutate', true, 0],
  ['when it opens the issue', 'issues/create', true, 1],
])(
  'a run that is cancelled %s sends nothing more',
  async (_, operation, hasLabel, opened) => {
    const controller = new AbortController();
    const started = await start(
      faulty({
        [operation]: () => {
          controller.abort();
          return undefined;
        },
      }),
      controller.signal,
    );
    expect(await started.run()).toMatchObject({ ok: false });
    expect(started.sent().at(-1)).toBe(operation);
    expect(started.hasLabel()).toBe(hasLabel);
    expect(started.opened()).toHaveLength(opened);
  },
);

it('a run that is cancelled while it waits ends at once', async () => {
  const controller = new AbortController();
  const { run, clock } = await start({ labels: [LABEL] }, controller.signal);
  const cancelledAt = clock.now() + 12_000;
  clock.plan(cancelledAt, () => controller.abort());
  expect(await run()).toMatchObject({ ok: false });
  expect(clock.now()).toBe(cancelledAt);
});
