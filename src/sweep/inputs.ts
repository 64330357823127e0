import { AUTHORIZATION_INPUTS } from '../inputs/authorization.ts';
import { CONNECTION_INPUTS, parseDashboardUrl, parseProjectId } from '../inputs/connection.ts';
import { DOCS_PULL_REQUEST_INPUTS } from '../inputs/docs-pull-request.ts';
import { numberFrom, optional, parseLines, parseText } from '../inputs/parse.ts';

/** The inputs of `sweep/action.yml`; a test compares the names. */
export const SWEEP_INPUTS = {
  ...CONNECTION_INPUTS,
  ...DOCS_PULL_REQUEST_INPUTS,
  /** Undefined for all projects. */
  'project-id': optional(parseProjectId),
  /** Undefined for all tags. */
  'comment-tag': optional(parseText),
  'previous-api-keys': parseLines,
  'dashboard-url': parseDashboardUrl,
  'github-token': parseText,
  'give-up-hours': numberFrom(1, 720, 'hours'),
  command: AUTHORIZATION_INPUTS.command,
};
