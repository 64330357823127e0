import { CONNECTION_INPUTS, readConnection, type Connection } from '../request/connection-inputs.ts';
import { readFailOn, type FailOn } from '../request/fail-on.ts';
import { bad, good, together, type Parsed } from '../request/parsed.ts';
import { readBoolean, readJobId, readNumber } from '../request/values.ts';

/** Names of the inputs of `action.yml`; a test holds the two to each other. */
export const INPUTS = [
  ...CONNECTION_INPUTS,
  'prompt',
  'prompt-file',
  'job-id',
  'wait-minutes',
  'poll-interval-seconds',
  'fail-on',
  'dry-run',
] as const;
export type InputName = (typeof INPUTS)[number];

/** What one run is to do. */
export type AgentInputs = Readonly<{
  connection: Connection;
  /** The instruction, empty when the job is just to be waited for. */
  instruction: string;
  jobId: string | undefined;
  waitMs: number;
  pollIntervalMs: number | undefined;
  failOn: FailOn;
  dryRun: boolean;
}>;

/** The file that `prompt-file` names, read beforehand; undefined when the input is empty. */
export type PromptFile =
  Readonly<{ ok: true; text: string }> | Readonly<{ ok: false; why: string }> | undefined;

/** Six hours bound a job on GitHub's runners, five days one on a runner of one's own. */
const LONGEST_WAIT_MINUTES = 5 * 24 * 60;

/** Reads all inputs, or tells all their faults together. */
export function readInputs(raw: (name: InputName) => string, promptFile: PromptFile): Parsed<AgentInputs> {
  const parsed = together({
    connection: readConnection(raw),
    instruction: readInstruction({ prompt: raw('prompt'), file: promptFile, optional: raw('job-id') !== '' }),
    jobId: optional(raw('job-id'), (text) => readJobId('job-id', text)),
    waitMinutes: readNumber('wait-minutes', raw('wait-minutes'), {
      least: 0,
      most: LONGEST_WAIT_MINUTES,
      unit: 'minutes',
    }),
    pollIntervalSeconds: optional(raw('poll-interval-seconds'), (text) =>
      readNumber('poll-interval-seconds', text, { least: 2, most: 3600, unit: 'seconds' }),
    ),
    failOn: readFailOn(raw('fail-on')),
    dryRun: readBoolean('dry-run', raw('dry-run')),
  });
  if (!parsed.ok) return parsed;
  const { waitMinutes, pollIntervalSeconds, ...rest } = parsed.value;
  return good({
    ...rest,
    waitMs: waitMinutes * 60_000,
    pollIntervalMs: pollIntervalSeconds === undefined ? undefined : pollIntervalSeconds * 1000,
  });
}

function readInstruction(
  given: Readonly<{ prompt: string; file: PromptFile; optional: boolean }>,
): Parsed<string> {
  const { prompt, file } = given;
  if (prompt !== '' && file !== undefined)
    return bad('`prompt` and `prompt-file` are both given. Keep one of them.');
  if (file !== undefined) {
    if (!file.ok) return bad(`\`prompt-file\`: ${file.why}`);
    if (file.text.trim() === '')
      return bad('`prompt-file` names an empty file. Write the instruction into it.');
    return good(file.text.trim());
  }
  if (prompt === '' && !given.optional)
    return bad(
      '`prompt` is empty. Say what the agent should do, or name a file with `prompt-file`, or a job to wait for with `job-id`.',
    );
  return good(prompt);
}

function optional<T>(text: string, read: (text: string) => Parsed<T>): Parsed<T | undefined> {
  return text === '' ? good(undefined) : read(text);
}
