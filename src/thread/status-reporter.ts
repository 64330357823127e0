import type { Submission, Job } from '../domain.ts';
import { renderComment, type Phase } from '../report/status-comment-body.ts';
import type { WarnOnce } from './warn-once.ts';
import type { StatusComment } from './status-comment.ts';
import type { Dependencies } from '../agent/dependencies.ts';

/** What changes in the status comment from one write to the next. */
export type StatusUpdate = Readonly<{
  phase: Phase;
  message: string;
  note?: string | undefined;
  job?: Job | undefined;
  waitedMs?: number;
  /** Until when this run waits, ISO 8601; a sweep leaves the job alone until then. */
  waitUntil?: string | null;
  /** The newest commit that the job deals with, where that is known. */
  coveredSha?: string | undefined;
}>;

/** Tells a thread how its ask goes, if there is a thread. Never rejects, never stops a run. */
export interface StatusReporter {
  save(submission: Submission, update: StatusUpdate): Promise<void>;
  commentUrl(): string;
}

/** Telling in the thread's status comment. */
export function createStatusReporter(
  { run }: Dependencies,
  {
    statusComment,
    warn,
    commandPrefix,
  }: Readonly<{ statusComment: StatusComment; warn: WarnOnce; commandPrefix: string | undefined }>,
): StatusReporter {
  return {
    async save(submission, { waitUntil = null, coveredSha, note, job, waitedMs = 0, ...update }) {
      const error = await statusComment.save(submission, {
        waitUntil,
        coveredSha,
        runUrl: run.url,
        serverUrl: run.serverUrl,
        render: (submissions) =>
          renderComment({ ...update, ...submissions, note, job, waitedMs, commandPrefix }),
      });
      warn('The status comment could not be written', error);
    },
    commentUrl: () => statusComment.comment?.url ?? '',
  };
}
