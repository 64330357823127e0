/** The tools and the settings that requests are sent, followed and finished with. */
import type { Job, JobAction } from '../domain/job.ts';
import type { PollEvent } from '../job/poll.ts';
import type { ThreadRef } from '../once/entry.ts';
import type { JobsApi } from '../ports.ts';
import type { RequestEntries, RequestEntry } from '../record/entries.ts';
import type { RefusedThread } from '../rendering/comment-refusal.ts';
import type { ServiceFailure } from '../rendering/service-errors.ts';
import type { OpenRepo } from '../run/repo.ts';
import type { RequestPlace } from '../run/run.ts';

/** The thread of a request, with its entries. */
export type OpenedThread = RequestEntries & Readonly<{ place: RefusedThread }>;

/** Facts that a run saves as soon as it knows them, because it can be killed at any time. */
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

export type RequestContext = RequestPlace &
  Readonly<{
    jobs: JobsApi;
    settings: Readonly<{
      /** The limit for paid requests. */
      maxRequestsPerDay: number | undefined;
      /** The limit for docs pull requests that are open. */
      maxOpenPrs: number | undefined;
      waitMs: number;
      /** The repositories whose requests `max-requests-per-day` counts. */
      counted: readonly OpenRepo[];
      /** The project and the `comment-tag` of this use of the action. */
      scope: Omit<ThreadRef, 'number'>;
    }>;
    /** For explanations of errors. `commandWord`: what people begin a comment with, if one of them has started the run. */
    words: Pick<ServiceFailure, 'host' | 'commandWord' | 'project'>;
    checkpoints: Checkpoints;
  }>;
