/** Runs an inline script as actions/github-script does: a text becomes an async function that gets a client. */
import { runInThisContext } from 'node:vm';
import { context, getOctokit } from '@actions/github';

type Script = (github: unknown, context: unknown) => Promise<void>;
const script: Script = runInThisContext(
  `(async (github, context) => {${process.env['SCRIPT'] ?? ''}\n})`,
);
await script(getOctokit(process.env['GITHUB_TOKEN'] ?? ''), context);
