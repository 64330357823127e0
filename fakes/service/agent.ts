import { refuse, sendJson, type ServiceReply, type ServiceRequest } from './exchange.ts';
import { countUse } from './access.ts';
import { tellJob, type AgentJob } from './jobs.ts';
import { readInstruction } from './prompt.ts';
import { keepJob, type ServiceState } from './state.ts';
import { answerStumbling, takeStumble, type Footing } from './faulty-replies.ts';

export type Answered = Readonly<{ reply: ServiceReply; state: ServiceState }>;

const NO_SUCH_JOB = 'Agent job not found';

/** Creates a job (service document §4.1): 201 with its record. */
export function createJob(request: ServiceRequest, before: ServiceState, now: number): Answered {
  const { state, refusal } = countUse(before, { operation: 'creates', now });
  if (refusal) return { reply: refusal, state };
  const read = readInstruction(request);
  if ('refusal' in read) return { reply: read.refusal, state };
  const { prompt, scenario = state.config.scenario } = read.instruction;
  const { repository, pullPath, firstPull } = state.config;
  const index = state.jobs.size;
  const job: AgentJob = {
    id: `job_${String(index + 1).padStart(4, '0')}`,
    prLink: `${repository}/${pullPath}/${firstPull + index}`,
    turns: [{ at: now, prompt, scenario }],
  };
  return begin({ job, state, now, status: 201, footing: { step: 'create', scenario, of: 'any job' } });
}

/** Sends a message to a job (service document §4.2): 200 with its record; the agent works another turn. */
export function sendMessage(
  request: ServiceRequest,
  { id, state: before, now }: Readonly<{ id: string; state: ServiceState; now: number }>,
): Answered {
  const { state, refusal } = countUse(before, { operation: 'messages', now });
  if (refusal) return { reply: refusal, state };
  const old = state.jobs.get(id);
  if (old === undefined) return { reply: refuse(404, NO_SUCH_JOB), state };
  const read = readInstruction(request);
  if ('refusal' in read) return { reply: read.refusal, state };
  const { prompt, scenario = old.turns[0].scenario } = read.instruction;
  const job: AgentJob = { ...old, turns: [...old.turns, { at: now, prompt, scenario }] };
  const footing: Footing = { step: 'message', scenario, of: `${id} ${old.turns.length}` };
  return begin({ job, state, now, status: 200, footing });
}

/**
 * Begins a job's latest turn and tells the job, unless the scenario stumbles: then most often nothing has begun.
 */
function begin({
  job,
  state: before,
  now,
  status,
  footing,
}: Readonly<{
  job: AgentJob;
  state: ServiceState;
  now: number;
  status: number;
  footing: Footing;
}>): Answered {
  const { state, stumble } = takeStumble(before, footing);
  const record = tellJob(job, { config: state.config, now, view: 'answer' });
  if (stumble === undefined) return { reply: sendJson(status, record), state: keepJob(state, job) };
  const reply = answerStumbling(stumble, { ...state.config, record });
  return { reply, state: stumble === 'unclear' ? keepJob(state, job) : state };
}

/** Reads a job: 200 with its record as it stands at `now`. */
export function getJob({
  id,
  state: before,
  now,
}: Readonly<{ id: string; state: ServiceState; now: number }>): Answered {
  const job = before.jobs.get(id);
  if (job === undefined) return { reply: refuse(404, NO_SUCH_JOB), state: before };
  const { scenario } = job.turns.at(-1) ?? job.turns[0];
  const { state, stumble } = takeStumble(before, { step: 'read', scenario, of: `${id} ${job.turns.length}` });
  const record = tellJob(job, { config: state.config, now, view: 'read' });
  const reply = stumble ? answerStumbling(stumble, { ...state.config, record }) : sendJson(200, record);
  return { reply, state };
}
