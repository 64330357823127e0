/** Markdown of the committed actions for everything that people read, and how GitHub shows it. */
import { leaveRequests, statesOf } from '../../__tests__/support/report-books.ts';
import type { CommentOptions } from '../../fakes/events.ts';
import { exportViews } from '../../fakes/export-views.ts';
import {
  withHarness,
  type Harness,
  type HarnessOptions,
  type RunOptions,
} from '../../fakes/harness.ts';
import { workflowDispatchEvent } from '../../fakes/payloads.ts';
import type { ServeOptions } from '../../fakes/service/serve.ts';
import { getProperty } from '../../src/text/unknown-values.ts';

export type Screenshot = Readonly<{
  /** Name of the file. */
  name: string;
  /** GitHub keeps the line breaks of comments, and frames comments and summaries differently. */
  kind: 'comment' | 'summary';
  make: () => Promise<readonly Written[]>;
}>;

/** A comment or a job summary. A hidden comment is folded. */
export type Written = Readonly<{ markdown: string; isHidden?: boolean }>;

/**
 * Describes a screenshot of the Markdown that `write` returns, without the parts that differ each
 * time.
 */
function screenshot(
  kind: Screenshot['kind'],
  name: string,
  servers: HarnessOptions,
  write: (harness: Harness) => Promise<string | readonly Written[]>,
): Screenshot {
  const options = { ...servers, service: { workMs: 200_000, ...servers.service } };
  return {
    kind,
    name: `${kind}-${name}`,
    make: async () => {
      const written = await withHarness(options, write);
      const all = typeof written === 'string' ? [{ markdown: written }] : written;
      return all.map((each) => ({ ...each, markdown: stabilize(each.markdown) }));
    },
  };
}

/** Runs the action on a comment. Throws if it could not write. */
export async function command(
  harness: Harness,
  body: string,
  options: RunOptions & CommentOptions = {},
): Promise<void> {
  const run = await harness.command(body, options);
  const error = run.annotations.find(({ message }) =>
    message.includes('could not be written'),
  );
  if (error !== undefined) throw new Error(error.message);
}

/** Replaces what differs each time: durations, because the polling interval is random, and ports. */
export function stabilize(markdown: string): string {
  return markdown
    .replace(/\b\d+ min \d+ s\b/g, '3 min 20 s')
    .replace(/\b\d+ polls\b/g, '30 polls')
    .replace(/\b127\.0\.0\.1:\d{5}\b/g, 'api.docs.example');
}

type Way = HarnessOptions & Readonly<{ run?: RunOptions }>;

const failing = (failed: string, status: number): ServeOptions => ({
  intercept: ({ method }) => (method === failed ? { status } : undefined),
});

/** How a run gets to each outcome. */
const WAYS: Readonly<Record<string, Way>> = {
  'pr-opened': {},
  'no-pr': { service: { scenario: 'no-pr' } },
  failed: { service: { scenario: 'fails' } },
  archived: { service: { scenario: 'archived' } },
  'still-active': {
    service: { scenario: 'never-ends' },
    run: { inputs: { 'timeout-minutes': '3' } },
  },
  'not-waiting': { run: { inputs: { wait: 'false' } } },
  unconfirmed: { service: { scenario: 'unclear' } },
  rejected: { service: failing('POST', 401) },
  'connection-lost': { service: failing('GET', 503) },
  cancelled: {
    run: {
      cancel: {
        at: { onLine: /Created job/ },
        signals: [{ signal: 'SIGINT', afterMs: 0 }],
      },
    },
  },
  // Without random numbers the run cannot choose when to poll.
  'internal-error': {
    run: { preload: ['data:text/javascript,Math.random = undefined;'] },
  },
};

const PROMPT = 'document the `retry` option of the client';

/** Returns the newest version of a status comment that contains a text. */
function versionWith({ github }: Harness, text: string): string {
  const bodies = github.requests.map(({ body }) => String(getProperty(body, 'body')));
  return bodies.findLast((body) => body.startsWith('### ') && body.includes(text)) ?? '';
}

/** The status comment of a command. */
const comment = (
  name: string,
  { run = {}, ...servers }: Way = {},
  text = '',
): Screenshot =>
  screenshot('comment', name, servers, async (harness) => {
    await command(harness, `/docs ${PROMPT}`, run);
    return versionWith(harness, text);
  });

/** The reply to a command. */
const reply = (
  name: string,
  body: string,
  options: RunOptions & CommentOptions = {},
  servers: HarnessOptions = {},
): Screenshot =>
  screenshot('comment', `reply-${name}`, servers, async (harness) => {
    await command(harness, body, options);
    return harness.ourComments().at(-1)?.body ?? '';
  });

const summary = (name: string, { run, ...servers }: Way): Screenshot =>
  screenshot('summary', name, servers, async (harness) => {
    const inputs = { prompt: PROMPT, ...run?.inputs };
    return (await harness.run(workflowDispatchEvent(), { ...run, inputs })).summary;
  });

/** Renders the job summary of an export of page views. */
export const viewsSummary = (
  name: string,
  inputs: Readonly<Record<string, string>>,
): Screenshot => ({
  name: `views-${name}`,
  kind: 'summary',
  make: async () => {
    const dates = { 'date-from': '2026-01-05', 'date-to': '2026-02-02' };
    const { run } = await exportViews({ inputs: { ...dates, ...inputs } });
    return [{ markdown: stabilize(run.summary) }];
  },
});

