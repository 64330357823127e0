import { expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain/errors.ts';
import {
  explainServiceError,
  renderExplanation,
  type RequestKind,
  type ServiceFailure,
} from '../../../src/rendering/service-errors.ts';

const parts = (error: RequestError, changes: Partial<ServiceFailure> = {}) =>
  explainServiceError({
    error,
    request: 'create',
    host: 'api.example.com',
    commandWord: '/docs',
    ...changes,
  });
const explain = (error: RequestError, request: RequestKind = 'create'): string =>
  renderExplanation(parts(error, { request }));
const NOT_SENT: RequestError = { kind: 'not-sent', detail: 'x' };
const status = (code: number, changes: Partial<RequestError> = {}): RequestError => ({
  kind: 'status',
  status: code,
  detail: 'bad key',
  ...changes,
});

it('is explained by what failed, what was seen and what to do', () => {
  expect(explain(status(400, { requestId: 'req_1' }))).toMatch(
    /^The job could not be created\. Nothing was started\. api\.example\.com responded with 400, bad key \(request req_1\)\. The service rejected the prompt\. /,
  );
});

it.each<readonly [RequestError, RegExp]>([
  [
    { kind: 'not-sent', detail: 'refused' },
    /^api\.example\.com could not be reached, refused\.$/,
  ],
  [{ kind: 'no-response', detail: 'reset' }, /did not respond, reset\.$/],
  [
    { kind: 'invalid-response', detail: 'it is HTML' },
    /could not be read, it is HTML\.$/,
  ],
  [{ kind: 'status', detail: '' }, /responded with an error\.$/],
  [status(502, { detail: '' }), /responded with 502\.$/],
])('has one sentence about what was seen: %o', (error, expected) => {
  expect(parts(error).detail).toMatch(expected);
});

it.each<readonly [RequestKind, boolean, RegExp]>([
  ['create', false, /could not be created\. Nothing was started\.$/],
  ['message', false, /could not be sent\. Nothing was started\.$/],
  ['read', false, /could not be read\. .*may still be working\.$/],
  ['create', true, /may have been created\. .*not submitted again/],
  ['message', true, /may have arrived\. .*not submitted again/],
])('has a consequence for a %s (uncertain: %s)', (request, isUncertain, text) => {
  expect(
    parts({ kind: 'no-response', detail: 'reset' }, { request, isUncertain }).message,
  ).toMatch(text);
});

it('has two steps if it is uncertain', () => {
  const submitAgain = 'comment `/docs retry`';
  const { steps } = parts(status(502), { isUncertain: true, submitAgain });
  expect(steps).toEqual([
    expect.stringMatching(/nothing to do/),
    expect.stringMatching(
      /dashboard.*, comment `\/docs retry`\. A re-run does not submit it again\.$/,
    ),
  ]);
});

it.each<readonly [string, RequestError, RequestKind, RegExp]>([
  ['an expired key', status(401), 'create', /admin API key.*90 days/],
  ['a key without scope', status(403), 'create', /can read and write.*IP addresses/],
  [
    'no credits',
    status(402, { paymentRequired: true }),
    'create',
    /your credits.*dashboard/,
  ],
  ['an unknown project', status(404), 'create', /`project-id`.*`base-url`/],
  ['an unknown job to message', status(404), 'message', /`project-id`.*`job-id`/],
  ['an unknown job to read', status(404), 'read', /`job-id`/],
  [
    'a rate limit',
    status(429),
    'create',
    /100 jobs and 100 messages per project and hour/,
  ],
  ['a redirect', status(300), 'create', /Redirects are not followed.*`base-url`/],
  ['another redirect', status(399), 'read', /Redirects are not followed.*`base-url`/],
  ['an unusual status', status(299), 'create', /contact api\.example\.com support/],
  ['another unusual status', status(418), 'create', /contact api\.example\.com support/],
  ['an outage while reading', status(503), 'read', /check the dashboard\.$/],
  [
    'HTML while reading',
    { kind: 'invalid-response', detail: 'HTML' },
    'read',
    /check the dashboard\..*`base-url` is the address/,
  ],
  [
    'HTML after a request',
    { kind: 'invalid-response', detail: 'HTML' },
    'create',
    /support/,
  ],
  ['a blocked connection', NOT_SENT, 'create', /`base-url`.*HTTPS_PROXY, NO_PROXY/],
  [
    'a wrong certificate',
    { ...NOT_SENT, transient: false },
    'create',
    /could not be reached, x\.$/,
  ],
])('says what to do: %s', (_, error, request, remedy) =>
  expect(explain(error, request)).toMatch(remedy),
);

const DAY = 24 * 60 * 60_000;
it.each<[number | undefined, string]>([
  [undefined, ''],
  [999, ''],
  [1000, '1 s'],
  [90_000, '1 min 30 s'],
  [DAY, '24 h'],
  [DAY + 1, 'more than a day'],
  [Infinity, 'more than a day'],
])('shows how long a rate limit lasts: %s ms', (retryAfterMs, wait) => {
  const text = explain(status(429, retryAfterMs === undefined ? {} : { retryAfterMs }));
  expect(/ requests a wait of (.*)\.$/.exec(text)?.[1] ?? '').toBe(wait);
});

it.each<readonly [RequestKind, number, RegExp]>([
  ['check', 400, /^(?!.*`context).*Try again later/],
  ['create', 400, /`context: none`/],
  ['message', 413, /`context: none`/],
  ['create', 422, /`context: none`/],
  ['read', 400, /^(?!.*`context).*check the dashboard/],
  ['check', 404, /Copy `project-id` .*`base-url`/],
  ['read', 404, /`job-id`/],
  ['check', 429, /100 analytics requests/],
  ['message', 429, /100 jobs/],
])('the remedy of %s after %i', (request, code, remedy) => {
  expect(explain(status(code), request)).toMatch(remedy);
});

it.each([
  ['message', /the docs pull request changes/],
  ['create', /a docs pull request appears/],
] as const)('the sign that an uncertain %s has arrived', (request, sign) => {
  expect(parts(status(502), { request, isUncertain: true }).steps[0]).toMatch(sign);
});

it('an expired key is replaced without losing threads', () => {
  for (const request of ['create', 'message', 'read'] as const) {
    const text = parts(status(401), { request }).steps.join(' ');
    expect(text).toMatch(/update the secret that `api-key` uses.*another line/);
  }
});
