import { FILES, released } from '../../fakes/happenings.ts';
import type { Attack } from './attack.ts';
import { HOSTILE_TEXTS, LOUD, nameOf } from './hostile-texts.ts';
import { sweep } from './scheduled.ts';

/** Refusals, told in warnings, in the sentence of a run that cannot go on, and in a sweep's summary. */
export const ON_GITHUB_REFUSALS: readonly Attack[] = LOUD.map((what): Attack => {
  const text = HOSTILE_TEXTS[what] ?? '';
  let isRefused = false;
  return {
    target: 'texts of GitHub',
    name: `a refusal: ${what}`,
    stage: {
      github: {
        threads: [{ number: 1 }, { number: 2, pull: { files: FILES } }],
        intercept: ({ operation, method }) =>
          isRefused && operation !== 'repos/get-collaborator-permission-level'
            ? {
                status: method === 'GET' ? 422 : 403,
                headers: { 'x-accepted-github-permissions': text.replace(/[^ -~]/g, ' ').slice(0, 500) },
                body: { message: text, documentation_url: text },
              }
            : undefined,
      },
    },
    play: async (scene) => {
      const { stage, act, say, hold } = scene;
      await say('/docs Describe the flag', {}, { inputs: { wait: 'false' } });
      isRefused = true;
      const run = await act(stage.say('/docs new Describe the flag'), {});
      hold('the run is in order', ['pr-opened', 'unconfirmed'].includes(run.outputs['outcome'] ?? ''));
      const unread = await act(released({ tag_name: nameOf(text) }), { inputs: { subject: 'release:v1' } });
      hold('what cannot be read is told', unread.outputs['outcome'] === 'misconfigured');
      const swept = await sweep(scene);
      hold(
        'a sweep that cannot read is red',
        swept.exitCode === 1 && swept.summary.includes('GitHub answered 422'),
      );
    },
  };
});
