import { CARE_PROBLEMS, type CareProblem } from '../domain/care.ts';
import { ok } from '../domain/errors.ts';
import { parseApiKeys, parseBaseUrl } from '../inputs/connection.ts';
import { FILTER_INPUTS } from '../inputs/context.ts';
import { LIMIT_INPUTS } from '../inputs/docs-pull-request.ts';
import { parseGitHubToken } from '../inputs/github-tokens.ts';
import {
  combineInputs,
  type CombinedInputs,
  invalidValue,
  numberFrom,
  parseEachInput,
  splitList,
  withDefault,
  type InputSource,
  type ParseResult,
  type Values,
} from '../inputs/parse.ts';
import { parseRepositories } from '../inputs/repositories.ts';

/** For each pull request. */
export const DEFAULT_MAX_MESSAGES = 2;

/** The inputs of `care/action.yml`; a test compares the names. */
export const CARE_INPUTS = {
  'api-key': parseApiKeys,
  'base-url': parseBaseUrl,
  'github-token': parseGitHubToken,
  /** Empty for the repository of the workflow. */
  repositories: parseRepositories,
  /** The problems that cause messages; empty for none. */
  for: withDefault(CARE_PROBLEMS.join(', '), parseProblems),
  /** For each pull request. With 0, nothing is written. */
  'max-messages': withDefault(String(DEFAULT_MAX_MESSAGES), numberFrom(0, 10)),
  'max-requests-per-day': LIMIT_INPUTS['max-requests-per-day'],
  /** Empty for none. */
  'skip-label': FILTER_INPUTS['skip-label'],
  /** Empty for none. */
  'agent-login': FILTER_INPUTS['agent-login'],
};

export type CareInputs = Values<typeof CARE_INPUTS>;

export function parseCareInputs(
  source: InputSource<typeof CARE_INPUTS>,
): CombinedInputs<CareInputs> {
  return combineInputs(parseEachInput(CARE_INPUTS, source));
}

/** Parses the words of `for`, in any order. */
function parseProblems(text: string, name: string): ParseResult<readonly CareProblem[]> {
  if (text.toLowerCase() === 'none') return ok([]);
  const words = splitList(text).map((word) => word.toLowerCase());
  const wrong = words.find((word) => !CARE_PROBLEMS.some((problem) => problem === word));
  if (wrong !== undefined) {
    return invalidValue(name, wrong, `Use ${CARE_PROBLEMS.join(' and ')}, or none.`);
  }
  return ok(CARE_PROBLEMS.filter((problem) => words.includes(problem)));
}
