import { describe, expect, it } from '@jest/globals';
import { startWaves } from '../../standin/waves.ts';
import { onStage } from './on-stage.ts';
import type { Spoken, Stage } from './stage.ts';

/** Requests of one run, wave by wave: each wave is one round trip. */
async function wavesOf(
  stage: Stage,
  body: string,
  { on = 'pull-request', inputs = {} }: Pick<Spoken, 'on'> & { inputs?: Record<string, string> } = {},
): Promise<readonly (readonly string[])[]> {
  const waves = startWaves();
  const event = stage.say(body, { on });
  try {
    const run = await stage.run(event, {
      inputs: { 'base-url': await waves.before(stage.service.url), ...inputs },
      env: { GITHUB_API_URL: await waves.before(stage.github.url) },
      timeScale: 10,
    });
    expect(run.outputs).toMatchObject({ outcome: 'pr-opened' });
  } finally {
    await waves.close();
  }
  const [status] = stage.ours(on === 'issue' ? 1 : 2);
  const { id } = event.payload['comment'] as { id: number };
  const plain = (what: string): string =>
    what
      .replace('/repos/Codertocat/Hello-World', '')
      .replace('/v2/agent/acme-docs', '')
      .replace(`/issues/comments/${id}`, '/command')
      .replace(`/issues/comments/${status?.id}`, '/status-comment');
  return waves.seen().map((wave) => wave.map(plain).toSorted());
}

const CLAIM = 'POST /command/reactions';
const RULES = 'GET /contents/.github%2Fdocs-agent.md';
const PERMISSION = 'GET /collaborators/Codertocat/permission';

describe('round trips in a row', () => {
  it.concurrent('four until the job of a thread is asked, two after its end', () =>
    onStage({}, async (stage) => {
      await stage.command('/docs explain retry');
      stage.service.change({ workMs: 400 });
      const waves = await wavesOf(stage, '/docs and its default');
      expect(waves.slice(0, 4)).toEqual([
        [PERMISSION, 'GET /issues/2/comments'],
        [RULES, 'GET /job/job_0001', 'GET /repos/acme/docs/pulls/7', 'GET /status-comment', CLAIM],
        ['PATCH /status-comment'],
        ['POST /job/job_0001/message'],
      ]);
      // Then it is told that the agent is at work, and the job looked at until it ends.
      expect(waves.slice(4, 6)).toEqual([['GET /status-comment'], ['PATCH /status-comment']]);
      const looks = waves.slice(6, -2);
      expect(looks.length).toBeGreaterThan(0);
      expect(new Set(looks.flat())).toEqual(new Set(['GET /job/job_0001']));
      expect(waves.slice(-2)).toEqual([['GET /status-comment', CLAIM], ['PATCH /status-comment']]);
    }),
  );

  it.concurrent('six in all when the job has ended as it is answered', () =>
    onStage({ service: { life: 'finishes-at-once' } }, async (stage) => {
      const inputs = { context: 'none', 'instructions-file': '' };
      expect(await wavesOf(stage, '/docs explain retry', { on: 'issue', inputs })).toEqual([
        [PERMISSION, 'GET /issues/1/comments'],
        [CLAIM],
        ['POST /issues/1/comments'],
        ['POST /job'],
        ['GET /status-comment', CLAIM],
        ['PATCH /status-comment'],
      ]);
    }),
  );

  it.concurrent('no more when a pull request and its files are read, and the instructions file', () =>
    onStage({ service: { life: 'finishes-at-once' } }, async (stage) => {
      const waves = await wavesOf(stage, '/docs');
      expect(waves).toHaveLength(6);
      expect(waves[1]).toEqual([RULES, 'GET /pulls/2', 'GET /pulls/2/files', CLAIM]);
    }),
  );

  it.concurrent('none for ordinary talk', () =>
    onStage({}, async (stage) => {
      const run = await stage.command('Thanks!');
      expect(run.outputs['reason']).toBe('no-command');
      expect([...stage.asked(), ...stage.github.requests]).toEqual([]);
    }),
  );
});
