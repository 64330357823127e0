import type { ServerClock } from '../clock.ts';
import type { InterceptionOf, PlainRequest } from '../http-server.ts';
import type { Reply } from './handler.ts';
import type { Grants } from './permissions.ts';
import type { Seed, State } from './state.ts';

/** A request as it arrived, and how it was answered. */
export type GitHubRequest = Pick<PlainRequest, 'method' | 'query' | 'headers'> & {
  /** When it took effect, in milliseconds since 1970. */
  at: number;
  /** GitHub's name of the operation; undefined if the description has none. */
  operation: string | undefined;
  /** Without the server's prefix and without the query. */
  path: string;
  /** Parsed if it is JSON. */
  body: unknown;
  /** How many requests of this operation came so far, this one included. */
  count: number;
  /** Status of the response; undefined if there is none. */
  status: number | undefined;
};

export type RequestError = InterceptionOf<Reply>;

export type Options = Seed &
  Readonly<{
    /** The only token that is accepted. */
    token?: string;
    /** As a workflow declares them. */
    permissions?: Grants;
    /** `/api/v3` for a GitHub Enterprise Server. */
    prefix?: string;
    /** The website, for `html_url`. */
    site?: string;
    /** Delay of each request before it takes effect. Of a pair, the second is the time from there to the response. */
    latencyMs?: number | ((url: string) => number | readonly [number, number]);
    /** The server's time, which stamps comments; the machine's by default. */
    clock?: ServerClock;
    /** Called for every request that the description allows, before the token is checked. */
    intercept?: (request: Readonly<GitHubRequest>) => RequestError | undefined;
    /** Compares our own responses with the description too; costs up to 90 ms for the first of an operation. */
    checkReplies?: boolean;
  }>;

export type FakeGitHub = Readonly<{
  /** The value of `GITHUB_API_URL`, prefix included. */
  url: string;
  /** The only token that is accepted. */
  token: string;
  state: State;
  requests: readonly GitHubRequest[];
  /** Requests that GitHub's description does not allow, with the reason. */
  violations: readonly string[];
  /** Sets what the token may do from now on, as in another job. */
  grant(permissions: Grants): void;
  /** From now on the token is refused with 401. */
  expireToken(): void;
  close(): Promise<void>;
}>;
