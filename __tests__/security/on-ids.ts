import type { Attack } from './attack.ts';
import { json } from './hostile-service.ts';
import { UNUSUAL_IDS } from './hostile-texts.ts';
import { sweep } from './scheduled.ts';

const JOBS = '/v2/agent/acme-docs/job';
const detached = { inputs: { wait: 'false' } };

/** A job with an unusual id from its creation to its end: record, comment, re-run, follow-up, sweep. */
export const ON_IDS: readonly Attack[] = Object.entries(UNUSUAL_IDS).map(([what, id]): Attack => {
  let isDone = false;
  return {
    target: 'texts of the service: a job’s id',
    name: `as the document allows it, ${what}`,
    stage: {
      service: {
        intercept: ({ method }) =>
          json(method === 'POST' ? 201 : 200, {
            id,
            status: isDone && method === 'GET' ? 'completed' : 'active',
            prLink: null,
          }),
      },
    },
    play: async (scene) => {
      const { stage, act, say, hold } = scene;
      const event = stage.say('/docs Describe the flag');
      const first = await act(event, detached);
      const again = await act(event, { ...detached, runAttempt: 2 });
      hold('it is told', first.outputs['jobId'] === id && first.outputs['outcome'] === 'still-active');
      hold('a re-run takes it up', again.outputs['jobId'] === id && again.outputs['jobAction'] === 'resumed');
      const more = await say('/docs Shorter, please', {}, detached);
      hold('an instruction goes on with it', more.outputs['jobAction'] === 'messaged');
      isDone = true;
      const run = await sweep(scene);
      const jobs = JSON.parse(run.outputs['jobs'] ?? '[]') as readonly Readonly<{ jobId: string }>[];
      hold('a sweep finishes it', run.outputs['finished'] === '1' && jobs.every(({ jobId }) => jobId === id));
      const own = `${JOBS}/${encodeURIComponent(id)}`;
      const asked = new Set(stage.asked());
      hold('it is created once', stage.posts().filter((path) => path === JOBS).length === 1);
      hold(
        'and nothing else is ever asked for',
        [...asked].every((line) => [`POST ${JOBS}`, `POST ${own}/message`, `GET ${own}`].includes(line)),
      );
    },
  };
});
