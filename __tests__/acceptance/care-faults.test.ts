/** Every fault at every request of care: it sends one message at most, and says what it could not do. */
import { expect, it } from '@jest/globals';
import { shaOf } from '../../fakes/github/index.ts';
import type { GitHubRequest, Options, RequestError } from '../../fakes/github/options.ts';
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

const nameOf = ({ method, path, operation }: GitHubRequest): string =>
  `${method} ${operation ?? path}`;

type Strikes = (request: GitHubRequest) => boolean;

/** One run during which requests meet a fault, and what has come of it after two days of runs without faults. */
type Seen = Readonly<{
  exitCode: number;
  warnings: readonly string[];
  /** Whether the job summary names the docs pull request. */
  isNamed: boolean;
  requests: readonly string[];
  /** Messages of the first run, by its output and by the service. */
  messages: string | undefined;
  sent: number;
  /** All messages and status comments in the end. */
  sentInAll: number;
  shown: number;
}>;

async function care(fault?: RequestError, strikes: Strikes = () => false): Promise<Seen> {
  let isArmed = false;
  const requests = new Set<string>();
  const intercept: Options['intercept'] = (request) => {
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
  const options: HarnessOptions = { service: OWN_DOCS, github: { threads, intercept } };
  const messagesIn = ({ sent }: Harness): number => sent().length - 1;
  let seen: Seen | undefined;
  await withHarness(options, async (harness) => {
    await harness.command('/docs explain it fully');
    failCheck(harness);
    isArmed = true;
    const cared = await harness.care();
    isArmed = false;
    expect(cared.rawLog).not.toMatch(/^\s+at .+:\d+:\d+/m);
    expect(cared.summary).not.toMatch(/undefined|NaN|\[object/);
    const sent = messagesIn(harness);
    for (let nth = 1; nth <= 8; nth += 1) {
      await harness.clock.sleep(6 * HOUR_MS);
      await harness.care({}, { runId: 70 + nth });
    }
    seen = {
      exitCode: cared.exitCode ?? -1,
      warnings: [...annotated(cared, 'warning'), ...annotated(cared, 'error')],
      isNamed: cared.summary.includes(`#${DOCS}: `),
      requests: [...requests],
      messages: cared.outputs['messages'],
      sent,
      sentInAll: messagesIn(harness),
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
  const { exitCode, sent, warnings, messages, isNamed } = seen;
  expect(sent).toBeLessThanOrEqual(1);
  if (exitCode === 0) expect(messages).toBe(String(sent));
  if (sent === 0) expect(isNamed || warnings.length > 0).toBe(true);
  // The comment that names the job, and that of the message.
  expect(seen).toMatchObject({ sentInAll: 1, shown: 2 });
}

/** A run without a fault, which all rows compare with. */
let undisturbed: Promise<Seen> | undefined;

it.each(Object.keys(READ_FAULTS).map((name, index) => [name, index] as const))(
  'a fault, once or always, at each request: %s',
  async (name, first) => {
    const fault = READ_FAULTS[name];
    undisturbed ??= care();
    const truth = await undisturbed;
    expect(truth).toMatchObject({ exitCode: 0, warnings: [], sent: 1 });
    check(truth);
    expect(truth.requests.length).toBeGreaterThan(6);
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
