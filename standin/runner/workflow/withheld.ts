import type { EventOfRun } from '../environment.ts';
import { lookUp } from '../expressions.ts';

/** Events that Dependabot causes itself. Comments and merges under its pull requests are those of people. */
const CAUSED_BY_DEPENDABOT = [
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
  'push',
  'create',
];

/**
 * Whether GitHub gives a run no secrets and a token that only reads: pull requests of forks, and what Dependabot
 * does. `pull_request_target` runs for the base, and `issue_comment` and `schedule` do not know the difference.
 */
export function isWithheld({ name, payload }: EventOfRun): boolean {
  const byDependabot = lookUp(payload, ['sender', 'login']) === 'dependabot[bot]';
  if (byDependabot && CAUSED_BY_DEPENDABOT.includes(name)) return true;
  const head = lookUp(payload, ['pull_request', 'head']);
  if (head === undefined || name === 'pull_request_target') return false;
  const home = lookUp(payload, ['pull_request', 'base', 'repo', 'id']);
  return lookUp(head, ['repo', 'id']) !== home;
}
