/** The file of a report: one row for each request. */
import {
  serializeRows,
  type Cell,
  type FileFormat,
} from '../../rendering/file-formats.ts';
import { docsAddress, type RequestWithDocs } from '../requests/docs-pull-request.ts';
import { hoursToMerge } from '../requests/numbers.ts';

const COLUMNS = [
  'repository',
  'thread',
  'requestedAt',
  'kind',
  'result',
  'outcome',
  'jobId',
  'prLink',
  'prState',
  'prDraft',
  'prOpenedAt',
  'prEndedAt',
  'hoursToMerge',
  'comment',
];

export function renderReportFile(
  rows: readonly RequestWithDocs[],
  format: FileFormat,
): string {
  const cells = rows.map(toCells);
  return serializeRows(format, COLUMNS, cells);
}

/** Returns the cells of `COLUMNS`. */
function toCells(row: RequestWithDocs): readonly Cell[] {
  return [
    row.repository,
    row.thread,
    row.createdAt,
    row.kind,
    row.result,
    row.outcome,
    row.job ?? undefined,
    ...pullRequestCells(row),
    row.url,
  ];
}

function pullRequestCells(row: RequestWithDocs): readonly Cell[] {
  const address = docsAddress(row);
  const { pullRequest } = row;
  const found = pullRequest?.found;
  if (pullRequest === undefined || found === undefined) {
    const state = address === undefined ? undefined : 'unknown';
    return [address, state, undefined, undefined, undefined, undefined];
  }
  const hours = hoursToMerge(pullRequest);
  return [
    address,
    found.state,
    String(found.isDraft),
    found.createdAt,
    found.endedAt || undefined,
    hours === undefined ? undefined : Math.round(hours * 10) / 10,
  ];
}
