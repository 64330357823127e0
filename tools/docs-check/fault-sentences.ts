/**
 * Every sentence that the actions can write about an error of the service or of GitHub, made by calling the functions of src/report with
 * all kinds of errors. `…` replaces the parts that vary.
 */
import { explainIncomplete, STOP_REASONS } from '../../src/analytics/request-page.ts';
import { REQUEST_ERROR_KINDS, type RequestError } from '../../src/domain.ts';
import { explainGitHubError } from '../../src/report/github-errors.ts';
import { explainServiceError, explanationText, type RequestKind } from '../../src/report/service-errors.ts';

const REQUESTS: readonly RequestKind[] = ['create', 'message', 'read', 'analytics', 'check'];
const STATUSES = [301, 400, 401, 403, 404, 408, 409, 422, 429, 500, 503];

/** Errors of every kind, with and without their optional fields. */
const ERRORS: readonly RequestError[] = REQUEST_ERROR_KINDS.flatMap((kind): readonly RequestError[] => {
  const error: RequestError = { kind, detail: '…' };
  switch (kind) {
    case 'not-sent':
      return [
        { ...error, transient: true },
        { ...error, transient: false },
      ];
    case 'no-response':
    case 'invalid-response':
      return [error];
    case 'status':
      return [
        { ...error, status: 402, paymentRequired: true },
        ...STATUSES.flatMap((status) => [
          { ...error, status },
          { ...error, status, retryAfterMs: 90_000 },
          { ...error, status, retryAfterMs: 9e9 },
        ]),
      ];
  }
});

/** Of `service-errors.ts`. */
function serviceSentences(): ReadonlySet<string> {
  const texts = ERRORS.flatMap((error) =>
    REQUESTS.flatMap((request) =>
      [true, false]
        // Reading changes nothing, so it is never uncertain.
        .filter((isUncertain) => !isUncertain || request === 'create' || request === 'message')
        .flatMap((isUncertain) =>
          ['/docs', undefined].map((command) =>
            explanationText(explainServiceError({ error, request, host: 'HOST', isUncertain, command })),
          ),
        ),
    ),
  );
  return sentencesOf(texts);
}

/** Of `github-errors.ts`, without the beginning, which the caller passes as `what`. */
function gitHubSentences(): ReadonlySet<string> {
  const texts = ERRORS.flatMap((error) =>
    [true, false, undefined].map((onPullRequest) => explainGitHubError({ what: '…', error, onPullRequest })),
  );
  return sentencesOf(texts.map((text) => text.replace('…: ', '')));
}

/** Of the actions `views` and `signals`, without what `service-errors.ts` writes. */
function exportSentences(): ReadonlySet<string> {
  return sentencesOf([...Object.values(STOP_REASONS), explainIncomplete({ reason: 'max-requests' }, 1000)]);
}

function sentencesOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap(splitSentences).map(varied));
}

/** A sentence ends before a capital letter or a code span. */
function splitSentences(text: string): readonly string[] {
  return text.split(/(?<=\.) (?=[A-Z`])/);
}

/** Replaces the parts that vary with `…`. */
function varied(sentence: string): string {
  return sentence
    .replaceAll(/\bresponded with \d{3}\b/g, 'responded with …')
    .replaceAll(/\b(1 min 30 s|2500 h)\b/g, '…')
    .replaceAll(/\b(offset:? )\d+/g, '$1…');
}

/**
 * Checks that the guide quotes every sentence, so that a search for a message finds it, and quotes nothing that the actions do not
 * write.
 */
export function checkQuotations(guide: string): readonly string[] {
  const written = new Set([...serviceSentences(), ...gitHubSentences(), ...exportSentences()]);
  const quoted = new Set(
    [...guide.matchAll(/(?:^>.*\n)+/gm)]
      .map(([lines]) => lines.replaceAll(/^> ?/gm, '').replaceAll(/\s+/g, ' ').trim())
      .flatMap(splitSentences),
  );
  return [
    ...[...written].filter((sentence) => !quoted.has(sentence)).map((text) => `It does not quote: ${text}`),
    ...[...quoted].filter((sentence) => !written.has(sentence)).map((text) => `No action writes: ${text}`),
  ];
}
