import { ok } from '../domain/errors.ts';
import { parseFileFormat } from '../rendering/file-formats.ts';
import { FILTER_INPUTS, readTagInput } from '../inputs/context.ts';
import { parseApiKeys } from '../inputs/connection.ts';
import { parseGlobs } from '../inputs/glob.ts';
import { parseGitHubToken } from '../inputs/github-tokens.ts';
import {
  combineInputs,
  invalidValue,
  numberFrom,
  optional,
  orNoneInput,
  parseEachInput,
  parseTextInput,
  withDefault,
  type InputSource,
  type ParseResult,
  THREAD_NUMBER,
} from '../inputs/parse.ts';
import { parseRepositories, type RepositoriesInput } from '../inputs/repositories.ts';

/** The inputs of `report/action.yml`; a test compares the names. */
export const REPORT_INPUTS = {
  'api-key': parseApiKeys,
  'github-token': parseGitHubToken,
  /** Empty for `github-token`. */
  'docs-token': parseTextInput,
  days: withDefault('30', numberFrom(1, 90)),
  /** `owner/name`; empty for the repository of the workflow. */
  repositories: parseRepositories,
  /** Undefined for the release of the event; empty for none. */
  release: optional(orNoneInput(parseTag)),
  /** Globs of the docs; empty if pull requests do not change them. */
  'docs-paths': parseGlobs,
  'ignore-authors': FILTER_INPUTS['ignore-authors'],
  'skip-label': FILTER_INPUTS['skip-label'],
  'agent-login': FILTER_INPUTS['agent-login'],
  'issue-number': optional(parseIssueNumber),
  format: parseFileFormat,
};

export type ReportInputs = Extract<
  ReturnType<typeof parseReportInputs>,
  { ok: true }
>['value'];

const SEVERAL_REPOSITORIES =
  '`repositories` must not list several repositories, because this report is about one release. List one, or leave it empty. If you want a ' +
  'report about `days` on the event `release`, set `release: none`.';

/**
 * Parses all inputs, or returns the errors of all of them. `release` is the tag of the release that the report is about; empty if it is
 * about days.
 *
 * @param releasedTag tag of the release that started the workflow, not validated; empty for other events.
 */
export function parseReportInputs(
  source: InputSource<typeof REPORT_INPUTS>,
  releasedTag: string,
) {
  const fields = parseEachInput(REPORT_INPUTS, source);
  const { repositories } = fields;
  const release = fields.release.ok
    ? ok(fields.release.value ?? releasedTag)
    : fields.release;
  const isAboutRelease = release.ok && release.value !== '';
  const hasSeveral =
    isAboutRelease && repositories.ok && namesSeveral(repositories.value);
  return combineInputs({ ...fields, release }, [hasSeveral && SEVERAL_REPOSITORIES]);
}

/** Returns whether an input can name several repositories. */
function namesSeveral(repositories: RepositoriesInput): boolean {
  return repositories === 'all' || repositories.length > 1;
}

function parseTag(text: string, name: string): ParseResult<string> {
  const tag = readTagInput(text);
  if (tag !== undefined) return ok(tag);
  return invalidValue(
    name,
    text,
    'Use the tag of a release, for example v1.4.0, or none.',
  );
}

function parseIssueNumber(text: string, name: string): ParseResult<number> {
  if (THREAD_NUMBER.test(text)) return ok(Number(text));
  return invalidValue(name, text, 'Use the number of an issue, for example 42.');
}
