/**
 * `npm run demo`: the committed action as GitHub's runner runs it, against a stand-in of the service on this machine.
 * No account, no network. Ends with 1 when a run did not end as it should.
 */
import { publishedEvent, releaseEvent } from '../standin/payloads.ts';
import { runAction, type EventOfRun } from '../standin/runner/index.ts';
import { startServiceStandIn } from '../standin/service/serve.ts';
import { renderRun } from '../standin/transcript.ts';
import { showViews } from './views.ts';

type Scene = Readonly<{ title: string; event: EventOfRun; prompt: string; outcome: string }>;

const SCENES: readonly Scene[] = [
  {
    title: 'A prompt typed into a workflow_dispatch: the agent opens a pull request',
    event: publishedEvent('workflow_dispatch'),
    prompt: 'Document the new retry option of the client.',
    outcome: 'pr-opened',
  },
  {
    title: 'A release: the agent finds nothing to change',
    event: releaseEvent(),
    prompt: 'A release is out. Update the docs for what it changed. [life: no-changes]',
    outcome: 'no-changes',
  },
];

const service = await startServiceStandIn({ workMs: 300 });
try {
  for (const { title, event, prompt, outcome } of SCENES) {
    console.log(`\n━━ ${title} ━━\n`);
    const run = await runAction({
      action: 'action.yml',
      event,
      inputs: {
        'api-key': service.state.config.key,
        'project-id': service.state.config.projectId,
        'base-url': service.url,
        prompt,
      },
      secrets: [service.state.config.key],
      // The agent’s minutes in a moment: timers and clocks of the action run faster.
      timeScale: 20,
    });
    console.log(renderRun(run));
    if (run.outputs['outcome'] !== outcome || run.leaks.length > 0) process.exitCode = 1;
  }
  console.log('━━ What the service was asked ━━\n');
  for (const { method, path, status, body } of service.requests)
    console.log(`${method} ${path} → ${status} ${body}`);
} finally {
  await service.close();
}

if (!(await showViews())) process.exitCode = 1;
