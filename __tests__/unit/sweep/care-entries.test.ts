import { expect, it } from '@jest/globals';
import { NO_CARE, type CareRecord } from '../../../src/domain/care.ts';
import { changeCare } from '../../../src/sweep/care-entries.ts';
import { exampleRecord, THREAD } from '../../support/examples.ts';
import { openRequests } from '../../support/ledgers.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { memoryComments } from '../../support/memory-comments.ts';

const COUNTED: CareRecord = { ...NO_CARE, messages: 1 };
const count = (known: CareRecord) => ({ ...known, messages: known.messages + 1 });

/** Keeps an entry, and returns the calls for its repository. */
async function keepEntry() {
  const clock = new ManualClock();
  const comments = memoryComments(clock);
  const ledger = openRequests({ comments, clock });
  const added = await ledger.add(THREAD, exampleRecord());
  if (!added.ok) throw new Error('no entry');
  const warnings: string[] = [];
  const warn = (what: string): void => void warnings.push(what);
  const entry = { ...added.value, isOwn: false };
  const careOf = async () => {
    const read = await ledger.refresh(entry);
    return read.ok ? read.value?.payload.care : undefined;
  };
  return { comments, repository: { ledger, warn }, entry, careOf, warnings };
}

it('the record of an entry is changed, by what its comment says now', async () => {
  const { repository, entry, careOf } = await keepEntry();
  expect(await changeCare(repository, entry, count)).toBe('changed');
  expect(await careOf()).toEqual(COUNTED);
  // The entry that was listed does not know of the first change.
  expect(await changeCare(repository, entry, count)).toBe('changed');
  expect(await careOf()).toEqual({ ...COUNTED, messages: 2 });
});

it('the record stays if it must not be changed', async () => {
  const { repository, entry, careOf } = await keepEntry();
  expect(await changeCare(repository, entry, () => undefined)).toBe('unchanged');
  expect(await careOf()).toBeUndefined();
});

it('the record of a comment that was deleted cannot be changed', async () => {
  const { repository, entry } = await keepEntry();
  await repository.ledger.remove(entry);
  expect(await changeCare(repository, entry, count)).toBe('failed');
});

it('the record of a comment without its entry cannot be changed', async () => {
  const { comments, repository, entry } = await keepEntry();
  await comments.update?.(entry.comment.id, 'edited');
  expect(await changeCare(repository, entry, count)).toBe('failed');
});

it('a comment that cannot be read is a warning', async () => {
  const { comments, repository, entry, warnings } = await keepEntry();
  comments.read = async () => ({
    ok: false,
    error: { kind: 'status', status: 503, detail: 'no' },
  });
  expect(await changeCare(repository, entry, count)).toBe('failed');
  expect(warnings).toEqual(['The status comment could not be read']);
});
