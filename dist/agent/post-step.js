/** The script that the runner starts at the end of the job. `index.ts` recognises the post step by the name of this file, which is not bundled. Its work: `interrupted-run.ts`. */
// oxlint-disable-next-line import/no-unassigned-import -- it runs the step
import './index.js';
