/** Every fault at every request of a sweep with care: it sends one message at most, and says what it could not do. */
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

const CARE = { care: 'conflicts, checks' };
const HEAD = shaOf('docs');
const HOUR_MS = 60 * 60_000;

/** Which of the cells are played: one of so many. `FAULTS=all` plays all. */
const SAMPLE = process.env['FAULTS'] === 'all' ? 1 : 60;

const nameOf = ({ method, path, operation }: GitHubRequest): string =>
  `${method} ${operation ?? path}`;

type Strikes = (request: GitHubRequest) => boolean;

/** One sweep during which requests meet a fault, and what has come of it after three more sweeps without faults. */
type Seen = Readonly<{
  exitCode: number;
  warnings: readonly string[];
  /** Whether the job summary names the docs pull request. */
  isNamed: boolean;
  requests: readonly string[];
  /** Messages of the first sweep, by its output and by the service. */
  messages: string | undefined;
  sent: number;
  /** All messages, status comments and replies in the end. */
  sentInAll: number;
  shown: number;
  replies: number;
}>;

async function sweep(
  fault?: RequestError,
  strikes: Strikes = () => false,
): Promise<Seen> {
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
    const swept = await harness.sweep(CARE);
    isArmed = false;
    expect(swept.rawLog).not.toMatch(/^\s+at .+:\d+:\d+/m);
    expect(swept.summary).not.toMatch(/undefined|NaN|\[object/);
    const sent = messagesIn(harness);
    for (let nth = 1; nth <= 3; nth += 1) {
      await harness.clock.sleep(HOUR_MS);
      await harness.sweep(CARE, { runId: 70 + nth });
    }
    seen = {
      exitCode: swept.exitCode ?? -1,
      warnings: [...annotated(swept, 'warning'), ...annotated(swept, 'error')],
      isNamed: swept.summary.includes(`#${DOCS}: checks: `),
      requests: [...requests],
      messages: swept.outputs['messages'],
      sent,
      sentInAll: messagesIn(harness),
      shown: harness.statusComments(DOCS).length,
      replies: harness.replies(DOCS).length,
    };
  });
  if (seen === undefined) throw new Error('the sweep did not run');
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

/** Checks a sweep: a message that it did not send is sent later, and none is sent twice. */
function check(seen: Seen): void {
  const { exitCode, sent, warnings, messages, isNamed } = seen;
  expect(sent).toBeLessThanOrEqual(1);
  if (exitCode === 0) expect(messages).toBe(String(sent));
  // A status comment that is gone is no warning.
  if (sent === 0) expect(isNamed || warnings.length > 0).toBe(true);
  // The head does not change, so a reply ends it.
  expect(seen).toMatchObject({ sentInAll: 1, shown: 1, replies: 1 });
}

/** A sweep without a fault, which all rows compare with. */
let undisturbed: Promise<Seen> | undefined;

it.each(Object.keys(READ_FAULTS).map((name, index) => [name, index] as const))(
  'a fault, once or always, at each request: %s',
  async (name, first) => {
    const fault = READ_FAULTS[name];
    undisturbed ??= sweep();
    const truth = await undisturbed;
    expect(truth).toMatchObject({ exitCode: 0, warnings: [], sent: 1 });
    check(truth);
    expect(truth.requests.length).toBeGreaterThan(6);
    const choice = { fault: first, sample: SAMPLE };
    for (const cell of sampleCells(truth.requests, nameOf, choice)) {
      const { kind, isAlways } = cell;
      const seen = await sweep(fault, cell.strikes);
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
