/** The file of a coverage: one row for each pull request of the release. */
import {
  serializeRows,
  type Cell,
  type FileFormat,
} from '../../rendering/file-formats.ts';
import type { CoveredPullRequest, ReleaseCoverage } from '../coverage/coverage.ts';
import { docsAddress } from '../requests/docs-pull-request.ts';

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

export function renderCoverageFile(
  { tag, pullRequests }: ReleaseCoverage,
  format: FileFormat,
): string {
  const cells = pullRequests.map((pull) => {
    return [
      tag,
      pull.number,
      pull.title,
      pull.url,
      pull.mergedAt,
      pull.state,
      ...requestCells(pull),
    ];
  });
  return serializeRows(format, COLUMNS, cells);
}

/** Returns the cells about the request that decides the state. */
function requestCells({ request }: CoveredPullRequest): readonly Cell[] {
  if (request === undefined) return [undefined, undefined, undefined];
  return [request.outcome, request.url, docsAddress(request)];
}
