import { parseApiKeys, parseBaseUrl } from '../inputs/connection.ts';
import { parseGitHubToken } from '../inputs/github-tokens.ts';
import {
  combineInputs,
  type CombinedInputs,
  parseEachInput,
  parseTextInput,
  type InputSource,
  type Values,
} from '../inputs/parse.ts';
import { parseRepositories } from '../inputs/repositories.ts';

/** The inputs of `sweep/action.yml`; a test compares the names. */
export const SWEEP_INPUTS = {
  'api-key': parseApiKeys,
  'base-url': parseBaseUrl,
  'github-token': parseGitHubToken,
  /** Empty for `github-token`. */
  'docs-token': parseTextInput,
  /** Empty for the repository of the workflow. */
  repositories: parseRepositories,
};

export type SweepInputs = Values<typeof SWEEP_INPUTS>;

export function parseSweepInputs(
  source: InputSource<typeof SWEEP_INPUTS>,
): CombinedInputs<SweepInputs> {
  return combineInputs(parseEachInput(SWEEP_INPUTS, source));
}
