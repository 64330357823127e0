/** What the workflows that only the guides have promise. */
import { expect } from '@jest/globals';
import { startFaultServer } from '../../fakes/faults.ts';
import { pushed, released } from '../../fakes/events.ts';
import { makeCommit, shaOf } from '../../fakes/github/index.ts';
import type { WorkflowReport } from '../../fakes/runner/index.ts';
import { workflowsToCopy } from '../support/workflow-files.ts';
import { CREATE, type Harness } from './with-harness.ts';
import {
  addComparison,
  addRelease,
  AFTER,
  DOCS_PR,
  expectSuccess,
  type WorkflowTests,
} from './workflow-test.ts';

/** Runs the workflow for a release. `messages` are the bodies that its webhook got. */
async function withWebhook(
  harness: Harness,
  workflow: string,
  release: Parameters<typeof released>[0],
): Promise<Readonly<{ report: WorkflowReport; messages: readonly unknown[] }>> {
  const webhook = await startFaultServer({ kind: 'status', status: 200, body: 'ok' });
  const secrets = {
    DOCS_API_KEY: harness.service.state.config.key,
    SLACK_WEBHOOK_URL: `${webhook.url}/T0/B0/x`,
  };
  try {
    const report = await harness.workflow(workflow, released(release), { secrets });
    for (const { headers } of webhook.requests) expect(headers['content-type']).toBe('application/json');
    return { report, messages: webhook.requests.map(({ body }) => JSON.parse(body) as unknown) };
  } finally {
    await webhook.close();
  }
}

const [SHARED, CALLER] = [
  'Docs by comment, for all repositories',
  'Docs by comment, from the shared workflow',
];

/** A comment in one repository starts the workflow that many repositories share. */
async function callShared(harness: Harness): Promise<void> {
  const [shared = '', caller = ''] = [SHARED, CALLER].map(
    (name) => workflowsToCopy().find((workflow) => workflow.name === name)?.text,
  );
  const event = harness.addComment('/docs Document retries.');
  await expectSuccess(harness.workflow(caller, event, { reusable: { 'docs.yml': shared } }));
  expect(harness.posts()).toEqual([CREATE]);
  expect(harness.ourComments()[0]?.body).toContain(DOCS_PR);
}

/** A run of the workflow for pushes on the default branch, which is `master` in the published payloads. */
const onPush = (harness: Harness, workflow: string, runId: number): Promise<WorkflowReport> =>
  expectSuccess(
    harness.workflow(workflow.replace('[main]', '[master]'), pushed(shaOf('before'), AFTER), {
      runId,
      vars: { DOCS_ISSUE: '1' },
    }),
  );

/** By the workflow's `name`. */
export const GUIDE_TESTS: WorkflowTests = {
  'Docs for a release, with a Slack message': {
    'the message is valid JSON and has the docs pull request': async (harness, workflow) => {
      addRelease(harness);
      const { report, messages } = await withWebhook(harness, workflow, { tag_name: '0.0.1' });
      expect(report.conclusion).toBe('success');
      expect(messages).toEqual([{ text: `Docs for 0.0.1: Docs PR opened: ${DOCS_PR}` }]);
    },
    'quotation marks and Slack markup in a name are text': async (harness, workflow) => {
      addRelease(harness);
      const tagged = workflow.replace('${{ github.event.release.tag_name }}', `'<!channel> & "$(id)"'`);
      expect(tagged).not.toBe(workflow);
      const { messages } = await withWebhook(harness, tagged, { tag_name: '0.0.1' });
      expect(messages).toEqual([
        { text: expect.stringContaining('Docs for &lt;!channel&gt; &amp; "$(id)": Docs PR opened') },
      ]);
    },
    'a skipped run sends no message': async (harness, workflow) => {
      const { report, messages } = await withWebhook(harness, workflow, { prerelease: true });
      expect(report.conclusion).toBe('success');
      expect(messages).toEqual([]);
    },
  },
  'Docs for main, one job at a time': {
    'a day has one job, and the next one covers what came since': async (harness, workflow) => {
      const before = shaOf('before');
      const { state } = harness.github;
      state.commits.set(before, makeCommit({ sha: before, message: 'Start' }));
      state.refs.set('master', before);
      await onPush(harness, workflow, 1);
      addComparison(harness, before, 'master');
      await onPush(harness, workflow, 2);
      expect(harness.posts()).toEqual([CREATE]);
      await harness.clock.sleep(24 * 60 * 60_000);
      await onPush(harness, workflow, 3);
      expect(harness.prompts()[1]).toContain('Search titles');
    },
  },
  [SHARED]: { 'a command in any repository becomes a job': callShared },
  [CALLER]: {
    'the permissions of both workflows are sufficient for a command': callShared,
    'other comments start nothing': async (harness, workflow) => {
      const report = await harness.workflow(workflow, harness.addComment('Looks good to me!'));
      expect(report.conclusion).toBe('skipped');
    },
  },
};
