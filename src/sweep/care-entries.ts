/** Entries of care: the messages themselves, and the entry that counts them. */
import { NO_CARE, type CareCause, type CareRecord } from '../domain/care.ts';
import type { RequestEntry } from '../job/request-entry.ts';
import type { OpenPullRequestState, WarnOnce } from '../ports.ts';
import type { RequestLedger } from '../request/context.ts';
import { triggerKey } from '../trigger/trigger.ts';

/** Name of messages of care in their entries. */
export const CARE_SOURCE = 'care';

/** Returns whether an entry is a message of care. */
export function isCare({ payload }: Pick<RequestEntry, 'payload'>): boolean {
  return payload.source === CARE_SOURCE;
}

/** Returns the canonical name of the message about a problem of a pull request: another one for each head commit. */
export function careKey(
  repositoryId: number,
  { number, headSha }: OpenPullRequestState,
  cause: CareCause,
): string {
  const repository = repositoryId;
  return triggerKey({ kind: 'care', repository, number, commit: headSha, cause });
}

/**
 * Changes the record of care in an entry. Its comment is read again before.
 *
 * @param change returns undefined if the record must stay as it is.
 */
export async function changeCare(
  { ledger, warn }: Readonly<{ ledger: RequestLedger; warn: WarnOnce }>,
  entry: RequestEntry,
  change: (known: CareRecord) => CareRecord | undefined,
): Promise<'changed' | 'unchanged' | 'failed'> {
  const read = await ledger.refresh(entry);
  if (!read.ok) {
    warn('The status comment could not be read', read.error);
    return 'failed';
  }
  const current = read.value;
  if (current === undefined || !current.isBound) return 'failed';
  const { payload } = current;
  const care = change(payload.care ?? NO_CARE);
  if (care === undefined) return 'unchanged';
  // It has just been read.
  const own = { ...current, isOwn: true };
  const saved = await ledger.save(own, { payload: { ...payload, care } });
  return saved.kind === 'saved' ? 'changed' : 'failed';
}
