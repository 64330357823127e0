import type { Event } from '../domain.ts';
import { CONNECTION_INPUTS, readConnection, type Connection } from '../inputs/connection.ts';
import { CONTEXT_INPUTS, readContextInputs, type ContextInputs } from '../inputs/context.ts';
import { readFailOn, type FailOn } from '../inputs/fail-on.ts';
import { REUSE_JOB, type ReuseJob } from '../thread/job-reuse.ts';
import { GATE_INPUTS, readChoice, readGateInputs, type GateInputs } from '../inputs/authorization.ts';
import {
  bad,
  good,
  together,
  lines,
  quote,
  readBoolean,
  readJobId,
  readNumber,
  type Parsed,
} from '../inputs/parse.ts';

/** Names of the inputs of `action.yml`; a test holds the two to each other. */
export const INPUTS = [
  ...CONNECTION_INPUTS,
  ...GATE_INPUTS,
  ...CONTEXT_INPUTS,
  'previous-api-keys',
  'github-token',
  'prompt',
  'prompt-file',
  'job-id',
  'reuse-job',
  'wait-minutes',
  'poll-interval-seconds',
  'comment',
  'thread',
  'thread-key',
  'notify',
  'fail-on',
  'dry-run',
  'matrix-index',
  'workflow-token',
] as const;
export type InputName = (typeof INPUTS)[number];

/** What one run is to do. */
export type AgentInputs = Readonly<{
  connection: Connection;
  gates: GateInputs;
  context: ContextInputs;
  previousKeys: readonly string[];
  githubToken: string;
  /** The workflow's own instruction, or its standing text before a command's; empty for the built-in one. */
  prompt: string;
  jobId: string | undefined;
  reuseJob: ReuseJob;
  waitMs: number;
  pollIntervalMs: number | undefined;
  comment: 'auto' | 'always' | 'never';
  thread: number | undefined;
  threadKey: string;
  notify: 'asker' | 'none';
  failOn: FailOn;
  dryRun: boolean;
  matrixIndex: string;
  /** The workflow's own token, to tell another one from it. */
  workflowToken: string;
}>;

/** The file that `prompt-file` names, read beforehand; undefined when the input is empty. */
export type PromptFile =
  Readonly<{ ok: true; text: string }> | Readonly<{ ok: false; why: string }> | undefined;

/** Six hours bound a job on GitHub's runners, five days one on a runner of one's own. */
const LONGEST_WAIT_MINUTES = 5 * 24 * 60;

/**
 * Reads all inputs, or tells all their faults together. Some are not needed on every event; for the post step, which comes
 * without one, none of those is.
 */
export function readInputs(
  raw: (name: InputName) => string,
  { promptFile, event }: Readonly<{ promptFile: PromptFile; event: Event | undefined }>,
): Parsed<AgentInputs> {
  const about = raw('about');
  const isNamed = about !== '' && about !== 'event';
  const given = event === undefined || event.kind === 'comment';
  const hasSubject = isNamed || given || event.facts.subject.kind !== 'none';
  const parsed = together({
    connection: readConnection(raw),
    previousKeys: good(lines(raw('previous-api-keys'))),
    githubToken: good(raw('github-token')),
    prompt: readPrompt({
      prompt: raw('prompt'),
      file: promptFile,
      optional: hasSubject || raw('job-id') !== '',
      event: event?.name ?? '',
    }),
    jobId: optional(raw('job-id'), (text) => readJobId('job-id', text)),
    reuseJob: readReuseJob(raw('reuse-job'), {
      comment: raw('comment'),
      hasThread: hasSubject || raw('thread') !== '',
    }),
    gates: readGateInputs(raw),
    context: readContextInputs(raw),
    waitMinutes: readNumber('wait-minutes', raw('wait-minutes'), {
      least: 0,
      most: LONGEST_WAIT_MINUTES,
      unit: 'minutes',
    }),
    pollIntervalSeconds: optional(raw('poll-interval-seconds'), (text) =>
      readNumber('poll-interval-seconds', text, { least: 2, most: 3600, unit: 'seconds' }),
    ),
    comment: readComment(raw('comment'), { about, hasThread: hasSubject || raw('thread') !== '' }),
    thread: readThread(raw('thread'), about === 'since-last' && !given),
    threadKey: readThreadKey(raw('thread-key')),
    notify: readChoice('notify', raw('notify'), ['asker', 'none']),
    failOn: readFailOn(raw('fail-on')),
    dryRun: readBoolean('dry-run', raw('dry-run')),
    matrixIndex: good(raw('matrix-index')),
    workflowToken: good(raw('workflow-token')),
  });
  if (!parsed.ok) return parsed;
  const { waitMinutes, pollIntervalSeconds, ...rest } = parsed.value;
  return good({
    ...rest,
    waitMs: waitMinutes * 60_000,
    pollIntervalMs: pollIntervalSeconds === undefined ? undefined : pollIntervalSeconds * 1000,
  });
}

