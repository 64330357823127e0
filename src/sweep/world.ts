import type { AgentService, Clock, Conversation, Runner, Seal } from '../ports.ts';
import type { InputName } from './inputs.ts';

/** All that a sweep needs of the world. */
export type SweepWorld = Readonly<{
  raw: (name: InputName) => string;
  run: Readonly<{ url: string; serverUrl: URL; repositoryId: number }>;
  runner: Runner;
  clock: Clock;
  signal: AbortSignal;
  /** Neither the key nor any of `secrets` comes back from the service. */
  connect: (
    connection: Readonly<{ apiKey: string; projectId: string; baseUrl: URL; secrets: readonly string[] }>,
  ) => AgentService;
  connectGitHub: (token: string) => Readonly<{ conversation: Conversation }>;
  createSeal: (keys: Readonly<{ apiKey: string; previousKeys: readonly string[] }>) => Seal;
}>;

/** What a sweep with good inputs works with. */
export type Tools = Readonly<{ conversation: Conversation; seal: Seal }>;
