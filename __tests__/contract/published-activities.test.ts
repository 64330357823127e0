/**
 * Every activity of pull requests, issues and releases that GitHub describes: whether it starts a job, and that its cause is its own.
 * An activity that GitHub adds fails here until somebody has decided about it.
 */
import { describe, expect, it } from '@jest/globals';
import { publishedPayloads } from '../../fakes/payloads.ts';
import {
  describedActivities,
  payloadsOfActivity,
} from '../../fakes/published-activities.ts';
import { filterActivity } from '../../src/trigger/event-filter.ts';
import { parseAutomatic } from '../unit/trigger/events.ts';

/** The decision without and with a prompt: `job`, or the reason why there is none. */
type Decisions = readonly [without: string, withPrompt: string];

const ALWAYS: Decisions = ['job', 'job'];
const IF_LISTED: Decisions = ['unsupported-event', 'job'];
const NEVER: Decisions = ['unsupported-event', 'unsupported-event'];
const BEFORE_MERGE: Decisions = ['not-final', 'job'];

const PULL_REQUEST: Readonly<Record<string, Decisions>> = {
  assigned: BEFORE_MERGE,
  'auto-merge-disabled': BEFORE_MERGE,
  'auto-merge-enabled': BEFORE_MERGE,
  // The published one was closed without a merge.
  closed: ['not-final', 'not-final'],
  'converted-to-draft': BEFORE_MERGE,
  demilestoned: BEFORE_MERGE,
  dequeued: BEFORE_MERGE,
  edited: BEFORE_MERGE,
  enqueued: BEFORE_MERGE,
  labeled: BEFORE_MERGE,
  locked: BEFORE_MERGE,
  milestoned: BEFORE_MERGE,
  opened: BEFORE_MERGE,
  'ready-for-review': BEFORE_MERGE,
  reopened: BEFORE_MERGE,
  'review-request-removed': BEFORE_MERGE,
  'review-requested': BEFORE_MERGE,
  synchronize: BEFORE_MERGE,
  unassigned: BEFORE_MERGE,
  unlabeled: BEFORE_MERGE,
  unlocked: BEFORE_MERGE,
};

const ISSUES: Readonly<Record<string, Decisions>> = {
  assigned: IF_LISTED,
  closed: IF_LISTED,
  deleted: NEVER,
  demilestoned: IF_LISTED,
  edited: IF_LISTED,
  labeled: IF_LISTED,
  locked: IF_LISTED,
  milestoned: IF_LISTED,
  opened: ALWAYS,
  pinned: IF_LISTED,
  reopened: IF_LISTED,
  transferred: NEVER,
  typed: IF_LISTED,
  unassigned: IF_LISTED,
  unlabeled: IF_LISTED,
  unlocked: IF_LISTED,
  unpinned: IF_LISTED,
  untyped: IF_LISTED,
};

const RELEASE: Readonly<Record<string, Decisions>> = {
  created: NEVER,
  deleted: NEVER,
  edited: NEVER,
  prereleased: ['not-final', 'job'],
  published: ALWAYS,
  released: ALWAYS,
  unpublished: NEVER,
};

describe.each([
  ['pull_request', PULL_REQUEST, 29],
  ['issues', ISSUES, 29],
  ['release', RELEASE, 13],
] as const)('%s', (name, table, publishedCount) => {
  it('has no activity that the table does not list', () => {
    expect(Object.keys(table).toSorted()).toEqual(describedActivities(name).toSorted());
    expect(publishedPayloads(name)).toHaveLength(publishedCount);
  });

  it.each(Object.entries(table))(
    '%s starts, without and with a prompt: %j',
    (activity, decisions) => {
      for (const payload of payloadsOfActivity(name, activity)) {
        const event = parseAutomatic(name, payload);
        const decided = [false, true].map(
          (hasTask) => filterActivity(event, hasTask)?.conclusion.reason ?? 'job',
        );
        expect(decided).toEqual(decisions);
      }
    },
  );

  it('has another cause for another activity, and the same one for a redelivery', () => {
    const keys = Object.keys(table).flatMap((activity) => {
      const [payload = {}] = payloadsOfActivity(name, activity);
      const { cause } = parseAutomatic(name, payload);
      const redelivered = parseAutomatic(name, structuredClone(payload)).cause;
      if (cause === undefined) throw new Error(activity);
      expect(redelivered).toEqual(cause);
      return cause.key;
    });
    const distinct = new Set(keys);
    // A release is one cause, and its prerelease another, however many events GitHub sends for them.
    expect(distinct.size).toBe(name === 'release' ? 2 : keys.length);
  });
});
