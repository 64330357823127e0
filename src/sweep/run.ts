import type { Answer, Job } from '../domain.ts';
import { LOOK_AGAIN_MS } from '../poll/settle.ts';
import { explainGitHubFault } from '../report/explain-github.ts';
import { finish } from './finish.ts';
import { readInputs, type SweepInputs } from './inputs.ts';
import { judge, type Judgement } from './judge.ts';
import { openRecords, type OpenAsk, type OpenRecord } from './open-records.ts';
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
  const open = openRecords(listed.value, {
    seal: tools.seal,
    repositoryId: world.run.repositoryId,
    wanted,
    now,
  });
  const looked = await lookAtAll(world, inputs, open);
  const swept = await finishAll(world, inputs, tools, looked);
  return tell(world, swept);
}

type Judged = Readonly<{ ask: OpenAsk; judgement: Judgement }>;
type Looked = Readonly<{ open: OpenRecord; judged: readonly Judged[] }>;

/** One look at each job; a second, after a pause for all of them together, at those whose end may not be the last. */
async function lookAtAll(
  world: SweepWorld,
  inputs: SweepInputs,
  open: readonly OpenRecord[],
): Promise<readonly Looked[]> {
  const first = await lookAt(world, inputs, { open, again: false });
  const doubtful = first.flatMap((looked) => {
    const asks = looked.judged.filter(isDoubtful).map(({ ask }) => ask);
    return asks.length === 0 ? [] : [{ ...looked.open, asks }];
  });
  if (doubtful.length === 0) return first;
  await world.clock.sleep(LOOK_AGAIN_MS, world.signal);
  const second = (await lookAt(world, inputs, { open: doubtful, again: true })).flatMap(
    ({ judged }) => judged,
  );
  return first.map(({ open: each, judged }) => ({
    open: each,
    judged: judged.map((one) => second.find(({ ask }) => ask === one.ask) ?? one),
  }));
}

function isDoubtful({ judgement }: Judged): boolean {
  return judgement.kind === 'look-again';
}

/** Several asks may have gone to one job: it is looked at once for all of them. */
async function lookAt(
  world: SweepWorld,
  { apiKey, baseUrl, giveUpMs, previousKeys, githubToken }: SweepInputs,
  { open, again }: Readonly<{ open: readonly OpenRecord[]; again: boolean }>,
): Promise<readonly Looked[]> {
  const found = new Map<string, Answer<Job>>();
  const looked: Looked[] = [];
  const secrets = [...previousKeys, githubToken];
  for (const each of open) {
    const projectId = each.record.project;
    const service = world.connect({ apiKey, baseUrl, projectId, secrets });
    const judged: Judged[] = [];
    for (const ask of each.asks) {
      const key = `${projectId} ${ask.job}`;
      const answer = found.get(key) ?? (await service.get(ask.job, world.signal));
      found.set(key, answer);
      judged.push({ ask, judgement: judge(ask, answer, { now: world.clock.date(), giveUpMs, again }) });
    }
    looked.push({ open: each, judged });
  }
  return looked;
}

type Swept = Readonly<{ job: SweptJob; finished: boolean }>;

async function finishAll(
  world: SweepWorld,
  inputs: SweepInputs,
  tools: Tools,
  looked: readonly Looked[],
): Promise<readonly Swept[]> {
  const swept: Swept[] = [];
  for (const { open, judged } of looked) {
    const ended = judged.flatMap(({ ask, judgement }) =>
      judgement.kind === 'ended' ? [{ ask, end: judgement }] : [],
    );
    const done =
      ended.length === 0 || world.signal.aborted
        ? 'changed'
        : await finish(world, tools, { open, ended, word: inputs.word });
    swept.push(...jobsOf(world, { open, judged, isFinished: done === 'finished' }));
  }
  return swept;
}

/** The jobs of one record, each once, as its latest ask has found it. */
function jobsOf(
  { runner }: SweepWorld,
  { open: { record }, judged, isFinished }: Looked & Readonly<{ isFinished: boolean }>,
): readonly Swept[] {
  const latest = new Map(judged.map(({ ask, judgement }) => [ask.job, judgement]));
  return [...latest].map(([jobId, judgement]) => {
    const { thread, project } = record;
    const job = { thread, jobId, project };
    if (judgement.kind !== 'ended') {
      const outcome = judgement.kind === 'unknown' ? 'unknown' : 'active';
      return { job: { ...job, outcome, prLink: '' }, finished: false };
    }
    const { outcome } = judgement.ending;
    runner.info(`#${thread}: job ${jobId} ${outcome}${isFinished ? '' : ', its comment was left alone'}`);
    return { job: { ...job, outcome, prLink: judgement.job?.prLink ?? '' }, finished: isFinished };
  });
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
