import { parseApiKey, parseBaseUrl, parseProjectId } from '../inputs/connection.ts';
import { parseCommandPrefix } from '../inputs/authorization.ts';
import { ok, combine, splitLines, parseNumber, type ParseResult } from '../inputs/parse.ts';

/** Names of the inputs of `sweep/action.yml`; a test holds the two to each other. */
export const SWEEP_INPUT_NAMES = [
  'api-key',
  'previous-api-keys',
  'base-url',
  'github-token',
  'project-id',
  'comment-tag',
  'give-up-hours',
  'command',
] as const;
export type SweepInputName = (typeof SWEEP_INPUT_NAMES)[number];

/** What one sweep is to do. */
export type SweepInputs = Readonly<{
  apiKey: string;
  previousKeys: readonly string[];
  baseUrl: URL;
  githubToken: string;
  /** Only this project's jobs, only this use's. */
  projectId: string | undefined;
  commentTag: string | undefined;
  giveUpMs: number;
  /** The command's first word. */
  commandPrefix: string;
}>;

const HOUR_MS = 60 * 60_000;

/** Reads all inputs, or tells all their faults together. */
export function parseSweepInputs(getInput: (name: SweepInputName) => string): ParseResult<SweepInputs> {
  const projectId = getInput('project-id');
  const parsed = combine({
    apiKey: parseApiKey(getInput('api-key')),
    previousKeys: ok(splitLines(getInput('previous-api-keys'))),
    baseUrl: parseBaseUrl(getInput('base-url')),
    githubToken: ok(getInput('github-token')),
    projectId: projectId === '' ? ok(undefined) : parseProjectId(projectId),
    commentTag: ok(getInput('comment-tag') || undefined),
    commandPrefix: parseCommandPrefix(getInput('command')),
    giveUpHours: parseNumber('give-up-hours', getInput('give-up-hours'), { min: 1, max: 720, unit: 'hours' }),
  });
  if (!parsed.ok) return parsed;
  const { giveUpHours, ...rest } = parsed.value;
  return ok({ ...rest, giveUpMs: giveUpHours * HOUR_MS });
}
