import type { ServerResponse } from 'node:http';
import { serve } from '../../fakes/faults.ts';
import { handle } from '../../fakes/service/handler.ts';
import { jobRecord } from '../../fakes/service/jobs.ts';
import { createState } from '../../fakes/service/state.ts';

/** A request that reached the service. */
export type Arrival = Readonly<{ method: string; path: string; at: number }>;

type Request = Readonly<{
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}>;

/** What happens to a request in place of its response. `isProcessed`: it takes effect first. */
export type Strike = Readonly<{ perform: (response: ServerResponse) => void; isProcessed: boolean }>;

/** The fake service on the virtual clock, with faults in front of it. */
export async function startService({
  now,
  strike,
}: Readonly<{ now: () => number; strike: (method: string, path: string) => Strike | undefined }>) {
  // Longer than a minute, after which the requester gets a reply.
  const state = createState({ workMs: 90_000 });
  const arrivals: Arrival[] = [];
  /** Answers without a socket. */
  const answer = (request: Request) => handle({ ...request, query: {} }, state, now());
  const arrive = ({ method, path }: Request): void => void arrivals.push({ method, path, at: now() });
  const { url, close } = await serve((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method = '', url: path = '' } = incoming;
      const headers = Object.fromEntries(Object.entries(incoming.headers).map(([k, v]) => [k, String(v)]));
      const request = { method, path, headers, body: Buffer.concat(chunks).toString() };
      arrive(request);
      const struck = strike(method, path);
      if (struck?.isProcessed === false) return struck.perform(response);
      const { status, headers: sent, body } = answer(request);
      if (struck === undefined) response.writeHead(status, sent).end(body);
      else struck.perform(response);
    });
  });
  return {
    url,
    close,
    arrivals,
    answer: (request: Request) => {
      arrive(request);
      return answer(request);
    },
    /** The pull request of the only job; empty if there is none. */
    prLink: (): string => {
      const [job, ...others] = state.jobs.values();
      if (others.length > 0) throw new Error('there is more than one job');
      return (job && jobRecord(job, { config: state.config, now: now(), view: 'read' }).prLink) ?? '';
    },
    config: state.config,
  };
}
