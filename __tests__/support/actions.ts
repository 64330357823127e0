import { AGENT_INPUTS } from '../../src/agent/agent-inputs.ts';
import { OUTPUT_NAMES } from '../../src/agent/outputs.ts';
import { CARE_INPUTS } from '../../src/care/care-inputs.ts';
import { CARE_OUTPUTS } from '../../src/care/report-care.ts';
import type { Parser } from '../../src/inputs/parse.ts';
import { REPORT_OUTPUTS } from '../../src/report/output/publish.ts';
import { REPORT_INPUTS } from '../../src/report/report-inputs.ts';
import { SIGNALS_OUTPUTS } from '../../src/signals/run-signals.ts';
import { SIGNALS_INPUTS } from '../../src/signals/signals-inputs.ts';
import { SWEEP_OUTPUTS } from '../../src/sweep/report-sweep.ts';
import { SWEEP_INPUTS } from '../../src/sweep/sweep-inputs.ts';
import { VIEWS_OUTPUTS } from '../../src/views/run-views.ts';
import { VIEWS_INPUTS } from '../../src/views/views-inputs.ts';

/** An action of this repository. */
type Action = Readonly<{
  /** Name of its folder in `dist/`. */
  name: string;
  /** Path of its `action.yml`. */
  file: string;
  inputs: Readonly<Record<string, Parser<unknown>>>;
  outputs: readonly string[];
}>;

const AGENT: Action = {
  name: 'agent',
  file: 'action.yml',
  inputs: AGENT_INPUTS,
  outputs: OUTPUT_NAMES,
};

/** The main action and the others, which have folders of their own. */
export const ACTIONS: readonly Action[] = [
  AGENT,
  ...[
    { name: 'sweep', inputs: SWEEP_INPUTS, outputs: SWEEP_OUTPUTS },
    { name: 'care', inputs: CARE_INPUTS, outputs: CARE_OUTPUTS },
    { name: 'report', inputs: REPORT_INPUTS, outputs: REPORT_OUTPUTS },
    { name: 'views', inputs: VIEWS_INPUTS, outputs: VIEWS_OUTPUTS },
    { name: 'signals', inputs: SIGNALS_INPUTS, outputs: SIGNALS_OUTPUTS },
  ].map((action) => ({ ...action, file: `${action.name}/action.yml` })),
];
