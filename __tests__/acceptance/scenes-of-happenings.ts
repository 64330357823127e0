/**
 * What the workflows for releases, merged pull requests, pushes and nights promise.
 */
import { expect } from '@jest/globals';
import { makeCommit, makeRelease, makeThread, shaOf } from '../../fakes/github/index.ts';
import { FILES, merged, mergedThread, pushed, released } from '../../fakes/happenings.ts';
import { expectClean, instructions, scheduled, type Scene } from './played.ts';
import { memory } from './on-stage.ts';
import type { Stage } from '../../fakes/stage.ts';

/** The issue that remembers, where a workflow has one. */
const ISSUE = { DOCS_ISSUE: '1' };
const JOBS = '/v2/agent/acme-docs/job';
const [BEFORE, AFTER] = [shaOf('before'), shaOf('after')];

function compare({ github }: Stage, base: string, head: string): void {
  const commits = [{ sha: AFTER, message: 'Search titles (#2)', pulls: [2] }];
  github.state.comparisons.push({ base, head, commits, files: FILES });
}

/** Two releases, and what lies between them. */
export function release(stage: Stage): void {
  const old = makeRelease({ tag: '0.0.0', createdAt: '2025-01-01T00:00:00Z' });
  stage.github.state.releases.push(makeRelease({ tag: '0.0.1', body: 'Search is faster.' }), old);
  compare(stage, '0.0.0', '0.0.1');
}

function merge({ github }: Stage, files = FILES): void {
  github.state.threads.set(2, makeThread(mergedThread({ files, pull: { mergeCommitSha: AFTER } })));
}

