/**
 * What care must withstand: refusals, faults, other people's comments, other runs, and changes while it works. Nothing of this may cost a
 * second message, end care for ever, or write comments again and again.
 */
import { describe, expect, it } from '@jest/globals';
import type { GitHubRequest } from '../../fakes/github/index.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import type { LoggedRequest } from '../../fakes/service/serve.ts';
import { IS_WHOLE } from '../support/size.ts';
import { createSwitch } from '../support/interceptions.ts';
import {
  addCheck,
  changeDocsPull,
  DOCS,
  docsPull,
  OWN_DOCS,
  withDocsPull,
} from '../support/docs-pull-request.ts';
import { messageEntries, messages, rowOf, start } from './care-harness.ts';
import {
  annotated,
  DAY_MS,
  failing,
  HOUR_MS,
  itWithHarness,
  NO_WAIT,
  withHarness,
  type Harness,
  type HarnessOptions,
} from './with-harness.ts';

const MINUTE_MS = 60_000;
const OWN = 'Codertocat/Hello-World';
const APP = 'ghs_fakeTokenForAll';
const GRANTS = { issues: 'write', 'pull-requests': 'write', contents: 'read' } as const;

/** Creates another repository, which the App can read. */
const repository = (name: string) => ({
  token: 'ghs_unused',
  repository: { owner: 'acme', name, id: 88, private: true },
});

type ServiceSeed = NonNullable<HarnessOptions['service']>;

/** Counts the comments that care has created on the docs pull request. */
const creations = (harness: Harness): number => {
  const created = harness.github.requests.filter(
    ({ operation, path, status }) =>
      operation === 'issues/create-comment' &&
      path.includes(`/issues/${DOCS}/`) &&
      status === 201,
  );
  // The first one names the job.
  return created.length - 1;
};

/** Hours between two runs of care. In the part of this test that is not whole, fewer runs do as well. */
const STEP = IS_WHOLE ? 1 : 12;

/** Runs care again and again for so many hours. */
async function careFor(harness: Harness, hours: number): Promise<readonly RunResult[]> {
  const runs: RunResult[] = [];
  for (let hour = 0; hour < hours; hour += STEP) {
    runs.push(await harness.care());
    await harness.clock.sleep(STEP * HOUR_MS);
  }
  return runs;
}

/** Runs care, and lets an hour pass. */
async function careOnce(harness: Harness): Promise<RunResult> {
  const run = await harness.care();
  await harness.clock.sleep(HOUR_MS);
  return run;
}

/** Creates docs pull requests with conflicts. */
function withPulls(
  numbers: readonly number[],
  service: ServiceSeed = {},
): HarnessOptions {
  const threads = numbers.map((number) => docsPull({}, { number }));
  const github = { threads: [{ number: 2, pull: {} }, ...threads] };
  return withDocsPull(docsPull(), github, service);
}

/** Lets a job of its own open each of them. */
async function startAll(harness: Harness, numbers: readonly number[]): Promise<void> {
  for (const number of numbers) {
    await harness.command(`/docs new page ${number} of all`);
  }
}

type Answer = Readonly<{ status: number; body?: string }>;

/** Refuses messages to jobs. */
function refusing(answer: Answer) {
  return createSwitch(({ method, path }: LoggedRequest) =>
    method === 'POST' && path.endsWith('/message') ? answer : undefined,
  );
}

