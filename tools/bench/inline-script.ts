/** An inline script as actions/github-script runs it: an async function over a ready client, made from a text at run time. */
import { runInThisContext } from 'node:vm';
import { context, getOctokit } from '@actions/github';

type Script = (github: unknown, context: unknown) => Promise<void>;
const script: Script = runInThisContext(`(async (github, context) => {${process.env['SCRIPT'] ?? ''}\n})`);
await script(getOctokit(process.env['GITHUB_TOKEN'] ?? ''), context);
