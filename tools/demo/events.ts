/** Scenes of events that no person waits at. */
import { inRepository, publishedPayload } from '../../fakes/payloads.ts';
import type { Place } from './place.ts';
import { endedWell, showRun } from './show.ts';

const SUMMARY_LINES = 24;

/** The prompt that was typed into the form of a workflow, as the step gets it: `prompt: ${{ inputs.prompt }}`. */
export async function runByHand({ github, run, say }: Place): Promise<boolean> {
  const { owner, name } = github.state.repository;
  const prompt = 'Document the retry option of the client.';
  const payload = {
    ...inRepository(publishedPayload('workflow_dispatch'), `${owner}/${name}`),
    inputs: { prompt },
  };
  const ran = await run({ event: { name: 'workflow_dispatch', payload }, inputs: { prompt } });
  showRun(ran, SUMMARY_LINES).forEach(say);
  return endedWell(ran, 'pr-opened') && ran.outputs['prLink'] !== '';
}

/** The built-in instruction, and what GitHub tells of the release. */
export async function release({ service, run, say }: Place): Promise<boolean> {
  service.change({ life: 'no-pr' });
  const ran = await run({ event: { name: 'release', payload: publishedPayload('release', 'published') } });
  service.change({ life: 'opens-pull-request' });
  showRun(ran, SUMMARY_LINES).forEach(say);
  return endedWell(ran, 'no-pr');
}
