/**
 * What a run leaves that is killed, at each point of its request: the state for its post step, what the post step shows and calls, and what a
 * re-run sends then. A machine that dies runs no post step, so the last column is the re-run without it, once for all rows that leave the
 * same comments. A post step writes into the one comment that its state names, and into no other.
 * `PRINT=1 npm run jest -- acceptance/kills` prints the table.
 */
import { afterAll, describe, expect, it } from '@jest/globals';
import type { GitHubRequest, Options } from '../../fakes/github/index.ts';
import { withHarness, type Harness, type RunOptions } from '../../fakes/harness.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import type {
  Interception,
  LoggedRequest,
  ServeOptions,
} from '../../fakes/service/serve.ts';
import { MARKER } from '../security/entries.ts';
import { breaking } from '../support/breaking.ts';
import { createMoment, createSwitch, silenceAt } from '../support/interceptions.ts';
import { cancelAt, NO_WAIT } from './with-harness.ts';

// The points at which a run ends.

type GitHubIntercept = NonNullable<Options['intercept']>;
type ServiceIntercept = NonNullable<ServeOptions['intercept']>;

/** How a run ends early, with interceptions that have an effect only during its main step. */
type Point = Readonly<{
  options?: Pick<RunOptions, 'cancel' | 'preload'>;
  github?: GitHubIntercept;
  service?: ServiceIntercept;
}>;

const LIST = 'issues/list-comments';
const READ = 'issues/get-comment';
const CREATE = 'issues/create-comment';
const WRITE = 'issues/update-comment';
const REACT = 'reactions/create-for-issue-comment';

/** The writes to a status comment, in order. */
const BINDING = { nth: 1 };
const JOB = { nth: 2 };
const END = { nth: 3 };
const END_WITHOUT_JOB = { nth: 2 };
/** The entry is bound already. */
const END_OF_RESUMED = { nth: 2 };

const HAS_EFFECT = { hasEffect: true };

/** Kills the run when GitHub gets a request, which it does not answer. */
function atRequest(
  operation: string,
  which: Readonly<{ nth?: number; hasEffect?: boolean }> = {},
): Point {
  const { once, intercept } = silenceAt(operation, which);
  return { options: cancelAt({ once }), github: intercept };
}

/** Kills the run when the service gets its POST, which it carries out and does not answer. */
function atPost(): Point {
  const { once, reach } = createMoment();
  const service: ServiceIntercept = ({ method }) => {
    if (method !== 'POST') return undefined;
    reach();
    return { afterwards: () => {} };
  };
  return { options: cancelAt({ once }), service };
}

/** Kills the run between a line of its log and all that follows: the process is blocked after the line. */
function afterLine(line: RegExp): Point {
  const code = `
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = (text, ...more) => {
      const isWritten = write(text, ...more);
      if (${line}.test(text)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      return isWritten;
    };`;
  const preload = [`data:text/javascript,${encodeURIComponent(code)}`];
  return { options: { ...cancelAt({ onLine: line }), preload } };
}

const SENDING = /^Sending /;
const RATE_LIMITED = /^The rate limit of the service is exceeded/;
const JOB_KNOWN = /^(?:Created|Resumed) job /;
const POLLED = /^ *\d+:\d\d {2}active/;
const WAITING_FOR_OTHER = /^Waiting for the job of another run/;

/** Ends the run with an exception that it does not catch, so many milliseconds after its beginning. */
function atException(afterMs: number): Point {
  return { options: breaking('timer', `setTimeout(fail, ${afterMs});`) };
}

/** Breaks the first poll. The run catches this exception. */
const BROKEN_POLL = breaking('polling', 'Math.random = fail;');

/** Gives the first POST this answer. */
function answeringPost(reply: Interception, point: Point): Point {
  let isFirst = true;
  const service: ServiceIntercept = ({ method }) => {
    if (method !== 'POST' || !isFirst) return undefined;
    isFirst = false;
    return reply;
  };
  return { ...point, service };
}

