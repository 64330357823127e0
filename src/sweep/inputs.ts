import { CARE_CAUSES, type CareCause } from '../domain/care.ts';
import { ok } from '../domain/errors.ts';
import { CONNECTION_INPUTS, parseProjectId } from '../inputs/connection.ts';
import { DOCS_PULL_REQUEST_INPUTS, LIMIT_INPUTS } from '../inputs/docs-pull-request.ts';
import { FILTER_INPUTS } from '../inputs/context.ts';
import { missingDocsToken, parseGitHubToken } from '../inputs/github-tokens.ts';
import {
  combine,
  invalidValue,
  numberFrom,
  optional,
  parseEach,
  parseText,
  splitList,
  type GetInput,
  type ParseResult,
  type Values,
  withDefault,
} from '../inputs/parse.ts';
import { parseRepositories } from '../inputs/repositories.ts';

/** The inputs of `sweep/action.yml`; a test compares the names. */
export const SWEEP_INPUTS = {
  ...CONNECTION_INPUTS,
  'docs-repository': DOCS_PULL_REQUEST_INPUTS['docs-repository'],
  'docs-token': DOCS_PULL_REQUEST_INPUTS['docs-token'],
  'agent-login': FILTER_INPUTS['agent-login'],
  /** Empty for the repository of the workflow. */
  repositories: parseRepositories,
  /** Undefined for all projects. */
  'project-id': optional(parseProjectId),
  /** Undefined for all tags. */
  'comment-tag': optional(parseText),
  'github-token': parseGitHubToken,
  'give-up-hours': withDefault('72', numberFrom(1, 720, 'hours')),
  /** Causes of messages to jobs; empty for none. */
  care: parseCare,
  'care-limit': withDefault('5', numberFrom(1, 100, 'messages')),
  /** Undefined for no reminders. */
  'stale-days': optional(numberFrom(1, 90, 'days')),
  'skip-label': FILTER_INPUTS['skip-label'],
  'max-requests-per-day': LIMIT_INPUTS['max-requests-per-day'],
};

export type SweepInputs = Values<typeof SWEEP_INPUTS>;

/** Parses the words of `care`, in any order. */
function parseCare(text: string, name: string): ParseResult<readonly CareCause[]> {
  const words = splitList(text).map((word) => word.toLowerCase());
  const wrong = words.find((word) => !CARE_CAUSES.some((cause) => cause === word));
  if (wrong !== undefined) {
    return invalidValue(
      name,
      wrong,
      `Use ${CARE_CAUSES.join(' and ')}, or leave it empty.`,
    );
  }
  return ok(CARE_CAUSES.filter((cause) => words.includes(cause)));
}

/** Parses the inputs of a sweep that runs in `ownRepository`. */
export function parseSweepInputs(
  getInput: GetInput<typeof SWEEP_INPUTS>,
  ownRepository: string,
): ParseResult<SweepInputs> {
  const fields = parseEach(SWEEP_INPUTS, getInput);
  const named = fields.repositories.ok ? fields.repositories.value : [];
  return combine(fields, [missingDocsToken(fields, [ownRepository, ...named])]);
}

/** Returns whether a sweep does anything for open docs pull requests. */
export function isCaring({
  care,
  staleDays,
}: Pick<SweepInputs, 'care' | 'staleDays'>): boolean {
  return care.length > 0 || staleDays !== undefined;
}
