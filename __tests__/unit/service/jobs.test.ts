import { describe, expect, test } from '@jest/globals';
import { parseServiceJob, parsePolledJob } from '../../../src/service/jobs.ts';

const bad = (error: string) => ({ ok: false, error });

const FULL = {
  id: 'job_1',
  status: 'completed',
  source: { repository: 'https://github.com/acme/docs', ref: 'main' },
  model: 'model-x',
  prLink: 'https://github.com/acme/docs/pull/7',
  createdAt: '2026-03-01T12:00:00Z',
  archivedAt: null,
  extra: { kept: true },
};

test('a complete job has its fields, and keeps unknown ones', () => {
  const { prLink, model } = FULL;
  const repository = 'https://github.com/acme/docs';
  const job = {
    id: 'job_1',
    status: 'completed',
    prLink,
    model,
    repository,
    archivedAt: null,
    raw: FULL,
  };
  expect(parseServiceJob(FULL)).toEqual({ ok: true, value: job });
  expect(parseServiceJob(FULL, 'job_1')).toEqual({ ok: true, value: job });
  expect(parsePolledJob(FULL, 'job_1')).toEqual({ ok: true, value: job });
});

const NO_STATUS = bad('the response has no job status');
const NO_LINK = bad(
  'the response has a prLink that is not a text of at most 500 characters',
);
const endless = 'x'.repeat(501);
const withoutTexts = { model: undefined, repository: undefined, archivedAt: null };

const UNREADABLE_LINKS = [endless, 0, { url: 'x' }];

test.each<readonly [string, object, object]>([
  ['may have no id', { status: 'active' }, { value: { id: 'job_1' } }],
  [
    'is not another job',
    { id: 'job_2', status: 'active' },
    bad('the response is about another job'),
  ],
  [
    'may have the link of a page below its pull request',
    { ...FULL, prLink: `${FULL.prLink}/files?w=1#diff-1` },
    { value: { prLink: FULL.prLink } },
  ],
  ['may have no link', { ...FULL, prLink: null }, { value: { prLink: null } }],
  ['may have an empty link', { ...FULL, prLink: '' }, { value: { prLink: null } }],
  [
    'needs no link that can be read while it is active',
    { ...FULL, status: 'active', prLink: 7 },
    { value: { status: 'active', prLink: null } },
  ],
  [
    'needs no link that can be read if it failed',
    { ...FULL, status: 'failed', prLink: endless },
    { value: { status: 'failed', prLink: null } },
  ],
  [
    'has no other long texts',
    { ...FULL, model: endless, source: { repository: endless }, archivedAt: endless },
    { ok: true, value: withoutTexts },
  ],
])('a polled job %s', (_, json, expected) =>
  expect(parsePolledJob(json, 'job_1')).toMatchObject(expected),
);

test.each([undefined, null, 5, '', endless])('a polled job has no status %j', (status) =>
  expect(parsePolledJob({ ...FULL, status }, 'job_1')).toEqual(NO_STATUS),
);

test.each(UNREADABLE_LINKS)('a polled job does not lose the link %j', (prLink) =>
  expect(parsePolledJob({ ...FULL, prLink }, 'job_1')).toEqual(NO_LINK),
);

test('the response to a message is about its job', () => {
  expect(parseServiceJob({}, 'job_1')).toMatchObject({
    value: { id: 'job_1', status: undefined },
  });
  expect(parseServiceJob({ id: 'job_2' }, 'job_1')).toEqual(
    bad('the response is about another job'),
  );
});

test.each(UNREADABLE_LINKS)(
  'a job that is completed when it is created, but whose link is %j, has to be polled',
  (prLink) => {
    const value = { id: 'job_1', status: undefined, prLink: null };
    expect(parseServiceJob({ ...FULL, prLink })).toMatchObject({ ok: true, value });
  },
);

describe('a created job', () => {
  test.each([
    ['nothing but the id', { id: 'j' }],
    [
      'other types',
      { id: 'j', status: 5, prLink: {}, model: [], source: 'x', archivedAt: 0 },
    ],
    [
      'nulls',
      {
        id: 'j',
        status: null,
        prLink: null,
        model: null,
        source: null,
        archivedAt: null,
      },
    ],
    [
      'empty texts',
      { id: 'j', status: '', prLink: '', source: { repository: '' }, archivedAt: '' },
    ],
    ['keys of prototypes', JSON.parse('{"id":"j","constructor":{"prototype":1}}')],
  ])('may have %s', (_name, json) => {
    const value = {
      id: 'j',
      status: undefined,
      prLink: null,
      ...withoutTexts,
      raw: json,
    };
    expect(parseServiceJob(json)).toEqual({ ok: true, value });
  });

  test.each([[null], ['job'], [7], [[{ id: 'j' }]]])('is not %j', (json) => {
    expect(parseServiceJob(json)).toEqual(bad('the response is not a job'));
  });

  test.each([undefined, 5, '..', 'a b', 'x'.repeat(257)])(
    'has no id that can be in a path: %j',
    (id) => {
      expect(parseServiceJob({ id })).toEqual(bad('the response has no valid job id'));
    },
  );
});
