/** Care for open docs pull requests. */
import { describe, expect, it } from '@jest/globals';
import type { GitHubRequest } from '../../fakes/github/index.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import { createMoment, createSwitch, silenceAt } from '../support/interceptions.ts';
import {
  addCheck,
  changeDocsPull,
  DOCS,
  DOCS_TOKEN,
  docsPull,
  HEAD,
  IN_OTHER,
  OTHER,
  otherDocs,
  OWN_DOCS,
  removeLinkedComment,
  withDocsPull,
} from '../support/docs-pull-request.ts';
import { IS_WHOLE } from '../support/size.ts';
import { messageEntries, messages, rowOf, start } from './care-harness.ts';
import {
  annotated,
  cancelAt,
  DAY_MS,
  HOUR_MS,
  itWithHarness,
  withHarness,
  type Harness,
  type HarnessOptions,
} from './with-harness.ts';

const CONFLICTS = { for: 'conflicts' };

const withPull = (...seed: Parameters<typeof docsPull>): HarnessOptions =>
  withDocsPull(docsPull(...seed));

describe('a conflict with the base', () => {
  itWithHarness('is sent to the job, once for each head', withPull(), async (harness) => {
    await start(harness);
    const cared = await harness.care(CONFLICTS);
    expect(cared.exitCode).toBe(0);
    expect(annotated(cared, 'warning')).toEqual([]);
    expect(cared.outputs).toMatchObject({ messages: '1', leftOut: '0' });
    expect(harness.sent()).toEqual(['new job', 'job_0001']);
    expect(harness.prompts().at(-1)).toContain(
      'https://github.com/Codertocat/Hello-World/pull/30',
    );
    expect(harness.shown(DOCS)).toContain('instructed the agent to resolve');
    expect(messageEntries(harness)).toMatchObject([
      {
        sent: 'yes',
        isFinished: false,
        waitUntil: null,
        job: 'job_0001',
        cause: { key: `care:${harness.github.state.repository.id}:${DOCS}:1` },
        care: { head: HEAD, message: 1 },
      },
    ]);

    // The same head again, at once: its request has not finished.
    expect((await harness.care(CONFLICTS)).outputs['messages']).toBe('0');
    await harness.clock.sleep(4 * HOUR_MS);
    const same = await harness.care(CONFLICTS);
    expect(same.outputs).toMatchObject({ messages: '0' });
    expect(rowOf(same)).toContain('its newest commit has had a message');
    expect(messageEntries(harness)).toMatchObject([
      { isFinished: true, outcome: 'pr-opened' },
    ]);
    expect(messages(harness)).toHaveLength(1);
    expect(harness.replies(DOCS)).toEqual([]);
  });

  itWithHarness('is only listed with max-messages: 0', withPull(), async (harness) => {
    await start(harness);
    const before = harness.github.requests.length;
    const cared = await harness.care({ 'max-messages': '0' });
    expect(cared.exitCode).toBe(0);
    expect(rowOf(cared)).toContain('a message would be sent');
    expect(cared.outputs).toMatchObject({ messages: '0' });
    expect(messages(harness)).toEqual([]);
    const writes = harness.github.requests
      .slice(before)
      .filter(
        ({ method, operation }) => method !== 'GET' && operation !== 'graphql/mutate',
      );
    expect(writes).toEqual([]);
  });
});

