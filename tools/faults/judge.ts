import type { Cell } from './cell.ts';
import type { Found } from './found.ts';
import type { Entry } from './matrix.ts';
import { expectedOf } from './rules.ts';

/** What is wrong with a cell, each as a clause; empty where every rule holds. */
export function judge({ cell, found, broken }: Entry): readonly string[] {
  if (found === undefined) return [broken ?? 'there is no result'];
  const expected = expectedOf(cell);
  const { end, failed, posts, job, reactions, comment, warnings, takes, beforePost } = expected;
  const prLink = end === 'pr-opened' ? found.truePrLink : '';
  const [least, most] = typeof posts === 'number' ? [posts, posts] : posts;
  const seconds = Math.round(found.spentMs / 1000);
  const wrong: readonly (readonly [boolean, string])[] = [
    [endOf(found) !== end, `ends as ${endOf(found)}, not ${end}`],
    [found.failed !== failed, failed ? 'is green' : 'is red'],
    [
      found.posts < least || found.posts > most,
      `${found.posts} POSTs reach the service, not ${least} to ${most}`,
    ],
    [(found.jobId !== '') !== job, job ? 'the job id is not told' : 'a job id is told'],
    [found.prLink !== prLink, `tells the pull request ${found.prLink}, not ${prLink}`],
    [end === 'pr-opened' && found.truePrLink === '', 'there is no pull request'],
    [found.reactions.join(' ') !== reactions, `reacts with ${found.reactions.join(' ')}, not ${reactions}`],
    [
      found.headlines.join() !== (comment === 'none' ? '' : comment),
      `the comments say: ${found.headlines.join(' + ')}`,
    ],
    [found.warnings.length !== warnings, `${found.warnings.length} warnings, not ${warnings}`],
    [found.replies > 1, `${found.replies} replies`],
    [seconds < takes[0] || seconds > takes[1], `takes ${seconds} s, not ${takes[0]} to ${takes[1]}`],
    [(found.beforePostMs ?? 0) > beforePost * 1000, `asks after ${(found.beforePostMs ?? 0) / 1000} s`],
    [found.leaks.length > 0, `leaks or breaks GitHub’s rules: ${found.leaks.join(', ')}`],
    [found.outcome === 'failed', 'tells a job as failed that is well'],
    [found.message === '', 'has no message'],
    ...alwaysWrong(cell, found),
  ];
  return wrong.filter(([is]) => is).map(([, clause]) => clause);
}

/** Rules over all rules: what a table of expectations must not be able to allow. */
function alwaysWrong(
  { place, kind }: Cell,
  { posts, failed, outcome }: Found,
): readonly (readonly [boolean, string])[] {
  const spends = place === 'create' || place === 'message';
  return [
    [posts > 1 && !(spends && kind.class === 'limited'), 'asks more than once'],
    [
      failed && posts > 0 && !['rejected', 'unconfirmed'].includes(outcome),
      'fails though the job was started',
    ],
  ];
}

export function endOf({ outcome, reason }: Found): string {
  return reason === '' ? outcome : `${outcome}/${reason}`;
}
