import type { AgentService, Clock, Conversation, Runner, Seal, Send } from '../ports.ts';
import type { Complain } from '../thread/warn-once.ts';
import type { InputName } from './inputs.ts';

/** All that a sweep needs of the world. */
export type SweepWorld = Readonly<{
  raw: (name: InputName) => string;
  /** GitHub's name of what started the sweep. */
  eventName: string;
  run: Readonly<{ url: string; serverUrl: URL; repositoryId: number }>;
  runner: Runner;
  clock: Clock;
  signal: AbortSignal;
  /** Neither the key nor any of `secrets` comes back from the service. */
  connect: (
    connection: Readonly<{ apiKey: string; projectId: string; baseUrl: URL; secrets: readonly string[] }>,
  ) => AgentService;
  connectGitHub: (token: string) => Readonly<{ conversation: Conversation }>;
  /** How many requests the sweep has sent so far, those to the service being looks at jobs. */
  requests: () => Readonly<{ toGitHub: number; looks: number }>;
  createSeal: (keys: Readonly<{ apiKey: string; previousKeys: readonly string[] }>) => Seal;
}>;

/** What a sweep with good inputs works with. */
export type Tools = Readonly<{ conversation: Conversation; seal: Seal; complain: Complain }>;

/** The same `send`, and how many requests have gone through it, repeated ones and those without an answer too. */
export function countRequests(send: Send): Readonly<{ send: Send; count: () => number }> {
  let requests = 0;
  return {
    send: (request) => {
      requests += 1;
      return send(request);
    },
    count: () => requests,
  };
}
