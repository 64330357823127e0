/** Responses that no read should get, for the tests of reports. */
import type { RequestError } from '../../fakes/github/options.ts';

const json = (status: number, body: unknown, headers = {}): RequestError => ({
  status,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});
const LIMITED = { message: 'You have exceeded a secondary rate limit.' };

/** What comes in place of a response. */
export const READ_FAULTS: Readonly<Record<string, RequestError>> = {
  '401': json(401, { message: 'Bad credentials' }),
  '403': json(403, { message: 'Resource not accessible by integration' }),
  '404': json(404, { message: 'Not Found' }),
  '410': json(410, { message: 'Gone' }),
  '422': json(422, { message: 'Validation Failed' }),
  '500': json(500, { message: 'Server Error' }),
  'a page of a proxy': json(502, '<!doctype html><title>Bad gateway</title>'),
  'a page that looks good': json(200, '<!doctype html><title>Sign in</title>'),
  'a redirect': json(301, {}, { location: 'https://elsewhere.example/' }),
  'the primary rate limit': json(
    403,
    { message: 'API rate limit exceeded' },
    { 'x-ratelimit-remaining': '0' },
  ),
  'a secondary rate limit': json(403, LIMITED),
  'a pause of a minute': json(429, LIMITED, { 'retry-after': '60' }),
  'a pause of an hour': json(429, LIMITED, { 'retry-after': '3600' }),
  'an object': json(200, {}),
  null: json(200, 'null'),
  'a list of nothing': json(200, '[null]'),
  'a list of objects': json(200, [{}]),
  'pull requests without an end': json(200, [
    { number: 1000, state: 'closed', created_at: '2026-08-01T00:00:00Z' },
  ]),
  'pull requests at no time': json(200, [
    { number: 1000, state: 'closed', created_at: 'soon', merged_at: 'later' },
  ]),
  'half of it': json(200, '[{"id": 1'),
};
