import { expect, it } from '@jest/globals';
import { DOCS_PULL_REQUEST_INPUTS, LIMIT_INPUTS } from '../../../src/inputs/docs-pull-request.ts';
import { combine, messagesOf, parseEach } from '../../../src/inputs/parse.ts';

const TABLE = { ...LIMIT_INPUTS, ...DOCS_PULL_REQUEST_INPUTS };
type Given = Partial<Record<keyof typeof TABLE, string>>;
const parse = (given: Given) => {
  const parsed = combine(parseEach(TABLE, (name) => given[name] ?? ''));
  return parsed.ok ? parsed.value : messagesOf(parsed.error);
};

it('turns everything off by default', () => {
  expect(parse({})).toEqual({
    maxOpenPrs: undefined,
    maxJobsPerDay: undefined,
    maxJobsPerPerson: undefined,
    docsRepository: undefined,
    docsToken: '',
    prLabels: [],
    prReviewers: [],
    prAssignees: [],
    prComment: false,
    prPreview: false,
  });
});

it.each<readonly [Given, object]>([
  [
    { 'max-open-prs': '1', 'max-jobs-per-day': '20' },
    { maxOpenPrs: 1, maxJobsPerDay: 20 },
  ],
  [{ 'max-jobs-per-person': '1000' }, { maxJobsPerPerson: 1000 }],
  [
    { 'docs-repository': 'acme/docs.site', 'docs-token': 'ghs_x' },
    { docsRepository: 'acme/docs.site', docsToken: 'ghs_x' },
  ],
  [{ 'pr-labels': 'docs, needs review\n@acme' }, { prLabels: ['docs', 'needs review', '@acme'] }],
  [
    { 'pr-reviewers': '@mona, author\nacme/docs_team, mona_corp' },
    { prReviewers: ['mona', 'author', 'acme/docs_team', 'mona_corp'] },
  ],
  [{ 'pr-assignees': 'merger, requester' }, { prAssignees: ['merger', 'requester'] }],
  [{ 'pr-comment': 'TRUE' }, { prComment: true }],
])('%j', (given, expected) => {
  expect(parse(given)).toMatchObject(expected);
});

it.each<readonly [Given, string]>([
  [{ 'max-open-prs': '0' }, '`max-open-prs` is not valid: "0". Use a whole number from 1 to 1000.'],
  [{ 'max-jobs-per-day': '2.5' }, '`max-jobs-per-day` is not valid'],
  [{ 'max-jobs-per-person': 'many' }, '`max-jobs-per-person` is not valid'],
  [{ 'docs-repository': 'https://github.com/acme/docs' }, 'Use OWNER/REPOSITORY, for example acme/docs.'],
  [{ 'docs-repository': 'acme/..' }, '`docs-repository` is not valid'],
  [
    { 'pr-reviewers': 'mona, renovate[bot]' },
    '`pr-reviewers` is not valid: "renovate[bot]". Use logins, ORG/TEAM, requester, author or merger.',
  ],
  [{ 'pr-reviewers': 'mona@example.com' }, '`pr-reviewers` is not valid'],
  [{ 'pr-assignees': 'acme/docs' }, 'Use logins, requester, author or merger.'],
  [{ 'pr-comment': 'yes' }, '`pr-comment` is not valid'],
])('%j is not valid', (given, message) => {
  expect(parse(given)).toEqual([expect.stringContaining(message)]);
});
