import { FILE_FORMATS, parseFileName } from '../export/file-formats.ts';
import { parseApiKey, parseProjectId, parseSigningKey } from '../inputs/connection.ts';
import { parseGitHubToken } from '../inputs/github-tokens.ts';
import {
  booleanOr,
  combine,
  invalidValue,
  numberFrom,
  ok,
  oneOf,
  optional,
  parseEach,
  parseText,
  withDefault,
  type GetInput,
  type ParseResult,
} from '../inputs/parse.ts';
import { parseRepositories } from '../inputs/repositories.ts';

/** The inputs of `report/action.yml`; a test compares the names. */
export const REPORT_INPUTS = {
  /** Undefined if only the signing key verifies. */
  'api-key': optional(parseApiKey),
  'signing-key': parseSigningKey,
  'github-token': parseGitHubToken,
  /** Empty for `github-token`. */
  'docs-token': parseText,
  days: withDefault('30', numberFrom(1, 90)),
  /** `owner/name`; empty for the repository of the workflow. */
  repositories: parseRepositories,
  /** Undefined for all projects. */
  'project-id': optional(parseProjectId),
  /** Undefined for all tags. */
  'comment-tag': optional(parseText),
  'issue-number': optional(parseIssueNumber),
  people: booleanOr(false),
  format: withDefault('csv', oneOf(...FILE_FORMATS)),
  file: parseText,
  summary: booleanOr(true),
};

export type ReportInputs = Extract<
  ReturnType<typeof parseReportInputs>,
  { ok: true }
>['value'];

const NO_KEY =
  '`api-key` and `signing-key` are empty, so no status comment can be verified. Set the ones that your other workflows have, for example ' +
  '`signing-key: ${{ secrets.DOCS_SIGNING_KEY }}`. Check the names of the secrets, and that this event has access to secrets.';

/** Parses all inputs, or returns the errors of all of them. */
export function parseReportInputs(getInput: GetInput<typeof REPORT_INPUTS>) {
  const fields = parseEach(REPORT_INPUTS, getInput);
  const { apiKey, signingKey, format, file } = fields;
  const name = combine({ format, file });
  const fileName = name.ok
    ? parseFileName(name.value.file, name.value.format, 'docs-report')
    : file;
  const hasNoKey =
    apiKey.ok && signingKey.ok && apiKey.value === undefined && signingKey.value === '';
  return combine({ ...fields, file: fileName }, [hasNoKey && NO_KEY]);
}

function parseIssueNumber(text: string, name: string): ParseResult<number> {
  if (/^[1-9]\d{0,9}$/.test(text)) return ok(Number(text));
  return invalidValue(name, text, 'Use the number of an issue, for example 42.');
}
