import { inPublishedRepository, scheduleEvent } from '../../fakes/payloads.ts';
import { command, withHarness, type Screenshot } from './screenshot.ts';

const DETACHED = { inputs: { wait: 'false' } } as const;

export const SWEEP: readonly Screenshot[] = [
  {
    name: 'sweep-summary',
    kind: 'summary',
    make: () =>
      withHarness({ service: { workMs: 10 } }, async (harness) => {
        await command(harness, '/docs document the retry option', DETACHED);
        await command(harness, '/docs describe it [scenario: never-ends]', { ...DETACHED, on: 'issue' });
        await harness.clock.sleep(1000);
        const options = { action: 'sweep/action.yml', inputs: { 'project-id': '' } };
        return (await harness.run(inPublishedRepository(scheduleEvent()), options)).summary;
      }),
  },
];
