import { DEFAULT_CONFIG } from '../../fakes/service/config.ts';
import type { Attack, Scene } from './attack.ts';
import { answerAlways, json, tellJobs } from './hostile-service.ts';
import { ECHOES, holdSecrets, PREVIOUS_KEYS, SECRETS, TOKEN } from './secret-search.ts';

const target = 'secrets';
const { key } = DEFAULT_CONFIG;

/** One run of an ordinary kind; every byte that it leaves is searched for the secrets by the stage and the runner. */
async function loud(scene: Scene, inputs: Readonly<Record<string, string>> = {}): Promise<void> {
  const { stage, act, hold } = scene;
  const run = await act(stage.say('/docs Describe the flag'), {
    debug: true,
    secrets: SECRETS,
    inputs: { 'previous-api-keys': PREVIOUS_KEYS, ...inputs },
  });
  holdSecrets(scene, run);
  const masks = SECRETS.every((secret) => run.masks.includes(secret));
  hold('all secrets are hidden from the start', masks || inputs['api-key'] !== undefined);
}

const spoken = (name: string, stage: Attack['stage'], inputs?: Readonly<Record<string, string>>): Attack => ({
  target,
  name,
  stage: { ...stage, github: { token: TOKEN, ...stage?.github } },
  play: (scene) => loud(scene, inputs),
});

export const ON_SECRETS: readonly Attack[] = [
  spoken('a run that goes well, with debug logging', undefined),
  spoken('a run that waits no longer', undefined, { wait: 'false' }),
  spoken('a refused key', { service: answerAlways(json(401, { error: 'no' })) }),
  spoken('a service that is not there', undefined, { 'base-url': 'http://127.0.0.1:9' }),
  spoken('a service that hangs up', { service: answerAlways('hang-up') }),
  spoken('the key in the address', undefined, { 'base-url': `https://${key}@docs.example` }),
  spoken('the key in the query of the address', undefined, { 'base-url': `https://docs.example?key=${key}` }),
  spoken('a key with a line break inside', undefined, { 'api-key': `${key}\nthe-second-line-of-it` }),
  ...Object.entries(ECHOES).flatMap(([how, echo]) => [
    spoken(`a service that echoes the key in an error, ${how}`, {
      service: answerAlways(json(400, { error: echo, details: [{ message: echo }] })),
    }),
    spoken(`a service that echoes the key in a job, ${how}`, {
      service: tellJobs({
        created: { model: echo },
        read: {
          id: 'job_0001',
          status: 'completed',
          model: echo,
          prLink: echo,
          source: { repository: echo },
          [echo]: { deep: [echo] },
        },
      }),
    }),
  ]),
  spoken('a service that echoes the key in its headers', {
    service: answerAlways({
      status: 500,
      headers: { 'x-request-id': key, location: `https://${key}.example/`, 'content-type': key },
      body: key,
    }),
  }),
  spoken('a service that redirects to the key', {
    service: answerAlways({ status: 302, headers: { location: `https://${key}.evil.example/${key}` } }),
  }),
  spoken('a GitHub that echoes the token', {
    github: {
      intercept: ({ operation, headers }) =>
        operation === 'issues/create-comment'
          ? { status: 403, body: { message: `not with ${String(headers['authorization'])}` } }
          : undefined,
    },
  }),
];
