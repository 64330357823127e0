/**
 * What the actions can say about a fault of the service or of GitHub: every sentence, drawn from the functions that make
 * them by going through all that they depend on. `…` stands for what differs from run to run.
 */
import { REQUEST_ERROR_KINDS, type RequestError } from '../../src/domain.ts';
import { explainGitHubError } from '../../src/report/github-errors.ts';
import { explainServiceError, type RequestKind } from '../../src/report/service-errors.ts';
import type { IncompleteReason } from '../../src/views/collect.ts';
import { explainIncomplete } from '../../src/views/incomplete.ts';

const DOINGS: readonly RequestKind[] = ['create', 'message', 'read'];
const STATUSES = [301, 400, 401, 403, 404, 408, 409, 422, 429, 500, 503];

/** Faults of every kind, with and without what may be missing in one. */
const FAULTS: readonly RequestError[] = REQUEST_ERROR_KINDS.flatMap((kind): readonly RequestError[] => {
  const fault: RequestError = { kind, detail: '…' };
  switch (kind) {
    case 'not-sent':
      return [
        { ...fault, transient: true },
        { ...fault, transient: false },
      ];
    case 'no-response':
    case 'invalid-response':
      return [fault];
    case 'status':
      return STATUSES.flatMap((status) => [
        { ...fault, status },
        { ...fault, status, retryAfterMs: 90_000 },
        { ...fault, status, retryAfterMs: 9e9 },
      ]);
  }
});

/** Of the main action: `explain.ts`. */
function serviceSentences(): ReadonlySet<string> {
  const told = FAULTS.flatMap((fault) =>
    DOINGS.flatMap((doing) =>
      [true, false]
        // A look asks for nothing, so nothing of it can be unclear.
        .filter((unclear) => !(unclear && doing === 'read'))
        .map((unclear) =>
          explainServiceError({ error: fault, request: doing, host: 'HOST', uncertain: unclear }),
        ),
    ),
  );
  return sentencesOf(told.flatMap(withoutBeginning));
}

/** Of GitHub: `explain-github.ts`. `what` could not be done is the caller's part. */
function gitHubSentences(): ReadonlySet<string> {
  const told = FAULTS.flatMap((fault) =>
    [undefined, 'issues=write', 'contents=read; pull_requests=read'].flatMap((needed) =>
      [true, false].map((onPullRequest) =>
        explainGitHubError({
          what: '…',
          error: needed === undefined ? fault : { ...fault, permissionsNeeded: needed },
          onPullRequest,
        }),
      ),
    ),
  );
  return sentencesOf(told.map((text) => text.replace('…: ', '')));
}

/** Of the action `views`: `incomplete.ts`. */
function viewsSentences(): ReadonlySet<string> {
  const reasons: readonly IncompleteReason[] = [
    { reason: 'max-requests' },
    { reason: 'cancelled' },
    { reason: 'rows-moved' },
    { reason: 'inconsistent-paging', offset: 1000 },
    ...FAULTS.flatMap((error): readonly IncompleteReason[] => [
      { reason: 'rate-limited', error },
      { reason: 'request-failed', error },
    ]),
  ];
  return sentencesOf(
    reasons.flatMap((reason) => [1000, 0, undefined].map((offset) => explainIncomplete(reason, offset))),
  );
}

/** `The job could not be created: HOST answered 401` are two sentences to look up: what was tried, and what came of it. */
function withoutBeginning(text: string): readonly string[] {
  const colon = text.indexOf(': ');
  return [`${text.slice(0, colon)}.`, text.slice(colon + 2)];
}

function sentencesOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap(splitSentences).map(varied));
}

/** Sentences end before a capital letter or a name of ours. */
function splitSentences(text: string): readonly string[] {
  return text.split(/(?<=\.) (?=[A-Z`])/);
}

/** What differs from run to run as `…`. */
function varied(sentence: string): string {
  return sentence
    .replaceAll(/\banswered \d{3}\b/g, 'answered …')
    .replaceAll(/\b(1 h|1 min 30 s|2500 h)\b/g, '…')
    .replaceAll(/\b(offset:? )\d+/g, '$1…');
}

/**
 * Every sentence is in the guide as a quotation, so that a search for it finds it there. The guide quotes nothing that the actions do
 * not write.
 */
export function checkQuotations(guide: string): readonly string[] {
  const written = new Set([...serviceSentences(), ...gitHubSentences(), ...viewsSentences()]);
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
