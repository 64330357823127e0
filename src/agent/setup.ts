/**
 * The set-up of a run, as a dry run shows it: what is known without a request to the docs agent. At most five requests to GitHub, none of which
 * writes. Everybody who reads the thread reads it, so it names no key, no account and no repository.
 */
import { openDocsRepo } from '../docs-pull-request/repository.ts';
import { COMMENT_MARKER } from '../domain/comment.ts';
import type { RequestError } from '../domain/errors.ts';
import type { SentSection } from '../prompt/context-block.ts';
import type { RequestEntry } from '../record/entries.ts';
import { GITHUB, renderError } from '../rendering/explain.ts';
import { formatDay } from '../rendering/format.ts';
import { joinTexts } from '../text/strings.ts';
import type { RunContext, RunThread } from './context.ts';

/** How far back requests and comments are looked for. */
const PERIOD_MS = 30 * 24 * 60 * 60_000;
const PERIOD = 'in the last 30 days';

/** A line of the set-up, with code spans. */
type Line = string;

/** Checks the set-up, except for the connection to the service. Without a prompt, `sent` is undefined. */
export async function checkSetup(
  context: RunContext,
  thread: RunThread | undefined,
  sent: readonly SentSection[] | undefined,
): Promise<readonly Line[]> {
  const lines = await Promise.all([
    describeAcceptance(context, thread),
    describeDocsRepository(context),
    describeLabels(context),
  ]);
  return [...lines.flat(), ...describeInstructionsFile(context, sent)];
}

/** Describes when the service has accepted a request with the first line of `api-key`. Only a request shows what the key may write. */
async function describeAcceptance(
  context: RunContext,
  thread: RunThread | undefined,
): Promise<readonly Line[]> {
  const ofThread = lastAcceptance(thread?.entries ?? []);
  if (ofThread !== undefined) return [acceptedAt(ofThread)];
  const { repo, inputs } = context;
  const listed = await repo.ledger.since(periodStart(context), {
    project: inputs.projectId,
    maxPages: 1,
  });
  const newest = lastAcceptance(listed.entries);
  if (newest !== undefined) return [acceptedAt(newest)];
  if (listed.problem !== undefined) {
    return [unknown('When a request with this key was last accepted', listed.problem)];
  }
  return [
    '❔ Only the first request shows whether the key may write, and whether the plan has the agent.',
  ];
}

/** Returns when (ISO 8601) the service last accepted a request with the first line of `api-key`, as far as entries show it. */
function lastAcceptance(entries: readonly RequestEntry[]): string | undefined {
  const accepted = entries.filter(
    ({ request, sent, keyLine }) => request !== null && sent === 'yes' && keyLine === 0,
  );
  const times = accepted.map(({ payload }) => payload.submittedAt);
  return times.toSorted().at(-1);
}

function acceptedAt(submittedAt: string): Line {
  return `✅ A request with this key was last accepted on ${formatDay(submittedAt)}.`;
}

/** Describes whether the repository of `docs-repository` can be read, and when this action has last written a comment there. */
async function describeDocsRepository(context: RunContext): Promise<readonly Line[]> {
  const { docsRepository } = context.inputs;
  if (docsRepository === undefined) return [];
  const docs = openDocsRepo(context, { docsRepository });
  const pages = docs.comments.pagesSince(periodStart(context), 1);
  const { value: page } = await pages.next();
  if (page === undefined || !page.ok) {
    return [unknown('Whether the docs repository can be read', page?.error)];
  }
  const ours = page.value.comments.filter(({ body }) => body.includes(COMMENT_MARKER));
  const newest = ours
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  const written =
    newest === undefined
      ? `❔ This action has not written a comment there ${PERIOD}.`
      : `✅ This action last wrote a comment there on ${formatDay(newest)}.`;
  return ['✅ The docs repository can be read.', written];
}

/** Describes which labels of `pr-labels` the repository of the docs does not have. */
async function describeLabels(context: RunContext): Promise<readonly Line[]> {
  const { prLabels, docsRepository } = context.inputs;
  if (prLabels.length === 0) return [];
  const docs = openDocsRepo(context, { docsRepository: docsRepository ?? null });
  const listed = await docs.issues.labels();
  if (!listed.ok) {
    return [unknown('Whether the labels of `pr-labels` exist', listed.error)];
  }
  const { names, isComplete } = listed.value;
  // GitHub compares labels without letter case.
  const existing = new Set(names.map((name) => name.toLowerCase()));
  const missing = prLabels.filter((label) => !existing.has(label.toLowerCase()));
  if (missing.length === 0) return ['✅ All labels of `pr-labels` exist.'];
  const shown = missing.map((label) => `\`${label}\``).join(', ');
  const among = isComplete ? '' : ', or are not among the first 100 of the repository';
  return [`⚠️ Labels of \`pr-labels\` do not exist${among}: ${shown}.`];
}

function describeInstructionsFile(
  { inputs }: RunContext,
  sent: readonly SentSection[] | undefined,
): readonly Line[] {
  if (inputs.instructionsFile === '' || sent === undefined) return [];
  const isUsed = sent.some(({ section }) => section === 'instructions file');
  return [
    isUsed
      ? '✅ The instructions file is used.'
      : `ℹ️ No instructions file is used: \`${inputs.instructionsFile}\` does not exist, is empty or could not be read (see the log). It is optional.`,
  ];
}

/** Says that a fact is not known. */
function unknown(what: string, error: RequestError | undefined): Line {
  const cause = error === undefined ? '' : renderError(error, GITHUB);
  return joinTexts([`❔ ${what} is not known.`, cause], ' ');
}

function periodStart({ run }: RunContext): Date {
  return new Date(run.clock.date().getTime() - PERIOD_MS);
}
