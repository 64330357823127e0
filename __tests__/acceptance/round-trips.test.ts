import { describe, expect, it } from '@jest/globals';
import { onStage } from './on-stage.ts';
import type { Spoken, Stage } from '../../fakes/stage.ts';

/** Milliseconds that each request takes: requests that arrive at the same time are one round trip. */
const LATENCY_MS = 100;

/** Plays on servers that take their time. */
const withLatency = (
  service: NonNullable<Parameters<typeof onStage>[0]>['service'],
  play: (stage: Stage) => Promise<void>,
): Promise<void> =>
  onStage({ github: { latencyMs: LATENCY_MS }, service: { latencyMs: LATENCY_MS, ...service } }, play);

/** Requests of one run, round trip by round trip. */
async function roundTripsOf(
  stage: Stage,
  body: string,
  { on = 'pull-request', inputs = {} }: Pick<Spoken, 'on'> & { inputs?: Record<string, string> } = {},
): Promise<readonly (readonly string[])[]> {
  const { github, service } = stage;
  const [seenByGitHub, seenByService] = [github.requests.length, service.requests.length];
  const event = stage.say(body, { on });
  const run = await stage.run(event, { inputs });
  expect(run.outputs).toMatchObject({ outcome: 'pr-opened' });
  const [status] = stage.ours(on === 'issue' ? 1 : 2);
  const { id } = event.payload['comment'] as { id: number };
  const plain = (path: string): string =>
    path
      .replace('/repos/Codertocat/Hello-World', '')
      .replace('/v2/agent/acme-docs', '')
      .replace(`/issues/comments/${id}`, '/command')
      .replace(`/issues/comments/${status?.id}`, '/status-comment');
  const sent = [
    // GitHub notes a request when it takes effect, the service when it arrives.
    ...github.requests.slice(seenByGitHub).map((request) => ({ ...request, at: request.at - LATENCY_MS })),
    ...service.requests.slice(seenByService),
  ];
  const times = [...new Set(sent.map(({ at }) => at))].toSorted((a, b) => a - b);
  return times.map((time) =>
    sent
      .filter(({ at }) => at === time)
      .map(({ method, path }) => `${method} ${plain(path)}`)
      .toSorted(),
  );
}

const CLAIM = 'POST /command/reactions';
const RULES = 'GET /contents/.github%2Fdocs-agent.md';
const PERMISSION = 'GET /collaborators/Codertocat/permission';

describe('round trips in a row', () => {
  it.concurrent('four until the job of a thread is asked, two after its end', () =>
    withLatency({}, async (stage) => {
      await stage.command('/docs explain retry');
      stage.service.change({ workMs: 20_000 });
      const trips = await roundTripsOf(stage, '/docs and its default');
      expect(trips.slice(0, 4)).toEqual([
        [PERMISSION, 'GET /issues/2/comments'],
        [RULES, 'GET /job/job_0001', 'GET /repos/acme/docs/pulls/7', 'GET /status-comment', CLAIM],
        ['PATCH /status-comment'],
        ['POST /job/job_0001/message'],
      ]);
      // Then it is told that the agent is at work, and the job looked at until it ends.
      expect(trips.slice(4, 6)).toEqual([['GET /status-comment'], ['PATCH /status-comment']]);
      const looks = trips.slice(6, -2);
      expect(looks.length).toBeGreaterThan(0);
      expect(new Set(looks.flat())).toEqual(new Set(['GET /job/job_0001']));
      expect(trips.slice(-2)).toEqual([['GET /status-comment', CLAIM], ['PATCH /status-comment']]);
    }),
  );

  it.concurrent('six in all when the job has ended as it is answered', () =>
    withLatency({ life: 'finishes-at-once' }, async (stage) => {
      const inputs = { context: 'none', 'instructions-file': '' };
      expect(await roundTripsOf(stage, '/docs explain retry', { on: 'issue', inputs })).toEqual([
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
    withLatency({ life: 'finishes-at-once' }, async (stage) => {
      const trips = await roundTripsOf(stage, '/docs');
      expect(trips).toHaveLength(6);
      expect(trips[1]).toEqual([RULES, 'GET /pulls/2', 'GET /pulls/2/files', CLAIM]);
    }),
  );

  it.concurrent('none for ordinary talk', () =>
    withLatency({}, async (stage) => {
      const run = await stage.command('Thanks!');
      expect(run.outputs['reason']).toBe('no-command');
      expect([...stage.asked(), ...stage.github.requests]).toEqual([]);
    }),
  );
});
