/** Ledgers of requests, over comments that a test provides. */
import { COMMENT_MARKER } from '../../src/domain/comment.ts';
import type { RequestRecord } from '../../src/record/record.ts';
import { createEntryCodec } from '../../src/once/codec.ts';
import type { LedgerRepository, OpenLedger } from '../../src/once/ledger.ts';
import type { Clock, CommentsApi, WorkflowRun } from '../../src/ports.ts';
import { createRequestLedgers } from '../../src/request/ledgers.ts';
import { ManualClock } from './manual-clock.ts';

/** The key of the service that signs all entries. */
export const KEY = 'mint_secret_key_1';

/** The codec of these ledgers. */
export const CODEC = createEntryCodec([KEY], COMMENT_MARKER);

/** A run in acme/app, which has the ID 1. */
export const RUN: WorkflowRun = {
  id: '9',
  number: 1,
  workflow: 'acme/app/.github/workflows/docs.yml@refs/heads/main',
  ref: 'refs/heads/main',
  attempt: 1,
  job: 'docs',
  step: 'agent',
  url: 'https://github.com/acme/app/actions/runs/9',
  serverUrl: new URL('https://github.com'),
  repository: 'acme/app',
  repositoryId: 1,
  isPrivate: undefined,
  actor: 'ada',
  actionUrl: '',
};

/** Returns a function that opens the ledgers of a run. */
export function requestLedgers(
  clock: Clock = new ManualClock(),
): OpenLedger<RequestRecord> {
  return createRequestLedgers({
    run: RUN,
    keys: [KEY],
    clock,
    signal: new AbortController().signal,
    log: () => undefined,
  });
}

type Repository = Readonly<{
  comments: Partial<CommentsApi>;
  id?: number;
  warn?: LedgerRepository['warn'];
  clock?: Clock;
}>;

/** Opens the ledger of acme/app, or of another repository. */
export function openRequests(
  repository: Repository,
): ReturnType<OpenLedger<RequestRecord>> {
  const { comments, id = 1, warn = () => undefined, clock } = repository;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a missing call fails its test
  return requestLedgers(clock)({ id, comments: comments as CommentsApi, warn });
}
