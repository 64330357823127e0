import { isTerminal } from '../domain.ts';
import { waitForJob } from '../poll/wait.ts';
import type { AgentService } from '../ports.ts';
import { gateEvent } from '../request/decide.ts';
import { ask, type AskedJob } from './ask.ts';
import { readInputs, type AgentInputs, type PromptFile } from './inputs.ts';
import { dryRun, misconfigured, notWaited, waited } from './results.ts';
import { tell, tellJob, tellLook, type Ended, type Result } from './tell.ts';
import type { World } from './world.ts';

/** The story of one run, from the event and the inputs to how it ended. */
export async function run(world: World): Promise<Ended> {
  const gate = gateEvent(world.event, world.raw('api-key'));
  if (gate !== undefined) return tell(world, gate);

  const inputs = readInputs(world.raw, await readPromptFile(world));
  if (!inputs.ok) return tell(world, misconfigured(inputs.faults, world.raw('fail-on')));
  if (inputs.value.dryRun) return tell(world, dryRun(inputs.value));

  const service = world.connect(inputs.value.connection);
  const asked = await ask(world, inputs.value, service);
  if (asked.kind === 'ended') return tell(world, { ...asked, inputs: inputs.value });

  tellJob(world, asked);
  return tell(world, await wait(world, inputs.value, { asked, service }));
}

async function readPromptFile({ raw, workspace }: World): Promise<PromptFile> {
  const path = raw('prompt-file');
  return path === '' ? undefined : workspace.read(path);
}

async function wait(world: World, inputs: AgentInputs, { asked, service }: Waiting): Promise<Result> {
  const { clock, random, signal } = world;
  const { job, turn, at } = asked;
  const atWork = turn.kind === 'message' || !isTerminal(job.status);
  if (inputs.waitMs === 0 && atWork) return notWaited(asked, inputs);
  const wait = await waitForJob({
    look: (within) => service.get(job.id, within),
    clock,
    random,
    signal,
    turn,
    first: job,
    startedAt: at,
    waitMs: inputs.waitMs,
    fixedIntervalMs: inputs.pollIntervalMs,
    onLook: (look) => tellLook(world, look),
  });
  return waited(wait, asked, inputs);
}

type Waiting = Readonly<{ asked: AskedJob; service: AgentService }>;
