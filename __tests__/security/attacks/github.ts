import {
  FILES,
  merged,
  mergedThread,
  prompts,
  pushed,
  released,
} from '../../../fakes/events.ts';
import {
  addReviewComment,
  shaOf,
  type ChangedFile,
} from '../../../fakes/github/index.ts';
import { derive } from '../../../fakes/payloads.ts';
import { attacks, type Attack, type AttackContext } from '../attack.ts';
import { reportJobs } from '../hostile-service.ts';
import { LOUD, nameOf, WELL_FORMED_TEXTS } from '../hostile-texts.ts';
import { findPromptInjection } from '../checks/prompt.ts';
import { isStatusComment } from '../entries.ts';

const target = 'texts of GitHub';
const detached = { inputs: { 'wait-minutes': '0' } };

const filesOf = (text: string): readonly ChangedFile[] => [
  { filename: text, patch: text },
  {
    filename: 'src/search.ts',
    previousFilename: text,
    patch: `@@ -1 +1 @@\n-${text}\n+${text}`,
  },
];

/** Returns whether text of others is in the prompts, between the delimiters and nowhere else. */
function isDelimited(
  { harness, check }: Pick<AttackContext, 'harness' | 'check'>,
  expected: number,
): void {
  const sent = prompts(harness.service);
  check(`${expected} prompts are sent`, sent.length === expected);
  for (const found of sent.flatMap((prompt) => findPromptInjection(prompt))) {
    check(`no ${found}`, false);
  }
}

/** A release, then a merged pull request that reports in the same thread. */
const inReleases = attacks(
  target,
  'a release, then a merged pull request: ',
  WELL_FORMED_TEXTS,
  (text) => {
    const tag = nameOf(text);
    const release = { tag, name: text, body: text };
    const head = { ref: nameOf(text), sha: shaOf('x') };
    return {
      harness: {
        github: {
          releases: [release, { tag: '0.0.0' }],
          comparisons: [
            {
              base: '0.0.0',
              head: tag,
              commits: [{ message: text }],
              files: filesOf(text),
            },
          ],
          threads: [
            mergedThread({
              title: text,
              body: text,
              labels: [text],
              files: filesOf(text),
              pull: { head },
            }),
          ],
        },
      },
      play: async ({ harness, run, check }) => {
        const inputs = { comment: '2' };
        await run(released({ tag_name: tag, name: text, body: text }), {
          inputs,
          runId: 71,
        });
        const pull = {
          title: text,
          body: text,
          labels: [{ name: text }],
          head: { ref: nameOf(text) },
        };
        const { outputs } = await run(merged('pull_request', pull), { runId: 72 });
        check('the pull request is reported', outputs['outcome'] === 'pr-opened');
        check(
          'each has a status comment',
          harness.ourComments(2).filter(isStatusComment).length === 2,
        );
        isDelimited({ harness, check }, 2);
      },
    };
  },
);

/** Commands below hostile titles and on hostile lines: their words are the instruction, the rest is data. */
const inThreads = attacks(
  target,
  'an issue and a line of a diff: ',
  WELL_FORMED_TEXTS,
  (text) => ({
    harness: {
      github: {
        threads: [
          { number: 1, title: text, body: text, labels: [text] },
          {
            number: 2,
            title: text,
            body: text,
            labels: [text],
            pull: { files: filesOf(text) },
          },
        ],
      },
    },
    play: async ({ harness, run, check }) => {
      const issue = harness.addComment('/docs Describe the flag', { on: 'issue' });
      const line = harness.addComment('/docs Describe this line', {
        on: 'review-comment',
      });
      const payloads = [
        derive(issue.payload, {
          issue: { title: text, body: text, labels: [{ name: text }] },
        }),
        derive(line.payload, {
          comment: { path: text, diff_hunk: text },
          pull_request: { title: text, body: text, head: { ref: nameOf(text) } },
        }),
      ];
      for (const [index, payload] of payloads.entries()) {
        const { outputs } = await run(
          { ...(index === 0 ? issue : line), payload },
          detached,
        );
        check('it is submitted', outputs['outcome'] === 'still-active');
      }
      isDelimited({ harness, check }, 2);
    },
  }),
);

