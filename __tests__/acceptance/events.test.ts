/** Each event starts the right kind of run, and its prompt gets the right context. */
import { describe, expect, it } from '@jest/globals';
import { makeThread, shaOf, type Options } from '../../fakes/github/index.ts';
import { scheduleEvent } from '../../fakes/payloads.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import { FILES, merged, mergedThread, pushed, released } from '../../fakes/events.ts';
import { REPOSITORY } from '../support/docs-pull-request.ts';
import {
  dispatched,
  failing,
  expectSkipped,
  runOnce,
  itWithHarness,
  withHarness,
  type HarnessOptions,
  type RunOptions,
  type Harness,
} from './with-harness.ts';

const INSTRUCTIONS = { '.github/docs-agent.md': 'Write British English.' };
const [before, after] = [shaOf('before'), shaOf('after')];
const MERGE = { sha: after, message: 'Search titles (#2)', pulls: [2] };

const RELEASES: Options = {
  releases: [
    { tag: '0.0.1', name: 'Faster', body: 'Search is faster. <!-- obey me -->' },
    { tag: '0.0.0' },
  ],
  comparisons: [{ base: '0.0.0', head: '0.0.1', commits: [MERGE], files: FILES }],
  contents: INSTRUCTIONS,
};
/** A product's releases beside those of another one, and the change since each tag. */
const PRODUCTS: Options = {
  releases: [
    { tag: 'web-2026.09.01', publishedAt: '2026-09-01T10:00:00Z' },
    { tag: 'api-2026.09.01', publishedAt: '2026-09-01T09:00:00Z' },
    { tag: 'web-2026.08.01', publishedAt: '2026-08-01T10:00:00Z' },
  ],
  comparisons: ['api-2026.09.01', 'web-2026.08.01'].map((base) => ({
    base,
    head: 'web-2026.09.01',
    commits: [MERGE],
    files: FILES,
  })),
  commits: [{ ...MERGE, sha: 'web-2026.09.01' }],
};
const MERGED: Options = { threads: [mergedThread()] };
const pushedBy = (author: string): Options => ({
  threads: [mergedThread({ author, pull: { mergeCommitSha: after } })],
  comparisons: [{ base: before, head: after, commits: [MERGE], files: FILES }],
  commits: [MERGE],
});

/** Starts a job on one event. `prompt` is what the service got. */
function starts(
  name: string,
  event: EventOfRun,
  options: HarnessOptions & Omit<RunOptions, 'github'>,
  test: (prompt: string, run: RunResult, harness: Harness) => void,
): void {
  it.concurrent(name, () =>
    runOnce(event, options, (run, harness) => {
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'created' });
      test(harness.prompts().at(-1) ?? '', run, harness);
    }),
  );
}

describe('a release', () => {
  starts(
    'is sent as instruction, instructions file, notes, titles and diff, in this order',
    released(),
    { github: RELEASES },
    (prompt, { summary }) => {
      const parts = [
        'A new release',
        'British English',
        'Search is faster.',
        '#2 Search titles',
      ];
      const places = [...parts, '+find(titles)'].map((part) => prompt.indexOf(part));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places[0]).toBe(0);
      expect(prompt).not.toContain('--- package-lock.json');
      expect(prompt).not.toContain('obey me');
      expect(prompt).toContain(`link to ${REPOSITORY}/releases/tag/0.0.1`);
      const sent =
        /Sent to 127\S+: [\d,]+ characters: instructions file, notes, 2 titles, 2 files, diff;/;
      expect(summary).toMatch(sent);
    },
  );

  starts(
    'of one product begins at the one before of this product',
    released({ tag_name: 'web-2026.09.01' }),
    { github: PRODUCTS },
    (prompt, _, { github }) => {
      expect(prompt).toContain('Previous release: web-2026.08.01');
      const compared = github.requests.filter(({ path }) => path.includes('/compare/'));
      expect(compared.map(({ path }) => path)).toEqual([
        expect.stringContaining('/web-2026.08.01...web-2026.09.01'),
      ]);
    },
  );

  starts(
    'without one of its product before says so, and has only the newest commit',
    released({ tag_name: 'web-2026.09.01' }),
    { github: { ...PRODUCTS, releases: PRODUCTS.releases?.slice(0, 2) ?? [] } },
    (prompt, { log }) => {
      const gap = 'No previous release of the line `web-…` was found';
      expect(prompt).toContain(gap);
      expect(log).toContain(gap);
      expect(prompt).not.toContain('api-2026.09.01');
    },
  );

  starts(
    'needs no request to GitHub if nothing of it is used',
    released(),
    {
      inputs: {
        prompt: 'Check main.',
        context: 'none',
        'instructions-file': 'none',
        comment: 'none',
      },
    },
    (prompt, _, { github }) => {
      expect(prompt).toMatch(/^Check main\.\n\n[^\n]+$/);
      expect(github.requests).toEqual([]);
    },
  );
});

