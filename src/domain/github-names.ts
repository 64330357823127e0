/**
 * Forms of GitHub's names. They fit all names that GitHub gives, and nothing that could be more than a name in an address or a mention.
 *
 * An owner has up to 39 letters, digits and hyphens. Old accounts may have two hyphens in a row, or one at the end. The login of a
 * managed user, who may own repositories, ends with an underscore and the short code of the enterprise:
 * https://docs.github.com/enterprise-cloud@latest/admin/managing-iam/iam-configuration-reference/username-considerations-for-external-authentication
 */

/** Pattern of an organisation or a person, who may own repositories. */
const OWNER = '(?![A-Za-z0-9_-]{40})[A-Za-z0-9][A-Za-z0-9-]*(?:_[A-Za-z0-9]+)?';

/** Pattern of a repository or a team below its owner: `owner/name`, `org/team`. The name is neither `.` nor `..`. */
export const REPOSITORY = String.raw`${OWNER}/(?!\.{1,2}(?:/|$))[A-Za-z0-9._-]{1,100}`;

/** A person's login. That of an App ends in `[bot]`, and can be neither mentioned nor a reviewer. */
export const LOGIN = new RegExp(`^${OWNER}$`);

/** `owner/name`, or `org/team`. */
export const QUALIFIED_NAME = new RegExp(`^${REPOSITORY}$`);

/** Returns whether a text names someone who can review: a person, or a team with its owner. */
export function isReviewer(name: string): boolean {
  return LOGIN.test(name) || QUALIFIED_NAME.test(name);
}
