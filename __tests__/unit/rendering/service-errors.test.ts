import { expect, it } from '@jest/globals';
import type { RequestKind } from '../../../src/rendering/explain.ts';
import type { RequestError } from '../../../src/domain/errors.ts';
import {
  explainServiceError,
  messageIfUncertain,
  renderExplanation,
  stepsIfUncertain,
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

it.each<readonly [RequestKind, RegExp]>([
  ['create', /could not be created\. Nothing was started\.$/],
  ['message', /could not be sent\. Nothing was started\.$/],
  ['read', /could not be read\. .*may still be working\.$/],
])('has a consequence for a %s', (request, text) => {
  expect(parts({ kind: 'no-response', detail: 'reset' }, { request }).message).toMatch(
    text,
  );
});

it.each<readonly [RequestKind, RegExp]>([
  ['create', /may have been created\. .*not submitted again/],
  ['message', /may have arrived\. .*not submitted again/],
])('has a consequence if a %s is uncertain', (request, text) => {
  expect(messageIfUncertain(request)).toMatch(text);
});

it.each([
  ['message', /the docs pull request changes.*nothing to do/],
  ['create', /a docs pull request appears.*nothing to do/],
] as const)('has two steps if a %s is uncertain', (request, sign) => {
  expect(stepsIfUncertain(request, 'comment `/docs retry`')).toEqual([
    expect.stringMatching(sign),
    expect.stringMatching(
      /dashboard.*, comment `\/docs retry`\. A re-run does not submit it again\.$/,
    ),
  ]);
});

it.each<readonly [RequestError, RequestKind, RegExp | undefined]>([
  [status(403), 'create', /key lacks a permission/],
  [status(403, { paymentRequired: true }), 'create', undefined],
  [status(403, { paymentRequired: true }), 'read', undefined],
  [status(404), 'create', /know the project `a'b`/],
  [status(404), 'message', undefined],
  [status(404), 'read', /know the job/],
  [{ kind: 'invalid-response', detail: '' }, 'read', /responses .* could not be read/],
  [{ kind: 'invalid-response', detail: '' }, 'create', undefined],
])('the title of %j after %s is %s', (error, request, title) => {
  const found = parts(error, { request, project: 'a`b' }).title;
  expect(found).toEqual(title && expect.stringMatching(title));
});

it.each<readonly [string, RequestError, RequestKind, RegExp]>([
  [
    'an expired key',
    status(401),
    'create',
    /^The job .* bad key\. Check that the secret that `api-key` uses is the whole key and nothing else\. .*90 days.*admin API key.*first line of the secret.*second line/,
  ],
  ['a key without scope', status(403), 'create', /can read and write.*IP addresses/],
  [
    'no credits',
    status(402, { paymentRequired: true }),
    'create',
    /your credits.*dashboard/,
  ],
  ['an unknown project', status(404), 'create', /`project-id`.*`base-url`/],
  [
    'an unknown project to check',
    status(404),
    'analytics',
    /Copy `project-id` .*`base-url`/,
  ],
  ['an unknown job to message', status(404), 'message', /`project-id`.*`job-id`/],
  ['an unknown job to read', status(404), 'read', /`job-id`/],
  [
    'a rate limit',
    status(429),
    'create',
    /100 jobs and 100 messages per project and hour/,
  ],
  ['a rate limit of analytics', status(429), 'analytics', /100 analytics requests/],
  ['a long prompt', status(400), 'create', /`context: none`/],
  ['a longer prompt', status(413), 'message', /`context: none`/],
  ['an unusable prompt', status(422), 'create', /`context: none`/],
  ['a refusal to read', status(400), 'read', /^(?!.*`context).*check the dashboard/],
  ['a refusal to check', status(400), 'analytics', /^(?!.*`context).*Try again later/],
  ['a redirect', status(300), 'create', /Redirects are not followed.*`base-url`/],
  ['another redirect', status(399), 'read', /Redirects are not followed.*`base-url`/],
  [
    'an unusual status',
    status(299),
    'create',
    /contact the support of api\.example\.com/,
  ],
  [
    'another unusual status',
    status(418),
    'create',
    /contact the support of api\.example\.com/,
  ],
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
  [
    'too much to read',
    { kind: 'invalid-response', detail: 'too large', transient: false },
    'analytics',
    /too large\. Choose a shorter date range\.$/,
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
