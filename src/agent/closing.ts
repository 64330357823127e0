/** The last part of a run’s story: waiting and telling. Loaded once there is something to wait for or to tell. */
export { react } from './conclude.ts';
export { followUp } from './follow-up.ts';
export { lookOnce } from './look-once.ts';
export { reply } from './reply.ts';
export { dryRun, misconfigured } from './results.ts';
export { tell } from './tell.ts';
export { waitFor } from './wait-for.ts';
