/** What people may search for in the troubleshooting guide besides the errors of requests: titles of status comments, files, missing context. */
import {
  isConclusion,
  OUTCOMES,
  type FileError,
  type MissingContext,
  type Outcome,
} from '../../src/domain.ts';
import { present } from '../../src/report/conclusion.ts';
import { explainFileError } from '../../src/report/file-errors.ts';
import { describeMissing } from '../../src/report/missing-context.ts';

/** Titles and sentences that the guide lacks. */
export function checkOtherSentences(guide: string): readonly string[] {
  const text = guide.replaceAll(/\s+/g, ' ');
  return [...titles(), ...fileErrors(), ...missingContext()]
    .filter((sentence) => !text.includes(sentence))
    .map((sentence) => `It does not have: ${sentence}`);
}

/** Messages in the table below "Messages of a run" that are not in `code`, the bundle. `…` is a part that varies. */
export function checkRunMessages(guide: string, code: string): readonly string[] {
  const [, chapter = ''] = guide.split(/^## Messages of a run.*$/m);
  const [table = ''] = chapter.split(/^## /m);
  const [, , ...messages] = [...table.matchAll(/^\| ([^|]*?) *\|/gm)].map(([, cell = '']) => cell);
  if (messages.length === 0) return ['It lists no messages of a run.'];
  return messages
    .filter((message) => message.split('…').some((part) => !code.includes(part.trim())))
    .map((message) => `No action writes: ${message}`);
}

/** Outcomes that are no problem, or that have no status comment. */
const WITHOUT_TITLE: readonly Outcome[] = ['pr-opened', 'skipped'];

function titles(): ReadonlySet<string> {
  const conclusions = Object.entries(OUTCOMES).flatMap(([outcome, reasons]) =>
    reasons.map((reason) => ({ outcome, reason })),
  );
  const withTitle = conclusions
    .filter(isConclusion)
    .filter(({ outcome }) => !WITHOUT_TITLE.includes(outcome));
  return new Set(withTitle.map((conclusion) => present({ conclusion }).title));
}

const FILE_ERRORS: Readonly<{ [K in FileError['kind']]: K }> = {
  'outside-workspace': 'outside-workspace',
  protected: 'protected',
  'not-found': 'not-found',
  'is-a-folder': 'is-a-folder',
  'not-a-folder': 'not-a-folder',
  'no-permission': 'no-permission',
  'not-text': 'not-text',
  'too-large': 'too-large',
  'disk-full': 'disk-full',
  cancelled: 'cancelled',
  unknown: 'unknown',
};

/** The first sentence of each: what failed. */
function fileErrors(): readonly string[] {
  return Object.values(FILE_ERRORS).map((kind) =>
    explainFileError({ kind, path: '…', code: '…' }).replace(/(?<=\.) [A-Z].*/, ''),
  );
}

/** One example of each kind. */
const MISSING: Readonly<Record<MissingContext['kind'], MissingContext>> = {
  permission: { kind: 'permission', part: 'issue', name: '…', permission: 'issues' },
  'not-found': { kind: 'not-found', part: 'issue', name: '…', permission: 'issues' },
  unreadable: {
    kind: 'unreadable',
    part: 'issue',
    name: '…',
    error: { kind: 'status', status: 500, detail: '' },
  },
  truncated: { kind: 'truncated', part: 'files', read: 100, total: 200 },
  'no-diff': { kind: 'no-diff', files: 2 },
  diverged: { kind: 'diverged' },
  'newest-commit-only': { kind: 'newest-commit-only', reason: 'no-previous-release' },
  'no-instructions-file': { kind: 'no-instructions-file' },
  'deleted-ref': { kind: 'deleted-ref' },
};

/** Without the part and the numbers. */
function missingContext(): readonly string[] {
  return Object.values(MISSING).map((missing) =>
    describeMissing(missing)
      .replace(/^Issue …/, '…')
      .replaceAll(/\bissues:|\b\d{3}\b|2(?= files)/g, (found) => (found === 'issues:' ? '…:' : '…')),
  );
}
