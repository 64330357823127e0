/** Entries that somebody copies, or with write access puts back. `__tests__/once/read-entries.test.ts` has those that are forged. */
import type { ServerResponse } from 'node:http';
import { expect, it } from '@jest/globals';
import { addComment, type GitHubRequest } from '../../fakes/github/index.ts';
import { OUTSIDER } from '../../fakes/github/payloads.ts';
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

/** Copies the newest comment, as somebody without permission does. Returns how the copy is deleted. */
type Copy = (harness: Harness) => () => void;

function newestBody({ github: { state } }: Harness): string {
  return [...state.comments.values()].at(-1)?.body ?? '';
}

/** The first comment of the next page, which a run reads first. */
const copyToNextPage: Copy = (harness) => {
  const { state } = harness.github;
  const body = newestBody(harness);
  const { id } = addComment(state, { thread: 2, body, author: OUTSIDER.login });
  return () => void state.comments.delete(id);
};

/** The first comment of the thread. */
const copyToOlder: Copy = (harness) => {
  const { state } = harness.github;
  const body = newestBody(harness);
  const older = [...state.comments.values()].find(({ thread }) => thread === 2);
  if (older === undefined) throw new Error('there is no comment');
  const updatedAt = new Date(harness.clock.date().getTime() + 2000).toISOString();
  state.comments.set(older.id, { ...older, body, updatedAt });
  return () => void state.comments.delete(older.id);
};

it.concurrent.each<readonly [string, Copy]>([
  ['to the next page', copyToNextPage],
  ['to an older comment', copyToOlder],
])('a claim whose answer was lost is found, although it was copied %s', (_, copy) => {
  let copyNow = (): void => undefined;
  let creations = 0;
  const intercept = ({ operation }: Readonly<GitHubRequest>) => {
    if (operation !== 'issues/create-comment') return undefined;
    creations += 1;
    if (creations > 1) return undefined;
    const afterwards = (response: ServerResponse): void => {
      copyNow();
      response.writeHead(502).end();
    };
    return { afterwards };
  };
  return withHarness({ github: { intercept } }, async (harness) => {
    let deleteCopy = (): void => undefined;
    copyNow = () => {
      deleteCopy = copy(harness);
    };
    const { state } = harness.github;
    for (let n = 1; n < 99; n += 1) {
      addComment(state, { thread: 2, body: `Comment ${n}`, author: OUTSIDER.login });
    }
    // The comment of the run is the last one of its page.
    const event = harness.addComment('/docs explain the retry');
    const run = await harness.run(event, { runId: 101 });
    expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'created' });
    deleteCopy();
    const again = await harness.run(event, { runId: 101, runAttempt: 2 });
    expect(again.outputs).toMatchObject(RESUMED);
    expect(harness.posts()).toHaveLength(1);
  });
});