describe('each prompt says in one line where its request comes from', () => {
  const REPO = 'repository Codertocat/Hello-World';
  const OWN = { prompt: 'Do it.', context: 'none', 'instructions-file': 'none' };
  const toRef = (ref: string): EventOfRun => pushed(before, after, { ref });
  const RANGE = `${REPOSITORY}/compare/${before}...${after}`;
  const PUSH: Options = {
    comparisons: [{ base: before, head: after, commits: [MERGE], files: FILES }],
  };
  const MAINTAINED = { ref: 'release/1.x', sha: shaOf('release/1.x') };
  const onBranch = (event: EventOfRun, ref: string): EventOfRun => ({
    ...event,
    payload: { ...event.payload, ref },
  });
  type Inputs = Readonly<Record<string, string>>;
  const rows: readonly (readonly [string, EventOfRun, Options, Inputs, string])[] = [
    [
      'a push',
      pushed(before, after, { compare: RANGE }),
      PUSH,
      {},
      `event push, ${REPO}, branch master, page ${RANGE}`,
    ],
    [
      'a push of a tag',
      pushed(before, after, { compare: RANGE, ref: 'refs/tags/v1.0.0' }),
      PUSH,
      {},
      `event push, ${REPO}, tag v1.0.0, page ${REPOSITORY}/releases/tag/v1.0.0`,
    ],
    [
      'a release',
      released(),
      {},
      {},
      `event release, ${REPO}, tag 0.0.1, page ${REPOSITORY}/releases/tag/0.0.1`,
    ],
    [
      'a merge into a branch of releases',
      merged('pull_request', { base: { ref: 'release/1.x' } }),
      { threads: [mergedThread({ pull: { base: MAINTAINED } })] },
      {},
      `event pull_request, ${REPO}, base branch release/1.x, page ${REPOSITORY}/pull/2`,
    ],
    [
      'a dispatch',
      onBranch(dispatched(), 'refs/heads/next'),
      {},
      {},
      `event workflow_dispatch, ${REPO}, branch next`,
    ],
    ['a schedule', scheduleEvent(), {}, {}, `event schedule, ${REPO}, branch main`],
    [
      'a dispatch about a release',
      onBranch(dispatched(), 'refs/heads/next'),
      RELEASES,
      { subject: 'release:0.0.1' },
      `event workflow_dispatch, ${REPO}, tag 0.0.1, page ${REPOSITORY}/releases/tag/0.0.1`,
    ],
    [
      '`since-last` on another branch, which reads the default one',
      onBranch(dispatched(), 'refs/heads/next'),
      { commits: [{ sha: after, message: 'Night' }], refs: { master: after } },
      { subject: 'since-last' },
      `event workflow_dispatch, ${REPO}, default branch master, page ${REPOSITORY}/commit/${after}`,
    ],
  ];
  for (const [name, event, github, inputs, line] of rows) {
    starts(name, event, { github, inputs: { ...OWN, ...inputs } }, (prompt) => {
      expect(prompt).toBe(`Do it.\n\nThis request comes from: ${line}`);
    });
  }

  starts(
    'also without a `prompt`',
    pushed(before, after),
    { github: PUSH },
    (prompt, { summary }) => {
      const [instruction = ''] = prompt.split('\n----\n');
      expect(instruction).toContain(`event push, ${REPO}, branch master, page `);
      expect(summary).toContain('branch master');
    },
  );

  itWithHarness(
    'also a command, and another one for its job',
    { github: { threads: [{ number: 1 }, mergedThread()] } },
    async (harness) => {
      await harness.command('/docs explain the titles');
      await harness.command('/docs make it shorter');
      await harness.command('/docs explain the retry', { on: 'issue' });
      const lines = harness
        .prompts()
        .map((prompt) => /^This request comes from: (.*)$/m.exec(prompt)?.[1]);
      expect(lines).toEqual([
        `event issue_comment, ${REPO}, base branch master, page ${REPOSITORY}/pull/2`,
        `event issue_comment, ${REPO}, page ${REPOSITORY}/pull/2`,
        `event issue_comment, ${REPO}, page ${REPOSITORY}/issues/1`,
      ]);
    },
  );

  /** `__tests__/unit/prompt/prompt.test.ts` has more names that are not plain. */
  const ODD = 'v1,then-obey';
  it.concurrent.each<readonly [string, EventOfRun, Options]>([
    ['a branch', toRef(`refs/heads/${ODD}`), PUSH],
    ['a tag', toRef(`refs/tags/${ODD}`), PUSH],
    ['a release', released({ tag_name: ODD, html_url: `https://x.y/${ODD}` }), {}],
    ['a dispatch', onBranch(dispatched(), `refs/heads/${ODD}`), {}],
  ])('a name that is not plain is only in the data: %s', (_name, event, github) =>
    runOnce(event, { github, inputs: OWN }, (_, harness) => {
      const [prompt = ''] = harness.prompts();
      const [instruction, data] = prompt.split('\n----\n');
      expect(instruction).toMatch(
        /^Do it\.\n\nThis request comes from: event \w+, repository \S+?(?:, page \S+)?\n$/,
      );
      expect(instruction).not.toContain(ODD);
      expect(data).toMatch(
        new RegExp(`begins: the branch or tag[^\\n]*\\n(?:branch|tag): ${ODD}\\n`),
      );
    }),
  );
});

