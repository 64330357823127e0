/** Each outcome as a status comment and as a job summary, and what a status comment shows before it. */
import { workflowDispatchEvent } from '../../fakes/payloads.ts';
import type { Harness, HarnessOptions, RunOptions } from '../../fakes/harness.ts';
import type { ServeOptions } from '../../fakes/service/serve.ts';
import { getProperty } from '../../src/unknown.ts';
import { command, screenshot, type Screenshot } from './screenshot.ts';

const PROMPT = 'document the `retry` option of the client';

type Way = HarnessOptions & Readonly<{ run?: RunOptions }>;

const failing = (failed: string, status: number): ServeOptions => ({
  intercept: ({ method }) => (method === failed ? { status } : undefined),
});

/** How a run gets there. */
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
    run: { cancel: { at: { onLine: /Created job/ }, signals: [{ signal: 'SIGINT', afterMs: 0 }] } },
  },
  // Without random numbers the run cannot choose when to poll.
  'internal-error': { run: { preload: ['data:text/javascript,Math.random = undefined;'] } },
};

/** The newest version of a status comment, of those with this text. */
function versionWith({ github }: Harness, text: string): string {
  const bodies = github.requests.map(({ body }) => String(getProperty(body, 'body')));
  return bodies.findLast((body) => body.startsWith('### ') && body.includes(text)) ?? '';
}

const comment = (name: string, { run = {}, ...servers }: Way = {}, text = ''): Screenshot =>
  screenshot('comment', `comment-${name}`, servers, async (harness) => {
    await command(harness, `/docs ${PROMPT}`, run);
    return versionWith(harness, text);
  });

const summary = (name: string, { run, ...servers }: Way): Screenshot =>
  screenshot('summary', `summary-${name}`, servers, async (harness) => {
    const inputs = { prompt: PROMPT, ...run?.inputs };
    return (await harness.run(workflowDispatchEvent(), { ...run, inputs })).summary;
  });

/** Names that are as long as a service may choose them, with Markdown in them. */
const LONG_NAMES = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e_and_some_more',
  status: 'completed',
  source: { repository: 'https://git.documentation.acme-corporation.example/platform/developer-docs' },
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

export const OUTCOME_SCREENSHOTS: readonly Screenshot[] = [
  comment('submitting', {}, '📤'),
  comment('in-progress', {}, '⏳'),
  ...Object.entries(WAYS).map(([name, way]) => comment(name, way)),
  comment('state-unavailable', {
    github: {
      intercept: ({ operation }) => (operation === 'issues/list-comments' ? { status: 503 } : undefined),
    },
  }),
  comment('long-names', {
    service: { intercept: () => ({ status: 202, body: JSON.stringify(LONG_NAMES) }) },
  }),
  screenshot('comment', 'comment-with-note', {}, async (harness) => {
    await command(harness, `/docs ${PROMPT} [scenario: fails]`);
    await command(harness, '/docs once more, please');
    return versionWith(harness, '⏳');
  }),
  ...Object.entries(WAYS).map(([name, way]) => summary(name, way)),
  summary('dry-run', { run: { inputs: { 'dry-run': 'true' } } }),
  summary('misconfigured', { run: { inputs: MISCONFIGURED } }),
];
