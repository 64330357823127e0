import { ok } from '../domain/errors.ts';
import {
  booleanOr,
  invalidValue,
  numberFrom,
  optional,
  parseList,
  parseText,
  splitList,
  type Parser,
  type Values,
} from './parse.ts';
import { parseRepository, QUALIFIED_NAME } from './repositories.ts';

const parseLimit = optional(numberFrom(1, 1000));
const LOGIN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;

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
  'docs-token': parseText,
  'pr-labels': parseList,
  'pr-reviewers': peopleFrom(' ORG/TEAM,', LOGIN, QUALIFIED_NAME),
  'pr-assignees': peopleFrom('', LOGIN),
  'pr-comment': booleanOr(true),
  'pr-preview': booleanOr(false),
};
export type DocsPullRequestInputs = Values<typeof DOCS_PULL_REQUEST_INPUTS>;

/** Returns a parser of logins and words, without the `@` that people write before them. */
function peopleFrom(
  teams: string,
  ...forms: readonly RegExp[]
): Parser<readonly string[]> {
  return (text, name) => {
    const people = splitList(text).map(withoutAt);
    const isPerson = (login: string) => forms.some((form) => form.test(login));
    const wrong = people.find((each) => !isPerson(each));
    if (wrong === undefined) return ok(people);
    return invalidValue(name, wrong, `Use logins,${teams} requester, author or merger.`);
  };
}

function withoutAt(login: string): string {
  return login.replace(/^@/, '');
}
