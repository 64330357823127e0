import { parseJson } from '../parse.ts';
import {
  refuse,
  refuseForNow,
  sendJson,
  sendPage,
  type ServiceReply,
  type ServiceRequest,
} from './exchange.ts';
import { jobRecord, type AgentJob, type Turn } from './jobs.ts';
import {
  isScenarioName,
  readScenario,
  SCENARIOS,
  type Fault,
  type Step,
} from './scenarios.ts';
import { countUse, type ServiceCall, type ServiceState } from './state.ts';

const NO_SUCH_JOB = 'Agent job not found';

/** Creates a job (service document §4.1): 201 with its record. */
export function createJob(call: ServiceCall): ServiceReply {
  const { jobs, config } = call.state;
  const id = `job_${String(jobs.size + 1).padStart(4, '0')}`;
  const pull = `${config.pullPath}/${config.firstPull + jobs.size}`;
  const prLink = `${config.repository}/${pull}${config.pullPage}`;
  return (
    countUse(call.state, 'creates', call.now) ?? addTurn(call, { id, prLink, turns: [] })
  );
}

/** Sends a message to a job (service document §4.2): 200 with its record; the agent works another turn. */
export function sendMessage(call: ServiceCall): ServiceReply {
  const limited = countUse(call.state, 'messages', call.now);
  if (limited !== undefined) return limited;
  const job = call.state.jobs.get(call.id);
  return job === undefined ? refuse(404, NO_SUCH_JOB) : addTurn(call, job);
}

function addTurn(
  { request, state, now }: ServiceCall,
  before: Omit<AgentJob, 'turns'> & { turns: readonly Turn[] },
): ServiceReply {
  const { config, jobs } = state;
  const [first] = before.turns;
  const read = readInstruction(request);
  if (typeof read === 'string') return refuse(400, read);
  const turn = { at: now, scenario: first?.scenario ?? config.scenario, ...read };
  const job: AgentJob = {
    ...before,
    turns: first ? [first, ...before.turns.slice(1), turn] : [turn],
  };
  const fault = takeFault(state, first ? 'message' : 'create', job);
  if (fault === undefined || fault === 'unclear') jobs.set(job.id, job);
  const reply = sendJson(first ? 200 : 201, jobRecord(job, { config, now }));
  return makeFaulty(reply, fault);
}

/**
 * Reads the prompt in the body of a create or a message (service document §2.2), and the scenario
 * that it names. The error is the fault of the body. The check is stricter than the document: a
 * property besides `prompt` is an error, so that a client that sends too much is noticed.
 */
function readInstruction({
  headers,
  body: text,
}: ServiceRequest): (Pick<Turn, 'prompt'> & Partial<Pick<Turn, 'scenario'>>) | string {
  if (headers['content-type'] !== 'application/json') {
    return 'Content-Type must be application/json';
  }
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null) {
    return 'Request body must be a JSON object';
  }
  const { prompt, ...others }: Readonly<{ prompt?: unknown }> = body;
  if (typeof prompt !== 'string' || prompt === '') {
    return 'prompt must be a string of at least 1 character';
  }
  const unknown = Object.keys(others);
  if (unknown.length > 0) return `Unrecognised properties: ${unknown.join(', ')}`;
  const scenario = readScenario(prompt);
  if (scenario === undefined) return { prompt };
  return isScenarioName(scenario)
    ? { prompt, scenario }
    : `Unknown scenario. Write one of ${Object.keys(SCENARIOS).join(', ')}`;
}

/** Reads a job: 200 with its record at `now`. */
export function getJob({ id, state, now }: ServiceCall): ServiceReply {
  const job = state.jobs.get(id);
  if (job === undefined) return refuse(404, NO_SUCH_JOB);
  const reply = sendJson(200, jobRecord(job, { config: state.config, now }));
  return makeFaulty(reply, takeFault(state, 'read', job));
}

/**
 * Takes the next fault of the scenario of a job's newest turn, if any is left. Creates count
 * together: there is no job yet.
 */
function takeFault(
  { faults }: ServiceState,
  step: Step,
  { id, turns }: AgentJob,
): Fault | undefined {
  const { scenario } = turns.at(-1) ?? turns[0];
  const key = [step, scenario, ...(step === 'create' ? [] : [id, turns.length])].join(
    ' ',
  );
  const given = faults.get(key) ?? 0;
  const fault = SCENARIOS[scenario].faults?.[step]?.[given];
  if (fault !== undefined) faults.set(key, given + 1);
  return fault;
}

function makeFaulty(reply: ServiceReply, fault: Fault | undefined): ServiceReply {
  switch (fault) {
    case undefined:
      return reply;
    case 'rate-limited':
      return refuseForNow(1);
    case 'page':
      return sendPage(200, 'Just a moment');
    case 'cut':
      return { ...reply, body: reply.body.slice(0, Math.floor(reply.body.length / 2)) };
    default:
      return sendPage(502, '502 Bad Gateway');
  }
}
