/** What a run must never do to its runner, to its readers or to the steps after it. */
import { OUTPUT_NAMES } from '../../../src/agent/outputs-and-state.ts';
import { OUTCOMES } from '../../../src/domain.ts';
import { getProperty } from '../../../src/unknown.ts';
import { SIGNALS_OUTPUTS } from '../../../src/signals/run.ts';
import { SWEEP_OUTPUTS } from '../../../src/sweep/report.ts';
import { VIEWS_OUTPUTS } from '../../../src/views/run.ts';
import type { RunResult, StepResult } from '../../../fakes/runner/index.ts';
import { parseCommand } from '../../../fakes/runner/workflow-command.ts';
import { findMarkdownInjection, type Allowed } from './markdown.ts';
import { findPromptInjection } from './prompt.ts';

/** The actions, by their metadata. */
export type ActionName = 'action.yml' | 'sweep/action.yml' | 'views/action.yml' | 'signals/action.yml';

type Rules = Readonly<{
  outputs: readonly string[];
  /** Numbers of columns that tables in its summary may have. */
  columns: readonly number[];
  check: (outputs: StepResult['outputs'], allowed: Allowed) => readonly string[];
}>;

const RULES: Readonly<Record<ActionName, Rules>> = {
  'action.yml': {
    outputs: OUTPUT_NAMES,
    columns: [],
    check: ({ outcome = '' }) => (isOutcome(outcome) ? [] : [`the outcome is “${outcome}”`]),
  },
  'sweep/action.yml': {
    outputs: SWEEP_OUTPUTS,
    columns: [],
    check: ({ jobs, ...counts }) => [
      ...checkNumbers(counts),
      ...checkItems('jobs', jobs, (job) => {
        const outcome = String(getProperty(job, 'outcome'));
        return isOutcome(outcome) || outcome === 'active' || outcome === 'unknown';
      }),
    ],
  },
  'views/action.yml': {
    outputs: VIEWS_OUTPUTS,
    columns: [2, 3, 4, 5, 6, 7],
    check: ({ pages, complete = '', table = '', file = '', ...numbers }, allowed) => [
      ...checkNumbers(numbers),
      ...checkExport({ complete, table, file }, allowed),
      ...checkItems('pages', pages, (path) => typeof path === 'string'),
    ],
  },
  'signals/action.yml': {
    outputs: SIGNALS_OUTPUTS,
    columns: [2, 3, 4, 5, 6, 7],
    check: ({ count = '', complete = '', table = '', file = '', prompt = '' }, allowed) => [
      ...checkNumbers({ count }),
      ...checkExport({ complete, table, file }, allowed),
      ...(prompt === '' ? [] : findPromptInjection(prompt).map((found) => `in the prompt: ${found}`)),
    ],
  },
};

function checkExport(
  { complete, table, file }: Readonly<Record<'complete' | 'table' | 'file', string>>,
  allowed: Allowed,
): readonly string[] {
  return [
    ...(['true', 'false'].includes(complete) ? [] : [`complete is “${complete}”`]),
    ...(/^[\w./ -]*$/.test(file) ? [] : [`the file is “${file}”`]),
    ...findMarkdownInjection(table, allowed).map((found) => `in the table: ${found}`),
  ];
}

/** Workflow commands that our steps give to the runner. */
const OUR_COMMANDS = ['add-mask', 'notice', 'warning', 'error', 'group', 'endgroup'];
const MAX_LINE = 10_000;
/** In bytes: an output must fit an environment variable of a later step. */
const MAX_OUTPUT = 128 * 1024;
/** On the run's own clock. Runs of attacks wait for a job for one minute at most. */
const MAX_RUN_MS = 120_000;

/** What is unsafe in what a run has left, one clause each. */
export function findUnsafeOutput(
  { post, ...main }: RunResult,
  { action = 'action.yml', ...more }: Allowed & Readonly<{ action?: ActionName }> = {},
): readonly string[] {
  const { outputs, columns, check } = RULES[action];
  const allowed = { columns, ...more };
  return [
    ...[main, ...(post ? [post] : [])].flatMap((step) => checkStep(step, outputs, allowed)),
    ...check(main.outputs, allowed),
    ...(main.summary === '' && main.outputs['outcome'] !== 'skipped' ? ['there is no summary'] : []),
  ];
}

