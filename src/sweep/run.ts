import type { Answer, Job } from '../domain.ts';
import { LOOK_AGAIN_MS } from '../poll/settle.ts';
import { explainGitHubFault } from '../report/explain-github.ts';
import { finish } from './finish.ts';
import { readInputs, type SweepInputs } from './inputs.ts';
import { judge, type Judgement } from './judge.ts';
import { openAsks, type OpenAsk } from './open-asks.ts';
import { sweepOutputs, type SweptJob } from './outputs.ts';
import { summarizeFaults, summarizeSweep } from './summary.ts';
import type { SweepWorld, Tools } from './world.ts';

/** Comments are looked for this much further back than jobs are given up, so that none is missed for a late edit. */
const MARGIN_MS = 24 * 60 * 60_000;

/** The story of one sweep; true when it failed the step. */
export async function run(world: SweepWorld): Promise<boolean> {
  const parsed = readInputs(world.raw);
  if (!parsed.ok) return fail(world, parsed.faults);
  const inputs = parsed.value;
  const { conversation } = world.connectGitHub(inputs.githubToken);
  const tools: Tools = { conversation, seal: world.createSeal(inputs) };

  const now = world.clock.date();
  const listed = await conversation.listSince(new Date(now.getTime() - inputs.giveUpMs - MARGIN_MS));
  if (!listed.ok) {
    const what = 'The comments of the repository could not be read';
    return fail(world, [explainGitHubFault({ what, fault: listed.fault, onPullRequest: undefined })]);
  }
  const { projectId: project, threadKey } = inputs;
  const wanted = { ...(project !== undefined && { project }), ...(threadKey !== undefined && { threadKey }) };
  const open = openAsks(listed.value, {
    seal: tools.seal,
    repositoryId: world.run.repositoryId,
    wanted,
    now,
  });
  const looked = await lookAtAll(world, inputs, open);
  const swept = await finishAll(world, tools, looked);
  return tell(world, swept);
}

type Looked = Readonly<{ open: OpenAsk; judgement: Judgement }>;

/** One look at each job; a second, after a pause for all of them together, at those whose end may not be the last. */
async function lookAtAll(
  world: SweepWorld,
  inputs: SweepInputs,
  open: readonly OpenAsk[],
): Promise<readonly Looked[]> {
  const first = await lookAt(world, inputs, { open, again: false });
  const doubtful = first.filter(({ judgement }) => judgement.kind === 'look-again');
  if (doubtful.length === 0) return first;
  await world.clock.sleep(LOOK_AGAIN_MS, world.signal);
  const second = await lookAt(world, inputs, { open: doubtful.map((each) => each.open), again: true });
  return [...first.filter((each) => !doubtful.includes(each)), ...second];
}

/** Several asks may have gone to one job: it is looked at once for all of them. */
async function lookAt(
  world: SweepWorld,
  { apiKey, baseUrl, giveUpMs, previousKeys, githubToken }: SweepInputs,
  { open, again }: Readonly<{ open: readonly OpenAsk[]; again: boolean }>,
): Promise<readonly Looked[]> {
  const found = new Map<string, Answer<Job>>();
  const looked: Looked[] = [];
  const secrets = [...previousKeys, githubToken];
  for (const each of open) {
    const projectId = each.record.project;
    const key = `${projectId} ${each.ask.job}`;
    const answer =
      found.get(key) ??
      (await world.connect({ apiKey, baseUrl, projectId, secrets }).get(each.ask.job, world.signal));
    found.set(key, answer);
    const judgement = judge(each.ask, answer, { now: world.clock.date(), giveUpMs, again });
    looked.push({ open: each, judgement });
  }
  return looked;
}

type Swept = Readonly<{ job: SweptJob; finished: boolean }>;

async function finishAll(
  world: SweepWorld,
  tools: Tools,
  looked: readonly Looked[],
): Promise<readonly Swept[]> {
  const swept: Swept[] = [];
  for (const { open, judgement } of looked) {
    const { thread, project } = open.record;
    const job = { thread, jobId: open.ask.job, project };
    if (judgement.kind !== 'ended') {
      const outcome = judgement.kind === 'unknown' ? 'unknown' : 'active';
      swept.push({ job: { ...job, outcome, prLink: '' }, finished: false });
      continue;
    }
    const { outcome } = judgement.ending;
    const done = world.signal.aborted ? 'changed' : await finish(world, tools, open, judgement);
    world.runner.info(
      `#${thread}: job ${job.jobId} ${outcome}${done === 'changed' ? ', left alone: it changed' : ''}`,
    );
    swept.push({
      job: { ...job, outcome, prLink: judgement.job?.prLink ?? '' },
      finished: done === 'finished',
    });
  }
  return swept;
}

async function tell({ runner, run: { serverUrl } }: SweepWorld, swept: readonly Swept[]): Promise<boolean> {
  const finished = swept.filter((each) => each.finished).length;
  const jobs = swept.map(({ job }) => job);
  const outputs = sweepOutputs(jobs, finished);
  for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
  runner.info(
    `Looked at ${outputs.checked} jobs; finished ${outputs.finished}; ${outputs.stillActive} still at work.`,
  );
  await runner.writeSummary(summarizeSweep(jobs, finished, serverUrl));
  return false;
}

async function fail({ runner }: SweepWorld, faults: readonly string[]): Promise<boolean> {
  for (const fault of faults) runner.error(fault, 'Docs agent: sweep');
  await runner.writeSummary(summarizeFaults(faults));
  return true;
}
