import { merged, mergedThread, prompts, pushed, released } from '../../fakes/happenings.ts';
import { shaOf, type ChangedFile } from '../../fakes/github/index.ts';
import { derive } from '../../fakes/payloads.ts';
import type { Attack, Scene } from './attack.ts';
import { HOSTILE_TEXTS, nameOf } from './hostile-texts.ts';
import { findHarmInPrompt } from './prompt-harm.ts';

const filesOf = (text: string): readonly ChangedFile[] => [
  { filename: text, patch: text },
  { filename: 'src/search.ts', previousFilename: text, patch: `@@ -1 +1 @@\n-${text}\n+${text}` },
];

/** GitHub keeps UTF-8, which has no halves of characters. */
const TEXTS = Object.entries(HOSTILE_TEXTS).map(([what, text]) => [what, text.toWellFormed()] as const);

/** What others wrote is in the prompts, and nowhere but where they say so. */
function holdApart({ stage, hold }: Scene, asked: number): void {
  const sent = prompts(stage.service);
  hold(`${asked} instructions are sent`, sent.length === asked);
  for (const harm of sent.flatMap((prompt) => findHarmInPrompt(prompt))) hold(`not: ${harm}`, false);
}

/** A release, then a merged pull request that is told in the same thread: the tag is among the other asks. */
const inReleases = TEXTS.map(([what, text]): Attack => {
  const tag = nameOf(text);
  const release = { tag, name: text, body: text, createdAt: '2026-02-01T00:00:00Z' };
  const head = { ref: nameOf(text), sha: shaOf('x') };
  return {
    target: 'texts of GitHub',
    name: `a release, then a merged pull request: ${what}`,
    stage: {
      github: {
        releases: [release, { tag: '0.0.0', createdAt: '2025-01-01T00:00:00Z' }],
        comparisons: [
          { base: '0.0.0', head: tag, commits: [{ message: text, authorName: text }], files: filesOf(text) },
        ],
        threads: [
          mergedThread({ title: text, body: text, labels: [text], files: filesOf(text), pull: { head } }),
        ],
      },
    },
    play: async (scene) => {
      const { stage, act, hold } = scene;
      const ours = { tag_name: tag, name: text, body: text };
      await act(released(ours), { inputs: { 'issue-number': '2' }, runId: 71 });
      const pull = { title: text, body: text, labels: [{ name: text }], head: { ref: nameOf(text) } };
      const run = await act(merged('pull_request', pull), { runId: 72 });
      hold('it is told', run.outputs['outcome'] === 'pr-opened');
      const lines = stage.ours(2).flatMap(({ body }) => body.split('\n'));
      hold('the release is among the other asks', lines.filter((line) => line.startsWith('- ')).length === 1);
      holdApart(scene, 2);
    },
  };
});

/** Commands under hostile titles and on hostile lines: their words are the instruction, and the rest is data. */
const inThreads = TEXTS.map(([what, text]): Attack => ({
  target: 'texts of GitHub',
  name: `an issue and a line of a diff: ${what}`,
  stage: {
    github: {
      threads: [
        { number: 1, title: text, body: text, labels: [text] },
        { number: 2, title: text, body: text, labels: [text], pull: { files: filesOf(text) } },
      ],
    },
  },
  play: async (scene) => {
    const { stage, act, hold } = scene;
    const detached = { inputs: { wait: 'false' } };
    const issue = stage.say('/docs Describe the flag', { on: 'issue' });
    const line = stage.say('/docs Describe this line', { on: 'review-comment' });
    const about = { title: text, body: text, labels: [{ name: text }] };
    const runs = [
      await act({ ...issue, payload: derive(issue.payload, { issue: about }) }, detached),
      await act(
        {
          ...line,
          payload: derive(line.payload, {
            comment: { path: text, diff_hunk: text },
            pull_request: { title: text, body: text, head: { ref: nameOf(text) } },
          }),
        },
        detached,
      ),
    ];
    hold(
      'both are asked',
      runs.every(({ outputs }) => outputs['outcome'] === 'still-active'),
    );
    holdApart(scene, 2);
  },
}));

const inPushes = TEXTS.map(([what, text]): Attack => {
  const [before, after] = [shaOf('before'), shaOf('after')];
  return {
    target: 'texts of GitHub',
    name: `a push: ${what}`,
    stage: {
      github: {
        comparisons: [
          {
            base: before,
            head: after,
            commits: [{ sha: after, message: text, authorName: text }],
            files: filesOf(text),
          },
        ],
      },
    },
    play: async (scene) => {
      const commits = [{ id: after, message: text, author: { username: text } }];
      const ref = `refs/heads/${nameOf(text)}`;
      const run = await scene.act(pushed(before, after, { ref, commits }));
      scene.hold('it is asked', run.outputs['outcome'] === 'pr-opened');
      holdApart(scene, 1);
    },
  };
});

export const ON_GITHUB_TEXTS: readonly Attack[] = [...inReleases, ...inThreads, ...inPushes];
