import { describe, expect, test } from '@jest/globals';
import { JOB_STATUSES, type Result, type Job } from '../../../src/domain.ts';
import { createPollLogger, type PollEvent } from '../../../src/job/poll.ts';
import { refused, told } from './poll-fixture.ts';

/** What is told of these answers, one after the other. */
function eventsOf(...answers: readonly Result<Job>[]): readonly PollEvent[] {
  const events: PollEvent[] = [];
  const tell = createPollLogger((event) => events.push(event));
  answers.forEach((answer, i) =>
    tell({ attempt: i + 1, elapsedMs: 100 * (i + 1), nextInMs: 7, result: answer }),
  );
  return events;
}

describe('a look is told', () => {
  test('with its status', () => {
    expect(eventsOf(told('active'))).toEqual([{ attempt: 1, elapsedMs: 100, nextInMs: 7, status: 'active' }]);
  });

  test('without one where the answer has none, and without a word about it', () => {
    expect(eventsOf(told(undefined)).map((event) => Object.keys(event))).toEqual([
      ['attempt', 'elapsedMs', 'nextInMs'],
    ]);
  });

  test('with the fault that came instead', () => {
    const fault = { kind: 'status', status: 503, detail: 'status 503' };
    const events = eventsOf(refused(503));
    expect(events).toEqual([{ attempt: 1, elapsedMs: 100, nextInMs: 7, error: fault }]);
    expect(events[0]).not.toHaveProperty('status');
  });

  test.each(JOB_STATUSES)('without a warning where the status is known: %s', (status) => {
    expect(eventsOf(told(status))[0]).not.toHaveProperty('unknownStatus');
  });

  test('with a warning for each unknown status, once', () => {
    const events = eventsOf(told('queued'), told('queued'), told('Active'), told('queued'));
    expect(events.map(({ status, unknownStatus }) => [status, unknownStatus])).toEqual([
      ['queued', 'queued'],
      ['queued', undefined],
      ['Active', 'Active'],
      ['queued', undefined],
    ]);
  });
});

test.each([told('active'), refused(503)])('nobody has to listen (%#)', (answer) => {
  expect(
    createPollLogger(undefined)({ attempt: 1, elapsedMs: 0, nextInMs: undefined, result: answer }),
  ).toBeUndefined();
});