describe('a message that the service refuses', () => {
  it.concurrent.each([
    ['without credits', 402, 0],
    ['because of the key', 401, 1],
  ])('%s does not count, and is tried again once a day', (_, status, exitCode) => {
    const refusal = refusing({ status, body: '{"error": "no"}' });
    const { intercept } = refusal;
    return withHarness(withDocsPull(docsPull(), {}, { intercept }), async (harness) => {
      await start(harness);
      refusal.on();
      const runs = await careFor(harness, 50);
      expect(runs[0]?.exitCode).toBe(exitCode);
      expect(runs[1]?.exitCode).toBe(0);
      expect(creations(harness)).toBe(3);
      // The newest one alone is left, and says what happens next.
      expect(messageEntries(harness)).toMatchObject([
        {
          sent: 'no',
          isFinished: true,
          note: expect.stringContaining('24 hours'),
        },
      ]);
      expect(harness.replies(DOCS)).toEqual([]);
      const dry = await harness.care({ 'max-messages': '0' });
      expect(rowOf(dry)).toContain('nothing was sent');

      refusal.off();
      await careFor(harness, 25);
      expect(messageEntries(harness)).toMatchObject([{ sent: 'yes', isFinished: true }]);
    });
  });
});

describe('a status comment that cannot be written again', () => {
  const WRITES = ['issues/update-comment', 'issues/delete-comment'];

  /** Refuses to change comments, which then needs another account or permission. */
  const refusingWrites = () =>
    createSwitch(({ operation = '' }: GitHubRequest) =>
      WRITES.includes(operation)
        ? { status: 403, body: '{"message": "Resource not accessible"}' }
        : undefined,
    );

  /** Returns the comments of care on the docs pull request: all but the one that names the job. */
  const leftBy = ({ ourComments }: Harness) => ourComments(DOCS).slice(1);

  it.concurrent('is the only one of several runs, and the message is sent later', () => {
    const refusal = refusingWrites();
    const options = withDocsPull(docsPull(), { intercept: refusal.intercept });
    return withHarness(options, async (harness) => {
      await start(harness);
      refusal.on();
      for (let run = 1; run <= 4; run += 1) {
        const cared = await careOnce(harness);
        expect(leftBy(harness)).toHaveLength(1);
        expect(messages(harness)).toEqual([]);
        if (run > 1) expect(rowOf(cared)).toContain('could not be written again');
      }
      refusal.off();
      await careFor(harness, 14);
      expect(messages(harness)).toEqual(['job_0001']);
    });
  });

  it.concurrent('keeps no message back if it is a copy by somebody else', () => {
    const refusal = refusingWrites();
    const options = withDocsPull(docsPull(), { intercept: refusal.intercept });
    return withHarness(options, async (harness) => {
      await start(harness);
      refusal.on();
      await careOnce(harness);
      refusal.off();
      expect(leftBy(harness)).toHaveLength(1);
      for (const comment of leftBy(harness)) {
        const copy = { ...comment, author: 'passer-by' };
        harness.github.state.comments.set(comment.id, copy);
      }
      await harness.care();
      expect(messages(harness)).toEqual(['job_0001']);
    });
  });
});