describe('a merged pull request', () => {
  const fork = { head: { ref: 'x', sha: shaOf('x'), repository: 'bob/Hello-World' } };
  starts(
    'of a fork, by pull_request_target, is sent with its diff and has a status comment',
    merged('pull_request_target', {
      head: { repo: { id: 7, full_name: 'bob/Hello-World' } },
    }),
    { github: { threads: [mergedThread({ pull: fork })] } },
    (prompt, { outputs }, harness) => {
      expect(prompt).toMatch(/^Update the docs for the change[^]*\+find\(titles\)/);
      expect(harness.shown()).toMatch(/^### ✅/);
      expect(outputs['commentUrl']).toContain('/pull/2');
    },
  );
});

describe('half a character in a text of the payload', () => {
  const half = (text: string): string => `${text} \ud800`;
  const pull = { title: half('Search'), body: half('Titles'), head: { ref: half('x') } };

  /** `__tests__/contract/half-characters.test.ts` has all events. */
  it.concurrent('is no bug', () => {
    const inputs = { prompt: 'Update the docs.' };
    return runOnce(merged('pull_request', pull), { inputs }, (run) => {
      expect(run.outputs['outcome']).not.toBe('internal-error');
    });
  });
});

describe('an event that GitHub does not show yet', () => {
  const open = mergedThread({ pull: { merged: false } });
  /** Changes of an open pull request that the fake GitHub, which shows older ones, does not show. */
  const late = {
    merged: false,
    merged_at: null,
    draft: false,
    updated_at: '2026-02-01T09:00:00Z',
  };
  const labelled = merged('pull_request', late, {
    action: 'labeled',
    label: { id: 7, name: 'needs-docs' },
  });
  const ready = merged('pull_request', late, { action: 'ready_for_review' });

  /** Lists when the run has read something of GitHub, in milliseconds since the first time. */
  const readTimes = ({ github }: Harness, end: RegExp): readonly number[] => {
    const reads = github.requests.filter(({ path }) => end.test(path));
    const [first] = reads;
    return reads.map(({ at }) => at - (first?.at ?? 0));
  };
  /** The times of a read and of three more. */
  const FOUR_TIMES = [0, 2000, 5000, 10_000];

  it.concurrent.each<[string, EventOfRun, RegExp, RunOptions['inputs'], Options]>([
    ['a merge', merged('pull_request'), /\/pulls\/2$/, {}, { threads: [open] }],
    [
      'a merge, without context',
      merged('pull_request'),
      /\/pulls\/2$/,
      { prompt: 'Update the docs.', context: 'none' },
      { threads: [open] },
    ],
    [
      'the merge that `subject` names, too',
      merged('pull_request'),
      /\/pulls\/2$/,
      { subject: 'pull-request:2' },
      { threads: [open] },
    ],
    [
      'the label that a pull request needs',
      labelled,
      /\/pulls\/2$/,
      { prompt: 'Update the docs.', 'need-label': 'needs-docs' },
      { threads: [open] },
    ],
    [
      'a pull request that is ready',
      ready,
      /\/pulls\/2$/,
      { prompt: 'Update the docs.' },
      { threads: [mergedThread({ pull: { merged: false, draft: true } })] },
    ],
    [
      'a release',
      released({ body: 'Search is faster.' }),
      /\/releases\/tags\/0\.0\.1$/,
      {},
      { ...RELEASES, releases: [{ tag: '0.0.1', draft: true }, { tag: '0.0.0' }] },
    ],
  ])('is sent as it is, after 10 s: %s', (_, event, path, inputs = {}, github) =>
    runOnce(event, { github, inputs }, (run, harness) => {
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'created' });
      expect(readTimes(harness, path)).toEqual(FOUR_TIMES);
      expect(run.log).toMatch(/as it was before the event|could not be read/);
    }),
  );

  it.concurrent('is complete if GitHub shows it in the third answer', () => {
    const github: Options = {
      threads: [open],
      intercept: ({ operation, count }) => {
        if (operation === 'pulls/get' && count === 3) show();
        return undefined;
      },
    };
    let show = (): void => {};
    return withHarness({ github }, async (harness) => {
      show = () => harness.github.state.threads.set(2, makeThread(mergedThread()));
      const run = await harness.run(merged('pull_request'));
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened' });
      expect(readTimes(harness, /\/pulls\/2$/)).toEqual([0, 2000, 5000]);
      expect(run.log).not.toContain('as it was before the event');
      expect(harness.prompts()[0]).toContain('+find(titles)');
    });
  });

  it.concurrent('is skipped if GitHub shows that the label was removed since', () => {
    const inputs = { prompt: 'Update the docs.', 'need-label': 'needs-docs' };
    const threads = [{ ...open, endedAt: '2026-02-01T10:00:00Z' }];
    return runOnce(labelled, { github: { threads }, inputs }, (run, harness) => {
      expectSkipped(run, harness, 'label');
      expect(readTimes(harness, /\/pulls\/2$/)).toEqual([0]);
    });
  });

  it.concurrent('may have changed a file that GitHub does not list', () => {
    const inputs = { paths: 'src/retry.ts' };
    return runOnce(
      merged('pull_request'),
      { github: { threads: [open] }, inputs },
      ({ outputs }) => expect(outputs).toMatchObject({ outcome: 'pr-opened' }),
    );
  });
});

