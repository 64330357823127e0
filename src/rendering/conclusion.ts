/** Presents conclusions to people: their titles, explanations and next steps. */
import { formatDay } from './format.ts';
import type { Ended, Explanation } from '../domain/ended.ts';
import { jobUpdatesPullRequest } from '../domain/job.ts';
import type { Conclusion, Outcome, Reason } from '../domain/outcome.ts';
import type {
  DocsPullRequestState,
  RecordedJob,
  RequestRecord,
} from '../record/request-record.ts';
import type { Reaction } from '../domain/comment.ts';
import { codeSpan } from './markdown.ts';

/** The parts of a request, or of the end of a run, that people see. Any text may quote the service: hostile until escaped. */
export type Shown = Readonly<{ [K in keyof Explanation]?: Explanation[K] | undefined }> &
  Readonly<{
    /** Undefined for a request that has not ended. */
    conclusion?: Conclusion | undefined;
    job?: RecordedJob | undefined;
    note?: string | undefined;
    /** Whether the pull request existed before the request. */
    isUpdate?: boolean | undefined;
    waitedMs?: number | undefined;
    docsPullRequest?: DocsPullRequestState | undefined;
  }>;

/** Returns what people see of the end of a run. */
export function shownEnd({ facts, ...ended }: Ended): Shown {
  return { ...facts, ...ended };
}

/** Returns what people see of a request in its comment. */
export function shownRequest(record: RequestRecord): Shown {
  const { end } = record;
  const job = record.job ?? undefined;
  const docsPullRequest = record.docsPullRequest ?? undefined;
  const isUpdate = jobUpdatesPullRequest(record.baseline, job);
  return { ...end, job, note: record.note, docsPullRequest, isUpdate };
}

/** Presentation of a submission to people. */
type Presentation = Readonly<{
  icon: string;
  title: string;
  /** Explanation in addition to the title. */
  message?: string;
  /** Reaction on the command. While nothing is decided, 👀 stays alone. */
  reaction?: Reaction;
  /** Words to type after the command word, with their purpose. */
  next?: Readonly<Record<string, string>>;
}>;

const RETRY = { retry: 'to send the request again' };
const CHECK = { status: 'to check the job now' };

/** Presentations by outcome. Without one, the request is being sent, or its job is active. */
const PRESENTATIONS: Readonly<
  Record<Outcome | 'submitting' | 'in-progress', Presentation>
> = {
  submitting: { icon: '📤', title: 'Sending the request to the docs agent' },
  'in-progress': {
    icon: '⏳',
    title: 'The docs agent is working',
    message: 'This comment will be updated when the job ends.',
    next: { '…': 'to add an instruction', ...CHECK },
  },
  'pr-opened': {
    icon: '✅',
    title: 'Docs PR opened',
    reaction: 'rocket',
    next: { '…': 'to refine it', 'new …': 'for a separate one' },
  },
  'no-pr': {
    icon: 'ℹ️',
    title: 'Finished without a pull request',
    message:
      'The docs agent may have found nothing to change, published its changes directly, or have a question. The dashboard shows which. Somebody with an account there can look it up for you.',
    reaction: '+1',
    next: { '…': 'to continue this job', 'new …': 'to start another one' },
  },
  failed: {
    icon: '❌',
    title: 'The docs agent failed',
    message:
      'Check the dashboard for the cause. Somebody with an account there can look it up for you.',
    reaction: 'confused',
    next: { ...RETRY, '…': 'to start a new job' },
  },
  archived: {
    icon: '🗄️',
    title: 'The job was archived',
    message: 'It may not have finished. Changes that it already made are kept.',
    next: { ...RETRY, '…': 'to start a new job' },
  },
  'still-active': {
    icon: '⏰',
    title: 'Timed out while the docs agent is still working',
    message: 'The job continues in the background.',
    next: { ...CHECK, '…': 'to continue it' },
  },
  misconfigured: { icon: '❌', title: 'Invalid configuration', reaction: 'confused' },
  rejected: {
    icon: '❌',
    title: 'The request was rejected',
    reaction: 'confused',
    next: RETRY,
  },
  unconfirmed: {
    icon: '⚠️',
    title: 'Could not confirm that the job started',
    reaction: 'confused',
  },
  'connection-lost': {
    icon: '⚠️',
    title: 'Lost the connection to the docs service',
    next: CHECK,
  },
  cancelled: {
    icon: '⏹️',
    title: 'Cancelled while the docs agent is still working',
    message: 'The job continues, because the service has no way to cancel it.',
    next: { ...CHECK, '…': 'to continue it' },
  },
  skipped: { icon: '⏭️', title: 'Ended' },
  'internal-error': {
    icon: '❌',
    title: 'The action ended with an unexpected error',
    message:
      'This is a bug in the action. The run log has the details. A job that was created continues.',
    reaction: 'confused',
    next: CHECK,
  },
};

