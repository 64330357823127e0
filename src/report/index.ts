import { startFleetAction } from '../fleet/start-action.ts';
import { createGitHubContextApi } from '../github/subject/gather.ts';
import type { Environment } from '../runner/environment.ts';
import { createOutputFiles } from '../runner/files.ts';
import { getInput } from '../runner/runner.ts';
import { getProperty } from '../text/unknown-values.ts';
import { serverPage } from '../text/urls.ts';
import { runReport } from './run-report.ts';

/** Time that rate limits and other errors of GitHub may cost. Runner minutes cost money, and a later run can read the rest. */
const RETRY_MS = 5 * 60_000;

startFleetAction(
  ({ environment, run, runner, system, connectRepository, connectClient }) => {
    const { clock, signal } = system;
    return runReport({
      getInput,
      releasedTag: releasedTag(environment),
      run,
      runner,
      files: createOutputFiles(environment.workspace),
      clock,
      signal,
      connect: connectRepository,
      connectHistory: (name, token) =>
        createGitHubContextApi({
          request: connectClient(name, token).request,
          url: serverPage(run.serverUrl, name),
          defaultBranch: 'HEAD',
          sleep: (ms) => clock.sleep(ms, signal),
          now: () => clock.now(),
        }),
    });
  },
  RETRY_MS,
);

/** Returns the tag of the release that started the workflow; empty for other events. */
function releasedTag({ eventName, eventPayload }: Environment): string {
  if (eventName !== 'release') return '';
  const tag = getProperty(getProperty(eventPayload, 'release'), 'tag_name');
  return typeof tag === 'string' ? tag : '';
}
