import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { ServerClock } from '../clock.ts';
import type { Reply } from './handler.ts';
import type { Grants } from './permissions.ts';
import type { Seed, State } from './state.ts';

/** A request as it arrives, its body apart. */
export type Arriving = Readonly<{
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}>;

/** A request as it arrived, and what became of it. */
export type Seen = {
  /** When it took effect, in milliseconds since 1970. */
  at: number;
  /** GitHub's name of the operation; undefined where the description knows none. */
  operation: string | undefined;
  method: string;
  /** Without the server's prefix and without the query. */
  path: string;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
  /** Parsed, where it is JSON. */
  body: unknown;
  /** How many requests of this operation came so far, this one included. */
  count: number;
  /** Status of the answer; undefined until there is one, and where there never was. */
  status: number | undefined;
};

/**
 * What happens to a request instead of an answer: another reply, `reset` (the connection breaks before anything is
 * done), `reset-after` (all is done, and then it breaks), a function that does as it likes with the response, or one
 * that does so `afterwards`, in place of the answer to what has been done.
 */
export type RequestError =
  | Reply
  | 'reset'
  | 'reset-after'
  | ((response: ServerResponse) => void)
  | Readonly<{ afterwards: (response: ServerResponse) => void }>;

export type Options = Seed &
  Readonly<{
    /** The only token that is good. */
    token?: string;
    /** Whose token it is: the workflow's own unless said otherwise. */
    actor?: string;
    /** As a workflow declares them. */
    permissions?: Grants;
    issuesCoverPullRequests?: boolean;
    /** Requests until GitHub says that there were too many. */
    rateLimit?: number;
    /** `/api/v3` for a GitHub Enterprise Server. */
    prefix?: string;
    /** The site that people look at, for `html_url`. */
    site?: string;
    /** Delay of each request before it takes effect. Of a pair, the second is the time from there to the response. */
    latencyMs?: number | ((url: string) => number | readonly [number, number]);
    /** The server's time, which stamps comments; the machine's by default. */
    clock?: ServerClock;
    /** Asked for every request that the description allows, before it is looked at any further. */
    intercept?: (request: Readonly<Seen>) => RequestError | undefined;
    /** Holds our own answers to the description too; costs up to 90 ms for the first of an operation. */
    checkReplies?: boolean;
  }>;

/** An answer as it goes out. */
export type Sent = Readonly<{
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer | undefined;
}>;

export type FakeGitHub = Readonly<{
  /** What `GITHUB_API_URL` is to be, prefix included. */
  url: string;
  token: string;
  state: State;
  requests: readonly Seen[];
  /** Requests that GitHub's description does not allow, with the reason; a good test finds none. */
  violations: readonly string[];
  /** From now on the token may do just this, as in another job. */
  grant(permissions: Grants): void;
  /** From now on the token is refused with 401. */
  expireToken(): void;
  close(): Promise<void>;
}>;
