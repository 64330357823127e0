import { refuseForNow, sendJson, sendPage, type ServiceReply } from './exchange.ts';
import type { JobRecord } from './jobs.ts';
import { SCENARIOS, type ScenarioName, type Stumble } from './scenarios.ts';
import type { ServiceState } from './state.ts';

/** What an answer may stumble over: a create, or a message or read of one turn of one job. */
export type Footing = Readonly<{
  step: 'create' | 'message' | 'read';
  scenario: ScenarioName;
  /** Tells jobs and turns apart, so that each stumbles by itself. Creates share one: there is no job yet. */
  of: string;
}>;

/**
 * Takes the next stumble that a scenario has in store for a step, if it has one left, and remembers that it was
 * taken.
 */
export function takeStumble(
  state: ServiceState,
  { step, scenario, of }: Footing,
): Readonly<{ state: ServiceState; stumble: Stumble | undefined }> {
  const key = `${step} ${scenario} ${of}`;
  const taken = state.stumbled.get(key) ?? 0;
  const stumble = SCENARIOS[scenario].stumbles?.[step]?.[taken];
  if (stumble === undefined) return { state, stumble };
  return { state: { ...state, stumbled: new Map(state.stumbled).set(key, taken + 1) }, stumble };
}

/** The answer that comes in place of the right one, `record`. */
export function answerStumbling(
  stumble: Stumble,
  { retryAfterSeconds, record }: Readonly<{ retryAfterSeconds: number; record: JobRecord }>,
): ServiceReply {
  if (stumble === 'rate-limited') return refuseForNow(retryAfterSeconds);
  if (stumble === 'page') return sendPage(200, 'Just a moment');
  if (stumble !== 'cut') return sendPage(502, '502 Bad Gateway');
  const whole = sendJson(200, record);
  return { ...whole, body: whole.body.slice(0, Math.floor(whole.body.length / 2)) };
}
