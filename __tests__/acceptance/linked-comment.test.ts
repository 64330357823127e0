/** The comment on a docs pull request, and commands there. */
import { describe, expect, it } from '@jest/globals';
import { commented, merged, released, reviewed } from '../../fakes/events.ts';
import { addComment, type Options, type ThreadSeed } from '../../fakes/github/index.ts';
import { OUTSIDER } from '../../fakes/github/payloads.ts';
import { derive, inRepository } from '../../fakes/payloads.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import {
  changeDocsPull,
  DOCS,
  DOCS_PULL,
  DOCS_TOKEN,
  docsPull,
  IN_OTHER,
  OTHER,
  otherDocs,
  REPOSITORY,
  withOtherDocs,
  withOwnDocs,
} from '../support/docs-pull-request.ts';
import {
  annotated,
  failing,
  itWithHarness,
  NO_WAIT,
  withHarness,
  type HarnessOptions,
  type CommentOptions,
  type Harness,
} from './with-harness.ts';

const SOURCE = 2;
const SOURCES: readonly ThreadSeed[] = [{ number: 1 }, { number: SOURCE, pull: {} }];
const threads = [...SOURCES, DOCS_PULL];
const ONE = withOwnDocs({ threads });

function inOther(
  permissions: Options['permissions'] = { contents: 'read', 'pull-requests': 'write' },
): HarnessOptions {
  const docs = {
    permissions,
    threads: [DOCS_PULL],
    roles: { Codertocat: 'write' },
  } as const;
  return withOtherDocs({ threads: SOURCES }, docs);
}

const SOURCE_KEY = 'mint_key_of_the_source';
const OTHER_KEY = 'mint_key_of_the_other_one';
const TWO = { inputs: IN_OTHER };

/** A command on the docs pull request, in a workflow that sets no input for this. */
const onDocs = (
  harness: Harness,
  body: string,
  options: CommentOptions = {},
): EventOfRun => harness.addComment(body, { number: DOCS, ...options });
const bodies = (harness: Harness, thread: number): readonly string[] =>
  harness.statusComments(thread).map(({ body }) => body.split('\n<!-- ', 1)[0] ?? '');
const page = (thread: number, comment: { id: number } | undefined): string =>
  `${REPOSITORY}/issues/${thread}#issuecomment-${comment?.id}`;

/** Returns the first comments of both threads. */
function firstResults(harness: Harness): readonly (string | undefined)[] {
  return [SOURCE, DOCS].map((thread) => bodies(harness, thread)[0]);
}

