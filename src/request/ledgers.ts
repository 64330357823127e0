import { COMMENT_MARKER } from '../domain/comment.ts';
import { parseRecord, type RequestRecord } from '../record/request-record.ts';
import { createLedgers, type LedgerSettings } from '../once/comment-ledger.ts';
import type { OpenLedger } from '../once/ledger.ts';
import type { WorkflowRun } from '../ports.ts';
import { renderStatusComment } from '../rendering/status-comment.ts';
import { progressOf } from '../record/entries.ts';

/** Returns a function that opens the ledgers of repositories, which keep requests in status comments. */
export function createRequestLedgers({
  run,
  ...settings
}: Pick<LedgerSettings<RequestRecord>, 'keys' | 'clock' | 'signal' | 'log'> &
  Readonly<{ run: WorkflowRun }>): OpenLedger<RequestRecord> {
  return createLedgers({
    ...settings,
    run,
    marker: COMMENT_MARKER,
    parse: parseRecord,
    progressOf,
    render: (entry) => renderStatusComment(entry, run.serverUrl),
  });
}
