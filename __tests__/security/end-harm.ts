import { OUTPUT_NAMES } from '../../src/agent/outputs.ts';
import { OUTCOMES } from '../../src/domain.ts';
import { SWEEP_OUTPUT_NAMES as SWEEP_OUTPUTS } from '../../src/sweep/outputs.ts';
import { VIEWS_OUTPUT_NAMES } from '../../src/views/outputs.ts';
import { getProperty } from '../../src/property.ts';
import type { StepResult } from '../../fakes/runner/index.ts';
import { findHarmInMarkdown, type Allowed } from './markdown-harm.ts';

/** The three actions, by their metadata. */
export type ActionName = 'action.yml' | 'sweep/action.yml' | 'views/action.yml';

type Rules = Readonly<{
  outputs: readonly string[];
  /** How many columns the tables of its summary have. */
  columns: readonly number[];
  /** What its outputs must never say to the steps after it. */
  judge: (outputs: StepResult['outputs'], allowed: Allowed) => readonly string[];
}>;

/** How each action ends, whatever anybody has told it. */
export const ENDS: Readonly<Record<ActionName, Rules>> = {
  'action.yml': {
    outputs: OUTPUT_NAMES,
    columns: [2, 4],
    judge: ({ outcome = '' }) => (isOutcome(outcome) ? [] : [`the outcome is “${outcome}”`]),
  },
  'sweep/action.yml': {
    outputs: SWEEP_OUTPUTS,
    columns: [4],
    judge: ({ jobs, ...counts }) => [
      ...judgeNumbers(counts),
      ...judgeItems('jobs', jobs, (job) => {
        const outcome = String(getProperty(job, 'outcome'));
        return isOutcome(outcome) || outcome === 'active' || outcome === 'unknown';
      }),
    ],
  },
  'views/action.yml': {
    outputs: VIEWS_OUTPUT_NAMES,
    columns: [2, 3, 4, 5, 6, 7],
    judge: ({ pages, complete = '', table = '', file = '', ...numbers }, allowed) => [
      ...judgeNumbers(numbers),
      ...(['true', 'false'].includes(complete) ? [] : [`complete is “${complete}”`]),
      ...(/^[\w./ -]*$/.test(file) ? [] : [`the file is “${file}”`]),
      ...findHarmInMarkdown(table, allowed).map((harm) => `in the table: ${harm}`),
      ...judgeItems('pages', pages, (path) => typeof path === 'string'),
    ],
  },
};

function isOutcome(text: string): boolean {
  return Object.hasOwn(OUTCOMES, text);
}

function judgeNumbers(outputs: StepResult['outputs']): readonly string[] {
  return Object.entries(outputs)
    .filter(([, value]) => !/^\d*$/.test(value))
    .map(([name, value]) => `${name} is “${value.slice(0, 80)}”`);
}

/** An output that is a JSON array; an action that has ended before it knows any item sets none. */
function judgeItems(name: string, text = '[]', isGood: (item: unknown) => boolean): readonly string[] {
  try {
    const items: unknown = JSON.parse(text);
    if (Array.isArray(items) && items.every(isGood)) return [];
  } catch {
    // Told below.
  }
  return [`${name} is “${text.slice(0, 80)}”`];
}