const CHECKS = { for: 'checks' };
describe('a message costs', () => {
  const EXAMINATION = [
    'GET pulls/get',
    'GET checks/list-for-ref',
    'GET repos/get-combined-status-for-ref',
    'GET repos/get-commit',
    'GET issues/list-comments',
  ];

  itWithHarness(
    'its examination, which is repeated once when it is claimed, and two reads of the job',
    withPull(),
    async (harness) => {
      await start(harness);
      const requests = harness.github.requests.length;
      const jobRequests = harness.service.requests.length;
      await harness.care();
      const operations = harness.github.requests
        .slice(requests)
        .map(({ method, operation }) => `${method} ${operation}`);
      expect(operations).toEqual([
        'GET issues/list-comments-for-repo',
        'GET pulls/list',
        ...EXAMINATION,
        'POST issues/create-comment',
        'GET issues/list-comments',
        ...EXAMINATION,
        'PATCH issues/update-comment',
        'PATCH issues/update-comment',
      ]);
      const ofService = harness.service.requests.slice(jobRequests);
      expect(ofService.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST']);
    },
  );
});

/** No conflict. */
const MERGEABLE = { mergeable: true };

const dataOf = (harness: Harness): string => harness.prompts().at(-1) ?? '';

describe('failed checks', () => {
  itWithHarness('are sent to the job, as data', withPull(MERGEABLE), async (harness) => {
    await start(harness);
    const statuses = [{ context: 'preview', state: 'error', description: 'No page' }];
    changeDocsPull(harness, { statuses });
    const message = 'Broken link [/old](x) <!-- hidden -->';
    addCheck(harness, { annotations: [{ level: 'error', message, title: 'links' }] });
    addCheck(harness, { name: 'spelling', conclusion: 'success' });
    const cared = await harness.care();
    expect(annotated(cared, 'warning')).toEqual([]);
    expect(cared.outputs['messages']).toBe('1');
    const [task = '', data = ''] = dataOf(harness).split('----');
    expect(task).toContain('Fix only what your changes caused');
    expect(task).not.toContain('links');
    expect(data).toContain(
      '- links: failure\n  - .github:1: links: Broken link [/old](x)',
    );
    expect(data).toContain('- preview: error\n  - No page');
    expect(data).not.toContain('hidden');
    expect(data).not.toContain('spelling');
    expect(harness.shown(DOCS)).toContain('to fix [2 failed checks]');
    expect(rowOf(cared)).toContain('checks');
  });

  /** `__tests__/security/attacks/care.ts` and `secrets.ts` have hostile ones. */
  itWithHarness(
    'that are many fit into the prompt, and cost few requests',
    withPull(MERGEABLE),
    async (harness) => {
      await start(harness);
      const many = { level: 'error', message: 'x'.repeat(5000) } as const;
      for (let nth = 0; nth < 60; nth += 1) {
        const annotations = Array.from({ length: 40 }, () => many);
        addCheck(harness, { name: `check ${nth}`, annotations });
      }
      const before = harness.github.requests.length;
      await harness.care(CHECKS);
      const prompt = dataOf(harness);
      expect(messages(harness)).toHaveLength(1);
      expect(prompt.match(/\n {2}- /g)?.length).toBeLessThanOrEqual(20);
      expect(prompt.length).toBeLessThan(15_000);
      const read = harness.github.requests
        .slice(before)
        .filter(({ operation }) => operation?.startsWith('checks/'));
      // The list when they are examined, and again before the message; the annotations of two.
      expect(read.length).toBeLessThanOrEqual(4);
    },
  );
});

describe('a pull request whose conflicts GitHub has not computed', () => {
  const AGAIN_MS = 10_000;

  /** Runs care for a pull request with a failed check. From the second read on, GitHub shows `mergeable`. */
  function careFor(
    mergeable: boolean | null,
    options: Parameters<Harness['care']>[1],
    expectAfter: (
      harness: Harness,
      readTimes: readonly number[],
      cared: RunResult,
    ) => void,
  ): Promise<void> {
    let compute = (): void => {};
    let reads = 0;
    const { on, intercept } = createSwitch(({ operation }: Readonly<GitHubRequest>) => {
      if (operation !== 'pulls/get') return undefined;
      reads += 1;
      if (reads === 2) compute();
      return undefined;
    });
    const docs = docsPull({ mergeable: null });
    return withHarness(withDocsPull(docs, { intercept }), async (harness) => {
      await start(harness);
      addCheck(harness);
      compute = () => changeDocsPull(harness, { mergeable });
      on();
      const before = harness.github.requests.length;
      const cared = await harness.care({}, options);
      const read = harness.github.requests
        .slice(before)
        .filter(({ operation }) => operation === 'pulls/get');
      const readTimes = read.map(({ at }) => at - (read[0]?.at ?? 0));
      expectAfter(harness, readTimes, cared);
    });
  }

  it.concurrent.each([
    ['a conflict', false, 'to resolve'],
    ['failed checks', true, 'to fix'],
  ])('is read again after 10 s, and has %s', (_, mergeable, task) =>
    careFor(mergeable, {}, (harness, readTimes, cared) => {
      expect(cared.outputs).toMatchObject({ messages: '1' });
      expect(harness.shown(DOCS)).toContain(task);
      // The third read is that of the claimed message.
      expect(readTimes).toEqual([0, AGAIN_MS, expect.any(Number)]);
    }),
  );

  it.concurrent('is read again once', () =>
    careFor(null, {}, (harness, readTimes, cared) => {
      expect(rowOf(cared)).toContain('does not know yet whether it has a conflict');
      expect(messages(harness)).toEqual([]);
      expect(readTimes).toEqual([0, AGAIN_MS]);
    }),
  );

  it.concurrent('is not read again by a cancelled run', () =>
    careFor(false, cancelAt({ afterMs: 2000 }, 'SIGINT'), (harness, readTimes) => {
      expect(messages(harness)).toEqual([]);
      expect(readTimes).toEqual([0]);
    }),
  );
});

describe('no message is sent', () => {
  it.each<
    [string, Parameters<typeof docsPull>, inputs?: Readonly<Record<string, string>>]
  >([
    ['if `for` is none', [], { for: 'none' }],
    ['for another label', [{}, { labels: ['wait'] }], { 'skip-label': 'wait' }],
    [
      'after a person has pushed on the website',
      [{ headAuthors: ['octocat', 'web-flow'] }],
    ],
  ])('%s', (_, pull, inputs = {}) =>
    withHarness(withPull(...pull), async (harness) => {
      await start(harness);
      const before = harness.ourComments(DOCS).length;
      const cared = await harness.care({ ...CONFLICTS, ...inputs });
      expect(cared.exitCode).toBe(0);
      expect(annotated(cared, 'warning')).toEqual([]);
      expect(messages(harness)).toEqual([]);
      expect(harness.ourComments(DOCS)).toHaveLength(before);
    }),
  );

  itWithHarness(
    'without the comment that names the job, and a row says so',
    withPull(),
    async (harness) => {
      await start(harness);
      removeLinkedComment(harness);
      const cared = await harness.care(CONFLICTS);
      expect(rowOf(cared)).toContain('no comment names its job');
      expect(messages(harness)).toEqual([]);
    },
  );
});

it.concurrent('comments that GitHub lets nobody write leave nothing behind', () => {
  const { on, off, intercept } = createSwitch(({ operation }: Readonly<GitHubRequest>) =>
    operation === 'issues/update-comment' ? { status: 403 } : undefined,
  );
  return withHarness(withDocsPull(docsPull(), { intercept }), async (harness) => {
    await start(harness);
    const before = harness.ourComments(DOCS).length;
    on();
    for (let nth = 0; nth < 3; nth += 1) {
      const cared = await harness.care(CONFLICTS, { runId: 80 + nth });
      expect(rowOf(cared)).toContain('GitHub could not record the request');
      expect(harness.ourComments(DOCS)).toHaveLength(before);
      await harness.clock.sleep(HOUR_MS);
    }
    expect(messages(harness)).toEqual([]);
    off();
    await harness.care(CONFLICTS, { runId: 90 });
    expect(messages(harness)).toHaveLength(1);
  });
});

describe('care that is killed', () => {
  async function expectOneMessage(harness: Harness, once: Promise<void>): Promise<void> {
    await harness.care(CONFLICTS, { ...cancelAt({ once }), runId: 71 });
    const runs = IS_WHOLE ? 30 : 6;
    for (let nth = 0; nth < runs; nth += 1) {
      await harness.clock.sleep((30 * HOUR_MS) / runs);
      await harness.care(CONFLICTS, { runId: 80 + nth });
    }
    expect(messages(harness)).toHaveLength(1);
    expect(harness.replies(DOCS)).toEqual([]);
    expect(messageEntries(harness).at(-1)).toMatchObject({ isFinished: true });
  }

  it.concurrent.each([
    ['creation', 'issues/create-comment'],
    ['binding', 'issues/update-comment'],
  ])('at the %s of its message sends it once in all', (_, operation) => {
    const { once, intercept: leave } = silenceAt(operation);
    const silence = createSwitch(leave);
    const { intercept } = silence;
    return withHarness(withDocsPull(docsPull(), { intercept }), async (harness) => {
      await start(harness);
      silence.on();
      await expectOneMessage(harness, once);
    });
  });

  it.concurrent('while it sends its message sends it once in all', () => {
    const { once, reach } = createMoment();
    const intercept = ({ path }: Readonly<{ path: string }>): undefined =>
      path.endsWith('/message') ? reach() : undefined;
    const service = { latencyMs: 300, intercept };
    return withHarness(withDocsPull(docsPull(), {}, service), async (harness) => {
      await start(harness);
      await expectOneMessage(harness, once);
    });
  });
});

describe('60 open docs pull requests', () => {
  const CONFLICTING = 6;
  const COUNT = 60;
  const all = Array.from({ length: COUNT }, (_, nth) => DOCS + nth);
  const options: HarnessOptions = {
    service: OWN_DOCS,
    github: {
      threads: [
        { number: 2, pull: {} },
        ...all.map((number) => {
          const head = {
            ref: `mintlify/${number}`,
            sha: String(number).padStart(40, '0'),
          };
          const mergeable = number >= DOCS + CONFLICTING;
          return { ...docsPull({ head, mergeable }), number };
        }),
      ],
    },
  };

  itWithHarness(
    'get five messages in a run, which reads 50 of them, and in each run others first',
    options,
    async (harness) => {
      for (let nth = 0; nth < CONFLICTING; nth += 1) {
        await harness.command(`/docs new page the ${nth}`);
      }
      const first = await harness.care();
      expect(first.outputs['messages']).toBe('5');
      expect(Number(first.outputs['leftOut'])).toBeGreaterThanOrEqual(10);
      for (let hour = 0; hour < 2; hour += 1) {
        await harness.clock.sleep(HOUR_MS);
        await harness.care();
      }
      expect(messages(harness).slice(CONFLICTING - 1)).toHaveLength(CONFLICTING);
    },
  );

  /** Resolves all conflicts. */
  function resolveAll({ github }: Harness): void {
    const { threads } = github.state;
    for (const [number, thread] of threads) {
      if (thread.pull === undefined) continue;
      threads.set(number, { ...thread, pull: { ...thread.pull, mergeable: true } });
    }
  }

  itWithHarness(
    'are all read within three daily runs, and cost three requests each without a problem',
    options,
    async (harness) => {
      resolveAll(harness);
      let unread = all.map((number) => `#${number}: left for a later run`);
      for (let day = 0; day < 3; day += 1) {
        const before = harness.github.requests.length;
        const cared = await harness.care();
        expect(cared.outputs).toMatchObject({ messages: '0', leftOut: '10' });
        // One page of comments, and one of pull requests.
        expect(harness.github.requests.slice(before)).toHaveLength(2 + 50 * 3);
        unread = unread.filter((row) => cared.summary.includes(row));
        await harness.clock.sleep(DAY_MS);
      }
      expect(unread).toEqual([]);
    },
  );
});

describe('docs in another repository', () => {
  const options: HarnessOptions = {
    service: { firstPull: DOCS, repository: `https://github.com/${OTHER}` },
    github: { others: [otherDocs({ threads: [docsPull()] })] },
  };

  itWithHarness('are cared for with a token for them', options, async (harness) => {
    await harness.command('/docs explain it fully', { inputs: IN_OTHER });
    // Care neither reads nor writes the source.
    harness.github.state.isArchived = true;
    const inputs = { ...CONFLICTS, repositories: OTHER, 'github-token': DOCS_TOKEN };
    const cared = await harness.care(inputs);
    expect(annotated(cared, 'warning')).toEqual([]);
    expect(cared.summary).toContain(`${OTHER}/pull/${DOCS}`);
    expect(messages(harness)).toEqual(['job_0001']);
    const { state } = harness.github.other(OTHER);
    const shown = (): string => [...state.comments.values()].at(-1)?.body ?? '';
    expect(shown()).toContain('to resolve');
    await harness.clock.sleep(HOUR_MS);
    const later = await harness.care(inputs);
    expect(later.outputs).toMatchObject({ finished: '1' });
    expect(shown()).toContain('has finished');
    for (let hour = 0; hour < 6; hour += 1) {
      await harness.clock.sleep(HOUR_MS);
      await harness.care(inputs);
    }
    expect(messages(harness)).toHaveLength(1);
    // The comment that names the job, and that of the message.
    expect(state.comments.size).toBe(2);
  });
});
