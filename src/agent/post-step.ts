/**
 * What the runner starts at the job's end. Most main steps leave nothing to report, and then nothing else is loaded: this file is
 * not bundled. The variable is how the runner hands over the state `submission` (outputs-and-state.ts).
 */
if ((process.env['STATE_submission'] ?? '') !== '') await import('./index.ts');
