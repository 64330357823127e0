/** Where a message that was not sent stops care, and for how long. */
import { describe, expect, it } from '@jest/globals';
import { CareStops } from '../../../src/care/stops.ts';
import type { CareOutcome } from '../../../src/care/row.ts';
import type { Conclusion, ReasonOf } from '../../../src/domain/outcome.ts';
import type { RequestListing } from '../../../src/record/entries.ts';
import {
  exampleCause,
  exampleEntry,
  exampleJob,
  exampleRecordedJob,
  NOW,
  type EntryChanges,
} from '../../support/examples.ts';
import { runWith } from '../../support/runs.ts';

const DAY_MS = 24 * 60 * 60_000;

type Candidate = Parameters<CareStops['has']>[0];

/** A pull request whose job is of a project. */
type Place = Readonly<{ repositoryId: number; number: number; project: string }>;

const HERE: Place = { repositoryId: 7, number: 30, project: 'docs' };
/** Pull requests that share the repository, the project, or neither with the first one. */
const OTHERS: Readonly<Record<string, Place>> = {
  'the same pull request': HERE,
  'its repository': { ...HERE, number: 31, project: 'api' },
  'its project': { repositoryId: 8, number: 30, project: 'docs' },
  'nothing else': { repositoryId: 8, number: 30, project: 'api' },
};

type Outcome = Parameters<CareStops['add']>[1];

const candidate = ({ repositoryId: id, number, project }: Place): Candidate => {
  const job = { thread: { project } };
  return { repo: { id }, pull: { number }, job } as unknown as Candidate;
};

/** Names the places in which nothing is sent. */
const stoppedBy = (stops: CareStops): readonly string[] =>
  Object.keys(OTHERS).filter((name) => {
    const place = OTHERS[name];
    return place !== undefined && stops.has(candidate(place));
  });

const NOWHERE: readonly string[] = [];
const PULL_REQUEST = ['the same pull request'];
const PROJECT = ['the same pull request', 'its project'];
const REPOSITORY = ['the same pull request', 'its repository'];

const rejected = (reason: ReasonOf<'rejected'>): Conclusion => ({
  outcome: 'rejected',
  reason,
});

/** A message that was not sent, and where nothing is sent because of that. */
const CONCLUSIONS: readonly (readonly [Conclusion, readonly string[]])[] = [
  [rejected('not-sent'), PROJECT],
  [rejected('unauthorized'), PROJECT],
  [rejected('payment-required'), PROJECT],
  [rejected('unavailable'), PROJECT],
  [rejected('invalid-request'), PULL_REQUEST],
  [rejected('not-found'), PULL_REQUEST],
  [rejected('github'), REPOSITORY],
  [{ outcome: 'misconfigured', reason: 'cannot-comment' }, REPOSITORY],
  [{ outcome: 'skipped', reason: 'limit' }, PROJECT],
  [{ outcome: 'skipped', reason: 'no-feedback' }, PULL_REQUEST],
  [{ outcome: 'cancelled', reason: '' }, NOWHERE],
];

/** A message that was sent. */
const SENT: Outcome = {
  conclusion: { outcome: 'still-active', reason: 'not-waiting' },
  facts: { job: exampleJob({ status: 'active' }), jobAction: 'messaged' },
};

describe('in this run', () => {
  it.each<readonly [string, Outcome, readonly string[]]>([
    ...CONCLUSIONS.map(
      ([conclusion, stopped]) =>
        [JSON.stringify(conclusion), { conclusion }, stopped] as const,
    ),
    ['the key is rejected', 'key-rejected', PROJECT],
    ['its job cannot be read', 'unreadable-job', NOWHERE],
    ['the service does not know its job', 'unknown-job', NOWHERE],
    ['another run has it', 'elsewhere', NOWHERE],
    [
      'the service does not answer',
      { conclusion: { outcome: 'unconfirmed', reason: '' } },
      PROJECT,
    ],
    ['it was sent', SENT, NOWHERE],
  ])('a message stops others if %s', (_, outcome, stopped) => {
    const stops = new CareStops([], NOW);
    stops.add(candidate(HERE), outcome);
    expect(stoppedBy(stops)).toEqual(stopped);
  });

  it.each<readonly [string, CareOutcome]>([
    ['refusal of the service', { conclusion: rejected('invalid-request') }],
    ['job that cannot be read', 'unreadable-job'],
  ])('the third %s ends care for its project', (_, outcome) => {
    const stops = new CareStops([], NOW);
    const refused = (number: number, project: string): void => {
      stops.add(candidate({ ...HERE, number, project }), outcome);
    };
    refused(40, 'docs');
    refused(41, 'docs');
    refused(42, 'api');
    expect(stoppedBy(stops)).toEqual(NOWHERE);
    refused(43, 'docs');
    expect(stoppedBy(stops)).toEqual(PROJECT);
  });

  it('jobs that the service does not know end care for no project', () => {
    const stops = new CareStops([], NOW);
    for (const number of [40, 41, 42, 43]) {
      stops.add(candidate({ ...HERE, number, project: 'docs' }), 'unknown-job');
    }
    expect(stoppedBy(stops)).toEqual(NOWHERE);
  });
});

describe('in later runs', () => {
  const OF_CARE = exampleCause('care:1:7:1');
  const refused = (
    conclusion: Conclusion,
    changes: EntryChanges & Readonly<{ ageMs?: number; number?: number }> = {},
  ) => {
    const { ageMs = DAY_MS - 1, number = HERE.number, ...others } = changes;
    return exampleEntry({
      ...others,
      thread: { number, project: HERE.project, commentTag: '' },
      request: { cause: OF_CARE, ...others.request },
      comment: { createdAt: new Date(NOW.getTime() - ageMs).toISOString() },
      payload: { job: null, conclusion, ...others.payload },
    });
  };

  const stopsAfter = (entries: readonly ReturnType<typeof refused>[]): CareStops => {
    const listing = { claims: entries } as unknown as RequestListing;
    const repo = runWith().repo.open({ id: HERE.repositoryId, isPrivate: false });
    return new CareStops([{ repo, listing }], NOW);
  };

  it.each(CONCLUSIONS)('a message stops others for a day: %j', (conclusion, stopped) => {
    expect(stoppedBy(stopsAfter([refused(conclusion)]))).toEqual(stopped);
    const older = refused(conclusion, { ageMs: DAY_MS });
    expect(stoppedBy(stopsAfter([older]))).toEqual(NOWHERE);
  });

  it('three refusals of earlier runs stop nothing but their pull requests', () => {
    const entries = [40, 41, 42].map((number) =>
      refused(rejected('invalid-request'), { number }),
    );
    expect(stoppedBy(stopsAfter(entries))).toEqual(NOWHERE);
  });

  it.each([
    [
      'is none of care',
      refused(rejected('unauthorized'), { request: { cause: exampleCause() } }),
    ],
    [
      'was sent',
      refused(
        { outcome: 'pr-opened', reason: '' },
        { payload: { job: exampleRecordedJob() } },
      ),
    ],
  ])('a request that %s stops nothing', (_, entry) => {
    expect(stoppedBy(stopsAfter([entry]))).toEqual(NOWHERE);
  });
});
