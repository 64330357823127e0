/** The faults of the matrix that the bundle, in a process of its own, could handle differently from the source. */
import { expect, it } from '@jest/globals';
import type { Options } from '../../fakes/github/index.ts';
import type { Interception } from '../../fakes/service/serve.ts';
import { annotated, withHarness, statusComments } from './with-harness.ts';

type Fault = Readonly<{ service?: Interception; github?: ReturnType<NonNullable<Options['intercept']>> }>;
type Row = readonly [
  request: string,
  fault: string,
  /** How often it strikes. */
  times: number,
  Fault,
  /** Outcome and reason. */
  end: string,
  posts: number,
  /** Start of the status comment; undefined if there is none. */
  title: string | undefined,
  /** By default none. */
  warnings?: number,
];

const CREATE = 'POST /job';
const GET = 'GET /job';
const LIST = 'issues/list-comments';
const COMMENT = 'issues/create-comment';
const DONE = '✅ Docs PR opened';
const REJECTED = '❌ The request was rejected';
const UNCONFIRMED = '⚠️ Could not confirm that the job started';
const NOT_SUBMITTED = '⚠️ Not submitted, to avoid a duplicate';
const PAYMENT = 'rejected/payment-required';
const LOST = '⚠️ Lost the connection';
const UNAVAILABLE = 'unconfirmed/state-unavailable';

const page = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Sign in</title>',
};
const status = (code: number, headers = {}): Fault => ({
  service: { status: code, headers, body: '{}' },
  github: { status: code, headers, body: {} },
});
const refused = (code: number, body: string): Fault => ({
  service: { status: code, headers: { 'content-type': 'text/plain' }, body },
});
const silence: Fault = { service: 'silence', github: () => {} };

// prettier-ignore
const ROWS: readonly Row[] = [
  [CREATE, 'a reset after the job was created', 9, { service: 'hang-up-after' }, 'unconfirmed/create-unconfirmed', 1, UNCONFIRMED],
  [CREATE, 'no response', 9, silence, 'unconfirmed/create-unconfirmed', 1, UNCONFIRMED],
  [CREATE, 'HTML with 200', 9, { service: page }, 'unconfirmed/create-unconfirmed', 1, UNCONFIRMED],
  [CREATE, 'cut JSON', 9, { service: { status: 201, body: '{"id":"job_1","sta' } }, 'unconfirmed/create-unconfirmed', 1, UNCONFIRMED],
  [CREATE, '401', 9, status(401), 'rejected/unauthorized', 1, REJECTED],
  [CREATE, '402', 9, status(402), PAYMENT, 1, REJECTED],
  [CREATE, '401 for the plan', 9, refused(401, '{"error":"Upgrade your plan"}'), PAYMENT, 1, REJECTED],
  [CREATE, '403 for credits, as plain text', 9, refused(403, 'No AI credits\nleft'), PAYMENT, 1, REJECTED],
  [CREATE, 'a redirect', 9, status(307, { location: 'http://127.0.0.1:1/' }), 'rejected/invalid-request', 1, REJECTED],
  [CREATE, '429 for years', 9, status(429, { 'retry-after': '1000000000' }), 'rejected/rate-limited', 1, REJECTED],
  [CREATE, '429 with Retry-After 0', 1, status(429, { 'retry-after': '0' }), 'pr-opened', 2, DONE],
  [GET, '503', Infinity, status(503), 'connection-lost/no-response', 1, LOST, 1],
  [GET, 'no response', Infinity, silence, 'connection-lost/no-response', 1, LOST, 1],
  [GET, '403', Infinity, status(403), 'connection-lost/forbidden', 1, LOST, 1],
  [GET, '402', Infinity, status(402), 'connection-lost/payment-required', 1, LOST, 1],
  [GET, 'a reset', 1, { service: 'hang-up' }, 'pr-opened', 1, DONE],
  [LIST, 'HTML with 200', 1, { github: page }, 'pr-opened', 1, DONE],
  [LIST, 'HTML with 200', Infinity, { github: page }, UNAVAILABLE, 0, NOT_SUBMITTED, 1],
  [LIST, 'no response', Infinity, silence, UNAVAILABLE, 0, NOT_SUBMITTED, 1],
  [COMMENT, 'a reset after the comment was created', 1, { github: 'reset-after' }, 'pr-opened', 1, DONE],
  [COMMENT, 'no response', Infinity, silence, UNAVAILABLE, 0, undefined, 1],
  ['issues/update-comment', '404', 1, status(404), 'pr-opened', 1, DONE, 1],
  ['repos/get-collaborator-permission-level', '502', Infinity, status(502), 'skipped/denied', 0, undefined, 1],
  ['reactions/create-for-issue-comment', '403', Infinity, status(403), 'pr-opened', 1, DONE, 1],
];

it.concurrent.each(ROWS)(
  '%s: %s, %d times',
  async (request, _, times, fault, end, posts, title, warnings = 0) => {
    let left = times;
    const strikes = (name: string): boolean => name === request && left-- > 0;
    const options = {
      github: { intercept: ({ operation = '' }) => (strikes(operation) ? fault.github : undefined) },
      service: {
        intercept: ({ method, path }: Readonly<{ method: string; path: string }>) =>
          strikes(`${method} ${path.replace(/^.*(\/job)(\/[^/]+)?$/, '$1')}`) ? fault.service : undefined,
      },
    };
    await withHarness(options, async (harness) => {
      const run = await harness.command('/docs Document the retry option.');
      const { outcome, reason } = run.outputs;
      expect([outcome, reason].filter((text) => text !== '').join('/')).toBe(end);
      expect(run.exitCode).toBe(/^(?:rejected|unconfirmed)/.test(end) ? 1 : 0);
      expect(harness.posts()).toHaveLength(posts);
      const titles = statusComments(harness).map(({ body }) => body.split('\n')[0]);
      expect(titles).toEqual(title === undefined ? [] : [expect.stringContaining(title)]);
      expect(annotated(run, 'warning')).toHaveLength(warnings);
    });
  },
);

it('a service that refuses connections has not seen the request', () =>
  withHarness({}, async (harness) => {
    const inputs = { 'base-url': 'http://127.0.0.1:1' };
    const run = await harness.command('/docs Document the retry option.', { inputs });
    expect(run.outputs).toMatchObject({ outcome: 'rejected', reason: 'not-sent' });
    expect(run.exitCode).toBe(1);
    expect(statusComments(harness)[0]?.body).toContain('could not be reached');
  }));
