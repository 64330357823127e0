/** Reports a run of care: log, outputs, annotations, the job summary. */
import type { CareCause } from '../domain/care.ts';
import type { RequestError } from '../domain/errors.ts';
import type { Runner } from '../ports.ts';
import { pluralize } from '../rendering/format.ts';
import { explainGaps, renderGaps, type Gap } from '../rendering/incomplete.ts';
import { renderFailureSummary } from '../rendering/job-summary.ts';
import { nameThreads } from '../rendering/thread-names.ts';
import { joinTexts } from '../text/strings.ts';
import { TITLE, type Care } from './care.ts';
import type { Reason } from './decide.ts';
import type { JobReason, Projects } from './examine.ts';
import type { SendOutcome } from './send-message.ts';

/** What became of a docs pull request. */
export type CareRow = Readonly<{
  /** `owner/name` */
  repository: string;
  number: number;
  /** Its problem; undefined if there is none. */
  cause: CareCause | undefined;
  outcome: Reason | JobReason | SendOutcome | 'would-send' | 'left-out';
  reminder: 'reminded' | 'would-remind' | undefined;
}>;

/** The results of a run. */
type CareResults = Readonly<{
  rows: readonly CareRow[];
  gaps: readonly Gap[];
  /** Number of messages of earlier runs whose status comments were finished. */
  finished: number;
  projects: Projects;
  /** Whether the service has rejected the key for a message. */
  isFailed: boolean;
}>;

/** GitHub drops summaries of more than 1 MiB. */
const MAX_LINES_IN_SUMMARY = 500;

/** Names of the outputs of `care/action.yml`; a test compares them. */
export const CARE_OUTPUTS = ['messages', 'reminders', 'leftOut', 'finished'] as const;

const WORDS: Readonly<Record<CareRow['outcome'], string>> = {
  sent: 'sent a message to its job',
  unconfirmed: 'perhaps sent a message to its job',
  'not-sent': 'nothing was sent, as its status comment says',
  'refused-project': 'the service refused the message',
  'no-comment': 'nothing was sent, because its status comment could not be created',
  elsewhere: 'another run has sent the message',
  changed:
    'nothing was sent, because it has changed meanwhile or could not be read again',
  limit: 'nothing was sent, because of `max-requests-per-day`',
  cancelled: 'nothing was sent, because the run was cancelled',
  'unreadable-checks': 'nothing was sent, because its checks could not be read',
  'would-send': 'a message would be sent',
  'left-out': 'the next runs send a message',
  draft: 'it is a draft',
  label: 'it has the label `skip-label`',
  'no-problem': 'no problem',
  'not-computed': 'GitHub does not know yet whether it has a conflict',
  'unreadable-head': 'its newest commit could not be read, which needs `contents: read`',
  person: 'a person has changed it',
  'unknown-author': 'the author of its newest commit is not known',
  'unreadable-comments': 'its comments could not be read',
  'too-many-comments': 'it has more than 1,000 comments',
  'no-job': 'no comment names its job (see `pr-comment`)',
  unfinished: 'a request there has not finished',
  unchanged: 'its newest commit has had a message',
  enough: 'it has had all its messages',
  recent: 'it has had a message in the last 3 hours',
  refused: 'a message was refused in the last 24 hours',
  'job-active': 'its job is active',
  'job-ended': 'its job has failed or was archived',
  'other-pull-request': 'its job does not name it',
  'unreadable-job': 'its job could not be read',
  'project-held': 'the service refuses the messages of its project',
};

const REMINDERS = {
  reminded: 'people were reminded',
  'would-remind': 'people would be reminded',
} as const;

/** Reports a run. True if the step fails: the service rejects the key. */
export async function reportCare(
  { runner, run, names, inputs }: Care,
  { rows, gaps, finished, projects, isFailed }: CareResults,
): Promise<boolean> {
  const { repository: own, serverUrl } = run;
  const threads = nameThreads({ names, own, serverUrl });
  for (const row of rows) {
    runner.info(`${threads.plain(row.repository, row.number)}: ${describeRow(row)}`);
  }
  for (const text of explainGaps(gaps)) runner.warning(text, TITLE);

  const counts = countRows(rows);
  const outputs = { ...counts, finished };
  for (const name of CARE_OUTPUTS) runner.setOutput(name, String(outputs[name]));

  const isRejected = projects.errors.some(isKeyError);
  const hasFailed = isFailed || isRejected;
  if (hasFailed) runner.error(KEY_REJECTED, TITLE);
  const work = describeWork(rows, inputs.maxMessages === 0);
  const heading = hasFailed ? '❌ Care: the service rejects the key' : `🩺 Care: ${work}`;
  const lines = rows.map((row) => {
    const thread = threads.linked(row.repository, row.number);
    return `- ${thread}: ${describeRow(row)}`;
  });
  const list = lines.slice(0, MAX_LINES_IN_SUMMARY).join('\n');
  const none = rows.length === 0 ? 'The docs agent has no open pull request.' : '';
  await runner.writeSummary(
    joinTexts([`### ${heading}`, ...renderGaps(gaps), list, none]),
  );
  return hasFailed;
}

/** Returns whether the service rejects the key. 403 can also mean the plan. */
function isKeyError({ status, paymentRequired = false }: RequestError): boolean {
  return (status === 401 || status === 403) && !paymentRequired;
}

const KEY_REJECTED = 'The docs service rejects `api-key`, so not all messages were sent.';

function describeRow({ cause, outcome, reminder }: CareRow): string {
  const words = cause === undefined ? WORDS[outcome] : `${cause}: ${WORDS[outcome]}`;
  return reminder === undefined ? words : `${words}; ${REMINDERS[reminder]}`;
}

/** Counts the rows, by the names of the outputs. */
function countRows(rows: readonly CareRow[]) {
  const withOutcome = (...outcomes: readonly CareRow['outcome'][]): number =>
    rows.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    messages: withOutcome('sent', 'unconfirmed'),
    reminders: rows.filter(({ reminder }) => reminder === 'reminded').length,
    leftOut: withOutcome('left-out'),
  };
}

/** Describes the work in the heading: `2 messages sent, 1 left out`. */
function describeWork(rows: readonly CareRow[], isDry: boolean): string {
  if (isDry) {
    const wanted = rows.filter(({ outcome }) => outcome === 'would-send');
    return `${pluralize(wanted.length, 'message')} would be sent (\`max-messages: 0\`)`;
  }
  const { messages, reminders, leftOut } = countRows(rows);
  const parts: string[] = [];
  if (messages > 0) parts.push(`${pluralize(messages, 'message')} sent`);
  if (reminders > 0) parts.push(`${pluralize(reminders, 'reminder')} written`);
  if (leftOut > 0) parts.push(`${pluralize(leftOut, 'message')} left for the next run`);
  return parts.length === 0 ? 'nothing to send' : parts.join(', ');
}

/** Reports why care could not start. Fails the step. */
export async function reportCareFailure(
  runner: Runner,
  errors: readonly string[],
): Promise<true> {
  for (const error of errors) runner.error(error, TITLE);
  await runner.writeSummary(renderFailureSummary('Care could not start', errors));
  return true;
}
