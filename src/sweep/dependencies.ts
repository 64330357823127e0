import type { JobsApi, Clock, CommentsApi, Runner, StateCodec, SendRequest } from '../ports.ts';
import type { WarnOnce } from '../thread/warn-once.ts';
import type { SweepInputName } from './inputs.ts';

/** All that a sweep needs of the world. */
export type SweepDependencies = Readonly<{
  getInput: (name: SweepInputName) => string;
  /** GitHub's name of what started the sweep. */
  eventName: string;
  run: Readonly<{ url: string; serverUrl: URL; repositoryId: number }>;
  runner: Runner;
  clock: Clock;
  signal: AbortSignal;
  /** Neither the key nor any of `secrets` comes back from the service. */
  connect: (
    connection: Readonly<{ apiKey: string; projectId: string; baseUrl: URL; secrets: readonly string[] }>,
  ) => JobsApi;
  connectGitHub: (token: string) => Readonly<{ commentsApi: CommentsApi }>;
  /** How many requests the sweep has sent so far, those to the service being looks at jobs. */
  requests: () => Readonly<{ toGitHub: number; attempts: number }>;
  createStateCodec: (keys: Readonly<{ apiKey: string; previousKeys: readonly string[] }>) => StateCodec;
}>;

/** What a sweep with good inputs works with. */
export type Clients = Readonly<{ commentsApi: CommentsApi; codec: StateCodec; warn: WarnOnce }>;

/** The same `send`, and how many requests have gone through it, repeated ones and those without an answer too. */
export function countRequests(send: SendRequest): Readonly<{ send: SendRequest; count: () => number }> {
  let requests = 0;
  return {
    send: (request) => {
      requests += 1;
      return send(request);
    },
    count: () => requests,
  };
}
