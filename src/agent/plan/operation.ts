import { skip, type Ended } from '../../domain/ended.ts';
import type { JobEntry } from '../../record/entries.ts';
import { renderInline } from '../../rendering/markdown.ts';
import type { PlannedRequest } from '../../request/planned-request.ts';

/** The task of a run. */
export type Operation =
  | Readonly<{ kind: 'submit'; planned: PlannedRequest }>
  /** Submits nothing, and says why. `text` is the Markdown of a reply to the command. */
  | Readonly<{ kind: 'end'; ended: Ended; text?: string }>
  /** Waits for the job of the input `job-id`. */
  | Readonly<{ kind: 'wait'; jobId: string; planned: PlannedRequest }>
  /** Reads the thread's job once. */
  | Readonly<{ kind: 'check-status'; found: JobEntry }>;

/** Replies to a command that cannot be carried out. `text` has code spans, and no other Markdown. */
export function planReply(text: string): Operation {
  const ended = skip('help', text.replaceAll('`', ''));
  return { kind: 'end', ended, text: renderInline(text) };
}
