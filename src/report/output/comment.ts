/** The comment with the newest report, in an issue of the repository. */
import { ok, type RequestError, type Result } from '../../domain/errors.ts';
import type { ReportedRepository, Runner, WorkflowRun } from '../../ports.ts';
import { explainUnreadable, writePermission } from '../../rendering/github-errors.ts';
import { link } from '../../rendering/markdown.ts';
import { joinTexts } from '../../text/strings.ts';
import { writeOwnComment } from '../../thread/own-comment.ts';
import type { ReportContext } from '../context.ts';

/** GitHub's limit is 65,536 characters. */
const MAX_LENGTH = 60_000;

export type ReportComment = Readonly<{
  /** One word: a thread has one comment for each purpose. */
  purpose: string;
  text: string;
  /** Text for the case that the other one is too long. */
  shortText: string;
}>;

/** Writes the comment, if there is an issue for it: edits the one of an earlier report, if there is one. A failure is a warning. */
export async function writeReportComment(
  { inputs, run, runner, clock, connect }: ReportContext,
  { purpose, text, shortText }: ReportComment,
): Promise<void> {
  const { issueNumber, githubToken } = inputs;
  if (issueNumber === undefined) return;
  const github = connect(run.repository, githubToken);
  const id = await repositoryId(run, github);
  if (!id.ok) {
    warn(runner, id.error);
    return;
  }
  const place = { repositoryId: id.value, thread: issueNumber, purpose };
  const now = clock.date().toISOString();
  const day = now.slice(0, 10);
  const source = `<sub>${day} · ${link('workflow run', run.url)}</sub>`;
  let body = joinTexts([text, source]);
  if (body.length > MAX_LENGTH) body = joinTexts([shortText, source]);
  const written = await writeOwnComment(github.comments, place, body, inputs.apiKey);
  if (written.ok) runner.info(`The comment in #${issueNumber} was ${written.value}.`);
  else warn(runner, written.error);
}

async function repositoryId(
  { repositoryId: id }: Pick<WorkflowRun, 'repositoryId'>,
  github: ReportedRepository,
): Promise<Result<number>> {
  return id === undefined ? github.id() : ok(id);
}

function warn(runner: Pick<Runner, 'warning'>, error: RequestError): void {
  const what = 'The comment with the report could not be written';
  const text = explainUnreadable(what, error, writePermission(false));
  runner.warning(text, 'Docs report');
}