/** A review of a docs pull request, every part of it: its words say what to do there, and are data nevertheless. */
const inReviews = attacks(target, 'a review: ', WELL_FORMED_TEXTS, (text) => ({
  harness: {
    service: { repository: 'https://github.com/Codertocat/Hello-World', firstPull: 30 },
    github: {
      threads: [
        { number: 2, pull: {} },
        { number: 30, author: 'mintlify[bot]', pull: {} },
      ],
    },
  },
  play: async ({ harness, run, command, check }) => {
    await command('/docs Describe the flag');
    const { name, payload } = harness.addComment(text, { on: 'review', number: 30 });
    const { id } = payload['review'] as { id: number };
    for (const path of [text, 'docs/index.md']) {
      addReviewComment(harness.github.state, {
        thread: 30,
        body: text,
        onLine: { review: id, path, hunk: text },
      });
    }
    const pull = { title: text, body: text, head: { ref: nameOf(text) }, state: 'open' };
    const event = { name, payload: derive(payload, { pull_request: pull }) };
    const { outputs } = await run(event, { inputs: { 'pr-feedback': 'reviews' } });
    // A text with our marker is taken for our own.
    if (outputs['reason'] === 'bot') return;
    check('it is sent', outputs['jobAction'] === 'messaged');
    const sent = prompts(harness.service);
    check('once', sent.length === 2);
    for (const found of findPromptInjection(sent[1] ?? '')) check(`no ${found}`, false);
  },
}));

const inPushes = attacks(target, 'a push: ', WELL_FORMED_TEXTS, (text) => {
  const [base, head] = [shaOf('before'), shaOf('after')];
  const commits = [{ sha: head, message: text }];
  return {
    harness: { github: { comparisons: [{ base, head, commits, files: filesOf(text) }] } },
    play: async ({ harness, run, check }) => {
      const event = pushed(base, head, {
        ref: `refs/heads/${nameOf(text)}`,
        commits: [{ id: head, message: text, author: { username: text } }],
      });
      const { outputs } = await run(event);
      check('it is submitted', outputs['outcome'] === 'pr-opened');
      isDelimited({ harness, check }, 1);
    },
  };
});

/** Names and addresses around a docs pull request that the action finishes. */
const inDocsPullRequests = attacks(
  target,
  'a docs pull request: ',
  WELL_FORMED_TEXTS,
  (text) => {
    const pull = { head: { ref: nameOf(text), sha: shaOf('docs') } };
    // Neither its author nor its branch shows whose it is, so it must be newer than the request.
    const createdAt = '2099-01-01T00:00:00Z';
    const prLink = 'https://github.com/Codertocat/Hello-World/pull/30';
    const read = { id: 'job_0001', status: 'completed', prLink };
    return {
      harness: {
        service: reportJobs({ created: {}, read }),
        github: {
          threads: [
            { number: 2, author: text, pull: { merged: true, mergedBy: text } },
            {
              number: 30,
              title: text,
              author: text,
              labels: [text],
              createdAt,
              pull,
            },
          ],
        },
      },
      play: async ({ harness, command, check }) => {
        const people = { 'pr-reviewers': 'author, merger' };
        const inputs = { ...people, 'pr-labels': 'docs' };
        await command('/docs Describe the flag', {}, { inputs });
        const docs = harness.github.state.threads.get(30);
        check('it gets the label', docs?.labels.includes('docs') === true);
        check(
          'a name that is no login is not used',
          docs?.pull?.requestedReviewers.length === 0,
        );
      },
    };
  },
);

/** Errors of GitHub, quoted in warnings, in messages and in a sweep's summary. */
const inErrors = attacks(target, 'an error: ', LOUD, (text) => {
  let isRefused = false;
  return {
    harness: {
      github: {
        threads: [{ number: 1 }, { number: 2, pull: { files: FILES } }],
        intercept: ({ operation, method }) =>
          isRefused && operation !== 'repos/get-collaborator-permission-level'
            ? {
                status: method === 'GET' ? 422 : 403,
                headers: {
                  'x-accepted-github-permissions': text
                    .replace(/[^ -~]/g, ' ')
                    .slice(0, 500),
                },
                body: { message: text, documentation_url: text },
              }
            : undefined,
      },
    },
    play: async ({ harness, run, command, sweep, check }) => {
      await command('/docs Describe the flag', {}, detached);
      isRefused = true;
      const again = await command('/docs new Describe the flag');
      check(
        'the run ends, and sends nothing: this refusal may pass',
        again.outputs['reason'] === 'github' && harness.posts().length === 1,
      );
      const named = { inputs: { subject: 'release:v1' } };
      const unread = await run(released({ tag_name: nameOf(text) }), named);
      check(
        'a subject that cannot be read is an error',
        unread.outputs['outcome'] === 'misconfigured',
      );
      const swept = await sweep();
      check(
        'a sweep that cannot read fails',
        swept.exitCode === 1 && swept.summary.includes('422'),
      );
    },
  };
});

export const ON_GITHUB: readonly Attack[] = [
  ...inReleases,
  ...inThreads,
  ...inReviews,
  ...inPushes,
  ...inDocsPullRequests,
  ...inErrors,
];
