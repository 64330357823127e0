import {
  invalidValue,
  combine,
  ok,
  optional,
  parseBoolean,
  parseNumber,
  splitList,
  type Parsed,
  type ParseResult,
} from './parse.ts';

export const DOCS_PULL_REQUEST_INPUTS = [
  'max-open-prs',
  'max-jobs-per-day',
  'max-jobs-per-person',
  'docs-repository',
  'docs-token',
  'pr-labels',
  'pr-reviewers',
  'pr-assignees',
  'pr-comment',
] as const;

/** Limits for new jobs, and what a docs pull request gets. */
export type DocsPullRequestInputs = Parsed<typeof parseDocsPullRequest>;

const LOGIN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;
/** `owner/repo` and `org/team` */
const QUALIFIED_NAME = /^[A-Za-z0-9-]{1,100}\/(?!\.\.?$)[A-Za-z0-9._-]{1,100}$/;

export function parseDocsPullRequest(getInput: (name: (typeof DOCS_PULL_REQUEST_INPUTS)[number]) => string) {
  const parseLimit = (name: 'max-open-prs' | 'max-jobs-per-day' | 'max-jobs-per-person') =>
    optional(getInput(name), (text) => parseNumber(name, text, { min: 1, max: 1000 }));
  return combine({
    /** Undefined for no limit. */
    limits: combine({
      maxOpenPrs: parseLimit('max-open-prs'),
      maxJobsPerDay: parseLimit('max-jobs-per-day'),
      maxJobsPerPerson: parseLimit('max-jobs-per-person'),
    }),
    /** `owner/repo`; undefined for the repository of the workflow. */
    docsRepository: optional(getInput('docs-repository'), parseRepository),
    /** Empty for `github-token`. */
    docsToken: ok(getInput('docs-token')),
    additions: combine({
      labels: ok<readonly string[]>(splitList(getInput('pr-labels'))),
      reviewers: parsePeople('pr-reviewers', getInput('pr-reviewers'), [LOGIN, QUALIFIED_NAME]),
      assignees: parsePeople('pr-assignees', getInput('pr-assignees'), [LOGIN]),
    }),
    comment: parseBoolean('pr-comment', getInput('pr-comment')),
  });
}

function parseRepository(text: string): ParseResult<string> {
  if (QUALIFIED_NAME.test(text)) return ok(text);
  return invalidValue('docs-repository', text, 'Use OWNER/REPOSITORY, for example acme/docs.');
}

/** Logins and words, without the `@` that people write before them. */
function parsePeople(name: string, text: string, forms: readonly RegExp[]): ParseResult<readonly string[]> {
  const people = splitList(text).map((each) => each.replace(/^@/, ''));
  const wrong = people.find((each) => !forms.some((form) => form.test(each)));
  const teams = forms.includes(QUALIFIED_NAME) ? ' ORG/TEAM,' : '';
  const remedy = `Use logins,${teams} requester, author or merger.`;
  return wrong === undefined ? ok(people) : invalidValue(name, wrong, remedy);
}
