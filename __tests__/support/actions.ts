import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { AGENT_INPUTS } from '../../src/agent/agent-inputs.ts';
import { OUTPUT_NAMES } from '../../src/agent/outputs.ts';
import { SIGNALS_INPUTS, VIEWS_INPUTS } from '../../src/analytics/analytics-inputs.ts';
import { SIGNALS_OUTPUTS } from '../../src/analytics/signals/run-signals.ts';
import { VIEWS_OUTPUTS } from '../../src/analytics/views/run-views.ts';
import { CARE_INPUTS } from '../../src/care/care-inputs.ts';
import { CARE_OUTPUTS } from '../../src/care/report-care.ts';
import type { Parser } from '../../src/inputs/parse.ts';
import { REPORT_OUTPUTS } from '../../src/report/output/publish.ts';
import { REPORT_INPUTS } from '../../src/report/report-inputs.ts';
import { SWEEP_OUTPUTS } from '../../src/sweep/report-sweep.ts';
import { SWEEP_INPUTS } from '../../src/sweep/sweep-inputs.ts';

/** An action of this repository. */
type Action = Readonly<{
  /** Name of its folder in `dist/`. */
  name: string;
  /** Path of its `action.yml`. */
  file: string;
  /** The parsers of its inputs, in a table for each value of the input `data`, if it has that. */
  inputs: readonly Readonly<Record<string, Parser<unknown>>>[];
  outputs: readonly string[];
}>;

const AGENT: Action = {
  name: 'agent',
  file: 'action.yml',
  inputs: [AGENT_INPUTS],
  outputs: OUTPUT_NAMES,
};

/** The main action and the others, which have folders of their own. */
export const ACTIONS: readonly Action[] = [
  AGENT,
  ...[
    { name: 'sweep', inputs: [SWEEP_INPUTS], outputs: SWEEP_OUTPUTS },
    { name: 'care', inputs: [CARE_INPUTS], outputs: CARE_OUTPUTS },
    { name: 'report', inputs: [REPORT_INPUTS], outputs: REPORT_OUTPUTS },
    {
      name: 'analytics',
      inputs: [VIEWS_INPUTS, SIGNALS_INPUTS],
      outputs: [...new Set([...VIEWS_OUTPUTS, ...SIGNALS_OUTPUTS])],
    },
  ].map((action) => ({ ...action, file: `${action.name}/action.yml` })),
];

/** An `action.yml` as it is written. */
export type ActionFile = Readonly<{
  inputs: Readonly<
    Record<
      string,
      Readonly<{ description: string; required?: boolean; default?: string }>
    >
  >;
  outputs: Readonly<Record<string, Readonly<{ description: string }>>>;
  runs: Readonly<Record<string, string>>;
}>;

export function readActionFile(file: string): ActionFile {
  return parse(readFileSync(file, 'utf8')) as ActionFile;
}
