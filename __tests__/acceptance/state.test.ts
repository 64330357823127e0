/** Entries that somebody with write access puts back. `__tests__/once/read-entries.test.ts` has those that are copied or forged. */
import { expect, it } from '@jest/globals';
import { withHarness, type Harness } from './with-harness.ts';

/** Gives the status comment the body that its nth write had. */
function replay({ github, statusComment }: Harness, nth: number): void {
  const writes = github.requests.filter(({ operation = '' }) =>
    ['issues/create-comment', 'issues/update-comment'].includes(operation),
  );
  const { body = '' } = (writes[nth]?.body ?? {}) as { body?: string };
  const comment = statusComment();
  github.state.comments.set(comment.id, { ...comment, body });
}

const RESUMED = { outcome: 'pr-opened', jobAction: 'resumed' };
const UNCONFIRMED = { outcome: 'unconfirmed', jobAction: 'none' };

it.concurrent.each([
  ['with its job: the job is read again', 2, RESUMED],
  ['bound: it is not known whether it was sent', 1, UNCONFIRMED],
  ['not bound, but edited: it is not known whether it was sent', 0, UNCONFIRMED],
])('an entry that is replayed, %s, and nothing is submitted', (_, nth, outputs) =>
  withHarness({}, async (harness) => {
    const event = harness.addComment('/docs explain the retry');
    await harness.run(event);
    replay(harness, nth);
    const run = await harness.run(event, { runAttempt: 2 });
    expect(run.outputs).toMatchObject(outputs);
    expect(harness.instructions()).toHaveLength(1);
  }),
);
