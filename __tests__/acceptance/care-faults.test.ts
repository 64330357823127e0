/** Every fault at every request of care, to GitHub and to the service: it sends one message at most, and says what it could not do. */
import { expect, it } from '@jest/globals';
import { shaOf } from '../../fakes/github/index.ts';
import type { GitHubRequest, Options } from '../../fakes/github/options.ts';
import { sampleCells } from '../support/fault-cells.ts';
import { READ_FAULTS } from '../support/read-faults.ts';
import { DOCS, OWN_DOCS } from './docs-repositories.ts';
import {
  annotated,
  withHarness,
  type Harness,
  type HarnessOptions,
} from './with-harness.ts';

const HEAD = shaOf('docs');
const HOUR_MS = 60 * 60_000;

/** Which of the cells are played: one of so many. `FAULTS=all` plays all. */
const SAMPLE = process.env['FAULTS'] === 'all' ? 1 : 60;

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

type Strikes = (request: AnyRequest) => boolean;

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

const countMessages = (harness: Harness): number => {
  const entries = harness.entries(DOCS).filter(({ isRequest }) => isRequest);
  return entries.filter(({ sent }) => sent !== 'no').length;
};

async function care(fault?: Fault, strikes: Strikes = () => false): Promise<Seen> {
  let isArmed = false;
  const requests = new Set<string>();
  const intercept = (request: AnyRequest): Fault | undefined => {
    if (!isArmed) return undefined;
    requests.add(nameOf(request));
    return strikes(request) ? fault : undefined;
  };
  const head = { ref: 'mintlify/30', sha: HEAD };
  const docs = { number: DOCS, author: 'mintlify[bot]', pull: { head } };
  const threads = [
    { number: 2, pull: {} },
    { createdAt: '2026-08-31T09:00:00Z', ...docs },
  ];
  const github: Options = { threads, intercept };
  const options: HarnessOptions = { service: { ...OWN_DOCS, intercept }, github };
  let seen: Seen | undefined;
  await withHarness(options, async (harness) => {
    await harness.command('/docs explain it fully');
    failCheck(harness);
    isArmed = true;
    const cared = await harness.care();
    isArmed = false;
    expect(cared.rawLog).not.toMatch(/^\s+at .+:\d+:\d+/m);
    expect(cared.summary).not.toMatch(/undefined|NaN|\[object/);
    const counted = countMessages(harness);
    for (let nth = 1; nth <= 8; nth += 1) {
      await harness.clock.sleep(6 * HOUR_MS);
      await harness.care({}, { runId: 70 + nth });
    }
    const turns = harness.service.state.jobs.get('job_0001')?.turns ?? [];
    seen = {
      exitCode: cared.exitCode ?? -1,
      warnings: [...annotated(cared, 'warning'), ...annotated(cared, 'error')],
      isNamed: cared.summary.includes(`#${DOCS}: `),
      requests: [...requests],
      messages: cared.outputs['messages'],
      counted,
      countedInAll: countMessages(harness),
      accepted: turns.length - 1,
      shown: harness.ourComments(DOCS).length,
    };
  });
  if (seen === undefined) throw new Error('care did not run');
  return seen;
}

function failCheck({ github }: Harness): void {
  github.state.checkRuns.set(500, {
    id: 500,
    name: 'links',
    sha: HEAD,
    app: 'github-actions',
    detailsUrl: '',
    status: 'completed',
    conclusion: 'failure',
    annotations: [{ level: 'error', message: 'A link leads nowhere.' }],
  });
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

/** A run without a fault, which all rows compare with. */
let undisturbed: Promise<Seen> | undefined;

it.each(Object.keys(FAULTS).map((name, index) => [name, index] as const))(
  'a fault, once or always, at each request: %s',
  async (name, first) => {
    const fault = FAULTS[name];
    undisturbed ??= care();
    const truth = await undisturbed;
    expect(truth).toMatchObject({ exitCode: 0, warnings: [], counted: 1, accepted: 1 });
    check(truth);
    expect(truth.requests).toContain('POST message of the service');
    const choice = { fault: first, sample: SAMPLE };
    for (const cell of sampleCells(truth.requests, nameOf, choice)) {
      const { kind, isAlways } = cell;
      const seen = await care(fault, cell.strikes);
      try {
        check(seen);
      } catch (error) {
        const times = isAlways ? 'always' : 'once';
        throw new Error(`${kind}, ${times}: ${JSON.stringify(seen)}`, { cause: error });
      }
    }
  },
  600_000,
);
