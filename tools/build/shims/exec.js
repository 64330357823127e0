// In the place of @actions/exec: @actions/core runs programs only to tell the platform's details, which are not asked for.
export function getExecOutput() {
  throw new Error('No program is run by this action.');
}
