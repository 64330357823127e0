import { DEFAULT_CONFIG } from '../service/config.ts';
import type { Attack, Scene } from './attack.ts';
import { answerAlways, json, tellJobs } from './hostile-service.ts';

const target = 'secrets';
const { key } = DEFAULT_CONFIG;
const PREVIOUS = 'mint_previous_key_0123456789';

/** The key as whoever knows it may write it. */
const ECHOES: Readonly<Record<string, string>> = {
  'as it is': key,
  'in its header': `Authorization: Bearer ${key}`,
  'as base64': Buffer.from(`user:${key}`).toString('base64'),
  'as base64 for addresses': Buffer.from(`x${key}`).toString('base64url'),
  'in an address': `https://${encodeURIComponent(key)}@github.com/acme/docs/pull/7?k=${encodeURIComponent(key)}`,
  'cut by invisible characters': key.split('').join('\u200b'),
  'a key of before': PREVIOUS,
};

/** One run of an ordinary kind; every byte that it leaves is searched for the secrets by the stage and the runner. */
async function loud(
  { stage, act, hold }: Scene,
  inputs: Readonly<Record<string, string>> = {},
): Promise<void> {
  const previous = { 'previous-api-keys': `${PREVIOUS}\nmint_other_key_9876543210` };
  const run = await act(stage.say('/docs Describe the flag'), {
    debug: true,
    secrets: [key, PREVIOUS, stage.github.token],
    inputs: { ...previous, ...inputs },
  });
  const places = [run.rawLog, run.summary, JSON.stringify([run.outputs, run.state, run.exported])];
  const comments = [...stage.github.state.comments.values()].map(({ body }) => body);
  const bare = [...places, ...comments].map((text) =>
    text
      .split('\n')
      .filter((line) => !line.startsWith('::add-mask::'))
      .join('\n')
      .replaceAll('\u200b', ''),
  );
  for (const [whose, secret] of Object.entries({ key, 'key of before': PREVIOUS, token: stage.github.token }))
    hold(
      `no ${whose} in log, summary, outputs, state or comments`,
      bare.every((text) => !text.includes(secret)),
    );
  const masks = [key, PREVIOUS, stage.github.token].every((secret) => run.masks.includes(secret));
  hold('all secrets are hidden from the start', masks || inputs['api-key'] !== undefined);
}

const spoken = (name: string, stage: Attack['stage'], inputs?: Readonly<Record<string, string>>): Attack => ({
  target,
  name,
  ...(stage && { stage }),
  play: (scene) => loud(scene, inputs),
});

export const ON_SECRETS: readonly Attack[] = [
  spoken('a run that goes well, with debug logging', undefined),
  spoken('a run that waits no longer', undefined, { 'wait-minutes': '0' }),
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
