import type { RunContext } from './run-context.ts';

/** Tokens of Apps live for one hour: https://docs.github.com/apps/creating-github-apps/authenticating-with-a-github-app/generating-an-installation-access-token-for-a-github-app */
const APP_TOKEN_LIFETIME_MS = 55 * 60_000;

/** Says early that the last word of a long wait may not reach the thread. */
export function warnIfTokenExpires({
  deps,
  inputs,
  statusComment,
}: Pick<RunContext, 'deps' | 'inputs' | 'statusComment'>): void {
  const { githubToken, workflowToken, waitMs } = inputs;
  const isOfApp = githubToken.startsWith('ghs_') && githubToken !== workflowToken;
  if (statusComment === undefined || !isOfApp || waitMs <= APP_TOKEN_LIFETIME_MS) return;
  deps.runner.warning(
    '`wait-minutes` is longer than the hour that the token of an App lives, so the last word may not reach the thread. ' +
      'Outputs and summary will be right all the same. Wait for less, or use the workflow’s own token.',
    'Docs agent',
  );
}