describe('jobs that refuse messages for ever', () => {
  /** Lets the messages to jobs fail, and lists them. */
  function failMessages(failure: Answer | 'reset', jobs: readonly string[]) {
    const tried: string[] = [];
    const refusal = createSwitch(({ method, path }: LoggedRequest) => {
      const isRefused = jobs.some((id) => path.includes(id));
      if (method !== 'POST' || !isRefused) return undefined;
      tried.push(path);
      return failure;
    });
    refusal.on();
    return { intercept: refusal.intercept, tried };
  }

  const refusal = (status: number): Answer => ({ status, body: '{"error": "no"}' });

  const turnsOf = ({ service }: Harness, job: string): number =>
    service.state.jobs.get(job)?.turns.length ?? 0;

  it.concurrent('delay no other job of their project', () => {
    const { intercept, tried } = failMessages(refusal(404), ['job_0002']);
    return withHarness(withPulls([DOCS, 31], { intercept }), async (harness) => {
      await startAll(harness, [DOCS, 31]);
      changeDocsPull(harness, { mergeable: true });
      for (const [day, letter] of ['a', 'b'].entries()) {
        await careOnce(harness);
        expect(tried).toHaveLength(1 + day);
        const head = { ref: `mintlify/${DOCS}`, sha: letter.repeat(40) };
        changeDocsPull(harness, { head, mergeable: false });
        await careOnce(harness);
        expect(tried).toHaveLength(1 + day);
        // The first turn is that of the command.
        expect(turnsOf(harness, 'job_0001')).toBe(2 + day);
        await harness.clock.sleep(DAY_MS);
      }
    });
  });

  const FIVE = [30, 31, 32, 33, 34];
  const ALL_REFUSED = failMessages(refusal(422), ['job_']);

  itWithHarness(
    'end care for their project in a run that three of them have refused',
    withPulls(FIVE, { intercept: ALL_REFUSED.intercept }),
    async (harness) => {
      const { tried } = ALL_REFUSED;
      await startAll(harness, FIVE);
      const counts: number[] = [];
      const careThreeTimes = async (): Promise<void> => {
        for (let run = 1; run <= 3; run += 1) {
          await careOnce(harness);
          counts.push(tried.length);
        }
      };
      await careThreeTimes();
      expect(new Set(tried).size).toBe(5);
      // Each is tried again after a day.
      await harness.clock.sleep(DAY_MS);
      await careThreeTimes();
      expect(counts).toEqual([3, 5, 5, 8, 10, 10]);
    },
  );

  const NONE_ANSWERED = failMessages('reset', ['job_']);

  itWithHarness(
    'are not tried after one that the service did not answer',
    withPulls(FIVE, { intercept: NONE_ANSWERED.intercept }),
    async (harness) => {
      await startAll(harness, FIVE);
      await harness.care();
      expect(NONE_ANSWERED.tried).toHaveLength(1);
    },
  );
});