/** Names that are as long as a service may choose them, with Markdown in them. */
const LONG_NAMES = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e_and_some_more',
  status: 'completed',
  source: {
    repository:
      'https://git.documentation.acme-corporation.example/platform/developer-docs',
  },
  model: 'vendor/large-model_2026-01|*preview* <b>@octocat</b> #1 https://evil.example',
  prLink:
    'https://git.documentation.acme-corporation.example/platform/developer-docs/-/merge_requests/100200300?view=a_b*c',
};
const MISCONFIGURED = {
  'timeout-minutes': 'soon',
  'base-url': 'http://docs.example',
  'dry-run': 'maybe',
  'job-id': 'a/b',
};

const DOCS_PULL = 30;

/** Docs in the repository of the workflow, so that the title of their pull request may be shown. */
const DOCS_HERE: Way = {
  service: {
    repository: 'https://github.com/Codertocat/Hello-World',
    firstPull: DOCS_PULL,
  },
  github: {
    threads: [
      { number: 2, pull: {} },
      {
        number: DOCS_PULL,
        title: 'Describe the `retry` option',
        author: 'mintlify[bot]',
        pull: {},
      },
    ],
  },
};

/** The same, and the docs pull request conflicts with its base. */
const CONFLICT: Way = {
  ...DOCS_HERE,
  github: {
    threads: [
      { number: 2, pull: {} },
      {
        number: DOCS_PULL,
        title: 'Describe the `retry` option',
        author: 'mintlify[bot]',
        pull: { mergeable: false },
      },
    ],
  },
};

/** What care writes about a docs pull request with a conflict. */
const care = (
  kind: Screenshot['kind'],
  name: string,
  inputs: Readonly<Record<string, string>>,
): Screenshot =>
  screenshot(kind, name, CONFLICT, async (harness) => {
    await command(harness, `/docs ${PROMPT}`);
    const { summary } = await harness.care(inputs);
    const message = harness.statusComments(DOCS_PULL).at(-1);
    return kind === 'summary' ? summary : (message?.body ?? '');
  });

/** Three repositories for a report, all of which the token can read. */
const REPORTED = ['app', 'docs'].map((name, index) => ({
  repository: { owner: 'Codertocat', name, id: 71 + index, private: true },
  token: 'ghs_fakeWorkflowToken',
}));

/** The report about a month: its job summary, or the comment that it writes. */
const report = (kind: Screenshot['kind']): Screenshot =>
  screenshot(
    kind,
    'report',
    { github: { repository: { private: true }, others: REPORTED } },
    async (harness) => {
      const { github, service } = harness;
      const others = ['Codertocat/app', 'Codertocat/docs'];
      const titles = { title: 'Describe the retry option' };
      leaveRequests({
        key: service.state.config.key,
        sources: statesOf(github, others),
        docs: github.other('Codertocat/docs').state,
        count: 60,
        texts: titles,
      });
      const repositories = ['Codertocat/Hello-World', ...others].join('\n');
      const inputs = { repositories, 'issue-number': '1' };
      const { result } = await harness.exportFiles('report', { inputs });
      if (kind === 'summary') return result.summary;
      const bodies = [...github.state.comments.values()].map(({ body }) => body ?? '');
      return bodies.find((body) => body.startsWith('### 📊')) ?? '';
    },
  );

export const SCREENSHOTS: readonly Screenshot[] = [
  comment('submitting', {}, '📤'),
  comment('in-progress', {}, '⏳'),
  ...Object.entries(WAYS).map(([name, way]) => comment(name, way)),
  comment('github-unavailable', {
    github: {
      intercept: ({ operation }) =>
        operation === 'issues/list-comments' ? { status: 503 } : undefined,
    },
  }),
  comment('long-names', {
    service: { intercept: () => ({ status: 202, body: JSON.stringify(LONG_NAMES) }) },
  }),
  screenshot('comment', 'with-note', {}, async (harness) => {
    await command(harness, `/docs ${PROMPT} [scenario: fails]`);
    await command(harness, '/docs once more, please');
    return versionWith(harness, '⏳');
  }),
  comment('title-and-linked-comment', DOCS_HERE),
  screenshot('comment', 'newer-request', {}, async (harness) => {
    for (const words of [PROMPT, 'also show an example']) {
      await command(harness, `/docs ${words}`);
    }
    return harness.statusComments().map(({ body, isMinimized = false }) => ({
      markdown: body,
      isHidden: isMinimized,
    }));
  }),
  ...Object.entries(WAYS).map(([name, way]) => summary(name, way)),
  // A re-run without an issue or pull request.
  summary('state-unavailable', { run: { runAttempt: 2 } }),
  summary('dry-run', { run: { inputs: { 'dry-run': 'true' } } }),
  summary('misconfigured', { run: { inputs: MISCONFIGURED } }),
  reply('help', '/docs help'),
  reply('unknown-command', '/docs statsu'),
  reply('no-job', '/docs status'),
  reply('stop', '/docs stop'),
  reply('misconfigured', '/docs document it fully', {
    inputs: { 'base-url': '', 'timeout-minutes': 'soon' },
  }),
  reply('notification', '/docs document it fully', {}, { service: { workMs: 660_000 } }),
  reply('notification-failed', '/docs document it fully [scenario: fails]'),
  screenshot('summary', 'sweep', { service: { workMs: 10 } }, async (harness) => {
    const inputs = { wait: 'false' };
    await command(harness, '/docs document the retry option', { inputs });
    await command(harness, '/docs describe it fully [scenario: never-ends]', {
      inputs,
      on: 'issue',
    });
    await harness.clock.sleep(1000);
    const { summary } = await harness.sweep();
    return summary;
  }),
  care('summary', 'care', {}),
  care('summary', 'care-lists-only', { 'max-messages': '0' }),
  care('comment', 'care', {}),
  report('summary'),
  report('comment'),
  viewsSummary('summary', { top: '10' }),
  viewsSummary('misconfigured', { top: 'many', days: 'all' }),
];
