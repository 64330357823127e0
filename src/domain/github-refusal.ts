/** Recognises why GitHub refuses something for good: every later attempt gets the same response. `rendering/explain.ts` has the remedies. */
import type { RequestError } from './errors.ts';

/**
 * Texts of a 403, and what they mean. The first one that fits counts: GitHub also writes "Repository was archived so is read-only and
 * unable to create comment because issue is locked".
 */
const FORBIDDEN = [
  {
    refusal: 'no-permission',
    text: /resource not accessible by (?:integration|personal access token)/i,
  },
  { refusal: 'archived', text: /repository was archived/i },
  {
    refusal: 'full',
    text: /commenting is disabled on issues with more than \d+ comments/i,
  },
  {
    refusal: 'locked',
    text: /\b(?:issue|pull request|conversation|thread|it) is locked/i,
  },
  { refusal: 'single-sign-on', text: /\bSAML\b/ },
] as const;

/** Text of a 410 of a repository without issues. */
const NO_ISSUES = /\bissues (?:are|has been|have been) disabled/i;

/** Reasons to refuse something. A token without access to a repository gets `not-found`, and so does who lists the comments of a transferred issue. */
export type Refusal =
  (typeof FORBIDDEN)[number]['refusal'] | 'moved' | 'not-found' | 'no-issues' | 'deleted';

/** Returns why GitHub refuses a request; undefined for other errors, which may pass. */
export function refusalOf({
  status,
  detail,
}: Pick<RequestError, 'status' | 'detail'>): Refusal | undefined {
  switch (status) {
    // An issue that was transferred, or a repository that has another name.
    case 301:
    case 308:
      return 'moved';
    case 403:
      return FORBIDDEN.find(({ text }) => text.test(detail))?.refusal;
    case 404:
      return 'not-found';
    case 410:
      return NO_ISSUES.test(detail) ? 'no-issues' : 'deleted';
    default:
      return undefined;
  }
}
