/** The file of a coverage: one row for each pull request of the release. */
import { serialize, type Cell } from '../export/file-formats.ts';
import type { CoveredPullRequest, ReleaseCoverage } from './coverage.ts';
import { pageOf } from './docs-pull-request.ts';
import type { ReportInputs } from './inputs.ts';
import { requestPage } from './summary.ts';

const COLUMNS = [
  'release',
  'number',
  'title',
  'url',
  'mergedAt',
  'state',
  'outcome',
  'comment',
  'prLink',
];

export function renderCoverageFile(
  { repository, tag, pullRequests }: ReleaseCoverage,
  { format, people }: Pick<ReportInputs, 'format' | 'people'>,
  serverUrl: URL,
): Generator<string> {
  const columns = people ? [...COLUMNS, 'author'] : COLUMNS;
  const cells = pullRequests.map((pull) => {
    const { number, title, mergedAt, state, author } = pull;
    const page = pageOf({ repository, number }, serverUrl);
    const facts = [tag, number, title, page, mergedAt || undefined, state];
    const common = [...facts, ...requestCells(pull, serverUrl)];
    return people ? [...common, author] : common;
  });
  return serialize(format, columns, cells);
}

/** Returns the cells about the request that decides the state. */
function requestCells({ request }: CoveredPullRequest, serverUrl: URL): readonly Cell[] {
  if (request === undefined) return [undefined, undefined, undefined];
  const { outcome, prLink, pullRequest } = request;
  const docs =
    pullRequest === undefined ? (prLink ?? undefined) : pageOf(pullRequest, serverUrl);
  return [outcome, requestPage(request, serverUrl), docs];
}
