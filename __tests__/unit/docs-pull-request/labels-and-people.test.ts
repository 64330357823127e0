import { describe, expect, it } from '@jest/globals';
import {
  addLabelsAndPeople,
  type WantedPeople,
} from '../../../src/docs-pull-request/labels-and-people.ts';
import { annotationsOf, newReport, runWith } from '../../support/runs.ts';
import { connect } from '../github/connect.ts';

const NOTHING: WantedPeople = { labels: [], reviewers: [] };
const PEOPLE = { requester: 'Mona', author: 'hubot', merger: '' };

/** Finishes pull request 2, by `docs-bot`. */
async function finish(additions: Partial<WantedPeople>) {
  const { github, sent, pulls, issues } = await connect({
    threads: [
      {
        number: 2,
        author: 'docs-bot',
        labels: ['bug'],
        pull: { requestedReviewers: ['octocat'] },
      },
    ],
    roles: { mona: 'write', hubot: 'read', octocat: 'read' },
    teams: ['docs'],
    labels: ['docs'],
  });
  const report = newReport();
  const run = runWith({ apis: { pulls, issues }, report });
  const docs = run.github('Codertocat/Hello-World');
  const pull = await docs.pulls.read(2);
  if (!pull.ok) throw new Error(pull.error.detail);
  await addLabelsAndPeople(run, docs, pull.value, { ...NOTHING, ...additions }, PEOPLE);
  const thread = github.state.threads.get(2);
  const { requestedReviewers: users = [], requestedTeams: teams = [] } =
    thread?.pull ?? {};
  const { labels = [] } = thread ?? {};
  return {
    labels,
    users,
    teams,
    warnings: annotationsOf(report),
    sent: sent().slice(1),
  };
}

it.each<readonly [string, Partial<WantedPeople>]>([
  ['nothing is wanted', {}],
  ['only its author is wanted', { reviewers: ['Docs-Bot'] }],
  ['only bots are wanted', { reviewers: ['renovate[bot]'] }],
  ['nobody is known', { reviewers: ['merger'] }],
])('writes nothing if %s', async (_, additions) => {
  expect(await finish(additions)).toMatchObject({ warnings: [], sent: [] });
});

describe('reviewers that GitHub refuses', () => {
  it('do not prevent the others', async () => {
    const reviewers = ['mona', 'stranger', 'Codertocat/docs', 'Codertocat/none'];
    const { users, teams, warnings } = await finish({ reviewers });
    expect([users, teams]).toEqual([['octocat', 'mona'], ['docs']]);
    expect(warnings).toEqual([
      expect.stringMatching(
        /^warning: Docs agent: `pr-reviewers`: the docs pull request did not get stranger, Codertocat\/none: GitHub responded with 422, .*\. Check the names/,
      ),
    ]);
  });

  it('cost at most 10 requests', async () => {
    const reviewers = Array.from({ length: 12 }, (_, index) => `stranger-${index}`);
    const { sent, warnings } = await finish({ reviewers });
    expect(sent).toHaveLength(10);
    expect(warnings).toEqual([
      expect.stringContaining('did not get stranger-0, stranger-1, '),
    ]);
  });
});