describe('the linked comment', () => {
  itWithHarness('names the request, whose entry it copies', ONE, async (harness) => {
    const event = harness.addComment('/docs explain it fully');
    const run = await harness.run(event);
    expect(annotated(run, 'warning')).toEqual([]);
    const command = event.payload['comment'] as { id: number };
    expect(harness.shown(DOCS)).toBe(
      `✅ Docs PR opened · Requested by [Codertocat](${page(SOURCE, command)}). ` +
        'Comment `/docs …` to refine it, or `/docs new …` for a separate one.',
    );
    const own = harness.entries()[0]!;
    expect(own).toMatchObject({ isRequest: true, isFinished: true });
    const [linked] = harness.entries(DOCS);
    expect(linked).toMatchObject({ isRequest: false, isFinished: true });
    // What only the comment of the request itself is for.
    expect(linked?.record).toEqual({ ...own.record, covered: null, words: '' });
  });

  itWithHarness(
    'is written by a sweep, which does not take it for an open job',
    ONE,
    async (harness) => {
      await harness.command('/docs explain it fully', { inputs: NO_WAIT });
      await harness.clock.sleep(40);
      const run = await harness.sweep();
      expect(run.outputs).toMatchObject({ finished: '1' });
      expect(harness.statusComments(DOCS)).toHaveLength(1);
      expect((await harness.sweep()).outputs['finished']).toBe('0');
      const before = firstResults(harness);
      await harness.run(onDocs(harness, '/docs fix the wording'));
      expect(harness.sent()).toEqual(['new job', 'job_0001']);
      expect(firstResults(harness)).toEqual(before);
    },
  );

  it.concurrent.each([
    ['merged', { isMerged: true, comments: 0, next: 'new job' }],
    // Somebody may open it again.
    ['closed', { isMerged: false, comments: 1, next: 'job_0001' }],
  ])(
    'on a pull request that was %s before the sweep',
    (_, { isMerged, comments, next }) =>
      withHarness(ONE, async (harness) => {
        const inputs = { ...NO_WAIT, 'pr-labels': 'documentation' };
        await harness.command('/docs explain it fully', { inputs });
        await harness.clock.sleep(60_000);
        const endedAt = harness.clock.date().toISOString();
        changeDocsPull(harness, { merged: isMerged }, { state: 'closed', endedAt });
        const run = await harness.sweep();
        expect(run.outputs).toMatchObject({ finished: '1' });
        expect(annotated(run, 'warning')).toEqual([]);
        expect(harness.ourComments(DOCS)).toHaveLength(comments);
        const docsPull = harness.github.state.threads.get(DOCS);
        expect(docsPull?.labels).toEqual([]);
        if (!isMerged) changeDocsPull(harness, {}, { state: 'open' });
        await harness.run(onDocs(harness, '/docs fix the wording'));
        expect(harness.sent()).toEqual(['new job', next]);
      }),
  );

  itWithHarness(
    'is the only one for a release, which retry cannot repeat',
    ONE,
    async (harness) => {
      await harness.run(released({ tag_name: 'v1.4.0' }));
      const before = harness.shown(DOCS);
      expect(before).toContain(`for [v1.4.0](${REPOSITORY}/releases/tag/v1.4.0)`);
      await harness.run(onDocs(harness, '/docs retry'));
      expect(harness.replies(DOCS)).toEqual([
        expect.stringContaining('no request to retry'),
      ]);
      await harness.run(onDocs(harness, '/docs status'));
      expect(harness.shown(DOCS)).toBe(before);
      expect(harness.sent()).toEqual(['new job']);
      await harness.run(onDocs(harness, '/docs fix the wording'));
      expect(harness.sent()).toEqual(['new job', 'job_0001']);
      expect(harness.shown(DOCS)).toContain('Docs PR updated');
    },
  );

  it.concurrent('is missing without the permission, with one warning', () => {
    const github = { threads, permissions: { issues: 'write' } } as const;
    return withHarness(withOwnDocs(github), async (harness) => {
      const run = await harness.command('/docs explain it fully', { on: 'issue' });
      expect(run.outputs['outcome']).toBe('pr-opened');
      expect(annotated(run, 'warning')).toEqual([
        expect.stringContaining('`pull-requests: write`'),
      ]);
      expect(harness.entries(1)).toMatchObject([{ isFinished: true }]);
      expect(harness.ourComments(DOCS)).toEqual([]);
    });
  });

  itWithHarness(
    'is not written on a pull request that the job was started on',
    ONE,
    async (harness) => {
      await harness.command('/docs new explain it fully', { number: DOCS });
      expect(harness.statusComments(DOCS)).toHaveLength(1);
      expect(harness.entries(DOCS)).toMatchObject([{ isRequest: true }]);
    },
  );
});