/** By the workflow's `name`. */
export const HAPPENINGS: Readonly<Record<string, readonly Scene[]>> = {
  'Docs for a release': [
    {
      it: 'a release becomes a job that knows its notes and what was merged',
      play: async (stage, workflow) => {
        release(stage);
        expectClean(await stage.workflow(workflow, released()));
        expect(instructions(stage)).toEqual([
          expect.stringMatching(/^A new release[^]*Search is faster[^]*Search titles[^]*find\(titles\)/),
        ]);
      },
    },
    {
      it: 'a prerelease asks for nothing',
      play: async (stage, workflow) => {
        expectClean(await stage.workflow(workflow, released({ prerelease: true })));
        expect(stage.asked()).toEqual([]);
      },
    },
  ],
  'Release with docs': [
    {
      it: 'a release made with the workflow’s own token becomes a job in the same run',
      play: async (stage, workflow) => {
        release(stage);
        // What makes the release is GitHub's own tool; here it is there already.
        const made = workflow.replace(/gh release create .*/, 'echo it is there');
        expect(made).not.toBe(workflow);
        const tagged = made.replace("['v*']", "['*']");
        const event = pushed('0'.repeat(40), AFTER, { ref: 'refs/tags/0.0.1' });
        expectClean(await stage.workflow(tagged, event));
        expect(instructions(stage)).toEqual([expect.stringContaining('Search is faster.')]);
      },
    },
  ],
  'Docs for merged pull requests': [
    {
      it: 'a merged pull request of a fork becomes a job, and is told how it went',
      play: async (stage, workflow) => {
        merge(stage, [{ filename: 'apps/shop/cart.ts', patch: '@@ -1 +1 @@\n-a\n+b' }]);
        const fork = { head: { repo: { id: 7, full_name: 'bob/Hello-World' } } };
        expectClean(await stage.workflow(workflow, merged('pull_request_target', fork)));
        expect(instructions(stage)[0]).toMatch(/below docs\/ only\.\n[^]*apps\/shop\/cart\.ts/);
        expect(stage.ours()[0]?.body).toContain('https://github.com/acme/docs/pull/7');
      },
    },
    {
      it: 'one without a merge, one of the docs agent and one of other folders ask for nothing',
      play: async (stage, workflow) => {
        merge(stage);
        for (const changes of [{ merged: false }, { user: { login: 'mintlify[bot]' } }, {}])
          expectClean(await stage.workflow(workflow, merged('pull_request_target', changes)));
        expect(stage.asked()).toEqual([]);
        expect(stage.written()).toEqual([]);
      },
    },
  ],
  'Docs for main': [
    {
      it: 'a push becomes a job, told in the pull request that brought it',
      play: async (stage, workflow) => {
        merge(stage);
        compare(stage, BEFORE, AFTER);
        const main = workflow.replace('[main]', '[master]');
        expectClean(await stage.workflow(main, pushed(BEFORE, AFTER)));
        expect(instructions(stage)[0]).toContain('+find(titles)');
        expect(stage.ours()[0]?.body).toContain('https://github.com/acme/docs/pull/7');
      },
    },
  ],
  'Docs every night': [
    {
      it: 'a night covers what came since the last, and a silent one asks for nothing',
      play: async (stage, workflow) => {
        const { state } = stage.github;
        state.commits.set(BEFORE, makeCommit({ sha: BEFORE, message: 'Start' }));
        state.refs.set('master', BEFORE);
        const night = (runId: number) => stage.workflow(workflow, scheduled('17 3 * * *'), { runId });
        expectClean(await night(1));
        state.comparisons.push({ base: BEFORE, head: 'master', commits: [], files: [] });
        expectClean(await night(2));
        expect(stage.posts()).toHaveLength(1);
        state.comparisons.length = 0;
        compare(stage, BEFORE, 'master');
        expectClean(await night(3));
        expect(instructions(stage)[1]).toMatch(/merged since their last update[^]*Search titles/);
        expect(stage.ours(1)).toHaveLength(1);
      },
    },
  ],
  'One docs pull request': [
    {
      it: 'a second merge goes to the same job, and the issue shows both',
      play: async (stage, workflow) => {
        merge(stage);
        const onMain = workflow.replace('[main]', '[master]');
        for (const runId of [1, 2])
          expectClean(await stage.workflow(onMain, merged('pull_request_target'), { runId, vars: ISSUE }));
        expect(stage.posts()).toEqual([JOBS, `${JOBS}/job_0001/message`]);
        expect(stage.ours(1)).toHaveLength(1);
        expect(stage.ours(1)[0]?.body).toContain('Other asks (1)');
        expect(stage.ours(2)).toEqual([]);
      },
    },
    {
      it: 'a pull request that is closed without a merge starts no runner',
      play: async (stage, workflow) => {
        const event = merged('pull_request_target', { merged: false });
        const onMain = workflow.replace('[main]', '[master]');
        expect(await stage.workflow(onMain, event)).toMatchObject({ conclusion: 'skipped' });
      },
    },
  ],
  'Ask now, collect later': [
    {
      it: 'the second job tells how the first one’s ended, in the same status comment',
      play: async (stage, workflow) => {
        release(stage);
        const report = await stage.workflow(workflow, released(), { vars: ISSUE });
        expectClean(report);
        expect(stage.posts()).toEqual([JOBS]);
        expect(report.jobs.map(({ outputs }) => outputs)).toEqual([
          { jobId: 'job_0001' },
          { prLink: 'https://github.com/acme/docs/pull/7' },
        ]);
        expect(stage.ours(1)).toHaveLength(1);
        expect(stage.ours(1)[0]?.body).toContain('### ✅ Docs pull request opened');
        expect(memory(stage, { thread: 1 }).submissions).toMatchObject([
          { state: 'finished', outcome: 'pr-opened' },
        ]);
      },
    },
  ],
  'Docs of all projects': [
    {
      it: 'a release becomes a job of each project, and the sweep finishes all',
      play: async (stage, workflow) => {
        release(stage);
        const project = stage.service.state.config.projectId;
        const mine = workflow.replace('[acme-guides, acme-api]', `[${project}]`);
        const report = await stage.workflow(mine, released(), { vars: ISSUE });
        expectClean(report);
        await stage.clock.sleep(40);
        const at = scheduled('41 * * * *');
        expectClean(await stage.workflow(mine, at, { vars: ISSUE }));
        expect(stage.posts()).toEqual([JOBS]);
        expect(stage.ours(1)[0]?.body).toContain('### ✅ Docs pull request opened');
      },
    },
  ],
};
