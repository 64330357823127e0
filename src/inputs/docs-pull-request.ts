import { ok } from '../domain/errors.ts';
import { isReviewer } from '../domain/github-names.ts';
import {
  invalidValue,
  numberFrom,
  optional,
  parseListInput,
  parseTextInput,
  splitList,
  type ParseResult,
  type Values,
} from './parse.ts';
import { parseRepository } from './repositories.ts';

const parseLimit = optional(numberFrom(1, 1000));

/** Limits for paid requests and open docs pull requests. */
export const LIMIT_INPUTS = {
  'max-open-prs': parseLimit,
  'max-requests-per-day': parseLimit,
};

/** Repository of docs pull requests, and additions for each of them. */
export const DOCS_PULL_REQUEST_INPUTS = {
  /** `owner/repo`; undefined for the repository of the workflow. */
  'docs-repository': optional(parseRepository),
  /** Empty for `github-token`. */
  'docs-token': parseTextInput,
  'pr-labels': parseListInput,
  'pr-reviewers': parseReviewers,
};
export type DocsPullRequestInputs = Values<typeof DOCS_PULL_REQUEST_INPUTS>;

/** People that a request knows. They are written in any case. */
export const REVIEWER_WORDS = ['requester', 'author', 'merger'] as const;

/** Parses logins, teams and words, without the `@` that people write before them. */
function parseReviewers(text: string): ParseResult<readonly string[]> {
  const reviewers = splitList(text).map((name) => {
    const bare = name.replace(/^@/, '');
    const word = bare.toLowerCase();
    return REVIEWER_WORDS.some((each) => each === word) ? word : bare;
  });
  const wrong = reviewers.find((each) => !isReviewer(each));
  if (wrong === undefined) return ok(reviewers);
  return invalidValue(
    'pr-reviewers',
    wrong,
    'Use logins, ORG/TEAM, requester, author or merger.',
  );
}