describe('a command on the docs pull request', () => {
  itWithHarness(
    'sends one message to its job, and both comments stay as they are',
    ONE,
    async (harness) => {
      await harness.command('/docs explain it fully');
      const before = firstResults(harness);
      const event = onDocs(harness, '/docs fix the wording');
      const run = await harness.run(event);
      expect(run.outputs).toMatchObject({
        outcome: 'pr-opened',
        jobId: 'job_0001',
        jobAction: 'messaged',
      });
      await harness.run(event, { runId: 77 });
      const denied = await harness.run(
        onDocs(harness, '/docs fix it fully', { author: OUTSIDER }),
      );
      expect(denied.outputs).toMatchObject({ outcome: 'skipped', reason: 'denied' });
      expect(harness.sent()).toEqual(['new job', 'job_0001']);
      expect(harness.instructions()).toEqual([expect.anything(), 'fix the wording']);
      expect(harness.reactions(event)).toEqual(['eyes', 'rocket']);
      expect(firstResults(harness)).toEqual(before);
      expect(bodies(harness, DOCS)).toHaveLength(2);
      expect(bodies(harness, DOCS)[1]).toContain('### ✅ Docs PR updated');
    },
  );

  itWithHarness(
    'is finished by the sweep if its run does not wait',
    ONE,
    async (harness) => {
      await harness.command('/docs explain it fully');
      const [, linkedBefore] = firstResults(harness);
      await harness.run(onDocs(harness, '/docs fix the wording'), { inputs: NO_WAIT });
      await harness.clock.sleep(60_000);
      expect((await harness.sweep()).outputs['finished']).toBe('1');
      const [source, linked] = firstResults(harness);
      expect(source).toContain('### 🟢 Docs PR open since');
      expect(linked).toBe(linkedBefore);
      expect(bodies(harness, DOCS)[1]).toContain('### ✅ Docs PR updated');
    },
  );

  itWithHarness(
    'changes how an earlier request ended only when its job ends otherwise',
    ONE,
    async (harness) => {
      await harness.command('/docs explain it fully');
      const event = onDocs(harness, '/docs fix the wording [scenario: fails]');
      await harness.run(event, { inputs: NO_WAIT });
      await harness.command('/docs status');
      expect(harness.entries()).toMatchObject([
        { isFinished: true, outcome: 'pr-opened' },
      ]);
      await harness.clock.sleep(60_000);
      await harness.command('/docs status');
      expect(harness.entries()).toMatchObject([{ isFinished: true, outcome: 'failed' }]);
    },
  );

  itWithHarness('finds the job whatever its comment-tag', ONE, async (harness) => {
    await harness.command('/docs explain it fully', {
      inputs: { 'comment-tag': 'guides' },
    });
    await harness.run(onDocs(harness, '/docs fix the wording'));
    expect(harness.sent()).toEqual(['new job', 'job_0001']);
  });

  itWithHarness(
    'goes to the job of the pull request, not to a newer one',
    ONE,
    async (harness) => {
      await harness.command('/docs explain it fully');
      await harness.run(onDocs(harness, '/docs new explain the timeout'));
      await harness.run(onDocs(harness, '/docs fix the wording'));
      expect(harness.sent()).toEqual(['new job', 'new job', 'job_0001']);
    },
  );

  it.concurrent.each([
    ['failed', 'fails', 'new job'],
    ['has opened no pull request', 'no-pr', 'job_0002'],
  ])(
    'goes to its own job in a retry of `new`, or to another one: it %s',
    (_, scenario, target) =>
      withHarness(ONE, async (harness) => {
        await harness.command('/docs explain it fully');
        const separate = `/docs new explain the timeout [scenario: ${scenario}]`;
        await harness.run(onDocs(harness, separate));
        await harness.run(onDocs(harness, '/docs retry'));
        expect(harness.sent()).toEqual(['new job', 'new job', target]);
      }),
  );
});

