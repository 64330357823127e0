import { parseApiKey, parseBaseUrl, parseDashboardUrl, parseProjectId } from '../inputs/connection.ts';
import { parseCommandPrefix } from '../inputs/authorization.ts';
import { ok, combine, splitLines, parseNumber, type ParseResult } from '../inputs/parse.ts';

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

export type SweepInputs = Readonly<{
  apiKey: string;
  previousKeys: readonly string[];
  baseUrl: URL;
  dashboardUrl: string | undefined;
  githubToken: string;
  /** Only the jobs of this project and tag. */
  filter: Readonly<{ project?: string; commentTag?: string }>;
  giveUpMs: number;
  /** The command word, which comments suggest. */
  commandPrefix: string;
}>;

const HOUR_MS = 60 * 60_000;

/** Parses all inputs, or returns the errors of all of them. */
export function parseSweepInputs(getInput: (name: SweepInputName) => string): ParseResult<SweepInputs> {
  const project = getInput('project-id');
  const commentTag = getInput('comment-tag');
  const parsed = combine({
    apiKey: parseApiKey(getInput('api-key')),
    previousKeys: ok(splitLines(getInput('previous-api-keys'))),
    baseUrl: parseBaseUrl(getInput('base-url')),
    dashboardUrl: parseDashboardUrl(getInput('dashboard-url')),
    githubToken: ok(getInput('github-token')),
    project: project === '' ? ok('') : parseProjectId(project),
    commandPrefix: parseCommandPrefix(getInput('command')),
    giveUpHours: parseNumber('give-up-hours', getInput('give-up-hours'), { min: 1, max: 720, unit: 'hours' }),
  });
  if (!parsed.ok) return parsed;
  const { giveUpHours, project: _, ...rest } = parsed.value;
  const filter = { ...(project !== '' && { project }), ...(commentTag !== '' && { commentTag }) };
  return ok({ ...rest, filter, giveUpMs: giveUpHours * HOUR_MS });
}
