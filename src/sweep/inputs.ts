import { readApiKey, readBaseUrl, readProjectId } from '../inputs/connection.ts';
import { readWord } from '../inputs/authorization.ts';
import { good, together, lines, readNumber, type Parsed } from '../inputs/parse.ts';

/** Names of the inputs of `sweep/action.yml`; a test holds the two to each other. */
export const INPUTS = [
  'api-key',
  'previous-api-keys',
  'base-url',
  'github-token',
  'project-id',
  'thread-key',
  'give-up-hours',
  'command',
] as const;
export type InputName = (typeof INPUTS)[number];

/** What one sweep is to do. */
export type SweepInputs = Readonly<{
  apiKey: string;
  previousKeys: readonly string[];
  baseUrl: URL;
  githubToken: string;
  /** Only this project's jobs, only this use's. */
  projectId: string | undefined;
  threadKey: string | undefined;
  giveUpMs: number;
  /** The command's first word. */
  word: string;
}>;

const HOUR_MS = 60 * 60_000;

/** Reads all inputs, or tells all their faults together. */
export function readInputs(raw: (name: InputName) => string): Parsed<SweepInputs> {
  const projectId = raw('project-id');
  const parsed = together({
    apiKey: readApiKey(raw('api-key')),
    previousKeys: good(lines(raw('previous-api-keys'))),
    baseUrl: readBaseUrl(raw('base-url')),
    githubToken: good(raw('github-token')),
    projectId: projectId === '' ? good(undefined) : readProjectId(projectId),
    threadKey: good(raw('thread-key') || undefined),
    word: readWord(raw('command')),
    giveUpHours: readNumber('give-up-hours', raw('give-up-hours'), { least: 1, most: 720, unit: 'hours' }),
  });
  if (!parsed.ok) return parsed;
  const { giveUpHours, ...rest } = parsed.value;
  return good({ ...rest, giveUpMs: giveUpHours * HOUR_MS });
}
