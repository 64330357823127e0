/** What a message stops that was not sent, and for how long. */
import { expect, it } from '@jest/globals';
import type { CareRow } from '../../../src/care/row.ts';
import { addCareStop, findCareStops, isCareStopped } from '../../../src/care/stops.ts';
import type { Conclusion } from '../../../src/domain/outcome.ts';
import { exampleEntry, NOW, type EntryChanges } from '../../support/examples.ts';

const DAY_MS = 24 * 60 * 60_000;
const ID = 7;
const PROJECT = 'docs';

const UNPAID: Conclusion = { outcome: 'rejected', reason: 'payment-required' };
const BY_GITHUB: Conclusion = { outcome: 'rejected', reason: 'github' };

const refused = (
  conclusion: Conclusion,
  { ageMs = 0, ...changes }: EntryChanges & Readonly<{ ageMs?: number }> = {},
) =>
  exampleEntry({
    sent: 'no',
    mayRepeat: true,
    ...changes,
    request: { trigger: 'care:1:7:1', ...changes.request },
    comment: { createdAt: new Date(NOW.getTime() - ageMs).toISOString() },
    payload: { job: null, conclusion, ...changes.payload },
  });

it.each<[string, ReturnType<typeof refused>, readonly (string | number)[]]>([
  ['refused by the service stops its project', refused(UNPAID), [PROJECT]],
  ['refused by GitHub stops its repository', refused(BY_GITHUB), [ID]],
  ['refused a day ago stops nothing', refused(UNPAID, { ageMs: DAY_MS }), []],
  [
    'refused, but is none of care, stops nothing',
    refused(UNPAID, { request: { trigger: 'comment:1' } }),
    [],
  ],
  ['sent stops nothing', exampleEntry({ request: { trigger: 'care:1:7:1' } }), []],
])('a message that was %s', (_, entry, stopped) => {
  const listing = { claims: [entry] } as unknown as CareRow['repository']['listing'];
  expect([...findCareStops([{ id: ID, listing }], NOW)]).toEqual(stopped);
});

type Candidate = Parameters<typeof isCareStopped>[1];

const rowOf = (outcome: unknown, repositoryId: number, project: string): Candidate => {
  const repository = { id: repositoryId };
  const read = { job: { thread: { project } } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else decides it
  return { outcome, repository, read } as unknown as Candidate;
};

const nothingSent = (conclusion: Conclusion) => ({ family: 'nothing-sent', conclusion });
const REFUSED_COMMENT: Conclusion = {
  outcome: 'misconfigured',
  reason: 'cannot-comment',
};

it.each<[string, unknown, 'project' | 'repository' | undefined]>([
  ['the key is rejected', 'key-rejected', 'project'],
  ['the service refuses it', nothingSent(UNPAID), 'project'],
  [
    'a limit holds it back',
    nothingSent({ outcome: 'skipped', reason: 'limit' }),
    'project',
  ],
  ['GitHub fails', nothingSent(BY_GITHUB), 'repository'],
  ['GitHub refuses the comment', nothingSent(REFUSED_COMMENT), 'repository'],
  ['another run has it', 'elsewhere', undefined],
  ['it was perhaps sent', { family: 'submitted' }, undefined],
])('for the rest of the run, if %s', (_, outcome, stopped) => {
  const stops = findCareStops([], NOW);
  addCareStop(stops, rowOf(outcome, ID, PROJECT));
  const inProject = isCareStopped(stops, rowOf('left-out', 8, PROJECT));
  const inRepository = isCareStopped(stops, rowOf('left-out', ID, 'other'));
  expect(inProject).toBe(stopped === 'project');
  expect(inRepository).toBe(stopped === 'repository');
});
