import {
  changeConfig,
  DEFAULT_CONFIG,
  type ServiceChanges,
  type ServiceConfig,
} from './config.ts';
import { refuseForNow, type ServiceReply, type ServiceRequest } from './exchange.ts';
import type { AgentJob } from './jobs.ts';

/** Everything that the service remembers. */
export type ServiceState = {
  config: ServiceConfig;
  /** Requests so far; the last one's number is in its `x-request-id`. */
  requests: number;
  readonly jobs: Map<string, AgentJob>;
  /** How many faulty responses a scenario has given, by step and job. */
  readonly faults: Map<string, number>;
  /** When each operation was used within the last hour, in milliseconds. */
  readonly uses: Record<keyof ServiceConfig['perHour'], number[]>;
};

/** A request that has passed the checks. `now`: in milliseconds since 1970. `id`: of the job in the path, or empty. */
export type ServiceCall = Readonly<{
  request: ServiceRequest;
  state: ServiceState;
  now: number;
  id: string;
}>;

export function createState(changes: ServiceChanges = {}): ServiceState {
  return {
    config: changeConfig(DEFAULT_CONFIG, changes),
    requests: 0,
    jobs: new Map(),
    faults: new Map(),
    uses: { creates: [], messages: [], analytics: [] },
  };
}

const HOUR_MS = 3_600_000;

/** Counts a use of an operation, or refuses the one that exceeds the limit; that one is not counted. */
export function countUse(
  { uses, config }: ServiceState,
  operation: keyof ServiceState['uses'],
  now: number,
): ServiceReply | undefined {
  const recent = uses[operation].filter((at) => at > now - HOUR_MS);
  if (recent.length >= config.perHour[operation]) {
    return refuseForNow(Math.ceil(((recent[0] ?? now) + HOUR_MS - now) / 1000));
  }
  uses[operation] = [...recent, now];
  return undefined;
}
