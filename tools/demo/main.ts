/**
 * `npm run demo`: runs the committed actions as GitHub's runner does, against fakes of the service and of GitHub on this machine. Needs
 * no account and no network. Exits with 1 if a step did not have the expected result.
 */
import { playDemo } from './play.ts';

if (!(await playDemo((text) => console.log(text)))) process.exitCode = 1;
