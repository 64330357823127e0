/** The file of a coverage: one row for each pull request of the release. */
import { pullRequestPage } from '../../domain/pull-request-url.ts';
import {
  serializeExport,
  type Cell,
  type FileFormat,
} from '../../rendering/file-formats.ts';
import type { CoveredPullRequest, ReleaseCoverage } from '../coverage/coverage.ts';
import { addressOfReportedDocs } from '../requests/docs-pull-request.ts';
import { reportedCommentPage } from './summary.ts';

const COLUMNS = [
  'release',
  'number',
  'title',
  'url',
  'mergedAt',
  'coverage',
  'outcome',
  'comment',
  'prLink',
];

export function renderCoverageReportFile(
  { repository, tag, pullRequests }: ReleaseCoverage,
  format: FileFormat,
  serverUrl: URL,
): string {
  const cells = pullRequests.map((pull) => {
    const { number, title, mergedAt, state } = pull;
    const page = pullRequestPage({ repository, number }, serverUrl);
    const facts = [tag, number, title, page, mergedAt, state];
    return [...facts, ...requestCells(pull, serverUrl)];
  });
  return serializeExport(format, COLUMNS, cells);
}

/** Returns the cells about the request that decides the state. */
function requestCells({ request }: CoveredPullRequest, serverUrl: URL): readonly Cell[] {
  if (request === undefined) return [undefined, undefined, undefined];
  return [
    request.outcome,
    reportedCommentPage(request, serverUrl),
    addressOfReportedDocs(request, serverUrl),
  ];
}
