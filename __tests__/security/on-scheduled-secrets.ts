import { DEFAULT_CONFIG } from '../../fakes/service/config.ts';
import type { Options } from '../../fakes/github/index.ts';
import type { Attack } from './attack.ts';
import { allFields, answerAlways, json } from './hostile-service.ts';
import { leave } from './remembered.ts';
import { exportViews, sweep } from './scheduled.ts';
import { ECHOES, holdSecrets, PREVIOUS, PREVIOUS_KEYS, SECRETS, TOKEN } from './secret-search.ts';

const { key } = DEFAULT_CONFIG;
const threads = [21, 22, 23].map((number) => ({ number }));

/** A sweep with debug logging over jobs of all ages. */
const swept = (name: string, stage: NonNullable<Attack['stage']>): Attack => ({
  target: 'secrets',
  name: `a sweep: ${name}`,
  stage: { ...stage, github: { threads, token: TOKEN, ...stage.github } },
  play: async (scene) => {
    const { stage, hold } = scene;
    leave(stage, { thread: 21, job: 'job_0001' });
    leave(stage, { thread: 22, job: 'error_0001', hoursAgo: 80 });
    leave(stage, { thread: 23, job: 'error_0002' });
    const run = await sweep(scene, {
      debug: true,
      secrets: SECRETS,
      inputs: { 'previous-api-keys': PREVIOUS_KEYS },
    });
    holdSecrets(scene, run);
    hold(
      'all secrets are hidden from the start',
      SECRETS.every((secret) => run.masks.includes(secret)),
    );
  },
});

/** An export with debug logging, and its files. */
const exported = (name: string, service: NonNullable<NonNullable<Attack['stage']>['service']>): Attack => ({
  target: 'secrets',
  name: `an export: ${name}`,
  stage: { service },
  play: async (scene) => {
    const { run, files } = await exportViews(scene, {
      debug: true,
      secrets: SECRETS,
      inputs: { compare: 'true', 'max-requests': '6' },
    });
    holdSecrets(scene, run, files);
    scene.hold('the key is hidden from the start', run.masks.includes(key));
  },
});

/** Jobs that echo a text in every field, and errors that do. */
const echoInJobs = (echo: string) => ({
  intercept: ({ path }: Readonly<{ path: string }>) => {
    const error = json(500, { error: echo, details: [{ message: echo }] });
    const job = { id: 'job_0001', status: 'completed', ...allFields(echo) };
    return path.includes('error') ? error : json(200, job);
  },
});

/** Rows whose paths echo a text, and an error that does behind them. */
const echoInViews = (echo: string) => ({
  intercept: ({ query }: Readonly<{ query: Readonly<Record<string, string>> }>) => {
    const views = [echo, `/${echo}/x`].map((path) => ({ path, human: 1, ai: 8, total: 9 }));
    const page = { totals: { human: 2, ai: 16, total: 18 }, views, hasMore: true, [echo]: echo };
    return query['offset'] === '0' ? json(200, page) : json(400, { error: echo });
  },
});

/** A GitHub that says the token in its refusal of one operation. */
const echoesToken = (operation: string): Options => ({
  intercept: (request) =>
    request.operation === operation
      ? { status: 403, body: { message: `not with ${String(request.headers['authorization'])}` } }
      : undefined,
});

const HEADERS = answerAlways({
  status: 500,
  headers: { 'x-request-id': key, location: `https://${key}.example/`, 'content-type': key },
  body: key,
});
const REDIRECT = answerAlways({ status: 302, headers: { location: `https://${key}.evil.example/${key}` } });

export const ON_SCHEDULED_SECRETS: readonly Attack[] = [
  swept('an ordinary one', { service: echoInJobs('a word') }),
  swept('a refused key', { service: answerAlways(json(401, { error: key })) }),
  swept('a service that hangs up', { service: answerAlways('hang-up') }),
  swept('a service that echoes the key in its headers', { service: HEADERS }),
  swept('a service that redirects to the key', { service: REDIRECT }),
  ...Object.entries(ECHOES).map(([how, echo]) =>
    swept(`a service that echoes the key, ${how}`, { service: echoInJobs(echo) }),
  ),
  ...[
    'issues/list-comments-for-repo',
    'issues/get-comment',
    'issues/update-comment',
    'reactions/create-for-issue-comment',
    'issues/create-comment',
  ].map((operation) =>
    swept(`a GitHub that echoes the token at ${operation}`, { github: echoesToken(operation) }),
  ),
  exported('an ordinary one', {}),
  exported('a refused key', answerAlways(json(401, { error: key }))),
  exported('a service that hangs up', answerAlways('hang-up')),
  exported('a service that echoes the key in its headers', HEADERS),
  exported('a service that redirects to the key', REDIRECT),
  ...Object.entries(ECHOES)
    // Of all others an export is told nothing.
    .filter(([, echo]) => echo !== TOKEN && echo !== PREVIOUS)
    .map(([how, echo]) => exported(`a service that echoes the key, ${how}`, echoInViews(echo))),
];
