/** The end of every run, as its workflow and people see it: files, outputs, log, annotations, the job summary. */
import type { Runner, StepEnd, StepFile } from '../ports.ts';
import { explainFileError } from '../rendering/file-formats.ts';
import { explainGaps, renderGaps, type Gap } from '../rendering/incomplete.ts';
import { renderInline } from '../rendering/markdown.ts';
import { joinTexts } from '../text/strings.ts';

/** The values of outputs, by their names. Workflows read one that is not set as an empty text. */
export type Outputs = Readonly<Record<string, string | number | boolean>>;

/** The texts about a result, in Markdown unless they say otherwise. */
export type Summary = Readonly<{
  /** Begins the heading of a run that does not fail. */
  symbol?: string;
  heading: string;
  /** The parts that could not be read. */
  gaps?: readonly Gap[];
  /** Why the step fails: plain text, hostile until escaped. Empty if it does not. */
  failures?: readonly string[];
  sections?: readonly string[];
}>;

/** An annotation, or a line of the log. An error fails the step. */
export type Note = Readonly<{
  level: 'error' | 'warning' | 'notice' | 'info';
  text: string;
}>;

/** A result of a run. */
type Publication = Summary &
  Readonly<{
    outputs: Outputs;
    /** Files, by the outputs with their paths. If they cannot be written, the step fails. */
    files?: Readonly<Record<string, StepFile>>;
    log?: readonly string[];
    note?: Note;
    /** Whether there is a job summary; the default is that there is. */
    hasSummary?: boolean;
  }>;

/** The log of a run, and the title of its annotations. */
type Place = Readonly<{ runner: Runner; title: string }>;

/** Publishes the result of a run. The outputs come first, because what follows may be cut off. */
export async function publish(place: Place, publication: Publication): Promise<StepEnd> {
  const { runner } = place;
  const { files = {}, log = [], failures = [], note, hasSummary = true } = publication;
  const written = runner.writeFiles(files);
  const paths = written.ok ? written.value : {};
  const result = { ...publication, failures: [...failures] };
  if (!written.ok) result.failures.push(explainFileError(written.error));

  for (const [name, value] of Object.entries({ ...publication.outputs, ...paths })) {
    runner.setOutput(name, String(value));
  }
  for (const line of log) runner.info(line);
  for (const path of Object.values(paths)) runner.info(`Wrote ${path}`);
  annotate(place, result);
  if (hasSummary) await runner.writeSummary(renderSummary(result));
  const hasFailed = result.failures.length > 0 || note?.level === 'error';
  return hasFailed ? 'failed' : 'ok';
}

function annotate(
  { runner, title }: Place,
  { gaps = [], failures = [], note }: Publication,
): void {
  for (const text of explainGaps(gaps)) runner.warning(text, title);
  for (const text of failures) runner.error(text, title);
  if (note !== undefined) runner[note.level](note.text, title);
}

/**
 * Publishes why a run has no result.
 *
 * @param heading of the job summary, and title of the annotations
 */
export function publishFailure(
  runner: Runner,
  heading: string,
  publication: Readonly<{
    failures: readonly string[];
    outputs?: Outputs;
    hasSummary?: boolean;
  }>,
): Promise<StepEnd> {
  return publish({ runner, title: heading }, { outputs: {}, heading, ...publication });
}

/** Renders the texts about a result, for the job summary and for comments. */
export function renderSummary(summary: Summary): string {
  const { symbol = '', gaps = [], failures = [], sections = [] } = summary;
  const icon = failures.length === 0 ? symbol : '❌';
  const reasons = failures.map((text) => `- ${renderInline(text)}`);
  return joinTexts([
    `### ${joinTexts([icon, summary.heading], ' ')}`,
    reasons.join('\n'),
    ...renderGaps(gaps),
    ...sections,
  ]);
}
