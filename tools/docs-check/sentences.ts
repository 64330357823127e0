/**
 * Messages of the actions about errors and incomplete results, and titles of status comments, made by calling the functions that write
 * them. A message says what to do, or the troubleshooting guide has a row about it. `…` replaces the parts that vary.
 */
import { INCOMPLETE_CAUSES } from '../../src/analytics/request-page.ts';
import type { Explanation } from '../../src/domain/ended.ts';
import { isConclusion, OUTCOMES, type Conclusion } from '../../src/domain/outcome.ts';
import { REQUEST_ERROR_KINDS, type RequestError } from '../../src/domain/errors.ts';
import { CONNECTION_INPUTS } from '../../src/inputs/connection.ts';
import { rejectionReason } from '../../src/job/send-once.ts';
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
import {
  explainServiceError,
  messageIfUncertain,
  renderExplanation,
  stepsIfNotSent,
  stepsIfUncertain,
  titleIfUncertain,
  WAYS_TO_REPEAT,
} from '../../src/rendering/service-errors.ts';

type Message = Readonly<{
  text: string;
  /** Whether it says what to do. */
  hasRemedy: boolean;
}>;

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

const UNCONFIRMED: Conclusion = { outcome: 'unconfirmed', reason: '' };

/** Explanations of every error of the service, in runs without a command and with one, each with its title. */
const OF_ERRORS = ERRORS.flatMap((error) =>
  REQUESTS.flatMap((request) =>
    [undefined, '/docs'].map((commandWord) => {
      const explained = explainServiceError({
        error,
        request,
        host: 'HOST',
        commandWord,
      });
      return { ...explained, title: explained.title ?? titleOf(conclusionOf(error)) };
    }),
  ),
);

/** Explanations of requests that may have been sent, for each way to send them again. Reading changes nothing, so it is never uncertain. */
const OF_UNCERTAIN = (['create', 'message'] as const).flatMap((request) =>
  Object.values(WAYS_TO_REPEAT).map((way) => ({
    title: titleIfUncertain(request) ?? titleOf(UNCONFIRMED),
    message: messageIfUncertain(request),
    detail: '',
    steps: stepsIfUncertain(request, way('/docs')),
  })),
);

const OF_SERVICE = [...OF_ERRORS, ...OF_UNCERTAIN];

function conclusionOf(error: RequestError): Conclusion {
  const reason = rejectionReason(error);
  return reason === undefined ? UNCONFIRMED : { outcome: 'rejected', reason };
}

function titleOf(conclusion: Conclusion): string {
  return presentConclusion({ conclusion }).title;
}

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

/** Errors of inputs, which the comment about an invalid configuration lists. Each says what to do. */
const OF_INVALID_INPUTS = Object.values(CONNECTION_INPUTS).flatMap((parse) => {
  const parsed = parse('');
  return parsed.ok ? [] : [parsed.error];
});

/** Remedies of refused status comments. */
const OF_REFUSED_COMMENTS = REFUSALS.flatMap((error) =>
  [true, false, undefined].flatMap((onPullRequest) =>
    [true, false].flatMap((isRequestsIssue) =>
      ['/docs', undefined].flatMap((command) => {
        const thread = { number: 0, onPullRequest, isRequestsIssue };
        return explainRefusedComment(error, thread, command).steps;
      }),
    ),
  ),
);

const OF_GITHUB: GitHubRequest = { host: GITHUB, needs: '…', repository: '…' };

/** Lists the messages about requests to GitHub. Those of refused comments consist of a remedy. */
function gitHubMessages(): readonly Message[] {
  const requests: readonly GitHubRequest[] = [
    OF_GITHUB,
    { ...OF_GITHUB, token: 'github-token' },
    { ...OF_GITHUB, isComment: true },
  ];
  const ofRequests = [...ERRORS, ...REFUSALS].flatMap((error) =>
    requests.map((request) => {
      const explained = explain(error, request);
      // The caller passes the beginning.
      const text = renderExplained('…', explained).replace('…: ', '');
      return { text, hasRemedy: explained.remedy !== '' };
    }),
  );
  return [...ofRequests, ...OF_REFUSED_COMMENTS.map(withRemedy)];
}

