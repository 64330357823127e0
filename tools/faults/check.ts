import type { Entry } from './matrix.ts';
import { expectedOf, MAX_BEFORE_POST } from './rules.ts';
import type { Cell, CellResult } from './run-cell.ts';

/** What is wrong with a cell, one clause each. */
export function checkEntry({ cell, result, error }: Entry): readonly string[] {
  if (result === undefined) return [error ?? 'there is no result'];
  const { end, hasFailed, posts, hasJob, reactions, title, warnings, takes } = expectedOf(cell);
  const { truePrLink } = result;
  const prLink = end === 'pr-opened' ? truePrLink : '';
  const [minPosts, maxPosts] = typeof posts === 'number' ? [posts, posts] : posts;
  const took = Math.round(result.tookMs / 1000);
  const beforePost = result.beforePostMs / 1000;
  const rules: readonly (readonly [isBroken: boolean, string])[] = [
    [endOf(result) !== end, `ends as ${endOf(result)}, not ${end}`],
    [result.hasFailed !== hasFailed, hasFailed ? 'the step succeeds' : 'the step fails'],
    [
      result.posts < minPosts || result.posts > maxPosts,
      `${result.posts} POSTs, not ${minPosts} to ${maxPosts}`,
    ],
    [(result.jobId !== '') !== hasJob, hasJob ? 'there is no job id' : 'there is a job id'],
    [result.prLink !== prLink, `reports the pull request ${result.prLink}, not ${prLink}`],
    [end === 'pr-opened' && truePrLink === '', 'there is no pull request'],
    [result.reactions.join(' ') !== reactions, `reacts with ${result.reactions.join(' ')}, not ${reactions}`],
    [result.titles.join() !== (title ?? ''), `status comments: ${result.titles.join(' + ')}`],
    [result.warnings.length !== warnings, `${result.warnings.length} warnings, not ${warnings}`],
    [result.replies > 1, `${result.replies} replies`],
    [took < takes[0] || took > takes[1], `takes ${took} s, not ${takes[0]} to ${takes[1]}`],
    [beforePost > MAX_BEFORE_POST, `submits after ${beforePost} s`],
    [result.message === '', 'has no message'],
    ...alwaysBroken(cell, result),
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, clause]) => clause);
}

/** What no table of expectations may allow. */
function alwaysBroken(
  { place, kind }: Cell,
  { posts, hasFailed, outcome, leaks }: CellResult,
): readonly (readonly [boolean, string])[] {
  const isSubmission = place === 'create' || place === 'message';
  const mayFail = outcome === 'rejected' || outcome === 'unconfirmed';
  return [
    [posts > 1 && !(isSubmission && kind.class === 'limited'), 'submits more than once'],
    [hasFailed && posts > 0 && !mayFail, 'fails though the job was started'],
    [outcome === 'failed', 'reports a job as failed that is not'],
    [leaks.length > 0, `leaks a secret or breaks GitHub’s rules: ${leaks.join(', ')}`],
  ];
}

/** `outcome` or `outcome/reason`. */
export function endOf({ outcome, reason }: CellResult): string {
  return reason === '' ? outcome : `${outcome}/${reason}`;
}
