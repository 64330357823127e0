/** The comment with the newest report, in an issue of the repository: runs edit it, instead of writing another one. */
import { COMMENT_MARKER } from '../../domain/comment.ts';
import { ok, type Result } from '../../domain/errors.ts';
import type { ThreadComment } from '../../ports.ts';
import type { Repo } from '../../run/repo.ts';
import { formatDay } from '../../rendering/format.ts';
import { link } from '../../rendering/markdown.ts';
import { findMarkedComment } from '../../rendering/replies.ts';
import { joinTexts } from '../../text/strings.ts';
import type { ReportContext } from '../context.ts';

/** GitHub's limit is 65,536 characters. */
const MAX_LENGTH = 60_000;

type ReportComment = Readonly<{
  /** One word: a thread has one comment for each purpose. */
  purpose: string;
  text: string;
  /** Text for the case that the other one is too long. */
  shortText: string;
}>;

/** Writes the comment, if there is an issue for it: edits the one of an earlier report, if there is one. A failure is a warning. */
export async function writeReportComment(
  { inputs, run }: ReportContext,
  { purpose, text, shortText }: ReportComment,
): Promise<void> {
  const { issueNumber } = inputs;
  if (issueNumber === undefined) return;
  const day = formatDay(run.clock.date().toISOString());
  const source = `<sub>${day} · ${link('workflow run', run.workflow.url)}</sub>`;
  let body = joinTexts([text, source]);
  if (body.length > MAX_LENGTH) body = joinTexts([shortText, source]);
  const written = await writeOwnComment(run.repo, issueNumber, purpose, body);
  if (written.ok) {
    run.runner.info(`The comment in #${issueNumber} was ${written.value}.`);
    return;
  }
  run.repo.warn('The comment with the report could not be written', written.error);
}

/** Writes a comment: edits the newest one of this account and purpose, else creates it. */
async function writeOwnComment(
  repo: Repo,
  thread: number,
  purpose: string,
  text: string,
): Promise<Result<'edited' | 'created'>> {
  const { comments } = repo;
  const marker = `${COMMENT_MARKER}:${purpose} -->`;
  const own = await findOwn(repo, thread, marker);
  if (!own.ok) return own;
  const body = `${text}\n\n${marker}\n`;
  if (own.value !== undefined) {
    const edited = await comments.update(own.value.id, body);
    if (!edited.ok) return edited;
    if (edited.value !== undefined) return ok('edited');
    // Somebody has deleted it meanwhile.
  }
  const created = await comments.create(thread, body);
  return created.ok ? ok('created') : created;
}

/** Finds the newest comment of this account and purpose in the thread. */
async function findOwn(
  { comments, issues }: Repo,
  thread: number,
  marker: string,
): Promise<Result<ThreadComment | undefined>> {
  for await (const page of comments.newestPages(thread)) {
    if (!page.ok) return page;
    const own = await findMarkedComment(page.value.comments, marker, () =>
      issues.login(),
    );
    if (!own.ok || own.value !== undefined) return own;
  }
  return ok(undefined);
}
