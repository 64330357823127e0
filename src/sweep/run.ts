import { explainGitHubFault } from '../report/github-errors.ts';
import { createComplaint } from '../thread/warn-once.ts';
import { doubtGone, lookAtAll, type Looked } from './check-jobs.ts';
import { finish } from './finish-comment.ts';
import { readInputs, type SweepInputs } from './inputs.ts';
import { openRecords } from './find-open.ts';
import { tell, tellJobs, tellNothing, type Swept } from './report.ts';
import type { SweepWorld, Tools } from './dependencies.ts';

/** Comments are looked for this much further back than jobs are given up, so that none is missed for a late edit. */
const MARGIN_MS = 24 * 60 * 60_000;

/** The story of one sweep; true when it failed the step. */
export async function run(world: SweepWorld): Promise<boolean> {
  const parsed = readInputs(world.raw);
  if (!parsed.ok) return tellNothing(world, parsed.faults);
  const inputs = parsed.value;
  const { conversation } = world.connectGitHub(inputs.githubToken);
  const tools: Tools = {
    conversation,
    seal: world.createSeal(inputs),
    complain: createComplaint(world.runner, undefined),
  };

  const now = world.clock.date();
  const listed = await conversation.listSince(new Date(now.getTime() - inputs.giveUpMs - MARGIN_MS));
  if (!listed.ok) {
    const what = 'The comments of the repository could not be read';
    return tellNothing(world, [explainGitHubFault({ what, fault: listed.fault, onPullRequest: undefined })]);
  }
  const { projectId: project, threadKey } = inputs;
  const wanted = { ...(project !== undefined && { project }), ...(threadKey !== undefined && { threadKey }) };
  const open = openRecords(listed.value, {
    seal: tools.seal,
    repositoryId: world.run.repositoryId,
    wanted,
    now,
  });
  const looked = doubtGone(await lookAtAll(world, inputs, open), { now, giveUpMs: inputs.giveUpMs });
  const swept = await finishAll(world, inputs, tools, looked);
  return tell(world, swept, inputs.baseUrl.host);
}

async function finishAll(
  world: SweepWorld,
  { word }: SweepInputs,
  tools: Tools,
  looked: readonly Looked[],
): Promise<readonly Swept[]> {
  const swept: Swept[] = [];
  for (const each of looked) {
    const ended = each.judged.flatMap(({ ask, judgement }) =>
      judgement.kind === 'ended' ? [{ ask, end: judgement }] : [],
    );
    const done =
      ended.length === 0 || world.signal.aborted
        ? 'changed'
        : await finish(world, tools, { open: each.open, ended, word });
    swept.push(...tellJobs(world, each, done === 'finished'));
  }
  return swept;
}
