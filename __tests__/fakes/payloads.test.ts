import { describe, expect, it } from '@jest/globals';
import {
  derive,
  inRepository,
  publishedEvent,
  publishedPayload,
  publishedPayloads,
  releaseEvent,
  scheduleEvent,
  workflowDispatchEvent,
} from '../../fakes/payloads.ts';

describe('payloads', () => {
  it('are the published ones', () => {
    expect(publishedPayloads('issue_comment').length).toBe(9);
    expect(publishedPayload('issue_comment', 'created')).toMatchObject({ action: 'created', issue: {} });
    expect(() => publishedPayload('schedule')).toThrow('no published payload of schedule');
  });

  it('move into another repository with all their links', () => {
    const payload = inRepository(publishedPayload('release', 'published'), 'acme/app');
    expect(payload).toMatchObject({
      repository: { full_name: 'acme/app', name: 'app', owner: { login: 'acme' } },
    });
    expect(JSON.stringify(payload)).not.toContain('Codertocat/Hello-World');
  });

  it('are derived by merging, and stay as they were', () => {
    const original = { a: { b: 1, c: [1, 2] }, d: 'x' };
    expect(derive(original, { a: { c: [3], e: { f: true } }, d: undefined, g: null })).toEqual({
      a: { b: 1, c: [3], e: { f: true } },
      g: null,
    });
    expect(original).toEqual({ a: { b: 1, c: [1, 2] }, d: 'x' });
  });

  it.each([
    [
      'release',
      releaseEvent({ release: { tag_name: 'v1.4.0' } }),
      { action: 'published', release: { tag_name: 'v1.4.0' } },
    ],
    [
      'workflow_dispatch',
      workflowDispatchEvent({ prompt: 'p' }),
      { inputs: { prompt: 'p' }, ref: 'refs/heads/main' },
    ],
    ['schedule', scheduleEvent('0 5 * * *'), { schedule: '0 5 * * *' }],
    [
      'issue_comment',
      publishedEvent('issue_comment', 'created', { comment: { body: '/docs' } }),
      { comment: { body: '/docs' } },
    ],
  ])('of %s take place in acme/app', (name, event, expected) => {
    expect(event.name).toBe(name);
    expect(event.payload).toMatchObject({ ...expected, repository: { full_name: 'acme/app' } });
  });
});