describe('a command on a pull request of the docs agent whose job is not known', () => {
  const opened = (seed: Partial<ThreadSeed>): HarnessOptions =>
    withOwnDocs({ threads: [...SOURCES, { ...DOCS_PULL, ...seed }] });
  const head = (ref: string, repository?: string) => ({
    author: 'octocat',
    pull: { head: { ref, sha: 'a'.repeat(40), ...(repository && { repository }) } },
  });

  it.concurrent.each<readonly [string, Partial<ThreadSeed>, CommentOptions['on']]>([
    ['of its account', {}, 'pull-request'],
    ['from a branch of it, on a line', head('mintlify/x'), 'review-comment'],
  ])('sends nothing, and says why: %s', (_, seed, on = 'pull-request') =>
    withHarness(opened(seed), async (harness) => {
      const first = onDocs(harness, '/docs fix the wording', { on });
      const { outputs } = await harness.run(first);
      expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'help' });
      const others = ['/docs', '/docs retry', '/docs update'];
      for (const body of others) await harness.run(onDocs(harness, body, { on }));
      await harness.run(first, { runAttempt: 2 });
      expect(harness.sent()).toEqual([]);
      const replies = harness.replies(DOCS);
      expect(replies).toHaveLength(1 + others.length);
      expect(harness.ourComments(DOCS)).toHaveLength(replies.length);
      expect(replies[0]).toMatch(/names its job.*`\/docs new …` starts a separate job/);
      await harness.run(onDocs(harness, '/docs new fix the wording', { on }));
      expect(harness.sent()).toEqual(['new job']);
    }),
  );

  it.concurrent.each<
    readonly [string, Partial<ThreadSeed>, Readonly<Record<string, string>>]
  >([
    ['with reuse-job: never', {}, { 'reuse-job': 'never' }],
    ['with another agent-login', {}, { 'agent-login': 'hubot' }],
  ])('starts a job if an input says otherwise: %s', (_, seed, inputs) =>
    withHarness(opened(seed), async (harness) => {
      await harness.run(onDocs(harness, '/docs fix the wording'), { inputs });
      expect(harness.sent()).toEqual(['new job']);
      expect(harness.replies(DOCS)).toEqual([]);
    }),
  );

  itWithHarness('is repeated if it starts a job', opened({}), async (harness) => {
    await harness.run(onDocs(harness, '/docs new explain it [scenario: unclear]'));
    await harness.run(onDocs(harness, '/docs retry'));
    expect(harness.sent()).toEqual(['new job', 'new job']);
  });

  itWithHarness(
    'is carried out if GitHub does not show the pull request',
    withOwnDocs({
      threads: [...SOURCES, { ...DOCS_PULL, ...head('mintlify/x') }],
      ...failing('pulls/get', { status: 403, body: { message: 'no' } }),
    }),
    async (harness) => {
      await harness.run(onDocs(harness, '/docs fix the wording'));
      expect(harness.sent()).toEqual(['new job']);
    },
  );

  itWithHarness(
    'resumes a job that an earlier run of it has started',
    opened({}),
    async (harness) => {
      const event = onDocs(harness, '/docs fix the wording');
      await harness.run(event, { inputs: { 'agent-login': 'hubot', ...NO_WAIT } });
      const again = await harness.run(event, { runAttempt: 2 });
      expect(again.outputs).toMatchObject({ jobId: 'job_0001', jobAction: 'resumed' });
      expect(harness.sent()).toEqual(['new job']);
    },
  );
});

describe('in a long thread', () => {
  const talk = (harness: Harness, count: number): void => {
    for (let n = 0; n < count; n += 1) {
      addComment(harness.github.state, {
        thread: DOCS,
        author: 'octocat',
        body: 'Talk.',
      });
    }
  };

  itWithHarness('the first comments name the job', ONE, async (harness) => {
    await harness.command('/docs explain it fully');
    talk(harness, 350);
    await harness.run(onDocs(harness, '/docs fix the wording'));
    expect(harness.sent()).toEqual(['new job', 'job_0001']);
  });

  it.concurrent('nothing is sent if the first comments cannot be read', () => {
    /** How often a run may still read them. Each list begins with them. */
    let reads = Infinity;
    const intercept: Options['intercept'] = ({ operation, query, path }) => {
      const isFirst = operation === 'issues/list-comments' && query['page'] === '1';
      const isOnDocs = path.includes(`/${DOCS}/`) && query['since'] === undefined;
      if (!isFirst || !isOnDocs) return undefined;
      reads -= 1;
      return reads < 0 ? { status: 502, body: {} } : undefined;
    };
    return withHarness(withOwnDocs({ threads, intercept }), async (harness) => {
      await harness.command('/docs explain it fully');
      talk(harness, 250);
      // This job is found first, and has another pull request.
      await harness.run(onDocs(harness, '/docs new explain the timeout'));
      reads = 1;
      const run = await harness.run(onDocs(harness, '/docs fix the wording'));
      expect(run.outputs).toMatchObject({
        outcome: 'rejected',
        reason: 'github',
      });
      expect(harness.sent()).toEqual(['new job', 'new job']);
      expect(harness.replies(DOCS)).toEqual([
        expect.stringContaining('could not be read'),
      ]);
    });
  });
});