const TOO_MANY: Interception = { status: 429, headers: { 'retry-after': '240' } };
const PAYMENT_REQUIRED: Interception = { status: 402 };
/** The service has carried the request out. */
const UNCLEAR: Interception = {
  afterwards: (response) => void response.writeHead(502).end(),
};

/** Cancels the run while it waits for a rate limit, and kills it when it writes its end. */
function cancelledAtRateLimit(): Point {
  const { once, intercept } = silenceAt(WRITE, END_WITHOUT_JOB);
  const signals = [
    { signal: 'SIGINT', afterMs: 0 },
    { signal: 'SIGKILL', once },
  ] as const;
  const options = { cancel: { at: { onLine: RATE_LIMITED }, signals } };
  return answeringPost(TOO_MANY, { options, github: intercept });
}

/** Ends the run with an exception while it waits, and kills it when it writes its end. */
function exceptionBeforeEnd(): Point {
  const point = atRequest(WRITE, END);
  return { ...point, options: { ...point.options, ...BROKEN_POLL } };
}

// What is left.

/** What is left after a run, in the words of `describeRequest`. */
type Left = Readonly<{
  /** The state for the post step. */
  state: string;
  /** The status comments after the post step. */
  shows: readonly string[];
  /** How often the post step calls each operation of GitHub and of the service. */
  calls: Readonly<Record<string, number>>;
  reRun: ReRun;
  /** The re-run without a post step before it; undefined if another re-run of the table finds the same comments. */
  ifLost?: ReRun | undefined;
}>;

type ReRun = Readonly<{
  ends: string;
  /** POSTs to the service, of all runs. */
  posts: number;
  /** The status comments in the end. */
  shows: readonly string[];
}>;

type Conclusion = Readonly<{ outcome: string; reason: string }>;

/** What an entry says about its request: in the state, and in the comment. */
type EntryFields = Readonly<{
  sent: string;
  payload: Readonly<{
    job: object | null;
    end: Readonly<{ conclusion: Conclusion }> | null;
  }>;
}>;

type State =
  Readonly<{ kind: 'claim' }> | Readonly<{ kind: 'entry'; entry: EntryFields }>;

function nameOf({ outcome, reason }: Conclusion): string {
  return reason === '' ? outcome : `${outcome}/${reason}`;
}

function describeRequest({ sent, payload: { job, end } }: EntryFields): string {
  const facts = [`sent: ${sent}`];
  if (job !== null) facts.push('job');
  if (end !== null) facts.push(nameOf(end.conclusion));
  return facts.join(', ');
}

function describeState({ state }: Pick<RunResult, 'state'>): string {
  const text = state['request'] ?? '';
  if (text === '') return 'empty';
  const saved = JSON.parse(text) as State;
  return saved.kind === 'claim' ? 'claim' : `entry, ${describeRequest(saved.entry)}`;
}

/** Describes the status comments: the icon, and the entry, which may be unbound. */
function describeComments({ statusComments }: Harness): readonly string[] {
  return statusComments().map(({ body }) => {
    const [, icon = ''] = /^### (\S+)/m.exec(body) ?? [];
    const [, line = ''] = body.split(`${MARKER} `);
    const [payload = ''] = line.split(' ', 1);
    const entry = JSON.parse(Buffer.from(payload, 'base64').toString()) as EntryFields;
    return `${icon} ${describeRequest(entry)}`;
  });
}

/** How many requests GitHub and the service have got. */
type Mark = Readonly<{ github: number; service: number }>;

function markRequests({ github, service }: Harness): Mark {
  return { github: github.requests.length, service: service.requests.length };
}

