import { describe, expect, it } from '@jest/globals';
import type { ScenarioName } from '../../../fakes/service/scenarios.ts';
import {
  agentFeedback,
  codeFeedback,
  plainVote,
  vote,
} from '../../../fakes/service/readers.ts';
import { brief, JOBS, startClient, VIEWS } from './service-client.ts';

/** Work takes 1000 ms, and 400 ms pass before a message is noticed. */
const PACE = { workMs: 1000, noticeMs: 400 };
const JOB = `${JOBS}/job_0001`;
const FEEDBACK = '/v1/analytics/acme-docs/feedback/by-page';

it('the limits per hour end when Retry-After says so', () => {
  const { post } = startClient({ perHour: { creates: 2 } });
  post(JOBS, 'One', 0);
  post(JOBS, 'Two', 60_000);
  expect(post(JOBS, 'Three', 90_500).headers['retry-after']).toBe('3510');
  expect(post(JOBS, 'Three', 3_599_999).status).toBe(429);
  expect(post(JOBS, 'Three', 90_500 + 3_510_000).status).toBe(201);
});

it('the scenario that a prompt names is that of its own turn', () => {
  const { get, post } = startClient({ ...PACE, scenario: 'fails' });
  post(JOBS, 'One [scenario: no-pr]');
  post(JOBS, 'Two');
  const ends = [JOB, `${JOBS}/job_0002`].map((path) => brief(get(path, {}, 1000)));
  expect(ends).toEqual(['completed', 'failed']);
  expect(post(JOBS, '[scenario: toString]').status).toBe(400);
});

const pull = 'completed #7';

type Row = Readonly<{
  sentAt: number;
  scenario: ScenarioName;
  /** Scenario of the message. */
  message: ScenarioName;
  /** The response, and reads when the service notices the message and when the work ends. */
  expected: readonly string[];
}>;

it.each<Row>([
  {
    sentAt: 2000,
    scenario: 'opens-pull-request',
    message: 'opens-pull-request',
    expected: ['active', 'active', 'active', pull, pull],
  },
  {
    sentAt: 2000,
    scenario: 'opens-pull-request',
    message: 'no-pr',
    expected: ['active', 'active', 'active', pull, pull],
  },
  {
    sentAt: 2000,
    scenario: 'opens-pull-request',
    message: 'fails',
    expected: ['active', 'active', 'active', 'failed #7', 'failed #7'],
  },
  {
    sentAt: 2000,
    scenario: 'slow-to-notice',
    message: 'slow-to-notice',
    expected: [pull, pull, 'active', 'active', pull],
  },
  {
    sentAt: 2000,
    scenario: 'opens-pull-request',
    message: 'never-ends',
    expected: ['active', 'active', 'active', 'active', 'active'],
  },
  // A message interrupts the turn before, which then opens nothing.
  {
    sentAt: 600,
    scenario: 'opens-pull-request',
    message: 'no-pr',
    expected: ['active', 'active', 'active', 'completed', 'completed'],
  },
])(
  'a message after $sentAt ms to a job that $scenario, then $message',
  ({ sentAt, scenario, message, expected }) => {
    const { get, post } = startClient({ ...PACE, scenario });
    post(JOBS, 'One');
    const reply = post(`${JOB}/message`, `More [scenario: ${message}]`, sentAt);
    const reads = [399, 400, 1000, 1400].map((afterMs) => get(JOB, {}, sentAt + afterMs));
    expect([reply, ...reads].map(brief)).toEqual(expected);
  },
);

/** In days since 1970: 2026-08-01 is 20666. */
it.each<readonly [Record<string, string>, string]>([
  [{ dateFrom: '2026-08-01', dateTo: '2026-08-02' }, '20666 20667'],
  [
    { dateFrom: '2026-08-01T12:00', dateTo: '2026-08-02T02:00:00+02:00' },
    '20666.5 20667',
  ],
  [{ dateTo: '2026-08-01' }, '20576 20666'],
  [{}, '20577 20667'],
])('page views: %j selects a range', (query, range) => {
  const seen: string[] = [];
  const rowsOf = ({ from, to }: Readonly<{ from: number; to: number }>) => {
    seen.push(`${from / 864e5} ${to / 864e5}`);
    return [];
  };
  startClient({ traffic: { rows: rowsOf } }).get(VIEWS, query);
  expect(seen).toEqual([range]);
});

it.each(['assistant', 'searches'])('%s names all wrong parameters', (name) => {
  const query = { limit: '1001', cursor: 'x', dateFrom: '2026-02-30', offset: '0' };
  const { body } = startClient().get(`/v1/analytics/acme-docs/${name}`, query);
  const names = ['offset', 'limit', 'dateFrom', 'cursor'];
  expect(JSON.parse(body)).toEqual({
    error: 'Invalid query parameters',
    details: names.map((each) => ({ message: expect.stringMatching(`^${each} `) })),
  });
});

describe('feedback', () => {
  const nine = Array.from({ length: 9 }, () => plainVote('/a', false));
  const mixed = [vote('/a', true), codeFeedback('/a'), agentFeedback('/a')];
  const readers = { feedback: [...nine, ...mixed, vote('/b', false)] };
  const count = (query: Record<string, string>, changes = {}) => {
    const client = startClient({ readers: { ...readers, ...changes } });
    return JSON.parse(client.get(FEEDBACK, query).body) as unknown;
  };
  const none = { thumbsUp: 0, thumbsDown: 0, code: 0 };

  it('is counted by page, votes without a form included', () => {
    expect(count({})).toEqual({
      feedback: [
        { path: '/a', thumbsUp: 1, thumbsDown: 9, code: 1, total: 12 },
        { ...none, path: '/b', thumbsDown: 1, total: 1 },
      ],
      hasMore: false,
    });
  });

  it('is counted by page, votes without a form only in the total', () => {
    const source = 'thumbs_only';
    expect(count({ source }, { countsPlainVotes: false })).toEqual({
      feedback: [{ ...none, path: '/a', total: 9 }],
      hasMore: false,
    });
  });

  it('is counted by page, and there is no way to further pages', () => {
    expect(count({ limit: '1' })).toMatchObject({ hasMore: true });
    const wrong = {
      cursor: '1',
      offset: '1',
      limit: '101',
      source: 'x',
      status: 'open',
    };
    expect(count(wrong)).toMatchObject({ details: { length: 5 } });
  });
});
