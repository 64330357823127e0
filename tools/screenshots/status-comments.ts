import type { LoggedRequest } from '../../fakes/service/serve.ts';
import { command, onStage, steady, type Scene } from './screenshot.ts';
import type { Stage } from '../../fakes/stage.ts';

const ASK = '/docs document the `retry` option of the client';

/** The status comment as a thread shows it in the end. */
function statusOf(stage: Stage): string {
  return steady(stage.ours()[0]?.body ?? '');
}

/** The status comment as it last stood with this headline. */
function statusWith({ github }: Stage, headline: string): string {
  const bodies = github.requests.flatMap(({ method, body }) =>
    method !== 'GET' && hasText(body) ? [body.body] : [],
  );
  return steady(bodies.findLast((body) => body.includes(`### ${headline}`)) ?? '');
}

function hasText(body: unknown): body is { body: string } {
  return typeof body === 'object' && body !== null && 'body' in body && typeof body.body === 'string';
}

/** One command, whose job lives the given life. */
const ended = (name: string, life: string, inputs = {}): Scene => ({
  name: `comment-${name}`,
  kind: 'comment',
  make: () =>
    onStage({}, async (stage) => {
      await command(stage, `${ASK} [life: ${life}]`, { inputs });
      return statusOf(stage);
    }),
});

/** One command, and a service that does not do as it should. */
const faulty = (
  name: string,
  intercept: (request: LoggedRequest) => { status: number } | undefined,
): Scene => ({
  name: `comment-${name}`,
  kind: 'comment',
  make: () =>
    onStage({ service: { intercept } }, async (stage) => {
      await command(stage, ASK);
      return statusOf(stage);
    }),
});

const underway = (name: string, headline: string): Scene => ({
  name: `comment-${name}`,
  kind: 'comment',
  make: () =>
    onStage({}, async (stage) => {
      await command(stage, ASK);
      return statusWith(stage, headline);
    }),
});

/** Names as long as a service may choose them, and with all that Markdown could take for its own. */
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

export const STATUS_COMMENTS: readonly Scene[] = [
  underway('submitting', '✍️'),
  underway('in-progress', '⏳'),
  ended('pr-opened', 'opens-pull-request'),
  ended('no-pr', 'no-pr'),
  ended('failed', 'fails'),
  ended('archived', 'archived'),
  ended('still-active', 'never-ends', { 'timeout-minutes': '3.3' }),
  ended('not-waiting', 'never-ends', { wait: 'false' }),
  ended('unconfirmed', 'unclear'),
  faulty('rejected', ({ method }) => (method === 'POST' ? { status: 401 } : undefined)),
  faulty('connection-lost', ({ method }) => (method === 'GET' ? { status: 503 } : undefined)),
  {
    name: 'comment-cancelled',
    kind: 'comment',
    make: () =>
      onStage({ service: { life: 'never-ends' } }, async (stage) => {
        const signals = [{ signal: 'SIGINT', afterMs: 0 }] as const;
        await command(stage, ASK, { cancel: { at: { onLine: /Created job/ }, signals } });
        return statusOf(stage);
      }),
  },
  {
    name: 'comment-history',
    kind: 'comment',
    open: true,
    make: () =>
      onStage({}, async (stage) => {
        await command(stage, `${ASK} [life: no-pr]`);
        await command(stage, '/docs say more about its limits [life: fails]');
        await command(stage, '/docs once more, please');
        await command(stage, '/docs and an example');
        return statusOf(stage);
      }),
  },
  {
    name: 'comment-with-note',
    kind: 'comment',
    make: () =>
      onStage({}, async (stage) => {
        await command(stage, `${ASK} [life: fails]`);
        await command(stage, '/docs once more, please [life: never-ends]', {
          inputs: { wait: 'false' },
        });
        return statusWith(stage, '⏳ The docs agent is at work');
      }),
  },
  {
    name: 'comment-long-names',
    kind: 'comment',
    make: () => {
      const intercept = () => ({
        status: 202,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(LONG),
      });
      return onStage({ service: { intercept } }, async (stage) => {
        await command(stage, ASK);
        return statusOf(stage);
      });
    },
  },
];
