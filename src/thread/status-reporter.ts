import type { Ask, Job } from '../domain.ts';
import { renderComment, type Phase } from '../report/status-comment-body.ts';
import type { Complain } from './warn-once.ts';
import type { Thread } from './status-comment.ts';
import type { World } from '../agent/dependencies.ts';

/** What changes in the status comment from one write to the next. */
export type Told = Readonly<{
  phase: Phase;
  message: string;
  note?: string | undefined;
  job?: Job | undefined;
  waitedMs?: number;
  /** Until when this run waits, ISO 8601; a sweep leaves the job alone until then. */
  waitUntil?: string | null;
  /** The newest commit that the job deals with, where that is known. */
  covered?: string | undefined;
}>;

/** Tells a thread how its ask goes, if there is a thread. Never rejects, never stops a run. */
export interface Telling {
  save(ask: Ask, told: Told): Promise<void>;
  commentUrl(): string;
}

/** Telling in the thread's status comment. */
export function tellInThread(
  { run }: World,
  { thread, complain, word }: Readonly<{ thread: Thread; complain: Complain; word: string | undefined }>,
): Telling {
  return {
    async save(ask, { waitUntil = null, covered, note, job, waitedMs = 0, ...told }) {
      const fault = await thread.save(ask, {
        waitUntil,
        covered,
        runUrl: run.url,
        serverUrl: run.serverUrl,
        render: (asks) => renderComment({ ...told, ...asks, note, job, waitedMs, word }),
      });
      complain('The status comment could not be written', fault);
    },
    commentUrl: () => thread.comment?.url ?? '',
  };
}
