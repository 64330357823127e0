import type { ServerClock } from '../clock.ts';
import type { InterceptionOf, PlainRequest } from '../http-server.ts';
import type { Grants, Reply } from './handler.ts';
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

/** A repository, and the one token that may write to it. Several may have the same token. */
export type HostedRepository = {
  readonly state: State;
  readonly token: string;
  /** The account that the token belongs to. */
  readonly login: string;
  /** Rights of the token at the moment. */
  grants: Grants;
  isExpired: boolean;
};

/** A token of a GitHub App that is installed in several repositories. */
export type AppToken = {
  readonly token: string;
  readonly login: string;
  /** `owner/name`; the App may be uninstalled in one of them. */
  readonly repositories: Set<string>;
  /** Rights of the token at the moment, in each of them. */
  grants: Grants;
};

export type Options = Seed &
  Readonly<{
    token?: string;
    /** Permissions in the form in which a workflow declares them. */
    permissions?: Grants;
    /** More repositories, each with the token of a GitHub App that is installed there. */
    others?: readonly (Seed & Readonly<{ token: string; permissions?: Grants }>)[];
    /** A GitHub App for several repositories, which may be the one of the run and `others`. */
    app?: Readonly<{ token: string; repositories: readonly string[] }>;
    /** `/api/v3` for a GitHub Enterprise Server. */
    prefix?: string;
    /** The website, for `html_url`. */
    site?: string;
    /** Delay of each request before it takes effect. The second of a pair is the time from there to the response. */
    latencyMs?: number | ((url: string) => number | readonly [number, number]);
    /** The server's time, which stamps comments; the machine's by default. */
    clock?: ServerClock;
    /** Called for every request that the description allows, before the token is checked. */
    intercept?: (request: Readonly<GitHubRequest>) => RequestError | undefined;
    /** Compares our own responses with the description too; costs up to 90 ms for the first of an operation. */
    checkReplies?: boolean;
  }>;

/** A running fake: what it was started with and what it has received. */
export type Running = Readonly<{
  options: Options;
  /** The one of the run first. */
  repositories: readonly HostedRepository[];
  app: AppToken | undefined;
  /** The value of `GITHUB_API_URL`, prefix included. */
  url: string;
  requests: GitHubRequest[];
  /** Requests that GitHub's description does not allow, with the reason. */
  violations: string[];
}>;
