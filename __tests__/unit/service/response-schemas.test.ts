import { describe, expect, test } from '@jest/globals';
import { parseJob, parsePolledJob } from '../../../src/service/response-schemas.ts';

const reply = (json: unknown, status = 200) => ({ status, json });
const bad = (detail: string, status = 200) => ({
  ok: false,
  error: { kind: 'invalid-response', status, detail },
});

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
  const job = { id: 'job_1', status: 'completed', prLink, model, repository, archivedAt: null, raw: FULL };
  expect(parseJob(reply(FULL, 201))).toEqual({ ok: true, value: job });
  expect(parseJob(reply(FULL), 'job_1')).toEqual({ ok: true, value: job });
  expect(parsePolledJob(reply(FULL), 'job_1')).toEqual({ ok: true, value: job });
});

describe('a text that is too long', () => {
  const endless = 'x'.repeat(501);

  test('counts as missing', () => {
    const job = { ...FULL, model: endless, source: { repository: endless }, archivedAt: endless };
    expect(parsePolledJob(reply(job), 'job_1')).toMatchObject({
      ok: true,
      value: { model: undefined, repository: undefined, archivedAt: null },
    });
  });

  test('is no status', () => {
    expect(parsePolledJob(reply({ ...FULL, status: endless }), 'job_1')).toEqual(
      bad('the response has no job status'),
    );
  });

  test('is no missing link', () => {
    const job = { ...FULL, prLink: endless };
    expect(parsePolledJob(reply(job), 'job_1')).toEqual(bad('the response has a prLink that is too long'));
    expect(parseJob(reply(job, 201))).toMatchObject({
      ok: true,
      value: { id: 'job_1', prLink: null },
    });
  });
});

describe('a created job that is odd', () => {
  const bare = {
    id: 'j',
    status: undefined,
    prLink: null,
    model: undefined,
    repository: undefined,
    archivedAt: null,
  };
  test.each([
    ['nothing but the id', { id: 'j' }],
    [
      'every other field of the wrong type',
      { id: 'j', status: 5, prLink: {}, model: [], source: 'x', archivedAt: 0 },
    ],
    ['nulls', { id: 'j', status: null, prLink: null, model: null, source: null, archivedAt: null }],
    [
      'empty texts',
      { id: 'j', status: '', prLink: '', model: '', source: { repository: '' }, archivedAt: '' },
    ],
    ['keys of prototypes', JSON.parse('{"id":"j","constructor":{"prototype":1}}')],
  ])('is a job: %s', (_name, json) => {
    expect(parseJob(reply(json, 201))).toEqual({ ok: true, value: { ...bare, raw: json } });
  });
});

describe('a response that is no job', () => {
  test.each([[null], ['job'], [7], [[{ id: 'j' }]]])('%j', (json) => {
    expect(parseJob(reply(json, 201))).toEqual(bad('the response is not a job', 201));
  });

  test.each([[{}], [{ id: 5 }], [{ id: '..' }], [{ id: 'a b' }], [{ id: 'x'.repeat(257) }]])(
    '%j has no id that can be part of a path',
    (json) => {
      expect(parseJob(reply(json, 201))).toEqual(bad('the response has no valid job id', 201));
    },
  );
});

describe('the response about a known job', () => {
  test('may have no id', () => {
    expect(parsePolledJob(reply({ status: 'active' }), 'job_1')).toMatchObject({ value: { id: 'job_1' } });
    expect(parseJob(reply({}), 'job_1')).toMatchObject({ value: { id: 'job_1', status: undefined } });
  });

  test('may not be about another job', () => {
    const other = reply({ id: 'job_2', status: 'completed' });
    expect(parsePolledJob(other, 'job_1')).toEqual(bad('the response is about another job'));
    expect(parseJob(other, 'job_1')).toEqual(bad('the response is about another job'));
  });

  test.each([[{ id: 'job_1' }], [{ id: 'job_1', status: '' }], [{ status: 5 }], [{ status: null }]])(
    'needs a status when it is polled: %j',
    (json) => {
      expect(parsePolledJob(reply(json), 'job_1')).toEqual(bad('the response has no job status'));
    },
  );

  test('keeps the request id in an error', () => {
    expect(parsePolledJob({ status: 200, requestId: 'r1', json: {} }, 'job_1')).toMatchObject({
      error: { requestId: 'r1' },
    });
  });
});
