/**
 * Sentences of the actions about errors, titles of status comments, files and missing context, made by calling the functions that write
 * it. People search for it in the troubleshooting guide. `…` replaces the parts that vary.
 */
import { INCOMPLETE_CAUSES } from '../../src/analytics/request-page.ts';
import { isConclusion, OUTCOMES } from '../../src/domain/outcome.ts';
import { REQUEST_ERROR_KINDS, type RequestError } from '../../src/domain/errors.ts';
import type { MissingContext } from '../../src/domain/subject.ts';
import { presentConclusion } from '../../src/rendering/conclusion.ts';
import { explainRefusedComment } from '../../src/rendering/comment-refusal.ts';
import { explainFileError } from '../../src/rendering/file-formats.ts';
import {
  explain,
  GITHUB,
  renderExplained,
  type GitHubRequest,
  type RequestKind,
} from '../../src/rendering/explain.ts';
import { CANCELLED, explainGaps } from '../../src/rendering/incomplete.ts';
import { describeMissing } from '../../src/rendering/missing-context.ts';
import {
  explainServiceError,
  renderExplanation,
  WAYS_TO_REPEAT,
} from '../../src/rendering/service-errors.ts';

const REQUESTS: readonly RequestKind[] = ['create', 'message', 'read', 'analytics'];
const STATUSES = [301, 400, 401, 403, 404, 408, 409, 422, 429, 500, 503];
const LIMITS = [{}, { retryAfterMs: 1, limitEndsAt: new Date('2026-03-01T12:00:00Z') }];

/** Words of a server. A text that ends in `…` would be a whole sentence. */
const WORDS = 'words';

/** The optional fields of errors of every kind. */
const VARIANTS: Readonly<Record<RequestError['kind'], readonly Partial<RequestError>[]>> =
  {
    'not-sent': [{ transient: true }, { transient: false }],
    'no-response': [{}],
    'invalid-response': [{}],
    status: [
      { status: 402, paymentRequired: true },
      ...STATUSES.flatMap((status) => LIMITS.map((limit) => ({ status, ...limit }))),
    ],
  };
const ERRORS = REQUEST_ERROR_KINDS.flatMap((kind) =>
  VARIANTS[kind].map((variant): RequestError => ({ kind, detail: WORDS, ...variant })),
);

/** Other values on which explanations depend. */
const SERVICES = ['/docs', undefined].flatMap((command) =>
  Object.values(WAYS_TO_REPEAT).map((way) => ({
    command,
    submitAgain: way('/docs'),
  })),
);

/** Explanations of every error of the service. */
const OF_SERVICE = ERRORS.flatMap((error) =>
  REQUESTS.flatMap((request) => {
    // Reading changes nothing, so it is never uncertain.
    const uncertain =
      request === 'create' || request === 'message' ? [true, false] : [false];
    return uncertain.flatMap((isUncertain) =>
      SERVICES.map((service) =>
        explainServiceError({ error, request, host: 'HOST', isUncertain, ...service }),
      ),
    );
  }),
);

/** GitHub's refusals, by status and text. */
const REFUSALS: readonly RequestError[] = (
  [
    [301, ''],
    [403, 'Resource not accessible by integration'],
    [403, 'Repository was archived so is read-only.'],
    [403, 'Unable to create comment because issue is locked.'],
    [403, 'Commenting is disabled on issues with more than 2500 comments'],
    [403, 'Resource protected by organization SAML enforcement.'],
    [403, 'another text'],
    [404, 'Not Found'],
    [410, 'Issues has been disabled in this repository.'],
    [410, 'This issue was deleted'],
  ] as const
).map(([status, detail]) => ({ kind: 'status', status, detail }));

const OF_GITHUB: GitHubRequest = { host: GITHUB, needs: '…', repository: '…' };

/** Lists the remedies of refusals: of a status comment, and in a warning. */
function refusalSentences(): readonly string[] {
  const ofComments = REFUSALS.flatMap((error) =>
    [true, false, undefined].flatMap((onPullRequest) =>
      [true, false].flatMap((isRequestsIssue) =>
        ['/docs', undefined].flatMap((command) => {
          const thread = { number: 0, onPullRequest, isRequestsIssue };
          return explainRefusedComment(error, thread, command).steps;
        }),
      ),
    ),
  );
  const ofWarnings = REFUSALS.map((error) => explain(error, OF_GITHUB).remedy);
  return [...ofComments, ...ofWarnings].map((text) => text.replaceAll('#0', '#…'));
}

/** Lists every sentence about an error of the service or of GitHub, and about a result that is incomplete. */
function errorSentences(): ReadonlySet<string> {
  // The caller passes the beginning.
  const ofGitHub = ERRORS.flatMap((error) => [
    renderExplained('…', explain(error, OF_GITHUB)),
    renderExplained('…', explain(error, { ...OF_GITHUB, token: 'github-token' })),
    renderExplained('…', explain(error, { ...OF_GITHUB, isComment: true })),
  ]).map((text) => text.replace('…: ', ''));
  const causes = Object.values(INCOMPLETE_CAUSES);
  const ofGaps = explainGaps(causes.map((cause) => ({ what: '…', cause })));
  const ofService = OF_SERVICE.map(renderExplanation);
  const texts = [...ofService, ...ofGitHub, ...refusalSentences(), ...ofGaps, CANCELLED];
  return new Set(
    texts.flatMap(splitSentences).map((sentence) =>
      sentence
        .replaceAll(/(?<=\bresponded with )\d{3}\b/g, '…')
        .replaceAll(/\b(?:words\b|2026-03-01 12:00 UTC)/g, '…')
        .replaceAll('`github-token` …', '…'),
    ),
  );
}

