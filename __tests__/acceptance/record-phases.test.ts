/**
 * The record of a request at each phase is one object that grows: planned → bound → job → end → docs pull request.
 * `PRINT=1 npm run jest -- record-phases` prints it, with a + before each field that has changed.
 */
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { MARKER, US } from '../security/entries.ts';
import {
  changeDocsPull,
  DOCS,
  DOCS_PULL,
  REPOSITORY,
  withOwnDocs,
} from '../support/docs-pull-request.ts';
import { withHarness, type Harness } from './with-harness.ts';

const PHASES = ['planned', 'bound', 'job', 'end', 'docs pull request'] as const;

/** What a comment keeps of a request: the fields of its record, beside those that the ledger adds. */
type Written = Readonly<Record<string, unknown>>;

/** A request that was played until its docs pull request was merged. */
type Played = Readonly<{
  /** What was written into its status comment, in order. */
  written: readonly Written[];
  /** The entries in all comments that the runs have written, as they are signed. */
  signed: readonly string[];
  prompts: readonly string[];
  /** The IDs of the command and of the status comment. */
  command: number;
  statusComment: number;
  /** When its run began, sent the request, and ended. */
  times: Readonly<{ planned: Date; sent: Date; ended: Date }>;
  /** The newest commit of the pull request that the command is about. */
  head: string;
  keys: readonly string[];
}>;

/** The comment shows the first line of a command. The rest is in the prompt alone. */
const REST = 'Say what happens after the last attempt.';
const COMMAND = `/docs Explain the retry.\n\n${REST}`;
const MESSAGE = `/docs Also show an example.\n\n${REST}`;

const PULL_LINK = `${REPOSITORY}/pull/${DOCS}`;
const OPTIONS = withOwnDocs({ threads: [{ number: 2, pull: {} }, DOCS_PULL] });

/** The run sends its request when its comment is 5 s old. The fakes answer at once. */
const SETTLE_MS = 5000;
/** The wait of a run, and the minute in which it writes its report. */
const WAIT_MS = 31 * 60_000;

/** Gives commands, has the docs pull request merged, and lets a sweep show that. The last command is the one that is played. */
async function play(harness: Harness, commands: readonly string[]): Promise<Played> {
  const { clock, github, service } = harness;
  let planned = clock.date();
  for (const body of commands) {
    planned = clock.date();
    await harness.command(body);
  }
  const ended = clock.date();
  changeDocsPull(harness, { merged: true }, { state: 'closed' });
  await harness.sweep();

  const { cause, claimId, commentId = 0 } = harness.entries().at(-1) ?? {};
  const signed = signedBy(harness);
  const { key, readOnlyKey } = service.state.config;
  return {
    written: signed.map(readWritten).filter((each) => claimOf(each) === claimId),
    signed,
    prompts: harness.prompts(),
    command: cause?.comment ?? 0,
    statusComment: commentId,
    times: { planned, sent: new Date(planned.getTime() + SETTLE_MS), ended },
    head: github.state.threads.get(2)?.pull?.head.sha ?? '',
    keys: [key, readOnlyKey],
  };
}

/** Returns the entries in all comments that the runs have written, as JSON. */
function signedBy({ github }: Harness): readonly string[] {
  return github.requests.flatMap(({ body }) => {
    const { body: text = '' } = (body ?? {}) as { body?: string };
    const [, line = ''] = text.split(`${MARKER} `);
    const [payload = ''] = line.split(' ', 1);
    return payload === '' ? [] : [Buffer.from(payload, 'base64').toString()];
  });
}

function readWritten(json: string): Written {
  const { payload, ...core } = JSON.parse(json) as { payload: Written };
  return { ...core, ...payload };
}

function claimOf({ request }: Written): unknown {
  return (request as { claimId: string } | null)?.claimId;
}

