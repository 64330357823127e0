import { expect, it } from '@jest/globals';
import type { ResolvedRun, RunContext } from '../../../src/agent/context.ts';
import { planRetry } from '../../../src/agent/plan/plan-retry.ts';
import type { Trigger } from '../../../src/domain/trigger.ts';
import { triggerKey } from '../../../src/trigger/trigger.ts';
import { exampleThread, THREAD } from '../../support/examples.ts';

const MERGE: Trigger = { kind: 'merge', number: 12, commit: 'abc' };
const CARE: Trigger = { kind: 'care', repository: 1, number: 2, message: 1 };

/** Plans a retry in a thread with requests of these triggers, oldest first. */
function plan(...triggers: readonly Trigger[]) {
  const requests = triggers.map((each) => ({ request: { trigger: triggerKey(each) } }));
  const context = { inputs: { command: '/docs' } } as unknown as RunContext;
  const resolved = {
    trigger: { kind: 'comment', id: 99 },
    thread: { thread: THREAD, comments: [], claims: exampleThread(...requests) },
  } as unknown as ResolvedRun;
  return planRetry(context, resolved);
}

it.each<readonly [string, readonly Trigger[]]>([
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
