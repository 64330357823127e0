import { workflowDispatchEvent } from '../../fakes/payloads.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import type { CommentOptions } from '../../fakes/events.ts';
import { startHarness, type RunOptions, type Harness } from '../../fakes/harness.ts';

/** Markdown of the committed actions, and how GitHub shows it. */
export type Screenshot = Readonly<{
  /** Name of the file. */
  name: string;
  /** GitHub keeps the line breaks of comments, and frames comments and summaries differently. */
  kind: 'comment' | 'summary';
  /** Whether folded details are open. */
  open?: boolean;
  make: () => Promise<string>;
}>;

export async function withHarness<T>(
  options: Parameters<typeof startHarness>[0],
  make: (harness: Harness) => Promise<T>,
): Promise<T> {
  const harness = await startHarness({ ...options, service: { workMs: 200_000, ...options?.service } });
  try {
    return await make(harness);
  } finally {
    await harness.close();
  }
}

/** Runs the action on a comment. Throws if it could not write. */
export async function command(
  harness: Harness,
  body: string,
  options: RunOptions & CommentOptions = {},
): Promise<RunResult> {
  const run = await harness.command(body, options);
  const error = run.annotations.find(({ message }) => message.includes('could not be written'));
  if (error !== undefined) throw new Error(error.message);
  return run;
}

/** The job summary of a run that was started by hand. */
export async function summaryOf(harness: Harness, inputs: Readonly<Record<string, string>>): Promise<string> {
  const { summary } = await harness.run(workflowDispatchEvent(), { inputs });
  return stabilize(summary);
}

/** Replaces what differs each time: durations, because the polling interval is random, and ports. */
export function stabilize(markdown: string): string {
  return markdown
    .replace(/\b\d+ min \d+ s\b/g, '3 min 20 s')
    .replace(/\b\d+ polls\b/g, '30 polls')
    .replace(/\b127\.0\.0\.1:\d{5}\b/g, 'api.docs.example');
}
