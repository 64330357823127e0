/** Reports a run of care: log, outputs, annotations, the job summary. */
import { wasPerhapsSent, type Ended } from '../domain/ended.ts';
import { reportFleet } from '../fleet/report-run.ts';
import type { StepEnd } from '../ports.ts';
import { presentConclusion, shownEnd } from '../rendering/conclusion.ts';
import { formatNumber, pluralize } from '../rendering/format.ts';
import type { Gap } from '../rendering/incomplete.ts';
import type { Care } from './care.ts';
import type { CareOutcome, CareRow } from './row.ts';

/** The results of a run. */
type CareResults = Readonly<{
  rows: readonly CareRow[];
  gaps: readonly Gap[];
  /** Number of messages of earlier runs whose status comments were finished. */
  finished: number;
}>;

/** Names of the outputs of `care/action.yml`; a test compares them. */
export const CARE_OUTPUTS = ['messages', 'leftOut', 'finished'] as const;

type CareOutputs = Readonly<Record<(typeof CARE_OUTPUTS)[number], number>>;

const WORDS: Readonly<Record<Extract<CareOutcome, string>, string>> = {
  elsewhere: 'another run has sent the message',
  changed:
    'nothing was sent, because it has changed meanwhile or could not be read again',
  'not-counted':
    'nothing was sent, because a repository could not be read (`max-requests-per-day`)',
  'would-send': 'a message would be sent',
  'left-out': 'left for a later run',
  'not-ready': 'it is closed, locked or a draft',
  label: 'it has the label `skip-label`',
  'no-problem': 'no problem',
  'not-computed': 'GitHub does not know yet whether it has a conflict',
  person: 'a person has changed it',
  unreadable: 'it could not be read',
  'unknown-author': 'the author of its newest commit is not known',
  'unreadable-comments': 'its comments could not be read, or are more than 2,500',
  'changed-comments':
    'somebody has changed a comment of this action there, or no line of `api-key` has signed it',
  'no-job':
    'no comment names its job (this action writes one for its own jobs, with `pull-requests: write`)',
  unfinished: 'a request there has not finished',
  unbound:
    'nothing was sent, because a status comment that was created there in the last 24 hours could not be written again',
  unchanged: 'its newest commit has had a message',
  enough: 'it has had all its messages',
  'job-active': 'its job is active',
  'job-ended': 'its job has failed or was archived',
  'other-pull-request': 'its job does not name it',
  'unreadable-job': 'its job could not be read',
  'unknown-job': 'the service does not know its job',
  'key-rejected': 'the service rejects the key',
  stopped:
    'nothing was sent, because a message about it, to its project or in its repository was not sent in the last 24 hours, or jobs could not be read',
};

/** Reports a run. The step fails if the service rejects the key. */
export function reportCare(
  care: Care,
  { rows, gaps, finished }: CareResults,
): Promise<StepEnd> {
  const hasFailed = rows.some(hasKeyRejection);
  const outputs: CareOutputs = {
    messages: rows.filter(({ outcome }) => isCareMessageSent(outcome)).length,
    leftOut: rows.filter(({ outcome }) => outcome === 'left-out').length,
    finished,
  };
  const isDry = care.inputs.maxMessages === 0;
  const work = hasFailed
    ? 'the service rejects the key'
    : describeWork(outputs, rows, gaps, isDry);
  return reportFleet(care, {
    symbol: '🩺',
    heading: `Care: ${work}`,
    rows: rows.map((row) => ({
      repository: row.repo.name,
      thread: row.pull.number,
      url: row.pull.url,
      words: describeRow(row),
    })),
    gaps,
    outputs,
    failures: hasFailed ? [KEY_REJECTED] : [],
  });
}

function hasKeyRejection({ outcome }: CareRow): boolean {
  if (typeof outcome === 'string') return outcome === 'key-rejected';
  return outcome.conclusion.reason === 'unauthorized';
}

const KEY_REJECTED = 'The docs service rejects `api-key`, so not all messages were sent.';

function describeRow({ problem, outcome }: CareRow): string {
  const words = typeof outcome === 'string' ? WORDS[outcome] : describeEnd(outcome);
  return problem === undefined ? words : `${problem}: ${words}`;
}

/** Describes how a message has ended. */
function describeEnd(ended: Ended): string {
  if (ended.facts !== undefined) return 'sent a message to its job';
  if (ended.conclusion.outcome === 'skipped') {
    return 'nothing was sent, because of `max-requests-per-day`';
  }
  return presentConclusion(shownEnd(ended)).title;
}

/** Returns whether a message was sent, or perhaps was. */
export function isCareMessageSent(outcome: CareOutcome): boolean {
  return typeof outcome !== 'string' && wasPerhapsSent(outcome);
}

/** Describes the work in the heading: `2 messages sent, 1 left out`. */
function describeWork(
  { messages, leftOut }: CareOutputs,
  rows: readonly CareRow[],
  gaps: readonly Gap[],
  isDry: boolean,
): string {
  const areAllRead = gaps.length === 0;
  if (rows.length === 0 && areAllRead) return 'the docs agent has no open pull request';
  if (isDry) {
    const wanted = rows.filter(({ outcome }) => outcome === 'would-send');
    return `${pluralize(wanted.length, 'message')} would be sent (\`max-messages: 0\`)`;
  }
  const parts: string[] = [];
  if (messages > 0) parts.push(`${pluralize(messages, 'message')} sent`);
  if (leftOut > 0) parts.push(`${formatNumber(leftOut)} left for later runs`);
  return parts.length === 0 ? 'nothing to send' : parts.join(', ');
}
