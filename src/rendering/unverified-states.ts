/** Describes comments of our own account whose entries cannot be verified. They continue nothing and count nowhere. */
import type { Runner } from '../ports.ts';
import { pluralize } from './format.ts';

/**
 * A function that warns of such comments, once for each repository, `owner/name`. `count` is their number
 * in a list of comments.
 */
export type WarnOfUnverified = (repository: string, count: number) => void;

export function createWarnOfUnverified(runner: Runner): WarnOfUnverified {
  const warned = new Set<string>();
  return (repository, count) => {
    const name = repository.toLowerCase();
    if (count === 0 || warned.has(name)) return;
    warned.add(name);
    const seen = `${pluralize(count, 'status comment')} in ${repository}`;
    runner.warning(
      `No line of \`api-key\` verifies ${seen}, so they are ignored. If you have replaced the key, add the earlier key as another line of \`api-key\`. If not, somebody has changed the comments.`,
      'Docs agent',
    );
  };
}