describe('docs in another repository', () => {
  const linkedIn = (harness: Harness): readonly string[] =>
    [...harness.github.other(OTHER).state.comments.values()].map(
      ({ body }) => body.split('\n<!-- ', 1)[0] ?? '',
    );

  /** A command on the docs pull request, in a workflow there that has these lines of `api-key`. */
  function runThere(harness: Harness, lines: readonly string[]): Promise<RunResult> {
    const other = harness.github.other(OTHER);
    const event = commented(other, '/docs fix the wording', { number: DOCS });
    const payload = inRepository(event.payload, OTHER);
    return harness.run(
      { ...event, payload },
      {
        token: DOCS_TOKEN,
        env: { GITHUB_REPOSITORY_ID: '77' },
        inputs: { 'api-key': lines.join('\n') },
      },
    );
  }

  itWithHarness(
    'have a workflow that cannot write to the source, and has its key',
    inOther(),
    async (harness) => {
      harness.service.change({ otherKeys: [SOURCE_KEY, OTHER_KEY] });
      const source = { ...TWO.inputs, 'api-key': SOURCE_KEY };
      await harness.command('/docs explain it fully', { inputs: source });
      const before = bodies(harness, SOURCE);
      const run = await runThere(harness, [OTHER_KEY, SOURCE_KEY]);
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'messaged' });
      expect(annotated(run, 'warning')).toEqual([]);
      expect(harness.sent()).toEqual(['new job', 'job_0001']);
      expect(linkedIn(harness).at(-1)).toContain('### ✅ Docs PR updated');
      expect(bodies(harness, SOURCE)).toEqual(before);
    },
  );

  itWithHarness(
    'get no comment and no warning without a token',
    inOther(),
    async (harness) => {
      const run = await harness.command('/docs explain it fully');
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened' });
      expect(annotated(run, 'warning')).toEqual([]);
      expect(linkedIn(harness)).toEqual([]);
      const tried = harness.github.requests.filter(({ path }) => path.includes(OTHER));
      expect(tried).toEqual([]);
    },
  );
});

