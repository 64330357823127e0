/** The store of submissions, over comments that a test provides. */
import type { Clock, CommentsApi } from '../../src/ports.ts';
import { createStateCodec, type StateCodec } from '../../src/thread/store/codec.ts';
import { openStore } from '../../src/thread/store/store.ts';
import type { SubmissionStore } from '../../src/thread/submission-store.ts';
import { ManualClock } from './manual-clock.ts';

/** A page of a run. */
const URL_OF_RUN = 'https://github.com/acme/app/actions/runs/1';

type StoreOptions = Readonly<{
  comments: Partial<CommentsApi>;
  codec?: StateCodec;
  clock?: Clock;
  signal?: AbortSignal;
  /** Called with the warning about a failed request. */
  warn?: (what: string) => void;
  /** Called with the number of states whose signatures are unknown. */
  warnOfUnverified?: (repository: string, count: number) => void;
}>;

/** The codec of most tests. */
export const CODEC = createStateCodec(['key']);

/** Opens the store of acme/app, which has the ID 1. */
export function commentStore(options: StoreOptions): SubmissionStore {
  const {
    comments,
    codec = CODEC,
    clock = new ManualClock(),
    signal = new AbortController().signal,
    warn = () => undefined,
    warnOfUnverified = () => undefined,
  } = options;
  const run = {
    url: URL_OF_RUN,
    serverUrl: new URL('https://github.com'),
    repository: 'acme/app',
    repositoryId: 1,
    actionUrl: '',
  };
  const settings = {
    run,
    dashboardUrl: undefined,
    commandFor: () => '/docs',
    clock,
    signal,
    warnOfUnverified,
    warnOf: {},
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a missing call fails its test
  const api = comments as CommentsApi;
  return openStore(settings, codec, { name: run.repository, comments: api, warn });
}
