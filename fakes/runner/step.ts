/** One step, main or post: the process, and all that it leaves behind. */
import { createCommandFiles, readCommandFiles } from './command-files.ts';
import type { JobStatus } from './expressions.ts';
import type { Job } from './job.ts';
import { findLeaks } from './secrets.ts';
import { StepLog, type Annotation } from './step-log.ts';
import { runProcess, type ProcessEnd, type ProcessStart } from './step-process.ts';

type Texts = Readonly<Record<string, string>>;

export type StepResult = Pick<
  ProcessEnd,
  'exitCode' | 'signal' | 'startedAt' | 'durationMs'
> &
  Readonly<{
    /** Conclusion of the step on the job's page. A cancelled step is `cancelled`, whatever its exit code is. */
    conclusion: JobStatus;
    /** Log in the form in which a person sees it: secrets are hidden, commands are carried out. */
    log: string;
    /** Log in the form in which the process wrote it. */
    rawLog: string;
    annotations: readonly Annotation[];
    /** Texts that the step itself masked (the runner hides the workflow's secrets anyway). */
    masks: readonly string[];
    outputs: Texts;
    state: Texts;
    /** Secrets are hidden. */
    summary: string;
    /** Places where a secret can be read, masked or not: `log line 3`, `output url`, `state job`, `summary`. */
    leaks: readonly string[];
  }>;

export type StepSetting = Pick<
  ProcessStart,
  'file' | 'args' | 'isHosted' | 'env' | 'cancel' | 'clock'
> &
  Readonly<{
    /** Looked for in all that the step writes. */
    secrets?: readonly string[];
    debug?: boolean;
  }>;

/** Rejects if the process cannot be started or runs for too long. */
export async function runStep(
  { workspace, temp, masker }: Job,
  { secrets = [], debug = false, ...process }: StepSetting,
): Promise<StepResult> {
  const log = new StepLog({ masker, debug });
  const paths = createCommandFiles(temp);
  const { cancelled, ...end } = await runProcess({
    ...process,
    cwd: workspace,
    // A step's own variables come last: a test can take a file away.
    env: { ...paths, ...process.env },
    onLine: (line) => log.add(line),
  }).catch((error: unknown) => {
    throw new Error(`its last lines:\n${log.rawLines.slice(-20).join('\n')}`, {
      cause: error,
    });
  });
  // Files are read whatever the end was: what was written before a cancel is kept.
  const { outputs, state, summary } = readCommandFiles(paths);
  if (cancelled) log.annotate('error', 'The operation was canceled.');
  const places = { ...named('output', outputs), ...named('state', state), summary };
  return {
    ...end,
    conclusion: conclusionOf(cancelled, end.exitCode),
    log: log.lines.join('\n'),
    rawLog: log.rawLines.join('\n'),
    annotations: log.annotations,
    masks: log.masks,
    outputs,
    state,
    summary: masker.mask(summary),
    leaks: findLeaks(secrets, places, log.rawLines),
  };
}

function conclusionOf(cancelled: boolean, exitCode: number | null): JobStatus {
  if (cancelled) return 'cancelled';
  return exitCode === 0 ? 'success' : 'failure';
}

/** Returns the entries by the names of their places, such as `output url`. A name can leak, too. */
function named(kind: string, entries: Texts): Texts {
  return Object.fromEntries(
    Object.entries(entries).map(([name, value]) => [
      `${kind} ${name}`,
      `${name}=${value}`,
    ]),
  );
}