function readPrompt(
  text: Readonly<{ prompt: string; file: PromptFile; optional: boolean; event: string }>,
): Parsed<string> {
  const { prompt, file } = text;
  if (prompt !== '' && file !== undefined)
    return bad('`prompt` and `prompt-file` are both given. Keep one of them.');
  if (file !== undefined) {
    if (!file.ok) return bad(`\`prompt-file\`: ${file.why}`);
    if (file.text.trim() === '')
      return bad('`prompt-file` names an empty file. Write the instruction into it.');
    return good(file.text.trim());
  }
  if (prompt === '' && !text.optional)
    return bad(
      `\`prompt\` is empty, and the event ${text.event || 'of this run'} has no built-in instruction. Say what the agent should do with ` +
        '`prompt` or `prompt-file`, or what it is about with `about` (release:v1.4.0, pull-request:12, since-last), or name a job to wait for with `job-id`.',
    );
  return good(prompt);
}

function readComment(
  text: string,
  { about, hasThread }: Readonly<{ about: string; hasThread: boolean }>,
): Parsed<AgentInputs['comment']> {
  const choice = readChoice('comment', text, ['auto', 'always', 'never']);
  if (choice.ok && choice.value === 'always' && !hasThread)
    return bad(
      '`comment` is always, but this event has no thread to comment in. Give the number of an issue with `thread`.',
    );
  if (choice.ok && choice.value === 'never' && about === 'since-last')
    return bad(
      '`comment` is never, but `about: since-last` keeps in the status comment where to go on. Leave `comment` out.',
    );
  return choice;
}

function readReuseJob(
  text: string,
  { comment, hasThread }: Readonly<{ comment: string; hasThread: boolean }>,
): Parsed<ReuseJob> {
  const choice = readChoice('reuse-job', text, REUSE_JOB);
  if (!choice.ok || choice.value !== 'while-pr-open') return choice;
  if (comment === 'never')
    return bad(
      '`reuse-job` is while-pr-open, but `comment` is never, and the status comment is where the job is remembered. Leave `comment` out.',
    );
  if (!hasThread)
    return bad(
      '`reuse-job` is while-pr-open, but this event has no thread that could remember a job. Open an issue for it and write its number into `thread`.',
    );
  return choice;
}

function readThread(text: string, needed: boolean): Parsed<number | undefined> {
  if (text === '' && !needed) return good(undefined);
  if (text === '')
    return bad(
      '`thread` is empty, but `about: since-last` needs a thread that remembers what was covered. Open an issue for it and write its number.',
    );
  if (/^[1-9]\d{0,9}$/.test(text)) return good(Number(text));
  return bad(
    `\`thread\` is ${quote(text)}. Write the number of an issue or pull request of this repository, for example 42.`,
  );
}

function readThreadKey(text: string): Parsed<string> {
  if (/^[\p{L}\p{N}][\p{L}\p{N} ._/-]{0,99}$/u.test(text)) return good(text);
  return bad(`\`thread-key\` is ${quote(text)}. Write a short name, for example nightly.`);
}

function optional<T>(text: string, read: (text: string) => Parsed<T>): Parsed<T | undefined> {
  return text === '' ? good(undefined) : read(text);
}
