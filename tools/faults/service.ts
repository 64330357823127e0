import type { ServerResponse } from 'node:http';
import { handle } from '../../fakes/service/handler.ts';
import { tellJob } from '../../fakes/service/jobs.ts';
import { createState } from '../../fakes/service/state.ts';
import { serve } from '../../fakes/faults.ts';

/** A request that has reached the service. */
export type Arrived = Readonly<{ method: string; path: string; at: number }>;

type Asked = Readonly<{
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}>;
type Sent = Readonly<{ status: number; headers: Readonly<Record<string, string>>; body: string }>;

/** What is done to a request in place of an answer; `done` carries it out all the same. */
export type Strike = Readonly<{ perform: (response: ServerResponse) => void; done: boolean }>;

/** The stand-in of the service with a clock of its own, and something in front of it that may strike. */
export async function startService({
  now,
  strike,
}: Readonly<{ now: () => Date; strike: (method: string, path: string) => Strike | undefined }>) {
  // A minute and a half of work: long enough for the person who asked to be told by a reply.
  let state = createState({ workMs: 90_000 });
  const arrived: Arrived[] = [];
  const notice = ({ method, path }: Asked): number => {
    const at = now().getTime();
    arrived.push({ method, path, at });
    return at;
  };
  const carryOut = (asked: Asked, at: number): Sent => {
    const { state: next, ...reply } = handle({ ...asked, query: {} }, state, at);
    state = next;
    return reply;
  };
  const { url, close } = await serve((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '' } = request;
      const headers = Object.fromEntries(Object.entries(request.headers).map(([k, v]) => [k, String(v)]));
      const asked = { method, path, headers, body: Buffer.concat(chunks).toString() };
      const at = notice(asked);
      const struck = strike(method, path);
      if (struck?.done === false) return struck.perform(response);
      const reply = carryOut(asked, at);
      if (struck !== undefined) struck.perform(response);
      else response.writeHead(reply.status, reply.headers).end(reply.body);
    });
  });
  /** Answers without a socket. */
  const answer = (asked: Asked): Sent => carryOut(asked, notice(asked));
  /** The pull request of the only job, as a read would tell it now; empty where there is none. */
  const prLink = (): string => {
    const [job, ...others] = state.jobs.values();
    if (others.length > 0) throw new Error('there is more than one job');
    return (job && tellJob(job, { config: state.config, now: now().getTime(), view: 'read' }).prLink) ?? '';
  };
  return { url, close, arrived, answer, prLink, config: state.config };
}
