import type { Scene } from './run-context.ts';

/** Tokens of Apps live for one hour: https://docs.github.com/apps/creating-github-apps/authenticating-with-a-github-app/generating-an-installation-access-token-for-a-github-app */
const APP_TOKEN_MS = 55 * 60_000;

/** Says early that the last word of a long wait may not reach the thread. */
export function warnOfExpiry({ world, inputs, thread }: Pick<Scene, 'world' | 'inputs' | 'thread'>): void {
  const { githubToken, workflowToken, waitMs } = inputs;
  const isOfApp = githubToken.startsWith('ghs_') && githubToken !== workflowToken;
  if (thread === undefined || !isOfApp || waitMs <= APP_TOKEN_MS) return;
  world.runner.warning(
    '`wait-minutes` is longer than the hour that the token of an App lives, so the last word may not reach the thread. ' +
      'Outputs and summary will be right all the same. Wait for less, or use the workflow’s own token.',
    'Docs agent',
  );
}
