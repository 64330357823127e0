/** Every error that a request can have, in every text about one. `PRINT=1` prints the sentences. */
import { describe, expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain/errors.ts';
import {
  explain,
  GITHUB,
  renderExplained,
  writePermission,
  type GitHubRequest,
  type RequestKind,
} from '../../../src/rendering/explain.ts';
import { explainGaps } from '../../../src/rendering/incomplete.ts';
import {
  describeMissing,
  explainMissing,
} from '../../../src/rendering/missing-context.ts';
import {
  explainServiceError,
  renderExplanation,
} from '../../../src/rendering/service-errors.ts';

const NEEDS = '`issues: read`';
const ENDS = { limitEndsAt: new Date('2026-03-01T12:04:01Z') };

const status = (code: number, more: Partial<RequestError> = {}): RequestError => ({
  kind: 'status',
  status: code,
  detail: 'no',
  ...more,
});

const OF_BOTH: Readonly<Record<string, RequestError>> = {
  'no connection': { kind: 'not-sent', detail: 'the connection failed (ECONNREFUSED)' },
  'no trust': {
    kind: 'not-sent',
    detail: 'the certificate is not trusted (SELF_SIGNED_CERT)',
    transient: false,
  },
  'no response': { kind: 'no-response', detail: 'the connection was reset' },
  'no JSON': { kind: 'invalid-response', detail: 'the response is a web page, not JSON' },
  'too much': {
    kind: 'invalid-response',
    status: 200,
    detail: 'the response is too large',
    transient: false,
  },
  301: status(301, { detail: 'a redirect, which was not followed' }),
  400: status(400, { detail: 'Problems parsing JSON' }),
  401: status(401, { detail: 'Bad credentials' }),
  403: status(403, { detail: 'Forbidden' }),
  404: status(404, { detail: 'Not Found' }),
  418: status(418, { detail: 'Is this a teapot?' }),
  422: status(422, { detail: 'Validation Failed' }),
  429: status(429, { detail: '' }),
  '429 until a time': status(429, { detail: 'Too many requests', ...ENDS }),
  '502, with a long text': status(502, { detail: 'It is down…' }),
  '503, with a page': status(503, { detail: 'a web page' }),
};
const OF_GITHUB: Readonly<Record<string, RequestError>> = {
  ...OF_BOTH,
  'primary rate limit': status(403, {
    detail: 'API rate limit exceeded for installation ID 7',
    retryAfterMs: Infinity,
    ...ENDS,
  }),
  'comments too quick': status(422, {
    detail: 'Validation Failed; was submitted too quickly',
    retryAfterMs: 60_000,
    ...ENDS,
  }),
  archived: status(403, { detail: 'Repository was archived so is read-only' }),
  locked: status(403, { detail: 'Unable to create comment because issue is locked' }),
  full: status(403, {
    detail: 'Commenting is disabled on issues with more than 2500 comments',
  }),
  SAML: status(403, { detail: 'Resource protected by organization SAML enforcement' }),
  'no issues': status(410, { detail: 'Issues are disabled for this repo' }),
  deleted: status(410, { detail: 'This issue was deleted' }),
};
const OF_SERVICE: Readonly<Record<string, RequestError>> = {
  ...OF_BOTH,
  402: status(402, {
    detail: 'No credits left',
    paymentRequired: true,
    requestId: 'req_1',
  }),
  413: status(413, { detail: 'Payload Too Large' }),
};

const BUILT_IN: GitHubRequest = { host: GITHUB, needs: NEEDS, repository: 'acme/docs' };
const WITH_TOKEN: GitHubRequest = { ...BUILT_IN, token: 'docs-token' };
const OF_COMMENT: GitHubRequest = {
  ...BUILT_IN,
  needs: writePermission(),
  isComment: true,
};

/** Texts about an error of GitHub: of a warning, a gap, and missing context. */
const GITHUB_TEXTS: Readonly<Record<string, (error: RequestError) => string>> = {
  'a warning': (error) => renderExplained('It failed', explain(error, BUILT_IN)),
  'a warning about a token': (error) =>
    renderExplained('It failed', explain(error, WITH_TOKEN)),
  'a warning about a comment': (error) =>
    renderExplained('It failed', explain(error, OF_COMMENT)),
  'a gap': (error) => {
    const explained = explain(error, { ...WITH_TOKEN, repository: undefined });
    return explainGaps([{ what: 'Requests', where: 'acme/docs', ...explained }]).join();
  },
  'missing context': (error) =>
    explainMissing(missing(error), {
      explain: (failed, needs) => explain(failed, { ...BUILT_IN, needs }),
    }),
  'a prompt': (error) => describeMissing(missing(error)),
};

function missing(error: RequestError) {
  return {
    kind: 'unreadable',
    part: 'issue',
    name: '#1',
    error,
    permission: 'issues',
  } as const;
}

const ofRun =
  (request: RequestKind) =>
  (error: RequestError): string =>
    renderExplanation(explainServiceError({ error, request, host: 'api.example.com' }));

/** Texts about an error of the docs service: of how a run ends, and of an export. */
const SERVICE_TEXTS: Readonly<Record<string, (error: RequestError) => string>> = {
  'a new job': ofRun('create'),
  'a message': ofRun('message'),
  'a read of a job': ofRun('read'),
  'a check of the connection': ofRun('analytics'),
  'a gap of the service': (error) => {
    const request = { host: 'the docs service', request: 'analytics' } as const;
    return explainGaps([{ what: 'Page views', ...explain(error, request) }]).join();
  },
};

const TABLE = [...rowsOf(OF_GITHUB, GITHUB_TEXTS), ...rowsOf(OF_SERVICE, SERVICE_TEXTS)];

function rowsOf(errors: typeof OF_BOTH, texts: typeof GITHUB_TEXTS) {
  return Object.entries(texts).flatMap(([name, textOf]) =>
    Object.entries(errors).map(
      ([kind, error]) => [kind, name, textOf(error), error] as const,
    ),
  );
}

if (process.env['PRINT'] === '1') {
  const lines = TABLE.map(([kind, name, text]) => `${name} | ${kind} | ${text}`);
  process.stderr.write(`${lines.join('\n')}\n`);
}

describe.each(TABLE)('%s, in the text of %s', (_, name, text, error) => {
  it('is whole sentences on one line', () => {
    expect(text).toMatch(/^[^\n]+[.?…]$/);
    expect(text).not.toMatch(/[.!?…,:] ?[.,]|undefined|NaN| {2}/);
  });

  if (error.limitEndsAt !== undefined) {
    it('says that it is a rate limit, and when that ends', () => {
      expect(text).toContain('the rate limit is exceeded until 2026-03-01 12:05 UTC');
    });
  }

  if (name === 'a prompt') {
    it('quotes nobody, and gives the agent nothing to do', () => {
      expect(text).not.toContain(error.detail === '' ? '–' : error.detail);
      expect(text).not.toContain('`');
    });
  }
});

describe('what to do', () => {
  const remedy = (error: RequestError, request: Partial<GitHubRequest> = {}): string =>
    explain(error, { ...BUILT_IN, ...request }).remedy;

  it.each([403, 404])('after %d names the permission of the job', (code) => {
    expect(remedy(status(code))).toMatch(/add `issues: read` to the `permissions`/);
  });

  it.each([403, 404])('after %d names the token, and its repository', (code) => {
    const token = 'docs-token';
    const expected = 'give the token in `docs-token` `issues: read` for acme/docs.';
    expect(remedy(status(code), { token })).toContain(expected);
  });

  it('names no repository that the text names anyway', () => {
    const named = { token: 'docs-token', repository: undefined } as const;
    expect(remedy(status(403), named)).not.toContain('acme/docs');
  });

  it.each([
    [undefined, '`github-token`'],
    ['docs-token', '`docs-token`'],
  ] as const)('after 401 names the token (%s)', (token, name) => {
    expect(remedy(status(401), { token })).toContain(name);
  });

  it.each([
    [undefined, 'Start a new run'],
    ['github-token', 'Use its new name'],
  ] as const)('after a redirect follows the new name (%s)', (token, step) => {
    for (const code of [301, 308]) {
      expect(remedy(status(code), { token })).toContain(step);
    }
  });

  it('after 422 is about names, unless it was a comment', () => {
    expect(remedy(status(422))).toContain('acme/docs');
    expect(remedy(status(422), { isComment: true })).toBe('');
  });

  it.each([
    ['archived', 'Unarchive'],
    ['locked', 'Unlock'],
    ['full', 'Continue in another one'],
    ['SAML', 'Authorize the token'],
    ['no issues', 'Enable issues'],
    ['deleted', 'Continue in another thread'],
    ['502, with a long text', 'temporary'],
    ['no response', 'temporary'],
    ['primary rate limit', 'Try again later'],
    ['comments too quick', 'Try again later'],
  ])('after %s is not about permissions', (kind, step) => {
    const text = remedy(OF_GITHUB[kind] ?? status(0));
    expect(text).toContain(step);
    expect(text).not.toContain('permissions');
  });

  it.each(['no trust', 'too much', '400', '418'])(
    'after %s is nothing that helps for certain',
    (kind) => {
      expect(remedy(OF_GITHUB[kind] ?? status(502))).toBe('');
    },
  );
});

it('an error says what was seen, and the words of the server', () => {
  expect(explain(status(403), BUILT_IN).cause).toBe('GitHub responded with 403, no');
});

it.each([
  [false, '`issues: write`'],
  [true, '`pull-requests: write`'],
  [undefined, '`issues: write` and `pull-requests: write`'],
])(
  'a thread needs permission to write (on a pull request: %s)',
  (onPullRequest, keys) => {
    expect(writePermission(onPullRequest)).toBe(keys);
  },
);
