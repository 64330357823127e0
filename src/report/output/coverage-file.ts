/** The file of a coverage: one row for each pull request of the release. */
import { serializeRows, type FileFormat } from '../../rendering/file-formats.ts';
import type { ReleaseCoverage } from '../coverage/coverage.ts';
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
  const cells = pullRequests.map((pull) => [
    tag,
    pull.number,
    pull.title,
    pull.url,
    pull.mergedAt,
    pull.state,
    pull.request?.outcome,
    pull.request?.url,
    pull.request && docsAddress(pull.request),
  ]);
  return serializeRows(format, COLUMNS, cells);
}
