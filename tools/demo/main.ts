/**
 * `npm run demo`: the committed actions as GitHub's runner runs them, on GitHub's published payloads, against stand-ins of the
 * service and of GitHub on this machine. No account, no network. Ends with 1 when a run did not end as it should.
 */
import { playDemo } from './play.ts';

if (!(await playDemo((text) => console.log(text)))) process.exitCode = 1;
