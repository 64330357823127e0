/** Every fault at every request of care, to GitHub and to the service: it sends one message at most, and says what it could not do. */
import { expect } from '@jest/globals';
import type { GitHubRequest } from '../../fakes/github/options.ts';
import { createSwitch } from '../support/interceptions.ts';
import { READ_FAULTS } from '../support/read-faults.ts';
import { IS_WHOLE, sampled } from '../support/size.ts';
import { addCheck, DOCS, docsPull, withDocsPull } from '../support/docs-pull-request.ts';
import { messageEntries, start } from './care-harness.ts';
import { expectReadable, itWithEveryFault, type Strikes } from './every-fault.ts';
import { annotated, HOUR_MS, withHarness, type Harness } from './with-harness.ts';

type Fault = Readonly<{ status: number; body?: string }> | 'reset' | 'reset-after';

const FAULTS: Readonly<Record<string, Fault>> = {
  ...(READ_FAULTS as Readonly<Record<string, Fault>>),
  'a broken connection': 'reset',
  'a lost answer': 'reset-after',
};

/** A request to GitHub or to the service. */
type AnyRequest = Pick<GitHubRequest, 'method' | 'path'> & {
  operation?: string | undefined;
};

/** Names the kind of a request. One to the service has no operation. */
function nameOf({ method, path, operation }: AnyRequest): string {
  if (operation !== undefined) return `${method} ${operation}`;
  const isMessage = path.endsWith('/message');
  return isMessage ? 'POST message of the service' : `${method} job of the service`;
}

/** Hours of runs without faults, and between two of them. In the part of this test that is not whole, fewer runs do as well. */
const HOURS = 48;
const STEP = IS_WHOLE ? 6 : 12;

/** One run during which requests meet a fault, and what has come of it after two days of runs without faults. */
type Seen = Readonly<{
  exitCode: number;
  warnings: readonly string[];
  /** Whether the job summary names the docs pull request. */
  isNamed: boolean;
  requests: readonly string[];
  /** Messages of the first run, by its output. */
  messages: string | undefined;
  /** Messages of the first run by their comments: sent, or perhaps. */
  counted: number;
  /** The same in the end, and how many of them the service has accepted. */
  countedInAll: number;
  accepted: number;
  /** Comments in the end. */
  shown: number;
}>;

const countMessages = (harness: Harness): number =>
  messageEntries(harness).filter(({ sent }) => sent !== 'no').length;

async function care(
  fault: Fault | undefined,
  strikes: Strikes<AnyRequest>,
): Promise<Seen> {
  const requests = new Set<string>();
  const faults = createSwitch((request: AnyRequest) => {
    requests.add(nameOf(request));
    return strikes(request) ? fault : undefined;
  });
  const { intercept } = faults;
  const docs = docsPull({ mergeable: true });
  const options = withDocsPull(docs, { intercept }, { intercept });
  const seen: Seen[] = [];
  await withHarness(options, async (harness) => {
    await start(harness);
    const message = 'A link leads nowhere.';
    addCheck(harness, { annotations: [{ level: 'error', message }] });
    faults.on();
    const cared = await harness.care();
    faults.off();
    expectReadable(cared);
    const counted = countMessages(harness);
    for (let hour = STEP; hour <= HOURS; hour += STEP) {
      await harness.clock.sleep(STEP * HOUR_MS);
      await harness.care({}, { runId: 70 + hour });
    }
    const turns = harness.service.state.jobs.get('job_0001')?.turns ?? [];
    seen.push({
      exitCode: cared.exitCode ?? -1,
      warnings: [...annotated(cared, 'warning'), ...annotated(cared, 'error')],
      isNamed: cared.summary.includes(`#${DOCS}: `),
      requests: [...requests],
      messages: cared.outputs['messages'],
      counted,
      countedInAll: countMessages(harness),
      accepted: turns.length - 1,
      shown: harness.ourComments(DOCS).length,
    });
  });
  return seen[0]!;
}

/** Checks a run: a message that it did not send is sent later, and none is sent twice. */
function check(seen: Seen): void {
  const { exitCode, counted, warnings, messages, isNamed, accepted } = seen;
  if (exitCode === 0) expect(messages).toBe(String(counted));
  if (counted === 0) expect(isNamed || warnings.length > 0).toBe(true);
  expect(accepted).toBeLessThanOrEqual(1);
  // The comment that names the job, and that of the message.
  expect(seen).toMatchObject({ countedInAll: 1, shown: 2 });
}

itWithEveryFault({
  // Each run with a fault is followed by several without.
  faults: Object.fromEntries(sampled(Object.entries(FAULTS))),
  sample: 59,
  nameOf,
  play: care,
  checkTruth: (truth) => {
    expect(truth).toMatchObject({ exitCode: 0, warnings: [], counted: 1, accepted: 1 });
    check(truth);
    expect(truth.requests).toContain('POST message of the service');
  },
  check,
});
