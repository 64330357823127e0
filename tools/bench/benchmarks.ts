/** Measurements, and the values to compare them with. */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { action, script, type Runnable, type Situation } from './runs.ts';

export type Benchmark = Readonly<{
  title: string;
  /** Whether it measures the first request or the whole run. */
  until: 'first-request' | 'end';
  situation: Situation;
  candidates: readonly (readonly [name: string, run: Runnable])[];
}>;

const PROMPT = { prompt: 'Explain the retry option.' };
/** A dispatch has no thread of its own: without a comment, the first request is the one that costs. */
const QUIET = { ...PROMPT, comment: 'none' };
const PLAIN = { context: 'none', 'instructions-file': 'none' };

const ours = (
  inputs: Readonly<Record<string, string>>,
  output: readonly [string, string] = ['outcome', 'pr-opened'],
) => action(inputs, output);

/** The shortest inline scripts send the same requests, without retries, checks and state. */
const INLINE_BUNDLE = join(import.meta.dirname, 'inline');
const inline = (text: string) =>
  ['inline script', script([join(INLINE_BUNDLE, 'index.js')], { SCRIPT: text })] as const;
const postJob = (prompt: string): string =>
  `await fetch(process.env.BASE_URL + '/v2/agent/' + process.env.PROJECT_ID + '/job', {
      method: 'POST',
      headers: { authorization: 'Bearer ' + process.env.API_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: ${prompt} }),
    })`;

export const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  start: {
    title: 'Start to the first request to the service',
    until: 'first-request',
    situation: { on: 'dispatch' },
    candidates: [
      ['this action', ours({ ...QUIET, ...PLAIN })],
      ['this action, with instructions file', ours(QUIET)],
      inline(`${postJob("'Explain the retry option.'")};`),
    ],
  },
  run: {
    title: 'A whole run of a command in a thread',
    until: 'end',
    situation: { on: 'comment', body: '/docs explain the retry' },
    candidates: [
      ['this action', ours(PLAIN)],
      ['this action, with all its context', ours({})],
      inline(`
    const { comment, issue } = context.payload;
    const at = { ...context.repo, issue_number: issue.number };
    const [permission] = await Promise.all([
      github.rest.repos.getCollaboratorPermissionLevel({ ...context.repo, username: comment.user.login }),
      github.paginate(github.rest.issues.listComments, at),
    ]);
    if (!['write', 'admin'].includes(permission.data.permission)) return;
    await github.rest.reactions.createForIssueComment({ ...context.repo, comment_id: comment.id, content: 'eyes' });
    const status = await github.rest.issues.createComment({ ...at, body: 'Working.' });
    const reply = ${postJob('comment.body.slice(5)')};
    const { prLink } = await reply.json();
    await github.rest.issues.updateComment({ ...context.repo, comment_id: status.data.id, body: 'Done: ' + prLink });`),
    ],
  },
  comment: {
    title: 'An ordinary comment',
    until: 'end',
    situation: { on: 'comment', body: 'Thanks, that looks good.' },
    candidates: [
      ['this action', ours({}, ['reason', 'no-command'])],
      inline(`if (!context.payload.comment.body.startsWith('/docs')) return;`),
    ],
  },
};

/** Bundles what runs an inline script, as actions usually are bundled. */
export function bundleInline(): void {
  const ncc = createRequire(import.meta.url).resolve('@vercel/ncc/dist/ncc/cli.js');
  const source = join(import.meta.dirname, 'inline-script.js');
  execFileSync(process.execPath, [
    ncc,
    'build',
    source,
    '--out',
    INLINE_BUNDLE,
    '--minify',
    '--quiet',
  ]);
}
