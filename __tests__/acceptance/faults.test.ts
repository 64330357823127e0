import { describe, expect, it } from '@jest/globals';
import type { Options } from '../../fakes/github/index.ts';
import type { Interception } from '../../fakes/service/serve.ts';
import { openStage, type RunOptions } from '../../fakes/stage.ts';

/** Of the whole matrix of faults, those that a bundle of its own process could handle otherwise than the source does. */

const WELL = { outcome: 'pr-opened', reason: '' };
const RIGHT = '✅ Docs pull request opened';
const NOT_STARTED = '❌ Not started';
const NOT_KNOWN = '⚠️ Not known whether the job was started';
const LOST = '⚠️ Lost contact with the docs agent';

type Cell = readonly [
  name: string,
  fault: Readonly<{
    service?: (asked: string, count: number) => Interception | undefined;
    github?: Options['intercept'];
    run?: RunOptions;
  }>,
  expected: Readonly<{
    end: Readonly<{ outcome: string; reason: string }>;
    exitCode: number;
    posts: number;
    headlines: readonly string[];
    warnings?: number;
  }>,
];

const onCreate = (fault: Interception) => (asked: string) => (asked === 'POST /job' ? fault : undefined);
const onGet = (fault: Interception) => (asked: string) => (asked === 'GET /job' ? fault : undefined);
const github =
  (operation: string, fault: ReturnType<NonNullable<Options['intercept']>>, times = Infinity) =>
  (): Options['intercept'] => {
    let left = times;
    return (request) => (request.operation === operation && left-- > 0 ? fault : undefined);
  };
const page = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Sign in</title>',
};
const limited = (retryAfter: string) => ({ status: 429, headers: { 'retry-after': retryAfter }, body: '{}' });
const unclear = {
  end: { outcome: 'unconfirmed', reason: 'create-unconfirmed' },
  exitCode: 1,
  posts: 1,
  headlines: [NOT_KNOWN],
};
const refused = (reason: string) => ({
  end: { outcome: 'rejected', reason },
  exitCode: 1,
  posts: 1,
  headlines: [NOT_STARTED],
});
const well = { end: WELL, exitCode: 0, posts: 1, headlines: [RIGHT], warnings: 0 };
const lost = (reason: string) => ({
  end: { outcome: 'connection-lost', reason },
  exitCode: 0,
  posts: 1,
  headlines: [LOST],
  warnings: 1,
});
const silent = (): void => {};

const CELLS: readonly Cell[] = [
  [
    'create: nobody listens',
    { run: { inputs: { 'base-url': 'http://127.0.0.1:1' } } },
    { ...refused('not-sent'), posts: 0 },
  ],
  ['create: a reset after it was carried out', { service: onCreate('hang-up-after') }, unclear],
  ['create: no answer', { service: onCreate('silence') }, unclear],
  ['create: a page with status 200', { service: onCreate(page) }, unclear],
  ['create: cut JSON', { service: onCreate({ status: 201, body: '{"id":"job_1","sta' }) }, unclear],
  ['create: 401', { service: onCreate({ status: 401, body: '{}' }) }, refused('unauthorized')],
  [
    'create: a redirect to another host',
    { service: onCreate({ status: 307, headers: { location: 'http://127.0.0.1:1/' } }) },
    refused('invalid-request'),
  ],
  ['create: 429 for years', { service: onCreate(limited('1000000000')) }, refused('rate-limited')],
  [
    'create: 429 with Retry-After 0, once',
    { service: (asked, count) => (asked === 'POST /job' && count === 1 ? limited('0') : undefined) },
    { ...well, posts: 2 },
  ],
  ['get: 503 for ever', { service: onGet({ status: 503, body: '{}' }) }, lost('no-response')],
  ['get: no answer for ever', { service: onGet('silence') }, lost('no-response')],
  ['get: 403 for ever', { service: onGet({ status: 403, body: '{}' }) }, lost('forbidden')],
  [
    'get: a reset, once',
    { service: (asked, count) => (asked === 'GET /job' && count === 1 ? 'hang-up' : undefined) },
    well,
  ],
  [
    'list comments: a page with status 200',
    { github: github('issues/list-comments', page)() },
    { ...well, headlines: [], warnings: 1 },
  ],
  [
    'list comments: no answer, on a second attempt',
    { github: github('issues/list-comments', silent)(), run: { runAttempt: 2 } },
    {
      end: { outcome: 'unconfirmed', reason: 'state-unavailable' },
      exitCode: 1,
      posts: 0,
      headlines: [],
      warnings: 1,
    },
  ],
  [
    'create comment: carried out, its answer lost',
    { github: github('issues/create-comment', 'reset-after', 1)() },
    { ...well, warnings: 1 },
  ],
  [
    'create comment: no answer',
    { github: github('issues/create-comment', silent)() },
    { ...well, headlines: [], warnings: 1 },
  ],
  [
    'update comment: 404, once',
    { github: github('issues/update-comment', { status: 404, body: {} }, 1)() },
    { ...well, warnings: 1 },
  ],
  [
    'permission: 502 for ever',
    { github: github('repos/get-collaborator-permission-level', { status: 502, body: '' })() },
    { end: { outcome: 'skipped', reason: 'denied' }, exitCode: 0, posts: 0, headlines: [], warnings: 1 },
  ],
  [
    'reaction: 403',
    { github: github('reactions/create-for-issue-comment', { status: 403, body: {} })() },
    { ...well, warnings: 1 },
  ],
];

async function act([, fault, expected]: Cell): Promise<void> {
  const counts = new Map<string, number>();
  const stage = await openStage({
    ...(fault.github && { github: { intercept: fault.github } }),
    service: {
      intercept: ({ method, path }) => {
        const asked = `${method} ${path.replace(/^.*(\/job)(\/[^/]+)?$/, '$1')}`;
        counts.set(asked, (counts.get(asked) ?? 0) + 1);
        return fault.service?.(asked, counts.get(asked) ?? 0);
      },
    },
  });
  try {
    const result = await stage.command('/docs Document the retry option.', {
      ...fault.run,
    });
    const headlines = stage
      .ours()
      .filter(({ body }) => !body.startsWith('<!-- docs-agent-action:reply'))
      .map(({ body }) => /^### (.*)$/m.exec(body)?.[1]);
    const warnings = result.annotations
      .filter(({ level }) => level === 'warning')
      .map(({ message }) => message);
    expect(result.outputs).toMatchObject(expected.end);
    expect([result.exitCode, stage.posts().length, headlines]).toEqual([
      expected.exitCode,
      expected.posts,
      expected.headlines,
    ]);
    expect(warnings).toHaveLength(expected.warnings ?? 0);
  } finally {
    await stage.close();
  }
}

describe('the bundle, where', () => {
  it.concurrent.each(CELLS)('%s', async (...cell) => act(cell));
});