/** Splits a text into sentences. A sentence ends before a capital letter or a code span. */
export function splitSentences(text: string): readonly string[] {
  return text.split(/(?<=\.) (?=[A-Z`…])/);
}

/**
 * Compares the tables of titles and messages in the guide with what the actions write. Finds sentences that no table has, and cells that
 * no action writes. Messages that no function here can make are searched in `code`, the bundle.
 */
export function checkMessages(guide: string, code: string): readonly string[] {
  const written = [
    ...errorSentences(),
    ...titles(),
    ...[...fileErrors(), ...missingContext()].flatMap(splitSentences),
  ];
  const quoted = [...new Set(quotedSentences(guide))];
  const patterns = quoted.map((sentence) => ({ sentence, pattern: patternOf(sentence) }));
  const missing = written.filter(
    (sentence) => !patterns.some(({ pattern }) => pattern.test(sentence)),
  );
  const invented = patterns.filter(
    ({ sentence, pattern }) =>
      !written.some((each) => pattern.test(each)) && !isInCode(sentence, code),
  );
  return [
    ...missing.map((sentence) => `It does not have: ${sentence}`),
    ...invented.map(({ sentence }) => `No action writes: ${sentence}`),
  ];
}

/** Lists the sentences in the first columns of the tables whose head is `title` or `message`. */
function quotedSentences(guide: string): readonly string[] {
  const tables = guide.match(/^\| (?:title|message) .*\n(?:\|.*\n)+/gm) ?? [];
  const cells = tables.flatMap((table) => {
    const [, , ...rows] = table.trim().split('\n');
    return rows.map((row) => row.split('|')[1] ?? '');
  });
  const texts = cells.flatMap((cell) => cell.split('<br>'));
  return texts.flatMap((text) => splitSentences(text.trim()));
}

/** `…` is a part that varies. */
function patternOf(sentence: string): RegExp {
  const literal = sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll('…', '.+')}$`);
}

function isInCode(message: string, code: string): boolean {
  const parts = message.split('…');
  return parts.every((part) => code.includes(part.trim()));
}

/**
 * Lists the titles of status comments, without those of outcomes that are no problem, or that have
 * no status comment.
 */
function titles(): ReadonlySet<string> {
  const conclusions = Object.entries(OUTCOMES)
    .flatMap(([outcome, reasons]) => reasons.map((reason) => ({ outcome, reason })))
    .filter(isConclusion)
    .filter(({ outcome }) => outcome !== 'pr-opened' && outcome !== 'skipped');
  const ofOutcomes = conclusions.map(
    (conclusion) => presentConclusion({ conclusion }).title,
  );
  const ofErrors = OF_SERVICE.flatMap(({ title }) => title ?? []);
  return new Set([...ofOutcomes, ...ofErrors]);
}

/** Lists the first sentence of each error of a file: what failed. */
function fileErrors(): readonly string[] {
  return ['ENOSPC', 'EACCES', '…'].map((code) =>
    explainFileError(code).replace(/(?<=\.) [A-Z].*/, ''),
  );
}

const ISSUE = { part: 'issue', name: '…' } as const;
const MISSING: Readonly<Record<MissingContext['kind'], MissingContext>> = {
  unreadable: {
    kind: 'unreadable',
    ...ISSUE,
    error: { kind: 'status', status: 404, detail: '' },
    permission: 'issues',
  },
  truncated: {
    kind: 'truncated',
    part: 'files',
    read: 100,
    total: 200,
  },
  outdated: { kind: 'outdated', ...ISSUE },
  'no-diff': { kind: 'no-diff', files: 2 },
  diverged: { kind: 'diverged' },
  'newest-commit-only': {
    kind: 'newest-commit-only',
    reason: 'no-previous-release',
    line: '…',
  },
  'first-commit': { kind: 'first-commit', sha: '…' },
  'no-instructions-file': { kind: 'no-instructions-file' },
  'deleted-ref': { kind: 'deleted-ref' },
};

/** Gaps of the same kinds with other sentences. */
const MORE_MISSING: readonly MissingContext[] = [
  { kind: 'truncated', part: 'releases', read: 500, total: undefined },
  { kind: 'newest-commit-only', reason: 'no-previous-release', line: 'web-…' },
];

/** Lists the sentences about missing context, without the part and the numbers. */
function missingContext(): readonly string[] {
  return [...Object.values(MISSING), ...MORE_MISSING].map((missing) =>
    describeMissing(missing)
      .replace(/^Issue …/, '…')
      .replaceAll(/\bissues:|\b\d{3}\b|2(?= files)/g, (found) =>
        found === 'issues:' ? '…:' : '…',
      ),
  );
}