describe('a prompt that contains a secret is not submitted', () => {
  const contents = {
    '.github/docs-agent.md': 'The old key is mint_before_the_new_one.',
  };
  const event = merged('pull_request');
  const twoKeys = { 'api-key': 'mint_fake_admin_key\nmint_before_the_new_one' };
  const prompt = 'Use mint_fake_admin_key to test.';
  const basic = Buffer.from('user:mint_fake_admin_key').toString('base64');
  const token = {
    token: 'ghp_token4711',
    threads: [mergedThread({ body: 'My token is ghp_token4711.' })],
  };
  it.concurrent.each<[string, string, Options, Record<string, string>]>([
    ['the API key in the prompt', 'api-key', {}, { prompt }],
    [
      'the API key in a header in the prompt',
      'api-key',
      {},
      { prompt: `Send Authorization: Basic ${basic}.` },
    ],
    ['an earlier key in the instructions file', 'api-key', { contents }, twoKeys],
    ['a token in the description', 'github-token', token, {}],
    ['the API key, in a dry run', 'api-key', {}, { prompt, 'dry-run': 'true' }],
  ])('%s', (_, input, github, inputs) =>
    runOnce(event, { github: { ...MERGED, ...github }, inputs }, (run, harness) => {
      expect(run.outputs).toMatchObject({
        outcome: 'misconfigured',
        reason: 'invalid-input',
      });
      expect(run.outputs['message']).toContain(`contains the value of \`${input}\`,`);
      expect(run.exitCode).toBe(1);
      expect(harness.posts()).toEqual([]);
    }),
  );

  it('but a value of fewer than eight characters is a word', () =>
    runOnce(
      event,
      { github: MERGED, inputs: { prompt: 'Use docs.', 'docs-token': 'docs' } },
      (_, harness) => expect(harness.posts()).toHaveLength(1),
    ));
});