describe('a public docs pull request of a private repository', () => {
  const OWN = { owner: 'initech', name: 'falcon', id: 471_100, private: true };
  const FULL_NAME = `${OWN.owner}/${OWN.name}`;
  const INPUTS = {
    prompt: 'Describe the merger of both plans.',
    'pr-labels': 'falcon-docs',
    'pr-reviewers': 'requester, merger, hubot',
    'comment-tag': 'falcon-guides',
    'docs-repository': OTHER,
    'docs-token': DOCS_TOKEN,
  };

  /** Creates both repositories. The docs pull request has a conflict. */
  function inPublic(): HarnessOptions {
    const docs = otherDocs({ threads: [docsPull()], roles: { Codertocat: 'write' } });
    const repository = { ...docs.repository, private: false };
    const others = [{ ...docs, repository }];
    return {
      service: { firstPull: DOCS, workMs: 5000 },
      github: {
        repository: OWN,
        threads: SOURCES,
        roles: { Codertocat: 'write' },
        others,
      },
    };
  }

  /** Creates the event that starts the job: a merge in the private repository. */
  function mergedInPrivate(): EventOfRun {
    const head = { ref: 'falcon-merger', label: 'initech:falcon-merger' };
    const event = merged('pull_request', { title: 'Merge both plans', head });
    const payload = derive(inRepository(event.payload, FULL_NAME), {
      repository: { id: OWN.id, private: true },
    });
    return { ...event, payload };
  }

  /** Returns all texts in a value, and its numbers of several digits. */
  function textsIn(value: unknown): readonly string[] {
    if (typeof value === 'number') return value > 999 ? [String(value)] : [];
    if (typeof value === 'string') return [value];
    return Object.values(value ?? {}).flatMap(textsIn);
  }

  /** Returns what anybody can read in the comments on the docs pull request, now and in their history. */
  function readableIn({ github }: Harness): string {
    const written = github.requests.filter(
      ({ operation, path }) =>
        path.startsWith(`/repos/${OTHER}/`) && operation?.endsWith('-comment'),
    );
    const texts = written.map(({ body }) => (body as { body: string }).body);
    const words = texts.join('\n').split(/\s/);
    return [
      ...texts,
      ...words.map((word) => Buffer.from(word, 'base64').toString()),
    ].join('\n');
  }

  /** Runs an action in the docs repository. */
  function runThere(harness: Harness, event: EventOfRun): Promise<RunResult> {
    const payload = inRepository(event.payload, OTHER);
    const env = { GITHUB_REPOSITORY_ID: '77' };
    const inputs = { 'pr-feedback': 'reviews' };
    return harness.run({ ...event, payload }, { token: DOCS_TOKEN, env, inputs });
  }

  itWithHarness(
    'has the words of no command in any byte that anybody can read',
    inPublic(),
    async (harness) => {
      const event = harness.addComment('/docs Explain the zebra option');
      const payload = derive(inRepository(event.payload, FULL_NAME), {
        repository: { id: OWN.id, private: true },
      });
      const run = await harness.run({ ...event, payload }, { inputs: INPUTS });
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened' });
      expect(harness.shown()).toContain('“Explain the zebra option”');
      const readable = readableIn(harness);
      expect(readable).toContain('"id":"job_0001"');
      expect(readable).not.toMatch(/zebra/i);
    },
  );

  itWithHarness(
    'shows nothing of it, and commands, reviews and care there work',
    inPublic(),
    async (harness) => {
      const event = mergedInPrivate();
      const run = await harness.run(event, { inputs: INPUTS });
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001' });

      const other = harness.github.other(OTHER);
      const shown = (): string =>
        [...other.state.comments.values()].at(-1)?.body.split('\n')[1] ?? '';
      expect(shown()).toBe(
        '✅ Docs PR opened · This pull request belongs to job job_0001 of the docs agent. ' +
          'Comment `/docs …` to refine it, or `/docs new …` for a separate one. ' +
          'This works if this repository runs this action.',
      );
      const readable = readableIn(harness);
      expect(readable).toContain('"id":"job_0001"');
      const { 'docs-repository': _, 'docs-token': __, ...inputs } = INPUTS;
      const texts = [...textsIn(event.payload), ...textsIn(inputs)];
      const secrets = ['initech', 'falcon', 'Codertocat', 'actions/runs', '9007199'];
      const found = [...texts, ...secrets].filter(
        (text) => text.length > 3 && readable.includes(text),
      );
      expect(found).toEqual([]);

      const command = commented(other, '/docs fix the wording', { number: DOCS });
      const messaged = await runThere(harness, command);
      expect(messaged.outputs).toMatchObject({
        outcome: 'pr-opened',
        jobAction: 'messaged',
      });
      const review = reviewed(other, { number: DOCS, body: 'Please shorten this.' });
      const reviewedRun = await runThere(harness, review);
      expect(reviewedRun.outputs).toMatchObject({ jobAction: 'messaged' });
      const cared = await harness.care({
        for: 'conflicts',
        repositories: OTHER,
        'github-token': DOCS_TOKEN,
      });
      expect(annotated(cared, 'warning')).toEqual([]);
      expect(cared.outputs).toMatchObject({ messages: '1' });
      expect(harness.sent()).toEqual(['new job', ...Array(3).fill('job_0001')]);
    },
  );
});
