/** Reports a sweep. */
import { isKeyRejected } from '../domain/errors.ts';
import type { CheckedRequest } from '../fleet/finish-requests.ts';
import type { Fleet } from '../fleet/fleet.ts';
import { reportFleet, type FleetRow } from '../fleet/report-run.ts';
import { hasJob } from '../record/entries.ts';
import type { StepEnd } from '../ports.ts';
import { presentConclusion, renderState, shownEnd } from '../rendering/conclusion.ts';
import { pluralize } from '../rendering/format.ts';
import { explain } from '../rendering/explain.ts';
import type { Gap } from '../rendering/incomplete.ts';
import type { Followed } from './follow.ts';
import type { SweptRepository } from './sweep-repository.ts';

/** Names of the outputs of `sweep/action.yml`; a test compares them. */
export const SWEEP_OUTPUTS = ['finished', 'unread', 'followed'] as const;

type SweepOutputs = Readonly<Record<(typeof SWEEP_OUTPUTS)[number], number>>;

const KEY_REJECTED = 'The docs service rejects `api-key`, so no job could be read.';

/**
 * Reports a sweep. The step fails if the service rejects the key.
 *
 * @param unread the gaps, other than jobs
 */
export function reportSweep(
  fleet: Fleet,
  repositories: readonly SweptRepository[],
  unread: readonly Gap[],
): Promise<StepEnd> {
  const requests = repositories.flatMap((each) => each.requests);
  const followed = repositories.flatMap((each) => each.followed);
  const jobs = requests.filter(({ entry }) => hasJob(entry));
  const errors = jobs.flatMap(({ evaluation }) => evaluation.error ?? []);
  const outputs: SweepOutputs = {
    finished: requests.filter(({ isFinished }) => isFinished).length,
    // A job that is given up because it could not be read counts as finished, too.
    unread: errors.length,
    followed: followed.length,
  };
  // If the service rejects the key for every job, no later sweep does better.
  const hasFailed = errors.length === jobs.length && errors.some(isKeyRejected);
  const work = hasFailed ? 'no job could be read' : describeWork(outputs, requests);
  return reportFleet(fleet, {
    symbol: '🧹',
    heading: `Sweep: ${work}`,
    rows: [...requests.map(rowOfRequest), ...followed.map(rowOfFollowed)],
    gaps: [...unread, ...requests.flatMap((each) => gapOfJob(each, fleet.run.host))],
    outputs,
    failures: hasFailed ? [KEY_REJECTED] : [],
  });
}

/** Describes the work: `2 requests finished, 1 status comment updated`. */
function describeWork(
  { finished, unread, followed }: SweepOutputs,
  requests: readonly CheckedRequest[],
): string {
  const unwritten = requests.filter(
    ({ evaluation, isFinished }) => 'ended' in evaluation && !isFinished,
  ).length;
  const active = requests.filter(({ evaluation }) => 'facts' in evaluation).length;
  const parts: string[] = [];
  if (finished > 0) parts.push(`${pluralize(finished, 'request')} finished`);
  if (unread > 0) parts.push(`${pluralize(unread, 'job')} not read`);
  if (followed > 0) parts.push(`${pluralize(followed, 'status comment')} updated`);
  if (unwritten > 0) {
    parts.push(`⚠️ ${pluralize(unwritten, 'status comment')} not updated`);
  }
  if (active > 0) parts.push(`${pluralize(active, 'job')} still active`);
  return parts.length === 0 ? 'nothing to finish' : parts.join(', ');
}

function rowOfRequest(request: CheckedRequest): FleetRow {
  const { entry } = request;
  const { job } = entry.payload;
  const state = describeRequest(request);
  const words = job === null ? state : `${state} · \`${job.id}\``;
  return {
    repository: request.repository,
    thread: entry.thread.number,
    url: entry.comment.url,
    words,
  };
}

function describeRequest({ evaluation, isFinished }: CheckedRequest): string {
  switch (evaluation.kind) {
    case 'active':
    case 'to-read-again':
      return '⏳ The docs agent is working';
    case 'unknown':
      return '⚠️ The job could not be read';
    default: {
      const { icon, title } = presentConclusion(shownEnd(evaluation.ended));
      const note = isFinished ? '' : ', but its status comment was not updated';
      return `${icon} ${title}${note}`;
    }
  }
}

function rowOfFollowed({ repository, entry, state }: Followed): FleetRow {
  const words = renderState(state);
  return { repository, thread: entry.thread.number, url: entry.comment.url, words };
}

/** Returns a gap if the job of a request could not be read. */
function gapOfJob(
  { repository, evaluation: { error } }: CheckedRequest,
  host: string,
): readonly Gap[] {
  if (error === undefined) return [];
  // Words of the service about one job would be a warning for each.
  const detail = error.kind === 'status' ? '' : error.detail;
  const explained = explain({ ...error, detail }, { host, request: 'read' });
  return [{ what: 'Jobs', where: repository, ...explained }];
}
