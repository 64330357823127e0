import { parseApiKey, parseBaseUrl, parseDashboardUrl, parseProjectId } from '../inputs/connection.ts';
import { parseCommandPrefix } from '../inputs/authorization.ts';
import { ok, combine, splitLines, parseNumber } from '../inputs/parse.ts';

/** Names of the inputs of `sweep/action.yml`; a test compares the two. */
export const SWEEP_INPUT_NAMES = [
  'api-key',
  'previous-api-keys',
  'base-url',
  'dashboard-url',
  'github-token',
  'project-id',
  'comment-tag',
  'give-up-hours',
  'command',
] as const;
export type SweepInputName = (typeof SWEEP_INPUT_NAMES)[number];

export type SweepInputs = Extract<ReturnType<typeof parseSweepInputs>, { ok: true }>['value'];

/** Parses all inputs, or returns the errors of all of them. */
export function parseSweepInputs(getInput: (name: SweepInputName) => string) {
  const project = getInput('project-id');
  return combine({
    apiKey: parseApiKey(getInput('api-key')),
    previousKeys: ok(splitLines(getInput('previous-api-keys'))),
    baseUrl: parseBaseUrl(getInput('base-url')),
    dashboardUrl: parseDashboardUrl(getInput('dashboard-url')),
    githubToken: ok(getInput('github-token')),
    /** Empty for all projects. */
    project: project === '' ? ok('') : parseProjectId(project),
    /** Empty for all tags. */
    commentTag: ok(getInput('comment-tag')),
    commandPrefix: parseCommandPrefix(getInput('command')),
    giveUpHours: parseNumber('give-up-hours', getInput('give-up-hours'), { min: 1, max: 720, unit: 'hours' }),
  });
}
