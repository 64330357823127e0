/** The tools and the words that requests are sent, followed and finished with. */
import type { DocsRepositoryContext } from '../docs-pull-request/repository.ts';
import type { Job, JobAction } from '../domain/job.ts';
import type { RequestRecord } from '../record/record.ts';
import type { ThreadRef } from '../once/entry.ts';
import type { OpenLedger } from '../once/ledger.ts';
import type { PollEvent } from '../job/poll.ts';
import type { RequestEntries, RequestEntry, RequestLedger } from '../record/entries.ts';
import type {
  Clock,
  CommentsApi,
  JobsApi,
  Repository,
  Runner,
  WarnOnce,
  WorkflowRun,
} from '../ports.ts';
import type { RefusedThread } from '../rendering/comment-refusal.ts';
import type { ResultLinks } from '../rendering/shown.ts';
import type { ServiceFailure } from '../rendering/service-errors.ts';
import type { WarnOfUnverified } from '../rendering/unverified-states.ts';

export type OpenRequestLedger = OpenLedger<RequestRecord>;

/** Time, chance, and the end of the process. */
export type System = Readonly<{
  clock: Clock;
  random: () => number;
  /** Twelve hexadecimal digits that nobody can predict. */
  nonce: () => string;
  /** Aborts when the run is cancelled. */
  signal: AbortSignal;
  /** Aborts a little later: until then, requests that have begun may be finished. */
  graceSignal: AbortSignal;
}>;

/** The thread of a request, with its entries. */
export type OpenedThread = RequestEntries & Readonly<{ place: RefusedThread }>;

/** What a run saves as soon as it knows it, because it can be killed at any time. */
export type Checkpoints = Readonly<{
  /** A comment with this claim is about to be created. */
  claiming: (thread: ThreadRef, claimId: string) => void;
  /** The run knows the entry in this form, which its comment may not show yet. Its request may be sent from now on unless `sent` is `no`. */
  reached: (entry: RequestEntry) => void;
  /** There is nothing left to finish. */
  done: () => void;
  /** A job is known. */
  job: (job: Job, jobAction: JobAction) => void;
  /** The job was read. */
  polled: (poll: PollEvent) => void;
}>;

export type RequestContext = Readonly<{
  run: WorkflowRun;
  runner: Pick<Runner, 'info' | 'warning' | 'notice'>;
  system: System;
  jobs: JobsApi;
  /** The ledger of the workflow's repository, and a function that opens that of others. */
  ledger: RequestLedger;
  openLedger: OpenRequestLedger;
  github: Readonly<{
    comments: Pick<CommentsApi, 'react' | 'create' | 'minimize'>;
    /** Undefined if the job of each request is known, so that no pull request has to be read to choose it. */
    repository?: Pick<Repository, 'isPullRequestOpen'>;
    warn: WarnOnce;
    warnOfUnverified: WarnOfUnverified;
  }>;
  docs: DocsRepositoryContext;
  settings: Readonly<{
    /** The limit for paid requests. */
    maxRequestsPerDay: number | undefined;
    /** The limit for docs pull requests that are open. */
    maxOpenPrs: number | undefined;
    waitMs: number;
    /** The repositories, `owner/name`, whose requests `max-requests-per-day` counts. */
    counted: readonly Readonly<{ name: string; ledger: RequestLedger }>[];
    /** The project and the `comment-tag` of this use of the action. */
    scope: Omit<ThreadRef, 'number'>;
  }>;
  /** For explanations of errors. `commandWord`: what people begin a comment with, if one of them has started the run. */
  words: Pick<ServiceFailure, 'host' | 'commandWord' | 'project'>;
  links: ResultLinks;
  checkpoints: Checkpoints;
}>;
