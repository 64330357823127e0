/** Which refusals of the service stop the messages of a whole project, and for how long. */
import { expect, it } from '@jest/globals';
import { findProjectsStoppedForCare } from '../../../src/care/stops.ts';
import type { Conclusion } from '../../../src/domain/outcome.ts';
import { exampleEntry, NOW, type EntryChanges } from '../../support/examples.ts';

const DAY_MS = 24 * 60 * 60_000;

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

const stoppedBy = (entry: ReturnType<typeof refused>): readonly string[] => [
  ...findProjectsStoppedForCare([entry], NOW),
];

it.each<[string, Conclusion]>([
  ['the key', { outcome: 'rejected', reason: 'unauthorized' }],
  ['the plan', { outcome: 'rejected', reason: 'payment-required' }],
  ['the number of requests', { outcome: 'rejected', reason: 'unavailable' }],
])('a refusal because of %s stops the project for a day', (_, conclusion) => {
  expect(stoppedBy(refused(conclusion))).toEqual(['docs']);
  expect(stoppedBy(refused(conclusion, { ageMs: DAY_MS }))).toEqual([]);
});

it.each<[string, ReturnType<typeof refused>]>([
  [
    'a fault of GitHub',
    refused(
      { outcome: 'rejected', reason: 'unavailable' },
      { payload: { shown: { cause: 'github' } } },
    ),
  ],
  ['another refusal', refused({ outcome: 'rejected', reason: 'invalid-request' })],
  [
    'the refusal of a command',
    refused(
      { outcome: 'rejected', reason: 'unauthorized' },
      { request: { trigger: 'comment:1' } },
    ),
  ],
  ['a message that was sent', exampleEntry({ request: { trigger: 'care:1:7:1' } })],
])('%s stops no project', (_, entry) => {
  expect(stoppedBy(entry)).toEqual([]);
});
