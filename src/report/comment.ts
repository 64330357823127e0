/** The comment with the newest report, in an issue of the repository. */
import type { RequestError, Result } from '../domain/errors.ts';
import type { ReportedRepository, Runner, WorkflowRun } from '../ports.ts';
import { explainUnreadable, writePermission } from '../rendering/github-errors.ts';
import { link } from '../rendering/markdown.ts';
import { joinTexts } from '../text/strings.ts';
import { writeOwnComment, type OwnCommentKeys } from '../thread/own-comment.ts';
import type { ReportInputs } from './inputs.ts';
import type { Report } from './report.ts';
import { headline, numbersTable, renderReport, type RenderOptions } from './summary.ts';

/** Rows of a table, which people read on a phone. */
const MAX_ROWS = 10;
/** GitHub's limit is 65,536 characters. */
const MAX_LENGTH = 60_000;

export type ReportCommentOptions = Readonly<{
  inputs: Pick<ReportInputs, 'apiKey' | 'signingKey' | 'githubToken'>;
  issueNumber: number;
  run: Pick<WorkflowRun, 'repository' | 'repositoryId' | 'url'>;
  runner: Pick<Runner, 'info' | 'warning'>;
  connect: (repository: string, token: string) => ReportedRepository;
  report: Report;
  rendered: Omit<RenderOptions, 'maxRows'>;
}>;

/** Writes the comment: edits the one of an earlier report, if there is one. A failure is a warning. */
export async function writeReportComment(options: ReportCommentOptions): Promise<void> {
  const { inputs, issueNumber, run, runner } = options;
  const github = options.connect(run.repository, inputs.githubToken);
  const id = await repositoryId(run, github);
  if (!id.ok) {
    warn(runner, id.error);
    return;
  }
  const place = { repositoryId: id.value, thread: issueNumber, purpose: 'report' };
  const text = renderComment(options);
  const written = await writeOwnComment(github.comments, place, text, keysOf(inputs));
  if (written.ok) runner.info(`The comment in #${issueNumber} was ${written.value}.`);
  else warn(runner, written.error);
}

async function repositoryId(
  { repositoryId: id }: ReportCommentOptions['run'],
  github: ReportedRepository,
): Promise<Result<number>> {
  return id === undefined ? github.id() : { ok: true, value: id };
}

/** Returns the keys by which a run recognises its comment. The inputs have at least one. */
function keysOf({
  apiKey = '',
  signingKey,
}: ReportCommentOptions['inputs']): OwnCommentKeys {
  if (signingKey === '') return { current: apiKey, others: [] };
  const others = apiKey === '' ? [] : [apiKey];
  return { current: signingKey, others };
}

function renderComment({ report, rendered, run }: ReportCommentOptions): string {
  const { now } = rendered;
  const day = now.toISOString().slice(0, 10);
  const source = `<sub>${day} · ${link('workflow run', run.url)}</sub>`;
  const full = renderReport(report, { ...rendered, maxRows: MAX_ROWS });
  const text = joinTexts([full, source]);
  if (text.length <= MAX_LENGTH) return text;
  const title = `### 📊 ${headline(report, now)}`;
  return joinTexts([title, numbersTable(report.numbers), source]);
}

function warn(runner: Pick<Runner, 'warning'>, error: RequestError): void {
  const what = 'The comment with the report could not be written';
  const text = explainUnreadable(what, error, writePermission(false));
  runner.warning(text, 'Docs report');
}
