import { inPublishedRepository, scheduleEvent } from '../../fakes/payloads.ts';
import { command, onStage, type Screenshot } from './screenshot.ts';

const DETACHED = { inputs: { wait: 'false' } } as const;

export const SWEEP: readonly Screenshot[] = [
  {
    name: 'sweep-summary',
    kind: 'summary',
    make: () =>
      onStage({ service: { workMs: 10 } }, async (stage) => {
        await command(stage, '/docs document the retry option', DETACHED);
        await command(stage, '/docs describe it [life: never-ends]', { ...DETACHED, on: 'issue' });
        await stage.clock.sleep(1000);
        const options = { action: 'sweep/action.yml', inputs: { 'project-id': '' } };
        return (await stage.run(inPublishedRepository(scheduleEvent()), options)).summary;
      }),
  },
];
