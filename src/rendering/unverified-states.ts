import { pluralize } from './format.ts';

/** Explains that comments of our own account have entries that cannot be verified. They continue nothing and count nowhere. */
export function describeUnverified(repository: string, count: number): string {
  const seen = `${pluralize(count, 'status comment')} in ${repository}`;
  return `No line of \`api-key\` verifies ${seen}, so they are ignored. If you have replaced the key, add the earlier key as another line of \`api-key\`. If not, somebody has changed the comments.`;
}
