/**
 * What the workflows promise that only the guides have.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from '@jest/globals';
import type { WorkflowReport } from '../../fakes/runner/index.ts';
import { workflowsToCopy } from '../support/workflow-files.ts';
import { released } from '../../fakes/happenings.ts';
import { expectClean, type Scene } from './played.ts';
import { release } from './scenes-of-happenings.ts';
import type { Stage } from '../../fakes/stage.ts';

type Post = Readonly<{ type: string | undefined; body: string }>;

/** Runs a workflow that posts to an address of this machine, and gives what it posted. */
async function withWebhook(
  play: (url: string) => Promise<WorkflowReport>,
): Promise<Readonly<{ report: WorkflowReport; posts: readonly Post[] }>> {
  const posts: Post[] = [];
  const record = async (request: IncomingMessage): Promise<void> => {
    posts.push({ type: request.headers['content-type'], body: await text(request) });
  };
  const server = createServer((request, response) => {
    void record(request).then(() => response.end('ok'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return { report: await play(`http://127.0.0.1:${port}/services/T0/B0/x`), posts };
  } finally {
    server.close();
  }
}

const tell = (stage: Stage, workflow: string, tag: string) =>
  withWebhook((url) => {
    const secrets = { DOCS_API_KEY: stage.service.state.config.key, SLACK_WEBHOOK_URL: url };
    return stage.workflow(workflow, released(tag === '' ? { prerelease: true } : { tag_name: tag }), {
      secrets,
    });
  });

const [SHARED, CALLER] = [
  'Docs by comment, for all repositories',
  'Docs by comment, from the shared workflow',
];

/** The workflow that many repositories share, called by a comment in one of them. */
async function callShared(stage: Stage): Promise<void> {
  const [shared = '', caller = ''] = [SHARED, CALLER].map(
    (name) => workflowsToCopy().find((workflow) => workflow.name === name)?.text,
  );
  const event = stage.say('/docs Document retries.');
  expectClean(await stage.workflow(caller, event, { reusable: { 'docs.yml': shared } }));
  expect(stage.posts()).toEqual([`/v2/agent/${stage.service.state.config.projectId}/job`]);
  expect(stage.ours()[0]?.body).toContain('https://github.com/acme/docs/pull/7');
}

/** By the workflow's `name`. */
export const GUIDES: Readonly<Record<string, readonly Scene[]>> = {
  'Docs for a release, told in Slack': [
    {
      it: 'the docs pull request of a release is told in a message that is valid JSON',
      needs: ['curl', 'jq'],
      play: async (stage, workflow) => {
        release(stage);
        const { report, posts } = await tell(stage, workflow, '0.0.1');
        expectClean(report);
        const [post, ...others] = posts;
        expect(others).toEqual([]);
        expect(post?.type).toBe('application/json');
        expect(JSON.parse(post?.body ?? '')).toEqual({
          text: 'Docs for 0.0.1: The docs agent opened a pull request: https://github.com/acme/docs/pull/7',
        });
      },
    },
    {
      it: 'what is markup to Slack, and what would end a string, is neither',
      needs: ['curl', 'jq'],
      play: async (stage, workflow) => {
        release(stage);
        const tagged = workflow.replace('${{ github.event.release.tag_name }}', `'<!channel> & "$(id)"'`);
        expect(tagged).not.toBe(workflow);
        const { posts } = await tell(stage, tagged, '0.0.1');
        expect(JSON.parse(posts[0]?.body ?? '')).toEqual({
          text: expect.stringContaining('Docs for &lt;!channel&gt; &amp; "$(id)": The docs agent opened'),
        });
      },
    },
    {
      it: 'where nothing was asked, nothing is told',
      play: async (stage, workflow) => {
        const { report, posts } = await tell(stage, workflow, '');
        expectClean(report);
        expect(posts).toEqual([]);
      },
    },
  ],
  [SHARED]: [{ it: 'does for any repository what it would do in its own', play: callShared }],
  [CALLER]: [
    { it: 'has a command obeyed with the rights that both grant', play: callShared },
    {
      it: 'starts nothing for ordinary talk',
      play: async (stage, workflow) => {
        const report = await stage.workflow(workflow, stage.say('Looks good to me!'));
        expect(report.conclusion).toBe('skipped');
      },
    },
  ],
};
