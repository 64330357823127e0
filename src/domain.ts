/**
 * The words that everyone shares. Types and their closed lists; imports nothing.
 */

/** States of an agent job (service document §3). The service may send others: they count as still running. */
export const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** States that end a wait (service document §3, polling rule). */
const TERMINAL: readonly string[] = ['completed', 'archived', 'failed'] satisfies JobStatus[];

/** Whether the service has finished with a job of this status. */
export function isTerminal(status: string | undefined): boolean {
  return status !== undefined && TERMINAL.includes(status);
}

/** An agent job as the service last told it (service document §2.1). Every string is the service's: hostile until escaped. */
export type Job = Readonly<{
  id: string;
  /** As spelt by the service; undefined where a reply to a create or a message left it out. */
  status: string | undefined;
  prLink: string | null;
  model: string | undefined;
  /** `source.repository`: URL of the repository the job works on. */
  repository: string | undefined;
  archivedAt: string | null;
  /** The whole record, unknown fields included. */
  raw: Readonly<Record<string, unknown>>;
}>;

/** Views of one page in the range that was asked for (service document §2.3). `path` is the service's: hostile until escaped. */
export type PageViews = Readonly<{ path: string; human: number; ai: number; total: number }>;

/** One page of a page-view report. `totals` are site-wide for the whole range, not the sums of this page. */
export type ViewsPage = Readonly<{
  totals: Readonly<{ human: number; ai: number; total: number }>;
  views: readonly PageViews[];
  /** More rows exist beyond this page. */
  hasMore: boolean;
}>;

/**
 * What can go wrong between us and a server, told by what it means for the request:
 * `not-sent` the server cannot have seen it; `no-answer` it may have; `bad-answer` it has, and said something that
 * cannot be read; `status` it has, and said no.
 */
export const FAULT_KINDS = ['not-sent', 'no-answer', 'bad-answer', 'status'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** A request that did not succeed. Holds no header, no key and no prompt. */
export type Fault = Readonly<{
  kind: FaultKind;
  /** What was seen, as one clause without a full stop: `the connection was refused (ECONNREFUSED)`. Redacted, not escaped. */
  detail: string;
  /** HTTP status, for `status` and where a `bad-answer` had one. */
  status?: number;
  /** What `Retry-After` asks for, in milliseconds from the answer's arrival; absent when it was missing or unreadable. */
  retryAfterMs?: number;
  /** The server's request id, for its support. */
  requestId?: string;
  /** For `not-sent`: whether the same request may go through a moment later (a wrong certificate does not mend itself). */
  transient?: boolean;
}>;

/** A value, or the fault that came instead. Edges return it; nothing is thrown across a port. */
export type Answer<T> = Readonly<{ ok: true; value: T }> | Readonly<{ ok: false; fault: Fault }>;

/** How a run can end, and why: the closed list behind the outputs `outcome` and `reason`. */
export const OUTCOMES = {
  'pr-opened': [],
  'no-changes': [],
  failed: [],
  archived: [],
  'still-active': ['timed-out', 'not-waiting'],
  misconfigured: ['invalid-input', 'no-api-key'],
  refused: ['not-sent', 'invalid-request', 'unauthorized', 'forbidden', 'not-found', 'rate-limited'],
  unconfirmed: ['create-unclear', 'message-unclear', 'cannot-look'],
  'lost-contact': ['no-answer', 'unauthorized', 'forbidden', 'not-found'],
  cancelled: [],
  skipped: [
    'no-command',
    'not-created',
    'denied',
    'bot',
    'help',
    'hint',
    'paths',
    'ignored-author',
    'label',
    'not-merged',
    'draft',
    'prerelease',
    'no-secrets',
    'dry-run',
    'unsupported-event',
  ],
} as const;
export type Outcome = keyof typeof OUTCOMES;
export type ReasonOf<O extends Outcome> = (typeof OUTCOMES)[O][number];
export type Reason = ReasonOf<Outcome>;

/** An outcome with its reason; outcomes that have no reasons carry the empty string. */
export type Ending = {
  [O in Outcome]: Readonly<{
    outcome: O;
    reason: (typeof OUTCOMES)[O]['length'] extends 0 ? '' : ReasonOf<O>;
  }>;
}[Outcome];

/** What this run did to the job: output `jobAction`. */
export const JOB_ACTIONS = ['created', 'messaged', 'adopted', 'none'] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];

/** What started the run, cut down to what decisions need. */
export type Event = Readonly<{
  /** GitHub's name of the event: `release`, `workflow_dispatch`. */
  name: string;
  /** The activity type: `published`; undefined where the event has none. */
  action: string | undefined;
  /** Someone wrote a comment or a review: only a command in it may ask for anything. */
  isComment: boolean;
  /** GitHub withholds secrets from it: a pull request from a fork, or Dependabot's doing. */
  withoutSecrets: boolean;
}>;
