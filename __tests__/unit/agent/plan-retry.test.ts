import { expect, it } from '@jest/globals';
import type { ResolvedRun, RunContext } from '../../../src/agent/context.ts';
import { planRetry } from '../../../src/agent/plan/plan-retry.ts';
import {
  causeOfCare,
  causeOfComment,
  causeOfEvent,
  type Cause,
} from '../../../src/domain/cause.ts';
import { exampleThread, THREAD } from '../../support/examples.ts';

const MERGE = causeOfEvent('merge', { kind: 'pull-request', number: 12 }, 12, 'abc');
const CARE = causeOfCare(1, 2, 1);

/** Plans a retry in a thread with requests of these causes, oldest first. */
function plan(...causes: readonly Cause[]) {
  const requests = causes.map((cause) => ({ request: { cause } }));
  const context = { inputs: { command: '/docs' } } as unknown as RunContext;
  const resolved = {
    cause: causeOfComment({ kind: 'comment', id: 99, thread: THREAD.number }),
    thread: { thread: THREAD, comments: [], claims: exampleThread(...requests) },
  } as unknown as ResolvedRun;
  return planRetry(context, resolved);
}

it.each<readonly [string, readonly Cause[]]>([
  ['the request before it', [MERGE]],
  ['none if there is no other one', []],
])('a message of care is not retried, but %s', async (_, requests) => {
  const planned = await plan(...requests, CARE);
  expect(planned).toMatchObject({ kind: 'end', text: expect.any(String) });
  expect(planned).toEqual(await plan(...requests));
});

it('a request of a run and no request at all have different replies', async () => {
  expect(await plan(MERGE)).not.toEqual(await plan());
});
