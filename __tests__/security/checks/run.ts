/** Checks that a run does no harm to its runner, to its readers or to the steps after it. */
import { OUTPUT_NAMES } from '../../../src/agent/outputs.ts';
import { CARE_OUTPUTS } from '../../../src/care/report-care.ts';
import { OUTCOMES } from '../../../src/domain/outcome.ts';
import { REPORT_OUTPUTS } from '../../../src/report/output/publish.ts';
import { SIGNALS_OUTPUTS } from '../../../src/analytics/signals/run-signals.ts';
import { SWEEP_OUTPUTS } from '../../../src/sweep/report-sweep.ts';
import { VIEWS_OUTPUTS } from '../../../src/analytics/views/run-views.ts';
import type { RunResult, StepResult } from '../../../fakes/runner/index.ts';
import { parseCommand } from '../../../fakes/runner/workflow-command.ts';
import { findMarkdownInjection, type Allowed } from './markdown.ts';
import { findPromptInjection } from './prompt.ts';

/** The actions, by their metadata, and what `analytics/action.yml` exports. */
export type ActionName =
  | 'action.yml'
  | 'sweep/action.yml'
  | 'care/action.yml'
  | 'views'
  | 'signals'
  | 'report/action.yml';

/** Check of an output. */
type Form = (text?: string) => boolean;
const isNumber: Form = (text = '') => /^\d*$/.test(text);
const isDecimal: Form = (text = '') => /^(?:\d+\.\d)?$/.test(text);
const isBoolean: Form = (text = '') => ['true', 'false'].includes(text);
const isFile: Form = (text = '') => /^[\w./ -]*$/.test(text);
const isOutcome: Form = (text = '') => Object.hasOwn(OUTCOMES, text);
const isAny: Form = () => true;

const EXPORT = { complete: isBoolean, file: isFile, metadataFile: isFile, table: isAny };
type Rules = Readonly<{
  names: readonly string[];
  forms: Readonly<Record<string, Form>>;
  /** The form of all other outputs. */
  rest: Form;
  /** Numbers of columns that tables in its summary may have. */
  columns?: readonly number[];
}>;
const RULES: Readonly<Record<ActionName, Rules>> = {
  'action.yml': { names: OUTPUT_NAMES, forms: { outcome: isOutcome }, rest: isAny },
  'sweep/action.yml': { names: SWEEP_OUTPUTS, forms: {}, rest: isNumber },
  'care/action.yml': { names: CARE_OUTPUTS, forms: {}, rest: isNumber },
  views: {
    names: VIEWS_OUTPUTS,
    forms: EXPORT,
    rest: isNumber,
    columns: [3, 5],
  },
  signals: {
    names: SIGNALS_OUTPUTS,
    forms: { ...EXPORT, prompt: isAny },
    rest: isNumber,
    columns: [2, 3, 4, 5, 6, 7],
  },
  'report/action.yml': {
    names: REPORT_OUTPUTS,
    forms: { ...EXPORT, medianHoursToMerge: isDecimal, prompt: isAny },
    rest: isNumber,
    columns: [2, 3, 4, 5, 7, 9],
  },
};

/** Workflow commands that our steps give to the runner. */
const OUR_COMMANDS = ['add-mask', 'notice', 'warning', 'error', 'group', 'endgroup'];
const MAX_LINE = 10_000;
/** In bytes: an output must fit an environment variable of a later step. */
const MAX_OUTPUT = 128 * 1024;
/** On the run's own clock. A run waits for another submission of its cause for five minutes, and for a job, in attacks, for one. */
const MAX_RUN_MS = 310_000;

/** Lists the dangers in the output of a run, one clause each. */
export function findUnsafeOutput(
  { post, ...main }: RunResult,
  { action = 'action.yml', ...more }: Allowed & Readonly<{ action?: ActionName }> = {},
): readonly string[] {
  const rules = RULES[action];
  const { names, columns = [] } = rules;
  const allowed = { columns, ...more };
  const { outputs, summary } = main;
  const { table = '', prompt = '' } = outputs;

  const unsafe = [...checkStep(main, names, allowed)];
  if (post !== undefined) unsafe.push(...checkStep(post, names, allowed));
  unsafe.push(...checkForms(outputs, rules));
  const inTable = findMarkdownInjection(table, allowed);
  unsafe.push(...inTable.map((found) => `in the table: ${found}`));
  const inPrompt = prompt === '' ? [] : findPromptInjection(prompt);
  unsafe.push(...inPrompt.map((found) => `in the prompt: ${found}`));
  const needsSummary = outputs['outcome'] !== 'skipped';
  if (needsSummary && summary === '') unsafe.push('there is no summary');
  return unsafe;
}

/** Lists the outputs that do not have their form. */
function checkForms(
  outputs: RunResult['outputs'],
  { names, forms, rest }: Rules,
): readonly string[] {
  const wrong: string[] = [];
  for (const name of names) {
    const hasForm = forms[name] ?? rest;
    if (hasForm(outputs[name])) continue;
    const shown = outputs[name]?.slice(0, 80);
    wrong.push(`${name} is “${shown}”`);
  }
  return wrong;
}

function checkStep(
  step: StepResult,
  names: readonly string[],
  allowed: Allowed,
): readonly string[] {
  const { rawLog, masks, outputs, summary, leaks, durationMs } = step;
  const lines = rawLog.split('\n');
  const commands = lines.flatMap((line) => parseCommand(line)?.name ?? []);
  const foreign = commands.find((name) => !OUR_COMMANDS.includes(name));
  const short = masks.find((mask) => mask.length < 10);
  const unknown = Object.keys(outputs).find((name) => !names.includes(name));
  const long = Object.keys(outputs).find(
    (name) => Buffer.byteLength(outputs[name] ?? '') > MAX_OUTPUT,
  );
  const rules: readonly (readonly [boolean, string])[] = [
    [foreign !== undefined, `the log gives the command ${foreign}`],
    [short !== undefined, `the log masks “${short}” from now on`],
    [unknown !== undefined, `an output named ${unknown}`],
    [long !== undefined, `the output ${long} is too long for a variable`],
    [CONTROL.test(rawLog), 'control characters in the log'],
    [lines.some(({ length }) => length > MAX_LINE), 'a line of the log is too long'],
    [/^\s+at .+\(.*:\d+:\d+\)$/m.test(rawLog), 'the action crashed'],
    [durationMs > MAX_RUN_MS, `the run took ${Math.round(durationMs)} ms`],
  ];
  const injected = [
    ...findMarkdownInjection(summary, allowed),
    ...findChartInjection(summary),
  ];
  const broken = rules.filter(([isBroken]) => isBroken);
  return [
    ...broken.map(([, clause]) => clause),
    ...injected.map((found) => `in the summary: ${found}`),
    ...leaks.map((place) => `a secret in ${place}`),
  ];
}

const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

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

/** Finds programs in a fence of Mermaid: a text that ends a label could write the rest of it. */
export function findChartInjection(markdown: string): readonly string[] {
  const foreign: string[] = [];
  for (const [, chart = ''] of markdown.matchAll(/^```mermaid\n([^]*?)\n```$/gm)) {
    for (const line of chart.split('\n')) {
      const isOurs = CHART_LINES.some((form) => form.test(line));
      if (!isOurs) foreign.push(`in a chart: ${line.slice(0, 80)}`);
    }
  }
  return foreign;
}
