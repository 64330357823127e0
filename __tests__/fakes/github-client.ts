import { afterEach } from '@jest/globals';
import { Octokit } from '@octokit/rest';
import { startFakeGitHub, type FakeGitHub, type Options } from '../../fakes/github/index.ts';

/** The repository of the fake. */
export const REPO = { owner: 'Codertocat', repo: 'Hello-World' };

const running: FakeGitHub[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map(async (github) => github.close()));
});

/** A fake that compares its own responses with GitHub's description, and GitHub's own client for it. */
export async function start(options: Options = {}) {
  const github = await startFakeGitHub({ checkReplies: true, ...options });
  running.push(github);
  const octokit = clientFor(github);
  return { github, octokit, rest: octokit.rest };
}

/** GitHub's own client, which logs nothing. */
export function clientFor({ url, token }: Pick<FakeGitHub, 'url' | 'token'>): Octokit {
  const silent = { debug() {}, info() {}, warn() {}, error() {} };
  return new Octokit({ baseUrl: url, auth: token, log: silent });
}

/** Status, body and headers of an error. */
export async function errorOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (reason: unknown) =>
      reason as { status: number; response?: { data: unknown; headers: Record<string, string> } },
  );
  if (error === undefined) throw new Error('the call succeeded');
  return { status: error.status, data: error.response?.data, headers: error.response?.headers ?? {} };
}