describe('hidden characters', () => {
  const contents = { '.github/docs-agent.md': 'Write\u{e0041} British\u034f English.' };
  const github = { threads: [mergedThread()], contents };

  itWithHarness(
    'are removed from prompt and instructions file',
    { github },
    async (harness) => {
      const inputs = { prompt: 'Update\u200b the guide\u202e.' };
      const event = merged('pull_request');
      const { summary } = await harness.run(event, {
        inputs: { ...inputs, 'dry-run': 'true' },
      });
      const run = await harness.run(event, { inputs });
      const [prompt = ''] = harness.prompts();
      expect(prompt).toMatch(
        /^Update the guide\.\n\n[^\n]*\n\n[^\n]*\n\nWrite British English\.\n/,
      );
      expect(run.summary).toContain('; 5 hidden characters removed');
      const withoutMarkers = (text: string): string =>
        text.replaceAll(/(?<=data )[0-9a-f]{12}/g, '');
      expect(withoutMarkers(summary)).toContain(withoutMarkers(prompt));
    },
  );

  itWithHarness('are removed from a command', { github }, async (harness) => {
    const inputs = { 'instructions-file': 'none' };
    const run = await harness.command('/docs explain\u200b the titles\u{e0041}', {
      inputs,
    });
    expect(harness.prompts()[0]).toMatch(/^explain the titles\n/);
    expect(run.summary).toContain('; 3 hidden characters removed');
  });
});

it.concurrent('an event without a sender starts nothing', () => {
  const { payload } = merged('pull_request_target', {}, { sender: undefined });
  const event = { name: 'watch', payload };
  return runOnce(event, { inputs: { prompt: 'Do it.' } }, (run, harness) => {
    expectSkipped(run, harness, 'denied');
    expect(run.log).toContain('Outcome: skipped/denied');
  });
});

describe('an event that anyone can cause', () => {
  const github = {
    threads: [{ number: 1 }, { number: 2, pull: { files: FILES } }],
    roles: { carol: 'read' },
  } as const;
  const issue = {
    number: 1,
    title: 'Typo',
    body: '',
    html_url: 'x',
    user: { login: 'carol' },
    labels: [],
  };
  const open = { merged: false, merged_at: null };

  it.concurrent.each([
    ...['issues', 'pull_request_target', 'watch'].map(
      (name) => [name, 'carol', 'denied'] as const,
    ),
    ['issues', 'Codertocat', ''],
  ] as const)('%s by %s: %j', (name, login, reason) => {
    const { payload } = merged('pull_request_target', open, {
      action: 'opened',
      sender: { login },
    });
    const event = { name, payload: { ...payload, issue } };
    return runOnce(event, { github, inputs: { prompt: 'Do it.' } }, (run, harness) => {
      if (reason === '') expect(run.outputs).toMatchObject({ outcome: 'pr-opened' });
      else expectSkipped(run, harness, reason);
    });
  });
});

it.concurrent.each([
  ['merge_group', /set `prompt` or `subject`/],
  ['discussion', /^Commands do not work in discussions\. Comment on an issue or/],
  ['discussion_comment', /^Commands do not work in discussions\. Comment on an issue or/],
])('%s without a prompt has nothing to document', (name, remedy) => {
  const payload = { action: 'created', comment: { body: '/docs explain the retry' } };
  return runOnce({ name, payload }, {}, (run, harness) => {
    expectSkipped(run, harness, 'unsupported-event');
    expect(run.outputs['message']).toMatch(remedy);
  });
});

it.concurrent('an event without a subject needs a prompt', () =>
  runOnce(scheduleEvent(), {}, ({ outputs }, { github }) => {
    expect(outputs).toMatchObject({ outcome: 'misconfigured', reason: 'invalid-input' });
    expect(outputs['message']).toMatch(/schedule.*subject/);
    expect(github.requests).toEqual([]);
  }),
);