/** Returns the fields that differ from those before, by name. */
function changesSince(before: Written, after: Written): Written {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

/** Returns the fields that each phase after the first one has changed. */
function growthOf({ written }: Played): Readonly<Record<string, Written>> {
  const growth: Record<string, Written> = {};
  for (const [index, phase] of PHASES.entries()) {
    if (index === 0) continue;
    growth[phase] = changesSince(written[index - 1] ?? {}, written[index] ?? {});
  }
  return growth;
}

/** Prints what the comment of a request keeps in each phase. */
function print(title: string, { written }: Played): void {
  const lines = [`\n${title}`];
  for (const [index, entry] of written.entries()) {
    const changes = changesSince(written[index - 1] ?? {}, entry);
    lines.push('', `  ${PHASES[index]}`);
    for (const name of Object.keys(written[0] ?? {})) {
      const sign = name in changes ? '+' : ' ';
      lines.push(`  ${sign} ${name}: ${JSON.stringify(entry[name])}`);
    }
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Returns what the comment of a request that is planned keeps. */
function expectedPlan({ command, times }: Played): Written {
  const ofLedger = {
    format: 1,
    repositoryId: 186_853_002,
    thread: { number: 2, project: 'acme-docs', commentTag: 'default' },
    request: {
      cause: { key: `comment:${command}`, kind: 'comment', comment: command },
      claimId: expect.stringMatching(/^[\da-f]{12}$/),
      digest: expect.stringMatching(/^[\da-f]{32}$/),
      run: '9007199',
      attempt: 1,
    },
    sent: 'no',
    commentId: null,
    authorId: null,
  };
  const record = {
    requester: 'Codertocat',
    about: {
      words: 'Requested by',
      linked: 'Codertocat',
      page: `Codertocat/Hello-World/issues/2#issuecomment-${command}`,
    },
    words: '',
    covers: { kind: 'pull-request', number: 2 },
    series: expect.stringMatching(/^[\da-f]{32}$/),
    submittedAt: times.planned.toISOString(),
    waitUntil: null,
    baseline: null,
    covered: null,
    docsPullRequest: null,
    finishing: {
      labels: [],
      reviewers: [],
      commandWord: '/docs',
      docsRepository: null,
      agentLogin: 'mintlify[bot]',
    },
    run: {
      url: `${REPOSITORY}/actions/runs/9007199`,
      actionUrl: 'https://github.com/acme/docs-agent-action',
      repositoryId: 186_853_002,
    },
    job: null,
    end: null,
  };
  return { ...ofLedger, ...record };
}

const JOB = { id: 'job_0001', model: 'fake-1', repository: REPOSITORY };

/** Returns what each phase changes. `onlyHere`: what the request gets with its job, and the other one does not. */
function expectedGrowth(
  { statusComment, times }: Played,
  { words, onlyHere }: Readonly<{ words: string; onlyHere: Written }>,
): Readonly<Record<string, Written>> {
  const { ended, sent } = times;
  return {
    bound: { sent: 'perhaps', commentId: statusComment, authorId: US.id, words },
    job: {
      sent: 'yes',
      submittedAt: sent.toISOString(),
      waitUntil: new Date(sent.getTime() + WAIT_MS).toISOString(),
      job: { ...JOB, status: 'active', prLink: null },
      ...onlyHere,
    },
    end: {
      waitUntil: null,
      job: { ...JOB, status: 'completed', prLink: PULL_LINK },
      end: {
        conclusion: { outcome: 'pr-opened', reason: '' },
        waitedMs: ended.getTime() - sent.getTime(),
        at: ended.toISOString(),
      },
    },
    'docs pull request': { docsPullRequest: { kind: 'merged' } },
  };
}

/** Returns the names of all fields in a value. */
function fieldsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(fieldsIn);
  return Array.isArray(value) ? inside : [...Object.keys(value), ...inside];
}

/** Fields of the service's answer that no comment keeps. */
const ONLY_IN_ANSWERS = ['raw', 'source', 'ref', 'createdAt', 'archivedAt'];
/** Fields of a run. */
const ONLY_IN_RUNS = ['prompt', 'facts', 'jobAction', 'keyLine', 'attempts', 'firstSeen'];

describe.each([
  {
    title: 'a command that creates a job',
    commands: [COMMAND],
    words: 'Explain the retry.',
    // The job got the commits up to this one.
    onlyHere: ({ head }: Played): Written => ({ covered: head }),
    // Those of the request, and two of the comment on the docs pull request.
    count: PHASES.length + 2,
  },
  {
    title: 'a message to a job',
    commands: [COMMAND, MESSAGE],
    words: 'Also show an example.',
    // The job before the message, so that the end of the work before it is not taken for the end of this request.
    onlyHere: (): Written => ({
      baseline: { status: 'completed', prLink: PULL_LINK },
    }),
    // Only the newer one of the two requests shows what becomes of the docs pull request.
    count: 2 * PHASES.length - 1 + 2,
  },
])('the record of $title', ({ title, commands, words, onlyHere, count }) => {
  let played: Played;

  beforeAll(async () => {
    await withHarness(OPTIONS, async (harness) => {
      played = await play(harness, commands);
    });
    if (process.env['PRINT'] === '1') print(title, played);
  });

  it('is written once in each phase, with the same fields', () => {
    const { written } = played;
    expect(written).toHaveLength(PHASES.length);
    for (const entry of written) {
      expect(Object.keys(entry).toSorted()).toEqual(
        Object.keys(written[0] ?? {}).toSorted(),
      );
    }
  });

  it('is planned with all that is known of the request', () => {
    expect(played.written[0]).toEqual(expectedPlan(played));
  });

  it('grows in each phase, and changes nowhere else', () => {
    const expected = expectedGrowth(played, { words, onlyHere: onlyHere(played) });
    expect(growthOf(played)).toEqual(expected);
  });

  it('never has a prompt, the answer of the service, a key or its index, or what the run did with the job', () => {
    const { signed, prompts, keys } = played;
    expect(signed).toHaveLength(count);
    expect(prompts).toHaveLength(commands.length);
    for (const prompt of prompts) expect(prompt).toContain(REST);
    for (const json of signed) {
      for (const text of [REST, ...keys]) expect(json).not.toContain(text);
      const fields = fieldsIn(JSON.parse(json));
      for (const name of [...ONLY_IN_ANSWERS, ...ONLY_IN_RUNS]) {
        expect(fields).not.toContain(name);
      }
    }
  });
});
