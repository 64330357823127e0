import { afterAll, describe, expect, it } from '@jest/globals';
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
import { runAction } from '../../fakes/runner/index.ts';
import { renderRun, renderTranscript } from '../../fakes/transcript.ts';
import { removeActions, writeAction } from './fixture-action.ts';

afterAll(removeActions);

describe('a transcript', () => {
  it('shows a run as text, the same for every run that is the same', async () => {
    const action = writeAction({
      main: `const { appendFileSync } = require('node:fs');
const port = 40000 + (process.pid % 10000);
console.log('asked http://127.0.0.1:' + port + '/v1 in ' + (process.pid % 97) + ' ms, job ' + process.pid);
console.log('looked after 1 min 12 s at ' + new Date().toISOString() + ' as ' + crypto.randomUUID());
appendFileSync(process.env.GITHUB_OUTPUT, 'status=completed\\nnotes<<E\\na\\nb\\nE\\n');
appendFileSync(process.env.GITHUB_STEP_SUMMARY, '# Done\\n');`,
      post: '',
    });
    const result = await runAction({ action, event: scheduleEvent() });
    expect(renderTranscript(result, [{ pattern: /job \d+/g, by: 'job ID' }])).toBe(
      `── main: log ──
asked http://127.0.0.1:PORT/v1 in DURATION, job ID
looked after DURATION at TIME as UUID
── main: outputs ──
status=completed
notes=
  a
  b
── main: summary ──
# Done
── main: success, exit code 0 ──
── post: success, exit code 0 ──
`,
    );
    expect(renderRun(result)).toMatch(/asked http:\/\/127\.0\.0\.1:\d{5}/);
  });
});

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