describe('a repository that refuses writes', () => {
  /** One repository with docs pull requests, and another one with one. */
  const twoRepositories = (
    numbers: readonly number[],
    service: ServiceSeed = {},
  ): HarnessOptions => ({
    service: { ...OWN_DOCS, ...service },
    github: {
      threads: [
        { number: 2, pull: {} },
        ...numbers.map((number) => docsPull({}, { number })),
      ],
      others: [{ ...repository('app'), threads: [docsPull({}, { number: 70 })] }],
      app: { token: APP, repositories: [OWN, 'acme/app'] },
    },
  });

  /** Lets a job open each of the pull requests, #70 in the other repository. */
  async function startBoth(harness: Harness, numbers: readonly number[]): Promise<void> {
    const { github, service } = harness;
    github.app().grants = GRANTS;
    const [first = 0] = numbers;
    service.change({ firstPull: first });
    await startAll(harness, numbers);
    const firstPull = 70 - numbers.length;
    service.change({ firstPull, repository: 'https://github.com/acme/app' });
    const inputs = { 'docs-repository': 'acme/app', 'docs-token': APP };
    await harness.run(harness.addComment('/docs new page of the app'), { inputs });
  }

  const careForBoth = (harness: Harness): Promise<RunResult> =>
    harness.care({
      for: 'conflicts',
      repositories: `${OWN}\nacme/app`,
      'github-token': APP,
    });

  const SEVERAL = [100, 101, 102];

  itWithHarness(
    'does not keep the messages of others back if it is archived',
    twoRepositories(SEVERAL),
    async (harness) => {
      await startBoth(harness, SEVERAL);
      harness.github.state.isArchived = true;
      const before = harness.github.requests.length;
      const cared = await careForBoth(harness);
      expect(cared.summary).toMatch(/acme\/app#.?70.*sent a message/);
      expect(cared.summary).toContain('GitHub refused the status comment');
      expect(cared.outputs).toMatchObject({ messages: '1' });
      const refused = harness.github.requests
        .slice(before)
        .filter(
          ({ operation, status }) =>
            operation === 'issues/create-comment' && status === 403,
        );
      expect(refused.length).toBeLessThanOrEqual(1);
    },
  );

  it.concurrent.each(['GET', 'POST'])(
    'whose job is refused on %s keeps no message of others back for long',
    (method) => {
      const isOfFirst = (path: string): boolean => path.includes('job_0001');
      const refusal = createSwitch((request: LoggedRequest) =>
        request.method === method && isOfFirst(request.path)
          ? { status: 403 }
          : undefined,
      );
      const { intercept } = refusal;
      return withHarness(twoRepositories([30], { intercept }), async (harness) => {
        await startBoth(harness, [30]);
        refusal.on();
        for (let hour = 0; hour <= 30; hour += 6) {
          await careForBoth(harness);
          await harness.clock.sleep(6 * HOUR_MS);
        }
        const accepted = harness.service.state.jobs.get('job_0002')?.turns ?? [];
        expect(accepted).toHaveLength(2);
      });
    },
  );
});

describe('two runs at the same moment', () => {
  const docs = docsPull({ statuses: [{ context: 'links', state: 'failure' }] });
  const latencyMs = (): readonly [number, number] => [400, 700];
  it.concurrent.each([0, 1, 2, 5, 8])(
    'with other causes send one message (%d s apart)',
    (seconds) =>
      withHarness(withDocsPull(docs, { latencyMs }), async (harness) => {
        await start(harness);
        const later = async (): Promise<RunResult> => {
          await harness.clock.sleep(seconds * 1000);
          return harness.care({ for: 'checks' }, { runId: 72 });
        };
        await Promise.all([harness.care({ for: 'conflicts' }, { runId: 71 }), later()]);
        expect(messages(harness)).toEqual(['job_0001']);
        expect(messageEntries(harness)).toHaveLength(1);
      }),
  );

  itWithHarness(
    'that read other repositories, with other tags and tokens, send one message',
    withDocsPull(docs, {
      latencyMs,
      others: [repository('web')],
      app: { token: APP, repositories: [OWN, 'acme/web'] },
    }),
    async (harness) => {
      harness.github.app().grants = GRANTS;
      await start(harness);
      // Another use of the action names the same job.
      await harness.command('/docs say more about it', {
        inputs: { 'comment-tag': 'web', 'job-id': 'job_0001', ...NO_WAIT },
      });
      await harness.clock.sleep(HOUR_MS);
      await harness.sweep();
      const before = messages(harness).length;
      await Promise.all([
        harness.care({}, { runId: 71 }),
        harness.care(
          { repositories: `acme/web\n${OWN}`, 'github-token': APP },
          { runId: 72 },
        ),
      ]);
      expect(messages(harness).slice(before)).toEqual(['job_0001']);
    },
  );
});

describe('max-requests-per-day', () => {
  const NUMBERS = [30, 31, 32, 33];

  itWithHarness(
    'is counted again before each message, also beside commands that overlap',
    withPulls(NUMBERS),
    async (harness) => {
      await startAll(harness, NUMBERS);
      const limit = { 'max-requests-per-day': '6' };
      const comments = (): number =>
        NUMBERS.flatMap((number) => harness.statusComments(number)).length;
      const before = comments();
      const caring = harness.care(limit, { runId: 700 });
      while (comments() === before) await harness.clock.sleep(100);
      const commands = [1, 2, 3].map(async (nth) => {
        await harness.clock.sleep(1000 * nth);
        const run = { inputs: { ...limit, 'wait-minutes': '0' }, runId: 700 + nth };
        return harness.command(`/docs new part ${nth} of all`, run);
      });
      const [cared, ...held] = await Promise.all([caring, ...commands]);
      expect(harness.posts()).toHaveLength(6);
      expect(cared.outputs['messages']).toBe('1');
      expect(cared.summary.match(/`max-requests-per-day`/g)).toHaveLength(1);
      const messages = held.slice(1).map(({ outputs }) => outputs['message']);
      const why = expect.stringContaining('other runs are about to send');
      expect(messages).toEqual([why, why]);
    },
  );
});

describe('one wrong answer about the job', () => {
  it.concurrent('no link means nothing now, and says nothing in public', () => {
    const job = { id: 'job_0001', status: 'completed', prLink: null };
    const wrong = createSwitch(({ method }: LoggedRequest) =>
      method === 'GET' ? { status: 200, body: JSON.stringify(job) } : undefined,
    );
    const service = { intercept: wrong.intercept };
    return withHarness(withDocsPull(docsPull(), {}, service), async (harness) => {
      await start(harness);
      wrong.on();
      const before = harness.ourComments(DOCS);
      const cared = await harness.care();
      wrong.off();
      expect(cared.exitCode).toBe(0);
      expect(harness.ourComments(DOCS)).toEqual(before);
      expect(rowOf(cared)).toContain('its job does not name it');
      await harness.clock.sleep(HOUR_MS);
      expect((await harness.care()).outputs['messages']).toBe('1');
    });
  });

  it.concurrent.each(['archived', 'fails'])(
    'but a job that is %s ends care',
    (scenario) =>
      withHarness(withDocsPull(), async (harness) => {
        await start(harness);
        const { jobs } = harness.service.state;
        const job = jobs.get('job_0001');
        if (job === undefined) throw new Error('There is no job.');
        const [turn] = job.turns;
        jobs.set(job.id, { ...job, turns: [{ ...turn, scenario }] as typeof job.turns });
        const cared = await harness.care();
        expect(rowOf(cared)).toContain('its job has failed or was archived');
        expect(messages(harness)).toEqual([]);
        expect(harness.replies(DOCS)).toEqual([]);
      }),
  );
});

describe('a pull request that changes after care has read it', () => {
  type Change = (harness: Harness) => unknown;
  const CASES: readonly [string, Change][] = [
    [
      'has a new head',
      (harness) =>
        changeDocsPull(harness, { head: { ref: 'mintlify/30', sha: 'b'.repeat(40) } }),
    ],
    [
      'is merged',
      (harness) => changeDocsPull(harness, { merged: true }, { state: 'closed' }),
    ],
    ['is locked', (harness) => changeDocsPull(harness, {}, { locked: true })],
    [
      'has a newer request',
      (harness) =>
        harness.command('/docs say more about it', { number: DOCS, inputs: NO_WAIT }),
    ],
  ];

  it.concurrent.each(CASES)(
    '%s: the comment is removed, and nothing is sent',
    (_, change) =>
      withHarness(withDocsPull(), async (harness) => {
        await start(harness);
        const waiting = harness.care();
        await harness.clock.sleep(1500);
        await change(harness);
        const cared = await waiting;
        expect(rowOf(cared)).toContain('has changed meanwhile');
        expect(
          harness.sent().filter((to) => to === 'job_0001').length,
        ).toBeLessThanOrEqual(1);
        const ofCare = messageEntries(harness).filter(
          ({ cause }) => cause?.kind === 'care',
        );
        expect(ofCare).toEqual([]);
      }),
  );
});

describe('a pull request that changes while another one gets its message', () => {
  const BOTH = [DOCS, 31];

  itWithHarness(
    'gets none: its comment is removed again',
    withPulls(BOTH),
    async (harness) => {
      await startAll(harness, BOTH);
      const countComments = (number: number): number =>
        harness.ourComments(number).length;
      const before = harness.github.requests.length;
      const waiting = harness.care();
      const hasMessage = (number: number): boolean => countComments(number) > 1;
      while (!BOTH.some(hasMessage)) await harness.clock.sleep(100);
      const later = BOTH.find((number) => !hasMessage(number)) ?? 0;
      changeDocsPull(harness, { mergeable: true }, {}, later);

      const cared = await waiting;
      expect(cared.outputs['messages']).toBe('1');
      expect(cared.summary).toMatch(
        new RegExp(`/pull/${later}\\).*has changed meanwhile`),
      );
      expect(annotated(cared, 'warning')).toEqual([]);
      const written = harness.github.requests
        .slice(before)
        .filter(({ path }) => path.includes(`/issues/${later}/comments`))
        .map(({ method }) => method);
      expect(written).toContain('POST');
      expect(countComments(later)).toBe(1);
    },
  );
});

itWithHarness(
  'pull requests that cannot be listed are not missing ones',
  withDocsPull(docsPull(), failing('pulls/list', { status: 403, body: '{}' })),
  async (harness) => {
    await start(harness);
    const cared = await harness.care();
    expect(cared.summary).toMatch(/^### 🩺 Care: nothing to send/);
    expect(cared.summary).toContain('[!WARNING]');
  },
);

describe('no comment is created', () => {
  const refuseJobs = ({ method }: LoggedRequest): Answer | undefined =>
    method === 'GET' ? { status: 401, body: '{"error": "no"}' } : undefined;

  itWithHarness(
    'for a job that is active',
    withDocsPull(docsPull(), {}, { workMs: 10 * MINUTE_MS }),
    async (harness) => {
      await start(harness);
      await harness.command('/docs say more about it', { inputs: NO_WAIT });
      const before = creations(harness);
      const cared = await harness.care();
      expect(rowOf(cared)).toContain('its job is active');
      expect(creations(harness)).toBe(before);
    },
  );

  it.concurrent('for a key that is refused', () => {
    const { intercept, on } = createSwitch(refuseJobs);
    return withHarness(withDocsPull(docsPull(), {}, { intercept }), async (harness) => {
      await start(harness);
      on();
      const cared = await harness.care();
      expect(cared.exitCode).toBe(1);
      expect(rowOf(cared)).toContain('the service rejects the key');
      expect(creations(harness)).toBe(0);
    });
  });
});

describe('a job that has changed after care has read it', () => {
  itWithHarness(
    'because of a command in its first thread gets no message, and its comment is removed',
    withDocsPull(docsPull(), {}, { workMs: MINUTE_MS, latencyMs: 300 }),
    async (harness) => {
      await start(harness);
      const waiting = harness.care();
      await harness.command('/docs say more about it', { inputs: NO_WAIT });
      const cared = await waiting;
      expect(rowOf(cared)).toContain('its job is active');
      expect(creations(harness)).toBe(1);
      expect(messages(harness)).toEqual(['job_0001']);
      expect(messageEntries(harness)).toEqual([]);
    },
  );
});

describe('a message that has perhaps arrived', () => {
  itWithHarness(
    'says that it is the last one, and what people can do',
    withDocsPull(
      docsPull(),
      {},
      {
        intercept: ({ method, path }) =>
          method === 'POST' && path.endsWith('/message') ? { status: 500 } : undefined,
      },
    ),
    async (harness) => {
      await start(harness);
      await harness.care({ 'max-messages': '1' });
      const shown = harness.shown(DOCS);
      expect(shown).toContain('last message');
      expect(shown).not.toContain('/docs new');
      expect(messageEntries(harness)).toMatchObject([{ sent: 'perhaps' }]);
    },
  );
});

describe('a part of a pull request that could not be read', () => {
  const CHECKS = { checks: 'read', statuses: 'read' } as const;
  it.concurrent.each([
    ['contents', CHECKS],
    ['checks', { contents: 'read' }],
  ] as const)(
    'is a row and one warning that names the permission: %s',
    (missing, granted) => {
      const permissions = {
        issues: 'write',
        'pull-requests': 'write',
        ...granted,
      } as const;
      const github = { repository: { private: true }, permissions };
      const options = withDocsPull(docsPull({ mergeable: true }), github);
      return withHarness(options, async (harness) => {
        await start(harness);
        addCheck(harness);
        const cared = await harness.care();
        expect(cared.exitCode).toBe(0);
        expect(annotated(cared, 'warning')).toEqual([
          expect.stringContaining(`\`${missing}: read\``),
        ]);
        expect(rowOf(cared)).toContain('could not be read');
        expect(messages(harness)).toEqual([]);
      });
    },
  );
});