/** Lists the titles of status comments, without those of outcomes that are no problem, or that have no status comment. */
function titles(): readonly Message[] {
  const known = new Map<string, boolean>();
  const conclusions = Object.entries(OUTCOMES)
    .flatMap(([outcome, reasons]) => reasons.map((reason) => ({ outcome, reason })))
    .filter(isConclusion)
    .filter(({ outcome }) => outcome !== 'pr-opened' && outcome !== 'skipped');
  for (const conclusion of conclusions) {
    const { title, next = {} } = presentConclusion({ conclusion });
    known.set(title, Object.keys(next).length > 0);
  }
  const explained: readonly Pick<Explanation, 'title' | 'steps'>[] = [
    ...OF_SERVICE,
    {
      title: titleOf({ outcome: 'rejected', reason: 'github' }),
      steps: stepsIfNotSent({}),
    },
    {
      title: titleOf({ outcome: 'misconfigured', reason: 'invalid-input' }),
      steps: OF_INVALID_INPUTS,
    },
    {
      title: titleOf({ outcome: 'misconfigured', reason: 'cannot-comment' }),
      steps: OF_REFUSED_COMMENTS,
    },
  ];
  for (const { title = '', steps } of explained) {
    known.set(title, known.get(title) === true || steps.length > 0);
  }
  return [...known].map(([text, hasRemedy]) => ({ text, hasRemedy }));
}

/** Lists every message. */
function messages(): readonly Message[] {
  const ofService = OF_SERVICE.map((explanation) => ({
    text: renderExplanation(explanation),
    hasRemedy: explanation.steps.length > 0,
  }));
  const causes = Object.values(INCOMPLETE_CAUSES);
  const ofGaps = explainGaps(causes.map((cause) => ({ what: '…', cause })));
  const ofFiles = ['ENOSPC', 'EACCES', '…'].map(explainFileError);
  const all = [
    ...titles(),
    ...ofService,
    ...gitHubMessages(),
    ...[...ofGaps, ...ofFiles, CANCELLED].map(withRemedy),
  ];
  return all.map(({ text, hasRemedy }) => ({ text: withoutDetails(text), hasRemedy }));
}

function withRemedy(text: string): Message {
  return { text, hasRemedy: true };
}

function withoutDetails(text: string): string {
  return text
    .replaceAll(/(?<=\bresponded with )\d{3}\b/g, '…')
    .replaceAll(/\b(?:words\b|2026-03-01 12:00 UTC)/g, '…')
    .replaceAll('`github-token` …', '…')
    .replaceAll('#0', '#…');
}

/** Splits a text into sentences. A sentence ends before a capital letter or a code span. */
export function splitSentences(text: string): readonly string[] {
  return text.split(/(?<=\.) (?=[A-Z`…])/);
}

/**
 * Compares the tables of titles and messages in the guide with what the actions write. Finds messages without a remedy that no row
 * quotes, rows about messages that say what to do, and rows about none.
 */
export function checkMessages(guide: string): readonly string[] {
  const written = messages().map((message) => ({
    ...message,
    sentences: splitSentences(message.text),
  }));
  const rows = [...new Set(quotedSentences(guide))].map((sentence) => {
    const pattern = patternOf(sentence);
    const quoted = written.filter(({ sentences }) =>
      sentences.some((each) => pattern.test(each)),
    );
    return { sentence, quoted };
  });

  const explained = new Set(rows.flatMap(({ quoted }) => quoted));
  const missing = written.filter((each) => !each.hasRemedy && !explained.has(each));
  const superfluous = rows.filter(
    ({ quoted }) => quoted.length > 0 && quoted.every(({ hasRemedy }) => hasRemedy),
  );
  const invented = rows.filter(({ quoted }) => quoted.length === 0);
  return [
    ...new Set(missing.map(({ text }) => `It has no remedy and no row: ${text}`)),
    ...superfluous.map(
      ({ sentence }) => `Remove the row, its message has the remedy: ${sentence}`,
    ),
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