/** Reason, update of a pull request, or lack of a job, on which a presentation may depend. */
type Variant = Reason | 'no-job' | 'update';

/** Differences from `PRESENTATIONS`. */
const VARIANTS: Readonly<
  Partial<Record<`${keyof typeof PRESENTATIONS}/${Variant}`, Partial<Presentation>>>
> = {
  'in-progress/update': { title: 'The docs agent is updating the docs PR' },
  'pr-opened/update': { title: 'Docs PR updated' },
  'still-active/not-waiting': {
    icon: '▶️',
    title: 'The docs agent is working in the background',
  },
  'rejected/not-sent': { title: 'The docs service could not be reached' },
  'rejected/invalid-request': { title: 'The docs service did not accept the request' },
  'rejected/unauthorized': { title: 'The docs service rejected the API key', next: {} },
  'rejected/payment-required': {
    title: 'Your plan or your credits do not cover the request',
  },
  'rejected/not-found': {
    title: 'The docs service does not know the project or the job',
    next: {},
  },
  'rejected/unavailable': { title: 'The docs service has received too many requests' },
  // Its steps say what to do next.
  'rejected/github': { title: 'GitHub could not record the request', next: {} },
  'connection-lost/unauthorized': {
    title: 'The docs service no longer accepts the API key',
  },
  'connection-lost/payment-required': {
    title: 'Your plan no longer covers reading the job',
  },
  'cancelled/no-job': {
    title: 'Cancelled before anything was sent',
    message: '',
    next: RETRY,
  },
  'misconfigured/cannot-comment': { title: 'GitHub refused the status comment' },
  'skipped/limit': { title: 'Held back by a limit' },
  'skipped/dry-run': { icon: '🔍', title: 'Dry run' },
  'internal-error/no-job': { next: RETRY },
};

/** Presents the state of a request, or the end of a run. The title may have code spans, and no other Markdown. */
export function presentConclusion(shown: Shown): Presentation {
  const { title, docsPullRequest } = shown;
  const unfinished = shown.job === undefined ? 'submitting' : 'in-progress';
  const state = shown.conclusion?.outcome ?? unfinished;
  const presentation = {
    ...PRESENTATIONS[state],
    ...VARIANTS[`${state}/${variantOf(shown)}`],
    ...(docsPullRequest && presentState(docsPullRequest)),
  };
  return title === undefined ? presentation : { ...presentation, title };
}

/** Renders the state of a docs pull request as the beginning of a title. */
export function renderState(state: DocsPullRequestState): string {
  const { icon, title } = presentState(state);
  return `${icon} ${title}`;
}

/** Presents what has become of the docs pull request after the job has opened it. */
function presentState(state: DocsPullRequestState): Presentation {
  // The job is finished with a pull request that was merged or closed, so the next request starts another one.
  const next = { '…': 'to start a new job' };
  switch (state.kind) {
    case 'merged':
      return { icon: '🟣', title: 'Docs PR merged', next };
    case 'closed':
      return { icon: '🚫', title: 'Docs PR closed', next };
    case 'open': {
      const day = formatDay(state.since);
      return { icon: '🟢', title: `Docs PR open since ${day}` };
    }
  }
}

function variantOf({ conclusion, job, isUpdate = false }: Shown): Variant {
  const reason = conclusion?.reason ?? '';
  if (reason !== '') return reason;
  if (job === undefined) return 'no-job';
  if (isUpdate) return 'update';
  return '';
}

/** Renders the next steps as Markdown; empty if there are none. */
export function renderHint(shown: Shown, command: string): string {
  const { next = {} } = presentConclusion(shown);
  const choices = Object.entries(next);
  if (choices.length === 0) return '';
  const hints = choices.map(([words, aim]) => {
    const typed = codeSpan(`${command} ${words}`);
    return `${typed} ${aim}`;
  });
  return `Comment ${hints.join(', or ')}.`;
}
