/** Projects and repositories that get no messages now: the service or GitHub refuses one, and would refuse the others. */
import type { RunResult } from '../domain/run-result.ts';
import type { Cause, Conclusion } from '../domain/outcome.ts';
import { isReadableEntry } from '../once/entry.ts';
import { resultText } from '../rendering/run-result.ts';
import type { RequestClaim } from '../request/context.ts';
import { CARE_TITLE, type Care } from './start-care.ts';
import { findRefusedCareMessages, RETRY_MS } from './decide.ts';
import type { CareRepository } from './read-repository.ts';
import type { CandidateRow, CareRow } from './row.ts';

/** Reasons with which the service refuses all requests of a project. `unavailable` is its rate limit. */
const REASONS: readonly string[] = ['unauthorized', 'payment-required', 'unavailable'];

/** Returns whether a message was refused for a reason that concerns all requests of its project. */
export function stopsCareOfProject({
  conclusion,
  cause,
}: Readonly<{ conclusion: Conclusion | null; cause?: Cause | undefined }>): boolean {
  if (conclusion?.outcome !== 'rejected') return false;
  // A fault of GitHub says nothing about the other requests of the project.
  return cause !== 'github' && REASONS.includes(conclusion.reason);
}

/** Finds the projects of which a message was refused in the last 24 hours. */
export function findProjectsStoppedForCare(
  claims: readonly RequestClaim[],
  now: Date,
): ReadonlySet<string> {
  const stopped = new Set<string>();
  for (const { comment, thread, payload } of findRefusedCareMessages(claims).filter(
    isReadableEntry,
  )) {
    const ageMs = now.getTime() - Date.parse(comment.createdAt);
    const { conclusion, shown } = payload;
    const isStopped = stopsCareOfProject({ conclusion, cause: shown.cause });
    if (ageMs < RETRY_MS && isStopped) stopped.add(thread.project);
  }
  return stopped;
}

const STOPPED =
  'The docs service has refused a message in the last 24 hours, so care sends no messages to these projects: ';

/** What a run has found out about projects and repositories. */
type Stops = Readonly<{
  /** Returns why a pull request gets no message; undefined if nothing stops it. */
  find: (row: CandidateRow) => CareRow['outcome'] | undefined;
  /** Notes how the message to the job of a pull request has ended. */
  note: (row: CandidateRow) => void;
}>;

/** Begins with the projects that were stopped in the last 24 hours. */
export function createCareStops(
  { warnEachOnce }: Care,
  repositories: readonly CareRepository[],
  now: Date,
): Stops {
  const claims = repositories.flatMap(({ listing }) => listing.claims);
  const before = findProjectsStoppedForCare(claims, now);
  if (before.size > 0) warnEachOnce(`${STOPPED}${[...before].join(', ')}.`, CARE_TITLE);
  const projects = new Map<string, CareRow['outcome']>();
  for (const project of before) projects.set(project, 'project-stopped');
  const places = new Map<number, CareRow['outcome']>();
  const projectOf = ({ read }: CandidateRow): string => read.job.thread.project;
  return {
    find: (row) => projects.get(projectOf(row)) ?? places.get(row.repository.id),
    note: (row) => {
      const { outcome } = row;
      if (outcome === 'key-rejected') projects.set(projectOf(row), outcome);
      if (typeof outcome === 'string' || outcome.family === 'tracked') return;
      warnEachOnce(resultText(outcome), CARE_TITLE);
      if (stopsCareOfProject(outcome)) projects.set(projectOf(row), 'project-stopped');
      if (isLimit(outcome)) projects.set(projectOf(row), outcome);
      // GitHub refuses comments there.
      const { id } = row.repository;
      if (outcome.conclusion.outcome === 'misconfigured') places.set(id, outcome);
    },
  };
}

function isLimit({ conclusion }: RunResult): boolean {
  return conclusion.outcome === 'skipped';
}
