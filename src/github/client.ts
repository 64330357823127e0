import type { Send } from '../ports.ts';
import type { Octokit } from '@octokit/rest';
import { createFetch } from './fetch.ts';

/** Makes requests by their routes, which @octokit/rest types: `request('GET /repos/{owner}/{repo}', …)`. */
export type Request = Octokit['request'];

/**
 * GitHub's REST API with one token: github.com's, or the server's in GITHUB_API_URL. Its requests go through `send`, so that
 * proxies work and no second HTTP stack is loaded. Loaded when first needed: most runs of a comment workflow never are.
 */
export function lazyClient(
  options: Readonly<{
    token: string;
    apiUrl: string;
    version: string;
    send: Send;
    /** Bound on one attempt, in milliseconds. */
    attemptMs: () => number;
  }>,
): () => Promise<Request> {
  let request: Promise<Request> | undefined;
  return () => (request ??= load(options));
}

async function load({
  token,
  apiUrl,
  version,
  send,
  attemptMs,
}: Parameters<typeof lazyClient>[0]): Promise<Request> {
  const { getOctokit } = await import(/* webpackMode: "eager" */ '@actions/github');
  const octokit = getOctokit(token, {
    baseUrl: apiUrl,
    userAgent: `docs-agent-action/${version}`,
    request: { fetch: createFetch(send, attemptMs) },
    // A deprecation notice is for those who maintain this, not for the log of those who use it.
    log: { debug: silent, info: silent, warn: silent, error: silent },
  });
  return octokit.request;
}

function silent(): void {}
