/** The last part of a run’s story: waiting and telling. Loaded once there is something to wait for or to tell. */
export { addReaction } from './report-thread.ts';
export { trackJob } from './track.ts';
export { checkStatus } from './track.ts';
export { replyOnce } from './reply.ts';
export { dryRunResult, invalidInputs } from './result.ts';
export { reportResult } from './report.ts';
export { waitForExistingJob } from './track.ts';
