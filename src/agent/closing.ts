/** The last part of a run’s story: waiting and telling. Loaded once there is something to wait for or to tell. */
export { react } from './report-thread.ts';
export { followUp } from './track.ts';
export { lookOnce } from './track.ts';
export { reply } from './reply.ts';
export { dryRun, misconfigured } from './result.ts';
export { tell } from './report.ts';
export { waitFor } from './track.ts';