function checkStep(step: StepResult, names: readonly string[], allowed: Allowed): readonly string[] {
  const { rawLog, masks, outputs, summary, leaks, exported, path, durationMs } = step;
  const lines = rawLog.split('\n');
  const commands = lines.flatMap((line) => parseCommand(line)?.name ?? []);
  const rules: readonly (readonly [boolean, string])[] = [
    [CONTROL.test(withoutOurColours(rawLog)), 'control characters in the log'],
    [lines.some(({ length }) => length > MAX_LINE), 'a line of the log is too long'],
    [Object.keys(exported).length > 0 || path.length > 0, 'the environment of later steps'],
    [/^\s+at .+\(.*:\d+:\d+\)$/m.test(rawLog), 'the action crashed'],
    [durationMs > MAX_RUN_MS, `the run took ${Math.round(durationMs)} ms`],
  ];
  return [
    ...commands
      .filter((name) => !OUR_COMMANDS.includes(name))
      .map((name) => `the log gives the command ${name}`),
    ...masks.filter((mask) => mask.length < 10).map((mask) => `the log masks “${mask}” from now on`),
    ...Object.keys(outputs)
      .filter((name) => !names.includes(name))
      .map((name) => `an output named ${name}`),
    ...Object.entries(outputs)
      .filter(([, value]) => Buffer.byteLength(value) > MAX_OUTPUT)
      .map(([name]) => `the output ${name} is too long for a variable`),
    ...[...findMarkdownInjection(summary, allowed), ...findChartInjection(summary)].map(
      (each) => `in the summary: ${each}`,
    ),
    ...leaks.map((place) => `a secret in ${place}`),
    ...rules.filter(([isBroken]) => isBroken).map(([, clause]) => clause),
  ];
}

const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

/** Only the colours of whole lines are ours. */
function withoutOurColours(log: string): string {
  return log.replace(/^\u001b\[(?:32|31|90)m([^\u001b]*)\u001b\[0m$/gm, '$1');
}

function isOutcome(text: string): boolean {
  return Object.hasOwn(OUTCOMES, text);
}

function checkNumbers(outputs: StepResult['outputs']): readonly string[] {
  return Object.entries(outputs)
    .filter(([, value]) => !/^\d*$/.test(value))
    .map(([name, value]) => `${name} is “${value.slice(0, 80)}”`);
}

/** An output that is a JSON array. An action that ends before it knows any item sets none. */
function checkItems(name: string, text = '[]', isGood: (item: unknown) => boolean): readonly string[] {
  try {
    const items: unknown = JSON.parse(text);
    if (Array.isArray(items) && items.every(isGood)) return [];
  } catch {
    // Reported below.
  }
  return [`${name} is “${text.slice(0, 80)}”`];
}

/** A rank and a path, without anything that means something to Mermaid. */
const LABEL = '"\\d+\\. [^"`%#;{}<>&\\\\]*"';

/** Every line that our charts have. */
const CHART_LINES = [
  /^%%\{init: \{[\w":{},# ]+\}\}%%$/,
  /^xychart-beta horizontal$/,
  new RegExp(`^ {2}x-axis \\[${LABEL}(?:, ${LABEL})*\\]$`),
  /^ {2}y-axis 0 --> [\d.e+]+$/,
  /^ {2}bar \[[\d.]+(?:, [\d.]+)*\]$/,
];

/** A fence of Mermaid is a program: a text that ends a label could write the rest of it. */
export function findChartInjection(markdown: string): readonly string[] {
  const charts = [...markdown.matchAll(/^```mermaid\n([^]*?)\n```$/gm)].map(([, chart = '']) => chart);
  return charts
    .flatMap((chart) => chart.split('\n'))
    .filter((line) => !CHART_LINES.some((shape) => shape.test(line)))
    .map((line) => `in a chart: ${line.slice(0, 80)}`);
}