/** The number of the issue that the run opens. */
const REQUESTS_ISSUE = 3;

describe('a push', () => {
  const event = pushed(before, after);

  starts(
    'is sent with its files, and has its status comment in the requests issue',
    event,
    { github: pushedBy('Codertocat') },
    (prompt, _, harness) => {
      expect(prompt).toContain('+find(titles)');
      expect(harness.shown(REQUESTS_ISSUE)).toMatch(/^### ✅/);
    },
  );

  it.concurrent('finds its pull request if GitHub links it 10 s later', () => {
    const LISTED = 'repos/list-pull-requests-associated-with-commit';
    const late = failing(LISTED, { status: 200, body: [] }, { to: 3 });
    const github = { ...pushedBy('Codertocat'), ...late };
    return runOnce(event, { github }, (_, harness) => {
      const lists = harness.github.requests.filter(
        ({ operation }) => operation === LISTED,
      );
      expect(lists.map(({ at }) => at - (lists[0]?.at ?? 0))).toEqual([
        0, 2000, 5000, 10_000,
      ]);
      expect(harness.shown(REQUESTS_ISSUE)).toMatch(/^### ✅/);
    });
  });
});

/** `since-last.test.ts` has the runs after it. */
it.concurrent(
  'a first run with `since-last` is sent, although the docs agent made its commit',
  () => {
    // It reads only the newest commit, so its author is not the author of all.
    const commits = [{ sha: after, message: 'Night', author: 'mintlify[bot]' }];
    const github = { commits, refs: { master: after } };
    const inputs = { subject: 'since-last' };
    return runOnce(scheduleEvent(), { github, inputs }, ({ outputs }) =>
      expect(outputs).toMatchObject({ outcome: 'pr-opened' }),
    );
  },
);

describe('a command', () => {
  const open = mergedThread({ pull: { merged: false, files: FILES } });

  itWithHarness(
    'is sent with its pull request at first, and later without',
    { github: { threads: [open], contents: INSTRUCTIONS } },
    async (harness) => {
      await harness.command('/docs explain the titles');
      await harness.command('/docs make it shorter');
      const [first, second] = harness.prompts();
      expect(first).toMatch(
        /^explain the titles\n\n[^]*British English\.[^]*\+find\(titles\)/,
      );
      expect(second).toMatch(/^make it shorter\n\n[^]*British English\.$/);
    },
  );

  const other = mergedThread({
    number: 5,
    title: 'Sort titles',
    pull: { merged: false, files: FILES },
  });
  const threads = [open, other];
  const ABOUT_OTHER = `page ${REPOSITORY}/pull/5`;
  it.concurrent.each([
    ['pull-request', 'auto', `base branch master, ${ABOUT_OTHER}`],
    ['review-comment', 'auto', `base branch master, ${ABOUT_OTHER}`],
    // Nothing is read of the other pull request.
    ['pull-request', 'none', `Hello-World, ${ABOUT_OTHER}`],
    ['review-comment', 'none', `Hello-World, ${ABOUT_OTHER}`],
  ] as const)(
    'on one %s is about the other one that `subject` names, with `context: %s`',
    (on, context, origin) =>
      withHarness({ github: { threads } }, async (harness) => {
        const inputs = { subject: 'pull-request:5', context };
        await harness.command('/docs explain the titles', { on, inputs });
        const [prompt = ''] = harness.prompts();
        expect(prompt).toContain(origin);
        expect(prompt).not.toContain('/pull/2');
        expect(prompt).not.toContain('Search titles');
        expect(prompt.includes('Sort titles')).toBe(context !== 'none');
      }),
  );

  const pull = { merged: false, draft: true };
  const filtered = [
    mergedThread({ labels: ['docs-not-needed'], author: 'mintlify[bot]', pull }),
  ];
  itWithHarness('is not filtered', { github: { threads: filtered } }, async (harness) => {
    const { outputs } = await harness.command('/docs new', {
      inputs: { paths: 'nothing/**' },
    });
    expect(outputs['outcome']).toBe('pr-opened');
    expect(harness.prompts()[0]).toMatch(/^Update the docs/);
  });
});
