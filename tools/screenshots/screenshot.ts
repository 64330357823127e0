import type { CommentOptions } from '../../fakes/events.ts';
import { withHarness, type Harness, type HarnessOptions, type RunOptions } from '../../fakes/harness.ts';

/** Markdown of the committed actions, and how GitHub shows it. */
export type Screenshot = Readonly<{
  /** Name of the file. */
  name: string;
  /** GitHub keeps the line breaks of comments, and frames comments and summaries differently. */
  kind: 'comment' | 'summary';
  make: () => Promise<string>;
}>;

/** A screenshot of what `write` returns, without what differs each time. */
export function screenshot(
  kind: Screenshot['kind'],
  name: string,
  servers: HarnessOptions,
  write: (harness: Harness) => Promise<string>,
): Screenshot {
  const options = { ...servers, service: { workMs: 200_000, ...servers.service } };
  return { kind, name, make: async () => stabilize(await withHarness(options, write)) };
}

/** Runs the action on a comment. Throws if it could not write. */
export async function command(
  harness: Harness,
  body: string,
  options: RunOptions & CommentOptions = {},
): Promise<void> {
  const run = await harness.command(body, options);
  const error = run.annotations.find(({ message }) => message.includes('could not be written'));
  if (error !== undefined) throw new Error(error.message);
}

/** Replaces what differs each time: durations, because the polling interval is random, and ports. */
export function stabilize(markdown: string): string {
  return markdown
    .replace(/\b\d+ min \d+ s\b/g, '3 min 20 s')
    .replace(/\b\d+ polls\b/g, '30 polls')
    .replace(/\b127\.0\.0\.1:\d{5}\b/g, 'api.docs.example');
}
