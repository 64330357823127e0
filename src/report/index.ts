import { startFleetAction } from '../fleet/start-action.ts';
import { createGitHubContextApi } from '../github/subject/gather.ts';
import type { ContextApi } from '../ports.ts';
import type { Environment } from '../runner/environment.ts';
import { getInput } from '../runner/runner.ts';
import { getProperty } from '../text/unknown-values.ts';
import type { ReportDependencies } from './context.ts';
import { runReport } from './run-report.ts';

/** Time that rate limits and other errors of GitHub may cost. Runner minutes cost money, and a later run can read the rest. */
const RETRY_MS = 5 * 60_000;

startFleetAction(({ environment, connect, ...started }) => {
  const connectReport: ReportDependencies['connect'] = (inputs, options) => {
    const { run, connectGitHub } = connect(inputs, options);
    const connectHistory = (name: string): ContextApi =>
      createGitHubContextApi({
        request: connectGitHub(name).request,
        url: run.github(name).url,
        defaultBranch: 'HEAD',
        clock: run.clock,
        signal: run.signal,
      });
    return { run, connectHistory };
  };
  return runReport({
    ...started,
    connect: connectReport,
    getInput,
    releasedTag: releasedTag(environment),
  });
}, RETRY_MS);

/** Returns the tag of the release that started the workflow; empty for other events. */
function releasedTag(environment: Environment): string {
  if (environment.eventName !== 'release') return '';
  const tag = getProperty(getProperty(environment.eventPayload, 'release'), 'tag_name');
  return typeof tag === 'string' ? tag : '';
}
