import type { Event } from '../domain.ts';
import type { AgentService, Clock, Runner, Workspace } from '../ports.ts';
import type { Connection } from '../request/connection-inputs.ts';
import type { InputName } from './inputs.ts';

/** All that the story needs of the world; the entry builds it for real, tests build it of plain objects. */
export type World = Readonly<{
  /** An input's text without surrounding white space; empty when it is not given. */
  raw: (name: InputName) => string;
  event: Event;
  runner: Runner;
  workspace: Workspace;
  clock: Clock;
  random: () => number;
  /** Aborts when the run is cancelled. */
  signal: AbortSignal;
  serverUrl: URL;
  connect: (connection: Connection) => AgentService;
}>;
