import type { RunOptions, Harness } from '../../fakes/harness.ts';
import { getProperty } from '../../src/property.ts';
import { command, withHarness, stabilize, type Screenshot } from './screenshot.ts';

const COMMAND = '/docs document the `retry` option of the client';

/** The newest version of a status comment, of those with this text. */
function versionWith({ github }: Harness, text: string): string {
  const bodies = github.requests.map(({ body }) => String(getProperty(body, 'body')));
  return stabilize(bodies.findLast((body) => body.startsWith('### ') && body.includes(text)) ?? '');
}

type Options = Parameters<typeof withHarness>[0] &
  Readonly<{ body?: string; run?: RunOptions; showing?: string }>;

/** The status comment of a command. */
const comment = (
  name: string,
  { body = COMMAND, run = {}, showing = '', ...servers }: Options = {},
): Screenshot => ({
  name: `comment-${name}`,
  kind: 'comment',
  make: () =>
    withHarness(servers, async (harness) => {
      await command(harness, body, run);
      return versionWith(harness, showing);
    }),
});

const lived = (name: string, scenario: string, inputs = {}): Screenshot =>
  comment(name, { body: `${COMMAND} [scenario: ${scenario}]`, run: { inputs } });

/** Names that are as long as a service may choose them, with Markdown in them. */
const LONG = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e_and_some_more',
  status: 'completed',
  source: {
    repository: 'https://git.documentation.acme-corporation.example/platform/developer-docs',
    ref: 'main',
  },
  model: 'vendor/large-model_2026-01|*preview* <b>@octocat</b> #1 https://evil.example',
  prLink:
    'https://git.documentation.acme-corporation.example/platform/developer-docs/-/merge_requests/100200300?view=a_b*c',
  createdAt: '2026-01-05T09:00:00Z',
  archivedAt: null,
};

export const STATUS_COMMENTS: readonly Screenshot[] = [
  comment('submitting', { showing: '📤' }),
  comment('in-progress', { showing: '⏳' }),
  lived('pr-opened', 'opens-pull-request'),
  lived('no-pr', 'no-pr'),
  lived('failed', 'fails'),
  lived('archived', 'archived'),
  lived('still-active', 'never-ends', { 'timeout-minutes': '3' }),
  lived('not-waiting', 'never-ends', { wait: 'false' }),
  lived('unconfirmed', 'unclear'),
  comment('rejected', {
    service: { intercept: ({ method }) => (method === 'POST' ? { status: 401 } : undefined) },
  }),
  comment('connection-lost', {
    service: { intercept: ({ method }) => (method === 'GET' ? { status: 503 } : undefined) },
  }),
  comment('cancelled', {
    run: { cancel: { at: { onLine: /Created job/ }, signals: [{ signal: 'SIGINT', afterMs: 0 }] } },
  }),
  // Without random numbers the run cannot choose when to poll.
  comment('internal-error', { run: { preload: ['data:text/javascript,Math.random = undefined;'] } }),
  comment('state-unavailable', {
    github: {
      intercept: ({ operation }) => (operation === 'issues/list-comments' ? { status: 503 } : undefined),
    },
  }),
  comment('long-names', {
    service: {
      intercept: () => ({
        status: 202,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(LONG),
      }),
    },
  }),
  {
    name: 'comment-with-note',
    kind: 'comment',
    make: () =>
      withHarness({}, async (harness) => {
        await command(harness, `${COMMAND} [scenario: fails]`);
        await command(harness, '/docs once more, please');
        return versionWith(harness, '⏳');
      }),
  },
];