/** Counts the requests to GitHub and to the service since a mark, by their operations. */
function countCalls({ github, service }: Harness, since: Mark): Left['calls'] {
  const toGitHub = github.requests
    .slice(since.github)
    .map(({ operation = '?' }) => operation);
  const toService = service.requests.slice(since.service).map(({ method, path }) => {
    const resource = path.endsWith('/message') ? 'message' : 'job';
    return `${method} ${resource}`;
  });
  const counts: Record<string, number> = {};
  for (const name of [...toGitHub, ...toService]) {
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

// The table.

type Row = Left &
  Readonly<{
    /** What the run does. */
    run: string;
    point: () => Point;
    service?: ServeOptions;
    inputs?: Readonly<Record<string, string>>;
    /** Returns the event, after what was before the run. By default, it is a command. */
    prepare?: (harness: Harness) => EventOfRun | Promise<EventOfRun>;
    attempt?: number;
    /** What happens when the run reads its job for the first time. */
    atFirstRead?: (harness: Harness) => void;
    /** What happens after the main step. */
    afterMain?: (harness: Harness) => void;
  }>;

const COMMAND = '/docs explain the retry';
const RUN = 101;
const OTHER_RUN = 100;

/** A job that is active as long as the run lives. */
const BUSY: ServeOptions = { workMs: 60_000 };

/** A command whose request another run, or an earlier attempt, has sent without waiting for its job. */
function submittedBy(runId: number) {
  return async (harness: Harness): Promise<EventOfRun> => {
    const event = harness.addComment(COMMAND);
    await harness.run(event, { runId, inputs: NO_WAIT });
    return event;
  };
}

const AS_RE_RUN = { service: BUSY, prepare: submittedBy(RUN), attempt: 2 };
const AS_REDELIVERY = { service: BUSY, prepare: submittedBy(OTHER_RUN) };

/** A command for a job that has ended. */
async function forExistingJob(harness: Harness): Promise<EventOfRun> {
  await harness.command(COMMAND, { runId: OTHER_RUN });
  harness.service.change(BUSY);
  return harness.addComment('/docs also show an example');
}

// Status comments.
const UNBOUND = '📤 sent: no';
const NOT_SENT = '⏹️ sent: no, cancelled';
const REJECTED = '❌ sent: no, rejected/payment-required';
const UNCONFIRMED = '⚠️ sent: perhaps, unconfirmed';
const WORKING = '⏳ sent: yes, job';
const CANCELLED = '⏹️ sent: yes, job, cancelled';
const BROKEN = '❌ sent: yes, job, internal-error';
const TIMED_OUT = '⏰ sent: yes, job, still-active/timed-out';
const NOT_WAITING = '▶️ sent: yes, job, still-active/not-waiting';
const OPENED = '✅ sent: yes, job, pr-opened';

// Calls of the post step.
const READS = { [READ]: 1 };
const WRITES = { ...READS, [WRITE]: 1 };
const READS_JOB = { ...WRITES, 'GET job': 1 };
const REACTS = { [REACT]: 1 };

// Ends of the re-run.
const CREATES = { ends: 'pr-opened, created', posts: 1 };
const RESUMES = { ends: 'pr-opened, resumed', posts: 1 };
const SENDS_NOTHING = { ends: 'unconfirmed, none', posts: 1 };

const ROWS: readonly Row[] = [
  // Nothing was sent. A comment that nobody writes any more keeps its first text.
  {
    run: 'is killed before its comment is created',
    point: () => atRequest(CREATE),
    state: 'claim',
    shows: [],
    calls: { [LIST]: 1 },
    reRun: { ...CREATES, shows: [OPENED] },
  },
  {
    run: 'is killed after its comment is created, before it knows that',
    point: () => atRequest(CREATE, HAS_EFFECT),
    state: 'claim',
    shows: [NOT_SENT],
    calls: { [LIST]: 1, [WRITE]: 1 },
    reRun: { ...CREATES, shows: [NOT_SENT, OPENED] },
    ifLost: { ...CREATES, shows: [UNBOUND, OPENED] },
  },
  {
    run: 'is killed while its entry is unbound',
    point: () => atRequest(LIST, { nth: 2 }),
    state: 'entry, sent: no',
    shows: [NOT_SENT],
    calls: WRITES,
    reRun: { ...CREATES, shows: [NOT_SENT, OPENED] },
  },
  {
    run: 'is killed before its entry is bound',
    point: () => atRequest(WRITE, BINDING),
    state: 'entry, sent: no',
    shows: [NOT_SENT],
    calls: WRITES,
    reRun: { ...CREATES, shows: [NOT_SENT, OPENED] },
  },

  // Bound: the comment says perhaps. Only the post step knows that the POST has not begun.
  {
    run: 'is killed after its entry is bound, before it knows that',
    point: () => atRequest(WRITE, { ...BINDING, ...HAS_EFFECT }),
    state: 'entry, sent: no',
    shows: [NOT_SENT],
    calls: WRITES,
    reRun: { ...CREATES, shows: [NOT_SENT, OPENED] },
    ifLost: { ...SENDS_NOTHING, posts: 0, shows: [UNCONFIRMED] },
  },
  {
    run: 'is killed while its entry is bound, before the POST begins',
    point: () => afterLine(SENDING),
    state: 'entry, sent: no',
    shows: [NOT_SENT],
    calls: WRITES,
    reRun: { ...CREATES, shows: [NOT_SENT, OPENED] },
  },
  {
    run: 'is killed while it waits for a rate limit',
    point: () => answeringPost(TOO_MANY, afterLine(RATE_LIMITED)),
    state: 'entry, sent: perhaps',
    shows: [UNCONFIRMED],
    calls: { ...WRITES, ...REACTS },
    reRun: { ...SENDS_NOTHING, shows: [UNCONFIRMED] },
  },
  {
    run: 'is cancelled while it waits for a rate limit, and killed before its end is written',
    point: cancelledAtRateLimit,
    state: 'entry, sent: perhaps, cancelled',
    shows: [NOT_SENT],
    calls: WRITES,
    reRun: { ...CREATES, posts: 2, shows: [NOT_SENT, OPENED] },
  },

  // The POST is under way, or the service has answered without a job.
  {
    run: 'is killed while its POST is under way',
    point: atPost,
    state: 'entry, sent: perhaps',
    shows: [UNCONFIRMED],
    calls: { ...WRITES, ...REACTS },
    reRun: { ...SENDS_NOTHING, shows: [UNCONFIRMED] },
  },
  {
    run: 'is rejected, and killed before that is written',
    point: () => answeringPost(PAYMENT_REQUIRED, atRequest(WRITE, END_WITHOUT_JOB)),
    state: 'entry, sent: perhaps, rejected/payment-required',
    shows: [REJECTED],
    calls: { ...WRITES, ...REACTS },
    reRun: { ...CREATES, posts: 2, shows: [REJECTED, OPENED] },
  },
  {
    run: 'is rejected, and killed after that is written, before it knows that',
    point: () => {
      const written = atRequest(WRITE, { ...END_WITHOUT_JOB, ...HAS_EFFECT });
      return answeringPost(PAYMENT_REQUIRED, written);
    },
    state: 'entry, sent: perhaps, rejected/payment-required',
    shows: [REJECTED],
    calls: { ...WRITES, ...REACTS },
    reRun: { ...CREATES, posts: 2, shows: [REJECTED, OPENED] },
    ifLost: { ...CREATES, posts: 2, shows: [REJECTED, OPENED] },
  },
  {
    run: 'is unconfirmed, and killed before that is written',
    point: () => answeringPost(UNCLEAR, atRequest(WRITE, END_WITHOUT_JOB)),
    state: 'entry, sent: perhaps, unconfirmed',
    shows: [UNCONFIRMED],
    calls: { ...WRITES, ...REACTS },
    reRun: { ...SENDS_NOTHING, shows: [UNCONFIRMED] },
  },

  // The job is known. Without a post step, it is lost until the comment names it.
  {
    run: 'is killed when its job is known',
    point: () => afterLine(JOB_KNOWN),
    service: BUSY,
    state: 'entry, sent: yes, job',
    shows: [CANCELLED],
    calls: READS_JOB,
    reRun: { ...RESUMES, shows: [OPENED] },
  },
  {
    run: 'is killed before its job is written',
    point: () => atRequest(WRITE, JOB),
    service: BUSY,
    state: 'entry, sent: yes, job',
    shows: [CANCELLED],
    calls: READS_JOB,
    reRun: { ...RESUMES, shows: [OPENED] },
    ifLost: { ...SENDS_NOTHING, shows: [UNCONFIRMED] },
  },
  {
    run: 'is killed after its job is written, before it knows that',
    point: () => atRequest(WRITE, { ...JOB, ...HAS_EFFECT }),
    service: BUSY,
    state: 'entry, sent: yes, job',
    shows: [CANCELLED],
    calls: READS_JOB,
    reRun: { ...RESUMES, shows: [OPENED] },
  },
  {
    run: 'is killed while it waits for its job',
    point: () => afterLine(POLLED),
    service: BUSY,
    state: 'entry, sent: yes, job',
    shows: [CANCELLED],
    calls: READS_JOB,
    reRun: { ...RESUMES, shows: [OPENED] },
    ifLost: { ...RESUMES, shows: [OPENED] },
  },
  {
    run: 'is killed while it waits for its job, which ends before the post step',
    point: () => afterLine(POLLED),
    service: BUSY,
    afterMain: ({ service }) => service.change({ workMs: 0 }),
    state: 'entry, sent: yes, job',
    shows: [OPENED],
    calls: { ...READS_JOB, ...REACTS },
    reRun: { ...RESUMES, shows: [OPENED] },
  },
  {
    // once/README.md, When a request may be sent twice.
    run: 'is killed while it waits for its job, and somebody deletes its comment',
    point: () => afterLine(POLLED),
    service: BUSY,
    afterMain: ({ github, statusComment }) => {
      github.state.comments.delete(statusComment().id);
    },
    state: 'entry, sent: yes, job',
    shows: [],
    calls: READS,
    reRun: { ...CREATES, posts: 2, shows: [OPENED] },
  },
  {
    run: 'has waited as long as it may, and is killed before that is written',
    point: () => atRequest(WRITE, END),
    service: { workMs: 90_000 },
    inputs: { 'wait-minutes': '1' },
    state: 'entry, sent: yes, job, still-active/timed-out',
    shows: [TIMED_OUT],
    calls: READS_JOB,
    reRun: { ...RESUMES, shows: [OPENED] },
  },
  {
    run: 'is killed after its job has ended, before that is written',
    point: () => atRequest(WRITE, END),
    state: 'entry, sent: yes, job, pr-opened',
    shows: [OPENED],
    calls: { ...READS_JOB, ...REACTS },
    reRun: { ...RESUMES, shows: [OPENED] },
  },
  {
    run: 'is killed after the end of its job is written, before it knows that',
    point: () => atRequest(WRITE, { ...END, ...HAS_EFFECT }),
    state: 'entry, sent: yes, job, pr-opened',
    shows: [OPENED],
    calls: { ...READS_JOB, ...REACTS },
    reRun: { ...RESUMES, shows: [OPENED] },
  },

  // The run has taken over the entry of an earlier attempt, or of another run.
  {
    run: 'is a re-run that is killed while it waits for its job',
    point: () => afterLine(POLLED),
    ...AS_RE_RUN,
    state: 'entry, sent: yes, job',
    shows: [CANCELLED],
    calls: READS_JOB,
    reRun: { ...RESUMES, shows: [OPENED] },
    ifLost: { ...RESUMES, shows: [OPENED] },
  },
  {
    run: 'is a re-run that is killed after its job has ended, before that is written',
    point: () => atRequest(WRITE, END_OF_RESUMED),
    ...AS_RE_RUN,
    state: 'entry, sent: yes, job, pr-opened',
    shows: [OPENED],
    calls: { ...READS_JOB, ...REACTS },
    reRun: { ...RESUMES, shows: [OPENED] },
  },
  {
    run: 'is a redelivery that is killed while it waits for its job',
    point: () => afterLine(POLLED),
    ...AS_REDELIVERY,
    state: 'entry, sent: yes, job',
    shows: [CANCELLED],
    calls: { ...READS_JOB, [READ]: 2 },
    reRun: { ...RESUMES, shows: [OPENED] },
    // The comment says that the redelivery may be alive. A sweep, or any run after that time, shows the end.
    ifLost: { ...RESUMES, shows: [WORKING] },
  },
  {
    run: 'is a redelivery that is killed while it waits for its job, after somebody has written its comment',
    point: () => afterLine(POLLED),
    ...AS_REDELIVERY,
    atFirstRead: ({ github, statusComment }) => {
      const comment = statusComment();
      const body = comment.body.replace('Requested by', 'Wanted by');
      github.state.comments.set(comment.id, { ...comment, body });
    },
    state: 'empty',
    shows: [NOT_WAITING],
    calls: {},
    reRun: { ...RESUMES, shows: [OPENED] },
  },

  // A message to a job. A read may show the end of the work before the message, so the end that the run has seen counts.
  {
    run: 'is killed while the POST of its message is under way',
    point: atPost,
    prepare: forExistingJob,
    state: 'entry, sent: perhaps',
    shows: [OPENED, UNCONFIRMED],
    calls: { ...WRITES, ...REACTS },
    reRun: { ...SENDS_NOTHING, posts: 2, shows: [OPENED, UNCONFIRMED] },
    ifLost: { ...SENDS_NOTHING, posts: 2, shows: [OPENED, UNCONFIRMED] },
  },
  {
    run: 'is killed while it waits for a job that got its message',
    point: () => afterLine(POLLED),
    prepare: forExistingJob,
    state: 'entry, sent: yes, job',
    shows: [OPENED, CANCELLED],
    calls: READS_JOB,
    reRun: { ...RESUMES, posts: 2, shows: [OPENED, OPENED] },
    ifLost: { ...RESUMES, posts: 2, shows: [OPENED, OPENED] },
  },
  {
    run: 'is killed after a job that got its message has ended, before that is written',
    point: () => atRequest(WRITE, END),
    prepare: forExistingJob,
    state: 'entry, sent: yes, job, pr-opened',
    shows: [OPENED, OPENED],
    calls: { ...READS_JOB, ...REACTS },
    reRun: { ...RESUMES, posts: 2, shows: [OPENED, OPENED] },
  },

  // Exceptions.
  {
    run: 'has an exception before it sends its request',
    point: () => atException(2000),
    state: 'entry, sent: no',
    shows: ['❌ sent: no, internal-error'],
    calls: { ...WRITES, ...REACTS },
    reRun: { ...CREATES, shows: ['❌ sent: no, internal-error', OPENED] },
  },
  {
    run: 'has an exception while it waits for its job',
    point: () => atException(20_000),
    service: BUSY,
    state: 'entry, sent: yes, job',
    shows: [BROKEN],
    calls: { ...READS_JOB, ...REACTS },
    reRun: { ...RESUMES, shows: [OPENED] },
  },
  {
    run: 'has an exception that it catches, and is killed before that is written',
    point: exceptionBeforeEnd,
    service: BUSY,
    state: 'entry, sent: yes, job, internal-error',
    shows: [BROKEN],
    calls: { ...READS_JOB, ...REACTS },
    reRun: { ...RESUMES, shows: [OPENED] },
  },
  {
    run: 'is a re-run that has an exception while it waits for its job',
    point: () => atException(20_000),
    ...AS_RE_RUN,
    state: 'entry, sent: yes, job',
    shows: [BROKEN],
    calls: { ...READS_JOB, ...REACTS },
    reRun: { ...RESUMES, shows: [OPENED] },
  },
  {
    // Nothing is left for the post step: the main step has written this.
    run: 'is a re-run that has an exception while it waits for its job, which it catches',
    point: () => ({ options: BROKEN_POLL }),
    ...AS_RE_RUN,
    state: 'empty',
    shows: [BROKEN],
    calls: {},
    reRun: { ...RESUMES, shows: [OPENED] },
  },

  {
    run: 'ends by itself',
    point: () => ({}),
    state: 'empty',
    shows: [OPENED],
    calls: {},
    reRun: { ...RESUMES, shows: [OPENED] },
  },
];

/** The 👀 of the command has arrived before the comment is created: no request but that of the point is under way. */
const latencyMs = (url: string): number => (url.includes('/reactions') ? 0 : 50);

/** Plays a row once, with or without its post step. */
function play(
  row: Row,
  { hasPostStep }: Readonly<{ hasPostStep: boolean }>,
): Promise<Omit<Left, 'ifLost'>> {
  const { service = {}, inputs = {}, attempt = 1 } = row;
  const point = row.point();
  const ofGitHub = createSwitch((request: Readonly<GitHubRequest>) =>
    point.github?.(request),
  );
  let atFirstRead = (): void => {};
  const ofService = createSwitch((request: LoggedRequest) => {
    if (request.method === 'GET') {
      atFirstRead();
      atFirstRead = () => {};
    }
    return point.service?.(request);
  });
  const options = {
    github: { latencyMs, intercept: ofGitHub.intercept },
    service: { ...service, intercept: ofService.intercept },
  };
  return withHarness(options, async (harness) => {
    const event = (await row.prepare?.(harness)) ?? harness.addComment(COMMAND);
    atFirstRead = () => row.atFirstRead?.(harness);
    ofGitHub.on();
    ofService.on();
    let endOfMain: Mark = { github: 0, service: 0 };
    const run = await harness.run(event, {
      ...point.options,
      inputs,
      runId: RUN,
      runAttempt: attempt,
      post: () => {
        ofGitHub.off();
        ofService.off();
        row.afterMain?.(harness);
        endOfMain = markRequests(harness);
        return hasPostStep;
      },
    });
    const isKilled = point.options?.cancel !== undefined;
    expect(run.signal).toBe(isKilled ? 'SIGKILL' : null);
    const left = {
      state: describeState(run),
      shows: describeComments(harness),
      calls: countCalls(harness, endOfMain),
    };
    const again = await harness.run(event, {
      inputs,
      runId: RUN,
      runAttempt: attempt + 1,
    });
    return { ...left, reRun: describeReRun(again, harness) };
  });
}

function describeReRun({ outputs }: RunResult, harness: Harness): ReRun {
  const { outcome = '', reason = '', jobAction = '' } = outputs;
  return {
    ends: `${nameOf({ outcome, reason })}, ${jobAction}`,
    posts: harness.posts().length,
    shows: describeComments(harness),
  };
}

/** Renders a table in Markdown. */
function renderTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function renderRow(
  run: string,
  { state, shows, calls, reRun, ifLost }: Left,
): readonly string[] {
  const counts = Object.entries(calls).map(([name, times]) => `${name} ×${times}`);
  return [
    run,
    state,
    renderList(shows),
    renderList(counts),
    renderReRun(reRun),
    ifLost === undefined ? 'as another one' : renderReRun(ifLost),
  ];
}

function renderReRun({ ends, posts, shows }: ReRun): string {
  return `${ends}; POSTs: ${posts}; ${renderList(shows)}`;
}

function renderList(texts: readonly string[]): string {
  return texts.length === 0 ? 'nothing' : texts.join('<br>');
}

/** What the rows have left, by `run`. */
const played = new Map<string, Left>();

describe('a run that', () => {
  it.concurrent.each(ROWS)('$run', async (row) => {
    const withPostStep = await play(row, { hasPostStep: true });
    const lost = row.ifLost && (await play(row, { hasPostStep: false }));
    const left: Left = { ...withPostStep, ifLost: lost?.reRun };
    played.set(row.run, left);
    const { state, shows, calls, reRun } = row;
    expect(left).toEqual({ state, shows, calls, reRun, ifLost: row.ifLost });
  });
});

// Steps beside each other.

/** What is left after a step that is killed while another one of the same run and attempt is alive. */
type LeftBeside = Readonly<{
  state: string;
  /** Whether its post step leaves the comment of the other step as it is. */
  leavesOther: boolean;
  /** The status comments when the post step has ended, that of the other step first. */
  shows: readonly string[];
  /** The same when the other step has ended. */
  inTheEnd: readonly string[];
}>;

type Beside = LeftBeside &
  Readonly<{
    step: string;
    point: () => Point;
    service?: ServeOptions;
    inputs?: Readonly<Record<string, string>>;
    /** The age of the other step when this one begins. */
    afterMs: number;
  }>;

/** The comment that this step creates is the second one. */
const SECOND = { nth: 2 };

const BESIDE: readonly Beside[] = [
  {
    step: 'with another `comment-tag`, after its comment is created, before it knows that',
    point: () => atRequest(CREATE, { ...SECOND, ...HAS_EFFECT }),
    service: BUSY,
    inputs: { 'comment-tag': 'other' },
    afterMs: 10_000,
    state: 'claim',
    leavesOther: true,
    shows: [WORKING, NOT_SENT],
    inTheEnd: [OPENED, NOT_SENT],
  },
  {
    step: 'with the same request, after its comment is created, before it knows that',
    point: () => atRequest(CREATE, { ...SECOND, ...HAS_EFFECT }),
    afterMs: 1000,
    state: 'claim',
    leavesOther: true,
    shows: [UNBOUND, NOT_SENT],
    inTheEnd: [OPENED, NOT_SENT],
  },
  {
    step: 'with the same request, while the POST of the other one is under way',
    point: () => afterLine(WAITING_FOR_OTHER),
    // Each answer arrives before the run gives up.
    service: { latencyMs: 15_000 },
    afterMs: 10_000,
    state: 'claim',
    leavesOther: true,
    shows: ['📤 sent: perhaps'],
    inTheEnd: [OPENED],
  },
  {
    step: 'with the same request, while it waits for the job of the other one',
    point: () => afterLine(POLLED),
    service: BUSY,
    afterMs: 10_000,
    state: 'empty',
    leavesOther: true,
    shows: [WORKING],
    inTheEnd: [OPENED],
  },
];

/** What the rows with two steps have left, by `step`. */
const playedBeside = new Map<string, LeftBeside>();

describe('a step that is killed beside another one of its run and attempt', () => {
  it.concurrent.each(BESIDE)('$step', (row) => {
    const { service = {}, inputs = {} } = row;
    const { options, github } = row.point();
    const intercept: GitHubIntercept = (request) => github?.(request);
    const fakes = { github: { latencyMs, intercept }, service };
    return withHarness(fakes, async (harness) => {
      const event = harness.addComment(COMMAND);
      const other = harness.run(event, { runId: RUN });
      await harness.clock.sleep(row.afterMs);
      const textOfOther = () => harness.statusComments()[0]?.body;
      let before: string | undefined;
      const step = await harness.run(event, {
        ...options,
        inputs,
        runId: RUN,
        post: () => {
          before = textOfOther();
          return true;
        },
      });
      expect(step.signal).toBe('SIGKILL');
      const left = {
        state: describeState(step),
        leavesOther: textOfOther() === before,
        shows: describeComments(harness),
      };
      const { outputs } = await other;
      const inTheEnd = describeComments(harness);
      playedBeside.set(row.step, { ...left, inTheEnd });
      const { state, leavesOther, shows } = row;
      expect(left).toEqual({ state, leavesOther, shows });
      expect(inTheEnd).toEqual(row.inTheEnd);
      expect(outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'created' });
      expect(harness.posts()).toHaveLength(1);
    });
  });
});

function renderBeside(
  step: string,
  { state, leavesOther, shows, inTheEnd }: LeftBeside,
): readonly string[] {
  const isLeft = leavesOther ? 'yes' : 'no';
  return [step, state, isLeft, renderList(shows), renderList(inTheEnd)];
}

afterAll(() => {
  if (process.env['PRINT'] !== '1') return;
  const rows = ROWS.flatMap(({ run }) => {
    const left = played.get(run);
    return left === undefined ? [] : [renderRow(run, left)];
  });
  const besides = BESIDE.flatMap(({ step }) => {
    const left = playedBeside.get(step);
    return left === undefined ? [] : [renderBeside(step, left)];
  });
  const tables = [
    renderTable(
      ['a run that', 'state', 'comments', 'calls', 're-run', 're-run if lost'],
      rows,
    ),
    renderTable(
      ['a step', 'state', 'leaves the other', 'comments', 'in the end'],
      besides,
    ),
  ];
  process.stdout.write(`\n${tables.join('\n')}\n`);
});
