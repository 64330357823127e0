import type { Outcome } from '../domain.ts';
import { code } from './markdown.ts';

/**
 * What to type next, on one line; empty where it is too early to say. Quoted: GitHub shows that as an aside, and a quoted line is never taken for a command.
 * `outcome` is undefined while the run is at it; `hasJob` says whether there is a job to go on with.
 */
export function nextCommands(
  told: Readonly<{ word: string; outcome: Outcome | undefined; hasJob: boolean }>,
): string {
  const say = (rest: string, does: string): string => `${code(`${told.word} ${rest}`)} ${does}`;
  const look = say('status', 'looks again');
  const goOn = say('…', 'continues this job');
  const another = say('new …', 'starts another');
  const again = say('retry', 'asks the same again');
  const anew = say('…', 'starts a new job');
  const choice = ((): readonly string[] => {
    switch (told.outcome) {
      case 'refused':
      case 'unconfirmed':
      case 'misconfigured':
        return [again];
      case 'failed':
      case 'archived':
        return [again, anew];
      case 'still-active':
      case 'lost-contact':
      case 'cancelled':
        return told.hasJob ? [look, goOn, another] : [again];
      case 'pr-opened':
      case 'no-changes':
        return [goOn, another];
      default:
        return told.hasJob ? [goOn, another] : [];
    }
  })();
  if (choice.length === 0) return '';
  return `> **Go on here:** ${[...choice, say('help', 'shows all commands')].join(' · ')}`;
}
