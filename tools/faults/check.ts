import type { Entry } from './matrix.ts';
import { expectedOf, MAX_BEFORE_POST } from './rules.ts';
import { PR_LINK, type Cell, type CellResult } from './run-cell.ts';

/** What is wrong with a cell, one clause each. */
export function checkEntry({ cell, result, error }: Entry): readonly string[] {
  if (result === undefined) return [error ?? 'there is no result'];
  const { end, hasFailed, posts, hasJob, reactions, title = '', warnings, takes } = expectedOf(cell);
  const { jobId = '', message = '' } = result.outputs;
  const prLink = end === 'pr-opened' ? PR_LINK : '';
  const seconds = Math.round(result.tookMs / 1000);
  const beforePost = result.beforePostMs / 1000;
  const [minPosts, maxPosts] = typeof posts === 'number' ? [posts, posts] : posts;
  const isOutside = (value: number, [min, max]: readonly [number, number]): boolean =>
    value < min || value > max;
  const rules: readonly (readonly [isBroken: boolean, string])[] = [
    [endOf(result) !== end, `ends as ${endOf(result)}, not ${end}`],
    [result.hasFailed !== hasFailed, hasFailed ? 'the step succeeds' : 'the step fails'],
    [isOutside(result.posts, [minPosts, maxPosts]), `${result.posts} POSTs, not ${minPosts} to ${maxPosts}`],
    [(jobId !== '') !== hasJob, hasJob ? 'there is no job id' : 'there is a job id'],
    [
      result.outputs['prLink'] !== prLink,
      `reports the pull request ${result.outputs['prLink']}, not ${prLink}`,
    ],
    [result.reactions.join(' ') !== reactions, `reacts with ${result.reactions.join(' ')}, not ${reactions}`],
    [result.titles.join() !== title, `status comments: ${result.titles.join(' + ')}`],
    [result.warnings.length !== warnings, `${result.warnings.length} warnings, not ${warnings}`],
    [result.replies > 1, `${result.replies} replies`],
    [isOutside(seconds, takes), `takes ${seconds} s, not ${takes[0]} to ${takes[1]}`],
    [beforePost > MAX_BEFORE_POST, `submits after ${beforePost} s`],
    [message === '', 'has no message'],
    ...alwaysBroken(cell, result),
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, clause]) => clause);
}

/** What no table of expectations may allow. */
function alwaysBroken(
  { place, kind }: Cell,
  { posts, hasFailed, outputs, leaks, prompt }: CellResult,
): readonly (readonly [boolean, string])[] {
  const { outcome = '' } = outputs;
  const isSubmission = place === 'create' || place === 'message';
  const mayFail = outcome === 'rejected' || outcome === 'unconfirmed';
  return [
    [posts > 1 && !(isSubmission && kind.class === 'limited'), 'submits more than once'],
    [hasFailed && posts > 0 && !mayFail, 'fails though the job was started'],
    [outcome === 'failed', 'reports a job as failed that is not'],
    [/undefined|\[object|NaN/.test(prompt), 'sends a value that only a program would write'],
    [leaks.length > 0, `leaks a secret or breaks GitHub’s rules: ${leaks.join(', ')}`],
  ];
}

/** `outcome` or `outcome/reason`. */
export function endOf({ outputs: { outcome = '', reason = '' } }: CellResult): string {
  return reason === '' ? outcome : `${outcome}/${reason}`;
}
