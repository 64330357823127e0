import { inPublishedRepository, scheduleEvent } from '../../fakes/payloads.ts';
import { command, onStage, type Scene } from './screenshot.ts';

/** In real time: a run whose clock has run ahead would seem to be waiting still. */
const DETACHED = { inputs: { wait: 'false' } } as const;

export const SWEEP: readonly Scene[] = [
  {
    name: 'sweep-summary',
    kind: 'summary',
    make: () =>
      onStage({ service: { workMs: 10 } }, async (stage) => {
        await command(stage, '/docs document the retry option', DETACHED);
        await command(stage, '/docs say more [life: never-ends]', { ...DETACHED, on: 'issue' });
        const run = await stage.run(inPublishedRepository(scheduleEvent()), {
          action: 'sweep/action.yml',
          inputs: { 'project-id': '' },
        });
        return run.summary;
      }),
  },
];
