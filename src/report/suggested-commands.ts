import type { Outcome } from '../domain.ts';
import { codeSpan } from './markdown.ts';

/**
 * What to type next, on one line; empty where it is too early to say. Quoted: GitHub shows that as an aside, and a quoted line is never taken for a command.
 * `outcome` is undefined while the run is at it; `hasJob` says whether there is a job to go on with.
 */
export function suggestedCommands(
  options: Readonly<{ prefix: string; outcome: Outcome | undefined; hasJob: boolean }>,
): string {
  const describe = (rest: string, does: string): string => `${codeSpan(`${options.prefix} ${rest}`)} ${does}`;
  const status = describe('status', 'looks again');
  const continueJob = describe('…', 'continues this job');
  const another = describe('new …', 'starts another');
  const retry = describe('retry', 'asks the same again');
  const newJob = describe('…', 'starts a new job');
  const choice = ((): readonly string[] => {
    switch (options.outcome) {
      case 'rejected':
      case 'unconfirmed':
      case 'misconfigured':
        return [retry];
      case 'failed':
      case 'archived':
        return [retry, newJob];
      case 'still-active':
      case 'connection-lost':
      case 'cancelled':
        return options.hasJob ? [status, continueJob, another] : [retry];
      case 'pr-opened':
      case 'no-pr':
        return [continueJob, another];
      default:
        return options.hasJob ? [continueJob, another] : [];
    }
  })();
  if (choice.length === 0) return '';
  return `> **Go on here:** ${[...choice, describe('help', 'shows all commands')].join(' · ')}`;
}
