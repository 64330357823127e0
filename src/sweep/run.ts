import { messagesOf } from '../inputs/parse.ts';
import { secretValuesOf } from '../inputs/secrets.ts';
import { explainGaps } from '../rendering/incomplete.ts';
import { care } from './care.ts';
import { checkJobs, type CheckedJob } from './check-jobs.ts';
import { finishRepository } from './finish-repository.ts';
import { parseSweepInputs } from './inputs.ts';
import { listRepositories, type ListedRepository } from './list-repositories.ts';
import { reportSweep, reportSweepFailure, type SweptRepository } from './report.ts';
import { startSweep, type Sweep, type SweepDependencies } from './sweep.ts';

/**
 * Runs one sweep: lists the comments of each repository, finds what no run finishes, checks the jobs
 * of all repositories, finishes comments, and reports. True if the step fails.
 */
export async function runSweep(deps: SweepDependencies): Promise<boolean> {
  const { runner, run } = deps;
  const parsed = parseSweepInputs(deps.getInput, run.repository);
  if (!parsed.ok) return reportSweepFailure(runner, messagesOf(parsed.error));
  const inputs = parsed.value;
  const sweep = startSweep(deps, inputs);

  const listed = await listRepositories(sweep);
  const { repositories, gaps } = listed;
  const isNoneReadable = repositories.length === 0 && gaps.length > 0;
  if (isNoneReadable) return reportSweepFailure(runner, explainGaps(gaps));

  const checked = await checkAll(sweep, repositories);
  const swept: SweptRepository[] = [];
  for (const repository of repositories) {
    const ofRepository = checked.filter((each) => isIn(repository, each));
    swept.push(await finishRepository(sweep, repository, ofRepository));
  }
  const cared = await care(sweep, listed);
  return reportSweep(runner, swept, {
    cared,
    names: sweep.names,
    own: run.repository,
    gaps: [...gaps, ...repositories.flatMap(({ docs }) => docs.gaps)],
    serverUrl: run.serverUrl,
  });
}

/** Checks the jobs of all repositories together, so that the sweep waits at most once for a second check. */
function checkAll(
  { inputs, connectJobs, clock, signal, eventName }: Sweep,
  repositories: readonly ListedRepository[],
): Promise<readonly CheckedJob[]> {
  const { apiKey, baseUrl, giveUpHours } = inputs;
  const open = repositories.flatMap((repository) => repository.open);
  const secrets = secretValuesOf(inputs);
  return checkJobs(open, {
    readJob: (projectId, job) =>
      connectJobs({ apiKey, projectId, baseUrl, secrets }).get(job, signal),
    clock,
    signal,
    giveUpHours,
    host: baseUrl.host,
    isPullRequest: ['pull_request', 'pull_request_target'].includes(eventName),
  });
}

function isIn({ run }: ListedRepository, { entry }: CheckedJob): boolean {
  return entry.repositoryId === run.repositoryId;
}
