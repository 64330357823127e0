import type { RunResult, StepResult } from '../../fakes/runner/index.ts';
import { parseCommand } from '../../fakes/runner/workflow-command.ts';
import { findHarmInCharts } from './chart-harm.ts';
import { ENDS, type ActionName } from './end-harm.ts';
import { findHarmInMarkdown, type Allowed } from './markdown-harm.ts';

/** Commands that a step of ours may give to the runner. */
const OUR_COMMANDS = ['add-mask', 'notice', 'warning', 'error', 'group', 'endgroup'];

/** Longest line of a log that somebody could still read past. */
const LONGEST_LINE = 10_000;
/** Longest value of an output that fits an environment variable of a later step, in bytes. */
const LONGEST_OUTPUT = 128 * 1024;
/** Of the run's own clock: runs of attacks wait for a job for one minute at most. */
const LONGEST_RUN_MS = 120_000;

/** What a run has done to its runner, its readers or the steps after it that it must never do. */
export function findHarmInRun(
  { post, ...main }: RunResult,
  { action = 'action.yml', ...more }: Allowed & Readonly<{ action?: ActionName }> = {},
): readonly string[] {
  const { outputs, columns, judge } = ENDS[action];
  const allowed = { columns, ...more };
  const harm = [main, ...(post ? [post] : [])].flatMap((step) => findHarmInStep(step, outputs, allowed));
  harm.push(...judge(main.outputs, allowed));
  if (main.summary === '' && main.outputs['outcome'] !== 'skipped') harm.push('there is no summary');
  return harm;
}

function findHarmInStep(step: StepResult, names: readonly string[], allowed: Allowed): string[] {
  const lines = step.rawLog.split('\n');
  const commands = lines.flatMap((line) => parseCommand(line)?.name ?? []);
  const foreign = commands.filter((name) => !OUR_COMMANDS.includes(name));
  const harm = [
    ...foreign.map((name) => `the log gives the command ${name}`),
    ...step.masks.filter((mask) => mask.length < 10).map((mask) => `the log hides “${mask}” from now on`),
    ...Object.keys(step.outputs)
      .filter((name) => !names.includes(name))
      .map((name) => `an output named ${name}`),
    ...Object.entries(step.outputs)
      .filter(([, value]) => Buffer.byteLength(value) > LONGEST_OUTPUT)
      .map(([name]) => `the output ${name} is too long for a variable`),
    ...[...findHarmInMarkdown(step.summary, allowed), ...findHarmInCharts(step.summary)].map(
      (each) => `in the summary: ${each}`,
    ),
    ...step.leaks.map((place) => `a secret in ${place}`),
  ];
  if (
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/.test(withoutOurColours(step.rawLog))
  )
    harm.push('control characters in the log');
  if (lines.some((line) => line.length > LONGEST_LINE)) harm.push('a line of the log that is far too long');
  if (Object.keys(step.exported).length > 0 || step.path.length > 0)
    harm.push('the environment of later steps');
  if (/^\s+at .+\(.*:\d+:\d+\)$/m.test(step.rawLog)) harm.push('the action crashed');
  if (step.durationMs > LONGEST_RUN_MS) harm.push(`the run took ${Math.round(step.durationMs)} ms`);
  return harm;
}

/** The log without the colours of whole lines, which are ours; any other escape is somebody else's. */
function withoutOurColours(log: string): string {
  return log.replace(/^\u001b\[(?:32|31|90)m([^\u001b]*)\u001b\[0m$/gm, '$1');
}
