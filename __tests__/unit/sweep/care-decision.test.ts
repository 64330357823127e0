/** A table: the cause, the state of the pull request and what happened before decide what is sent. */
import { expect, it } from '@jest/globals';
import { NO_CARE, type CareRecord } from '../../../src/domain/care.ts';
import type { RequestRecord } from '../../../src/domain/request-record.ts';
import { hasJob } from '../../../src/job/request-entry.ts';
import type { OpenPullRequestState } from '../../../src/ports.ts';
import {
  decideCare,
  PAUSE_MS,
  type OurPullRequest,
} from '../../../src/sweep/care-decision.ts';
import { triggerKey } from '../../../src/trigger/trigger.ts';
import { exampleEntry, type EntryChanges } from '../../support/examples.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const ago = (ms: number): string => new Date(NOW.getTime() - ms).toISOString();
const HEAD = 'head';

const pullWith = (changes: Partial<OpenPullRequestState>): OpenPullRequestState => ({
  number: 7,
  isDraft: false,
  mergeable: true,
  base: 'main',
  headSha: HEAD,
  updatedAt: ago(0),
  author: 'mintlify',
  labels: [],
  headAuthors: ['mintlify', 'mintlify'],
  checks: { failed: 0, pending: 0, failedStatuses: [] },
  ...changes,
});

/** A message of care. */
const sent = (commit: string, ageMs: number, changes: EntryChanges = {}) =>
  exampleEntry({
    request: {
      trigger: triggerKey({
        kind: 'care',
        repository: 1,
        number: 7,
        commit,
        cause: 'conflicts',
      }),
      claimId: `${commit} ${ageMs}`,
    },
    ...changes,
    payload: { source: 'care', submittedAt: ago(ageMs), ...changes.payload },
  });

type Before = Partial<
  Pick<OurPullRequest, 'messages' | 'isBusy'> & {
    record: Partial<CareRecord>;
    newest: RequestRecord['conclusion'];
  }
>;

function decide(
  pull: Partial<OpenPullRequestState>,
  { record, newest = { outcome: 'pr-opened', reason: '' }, ...before }: Before,
): string {
  const job = exampleEntry({ payload: { conclusion: newest } });
  if (!hasJob(job)) throw new Error('no job');
  const ours = {
    pull: pullWith(pull),
    repositoryId: 1,
    newest: job,
    keeper: job,
    messages: [],
    isBusy: false,
    record: { ...NO_CARE, ...record },
    ...before,
  };
  const rules = { causes: ['conflicts', 'checks'], agentLogin: 'mintlify[bot]' } as const;
  const decision = decideCare(ours, { ...rules, skipLabel: 'wait', now: NOW });
  if (decision.kind === 'message') return `message: ${decision.cause}`;
  return `${decision.kind}: ${decision.why}`;
}

const CONFLICT = { mergeable: false };
const failed = (changes: Partial<OpenPullRequestState['checks']> = {}) => ({
  checks: { failed: 2, pending: 0, failedStatuses: [], ...changes },
});
const BOTH = { ...CONFLICT, ...failed() };
const UNCONFIRMED: EntryChanges = {
  sent: 'perhaps',
  payload: { job: null, conclusion: { outcome: 'unconfirmed', reason: '' } },
};
const REJECTED: EntryChanges = {
  sent: 'no',
  payload: { job: null, conclusion: { outcome: 'rejected', reason: 'unavailable' } },
};
const OLD = PAUSE_MS;
const RECENT = PAUSE_MS - 1;

it.each<[string, Partial<OpenPullRequestState>, Before]>([
  ['none: no-problem', {}, {}],
  ['message: conflicts', CONFLICT, {}],
  ['message: checks', failed(), {}],
  // A conflict comes first: its solution is a new head.
  ['message: conflicts', BOTH, {}],
  ['none: no-problem', failed({ pending: 1 }), {}],
  ['message: conflicts', { ...CONFLICT, ...failed({ pending: 1 }) }, {}],
  ['none: not-computed', { ...failed(), mergeable: undefined }, {}],

  ['none: draft', { ...CONFLICT, isDraft: true }, {}],
  ['none: label', { ...CONFLICT, labels: ['WAIT'] }, {}],
  ['none: unfinished', CONFLICT, { isBusy: true }],
  ['none: person', { ...CONFLICT, headAuthors: ['octocat', 'octocat'] }, {}],
  ['none: person', { ...CONFLICT, headAuthors: ['mintlify', 'octocat'] }, {}],
  ['none: person', { ...CONFLICT, headAuthors: ['octocat', ''] }, {}],
  ['stop: authorship', { ...CONFLICT, headAuthors: ['mintlify', ''] }, {}],
  ['stop: authorship', { ...CONFLICT, headAuthors: [] }, {}],
  // The service may open pull requests in the name of a person.
  ['message: conflicts', { ...CONFLICT, author: 'ada', headAuthors: ['Ada', 'ada'] }, {}],

  ['none: recent', CONFLICT, { messages: [sent('old', RECENT)] }],
  ['message: conflicts', CONFLICT, { messages: [sent('old', OLD)] }],
  ['stop: unchanged', CONFLICT, { messages: [sent(HEAD, RECENT)] }],
  ['stop: unchanged', failed(), { messages: [sent(HEAD, OLD)] }],
  [
    'none: recent',
    CONFLICT,
    {
      messages: [sent(HEAD, RECENT, UNCONFIRMED)],
    },
  ],
  [
    'stop: unchanged',
    CONFLICT,
    {
      messages: [sent(HEAD, OLD, UNCONFIRMED)],
    },
  ],
  // One that the service has rejected is none.
  ['message: conflicts', CONFLICT, { messages: [sent(HEAD, RECENT, REJECTED)] }],
  ['stop: limit', CONFLICT, { messages: [sent('a', 2 * OLD), sent('b', OLD)] }],
  // The larger count is right.
  ['stop: limit', CONFLICT, { record: { messages: 2, sentAt: ago(OLD) } }],
  [
    'stop: limit',
    CONFLICT,
    { record: { messages: 2, sentAt: ago(OLD) }, messages: [sent('a', 2 * OLD)] },
  ],
  ['none: recent', CONFLICT, { record: { messages: 1, sentAt: ago(RECENT) } }],
  ['none: recent', CONFLICT, { record: { messages: 2, sentAt: ago(RECENT) } }],
  ['none: reported', CONFLICT, { record: { isReported: true } }],
  ['stop: job-ended', CONFLICT, { newest: { outcome: 'failed', reason: '' } }],
  ['stop: job-ended', CONFLICT, { newest: { outcome: 'archived', reason: '' } }],
])('%s', (expected, pull, before) => {
  expect(decide(pull, before)).toBe(expected);
});
