import type { Options } from '../../../fakes/github/index.ts';
import { prompts } from '../../../fakes/events.ts';
import type { RunResult } from '../../../fakes/runner/index.ts';
import { DEFAULT_CONFIG } from '../../../fakes/service/config.ts';
import { conversation, pageFeedback, search } from '../../../fakes/service/readers.ts';
import type { Interception, ServeOptions } from '../../../fakes/service/serve.ts';
import { docsPull, withDocsPull } from '../../support/docs-pull-request.ts';
import type { Attack, AttackContext } from '../attack.ts';
import { allFields, answerAlways, json } from '../hostile-service.ts';
import { leaveJob } from '../entries.ts';
import { failCheck } from './care.ts';

type Texts = Readonly<Record<string, string>>;

const target = 'secrets';
const { key } = DEFAULT_CONFIG;
const OLD_KEY = 'mint_previous_key_0123456789';
const TOKEN = 'ghs_tokenOfTheAttacks0123456789';
const TWO_KEYS = { 'api-key': `${key}\n${OLD_KEY}` };
const SECRETS = [key, OLD_KEY, TOKEN];
const debugging = { debug: true, secrets: SECRETS };
/** Rest of a link whose host was the key. */
const REDACTED = ['https://***.example/'];

const percentEncoded = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16)}`).join('');
const fullWidth = (text: string): string =>
  text.replaceAll(/[!-~]/g, (character) =>
    String.fromCodePoint(character.charCodeAt(0) + 0xfee0),
  );

/** Normalises texts as URL parsers and people read them. */
function normalized(text: string): string {
  const decoded = text.replaceAll(/(?:%[\da-f]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('%', ''), 'hex').toString(),
  );
  const visible = decoded.normalize('NFKC').replaceAll(/\u200b|\ufe0f/g, '');
  return `${visible}\n${decodedWords(visible).join('\n')}`;
}

/** Decodes each word of a text as base64, from each of its first four characters. */
function decodedWords(text: string): readonly string[] {
  const words = text.match(/[\w+/-]{12,}/g) ?? [];
  return words.flatMap((word) =>
    [0, 1, 2, 3].map((start) =>
      Buffer.from(word.slice(start), 'base64').toString('latin1'),
    ),
  );
}

/** Spellings in which a secret could come back. */
const ECHOES: Texts = {
  'as it is': key,
  'in its header': `Authorization: Bearer ${key}`,
  'as base64': Buffer.from(key).toString('base64'),
  'as base64 with a user name': `Basic ${Buffer.from(`user:${key}`).toString('base64')}`,
  'as base64 in a longer text': Buffer.from(`token=${key}&x`).toString('base64url'),
  'in an address': `https://${encodeURIComponent(key)}@github.com/acme/docs/pull/7?k=${encodeURIComponent(key)}`,
  // A URL parser reads both hosts as the key.
  'in encoded hosts': `in https://${percentEncoded(key)}.example/ and https://${fullWidth(key)}.example/`,
  'between invisible characters': key.split('').join('\u200b'),
  'between variation selectors': key.split('').join('\ufe0f'),
  'the earlier key': OLD_KEY,
  'the token of GitHub': TOKEN,
};
/** Addresses of which a job can have one as its pull request. Everywhere else they are texts, as `in encoded hosts` is. */
const ADDRESSES: Texts = {
  'as a percent-encoded host': `https://${percentEncoded(key)}.example/acme/docs/pull/7`,
  'as a full-width host': `https://${fullWidth(key)}.example/acme/docs/pull/7`,
};
const HEADERS = {
  'x-request-id': key,
  location: `https://${key}.example/`,
  'content-type': key,
};
const TO_KEY = { location: `https://${key}.evil.example/${key}` };

/** Services that repeat the key, however they can, whatever is requested. */
const SERVICES: Readonly<Record<string, Interception>> = {
  'a rejected key': json(401, { error: key }),
  'a service that closes the connection': 'reset',
  'a service that repeats the key in its headers': {
    status: 500,
    headers: HEADERS,
    body: key,
  },
  'a service that redirects to the key': { status: 302, headers: TO_KEY },
};

/** Creates a GitHub that repeats the token in its error for one operation. */
const echoToken = (operation: string): Options => ({
  intercept: (request) =>
    request.operation === operation
      ? {
          status: 403,
          body: { message: `not with ${String(request.headers['authorization'])}` },
        }
      : undefined,
});

/** A GitHub that repeats the token in an error of GraphQL, which has the status 200. */
const echoTokenInGraphql: Options = {
  intercept: ({ operation, headers }) => {
    const message = `not with ${String(headers['authorization'])}`;
    if (operation !== 'graphql/mutate') return undefined;
    return { status: 200, body: { data: null, errors: [{ message }] } };
  },
};

/** Checks that no secret can be read in the output of a run, even if the runner would mask it. */
function checkSecrets(
  { harness, check }: AttackContext,
  result: RunResult,
  files: Texts = {},
): void {
  const places = [
    result.rawLog,
    result.summary,
    JSON.stringify([result.outputs, result.state]),
  ];
  const comments = [...harness.github.state.comments.values()].map(({ body }) => body);
  const bare = [...places, ...comments, ...Object.values(files)].map((text) =>
    normalized(text.replaceAll(/^::add-mask::.*$/gm, '')),
  );
  for (const [what, secret] of Object.entries({
    key,
    'earlier key': OLD_KEY,
    token: TOKEN,
  })) {
    check(`no ${what} in any text`, !bare.some((text) => text.includes(secret)));
  }
}

/** A second command, which hides the comment of the first one. */
const onSecondCommand = (name: string, github: Options): Attack => ({
  target,
  name: `a second command: ${name}`,
  links: REDACTED,
  harness: { github: { token: TOKEN, ...github } },
  play: async (context) => {
    const options = { ...debugging, inputs: TWO_KEYS };
    await context.command('/docs Describe the flag', {}, options);
    const result = await context.command('/docs Describe it again', {}, options);
    const { calls } = context.harness;
    context.check('the request is sent', calls('graphql/mutate') === 1);
    checkSecrets(context, result);
  },
});

/** A command, with debug logging. */
const onCommand = (
  name: string,
  harness: Attack['harness'] = {},
  inputs: Texts = {},
): Attack => ({
  target,
  name: `a command: ${name}`,
  links: REDACTED,
  harness: { ...harness, github: { token: TOKEN, ...harness.github } },
  play: async (context) => {
    const options = { ...debugging, inputs: { ...TWO_KEYS, ...inputs } };
    const result = await context.command('/docs Describe the flag', {}, options);
    checkSecrets(context, result);
    const isMasked = SECRETS.every((secret) => result.masks.includes(secret));
    context.check('all secrets are masked', isMasked || inputs['api-key'] !== undefined);
  },
});

/** Creates an attack on a sweep over jobs of all ages. */
const onSweep = (name: string, harness: NonNullable<Attack['harness']>): Attack => ({
  target,
  name: `a sweep: ${name}`,
  links: REDACTED,
  harness: {
    ...harness,
    github: {
      threads: [21, 22, 23].map((number) => ({ number })),
      token: TOKEN,
      ...harness.github,
    },
  },
  play: async (context) => {
    leaveJob(context.harness, { thread: 21, job: 'job_0001' });
    leaveJob(context.harness, { thread: 22, job: 'error_0001', hoursAgo: 80 });
    leaveJob(context.harness, { thread: 23, job: 'error_0002' });
    const result = await context.sweep({ ...debugging, inputs: TWO_KEYS });
    checkSecrets(context, result);
    const isMasked = SECRETS.every((secret) => result.masks.includes(secret));
    context.check('all secrets are masked', isMasked);
  },
});

/** Creates an attack on both exports, with their files. */
const onExport = (name: string, service: ServeOptions): Attack => ({
  target,
  name: `an export: ${name}`,
  harness: { service },
  play: async (context) => {
    for (const action of ['views', 'signals'] as const) {
      const inputs = action === 'signals' ? { compare: 'true' } : {};
      const options = { ...debugging, inputs };
      const { result, files } = await context.exportWith(action, options);
      checkSecrets(context, result, files);
      context.check('the key is masked', result.masks.includes(key));
    }
  },
});

/** Creates an attack on care, by a failed check that repeats a secret. The service gets none of them. */
const onCare = (name: string, echo: string): Attack => ({
  target,
  name: `care: ${name}`,
  harness: withDocsPull(docsPull({ mergeable: true }), { token: TOKEN }),
  play: async (context) => {
    const { harness, check } = context;
    await context.command('/docs Describe the flag', {}, { inputs: TWO_KEYS });
    failCheck(harness, echo);
    const inputs = { ...TWO_KEYS, for: 'checks' };
    const result = await context.care({ ...debugging, inputs });
    checkSecrets(context, result);
    check('the message is sent', result.outputs['messages'] === '1');
    const message = normalized(prompts(harness.service)[1] ?? '');
    const isQuoted = SECRETS.some((secret) => message.includes(secret));
    check('without a secret', !isQuoted);
  },
});

/** Jobs that repeat a text in every field, and errors that do. */
const echoInJobs = (echo: string): ServeOptions => ({
  intercept: ({ method, path }) => {
    if (path.includes('error')) {
      return json(500, { error: echo, details: [{ message: echo }] });
    }
    const status = method === 'POST' ? 'active' : 'completed';
    return json(200, {
      id: 'job_0001',
      status,
      ...allFields(echo),
      deep: { [echo]: [echo] },
    });
  },
});

/** Repeats a text in the texts of rows, and in an error after them. */
const echoInRows = (echo: string): ServeOptions => ({
  intercept: ({ query }) => {
    const texts = [echo, `/${echo}/x`];
    const views = texts.map((path) => ({ path, human: 1, ai: 8, total: 9 }));
    const totals = { human: 2, ai: 16, total: 18 };
    const signals = {
      conversations: texts.map((text) =>
        conversation(text, { response: text, pageUrl: text }),
      ),
      searches: texts.map((text) => search(text, 9)),
      feedback: texts.map((text) => pageFeedback(text, 9)),
      nextCursor: echo,
    };
    const page = {
      totals,
      views,
      ...signals,
      hasMore: true,
      [echo]: echo,
    };
    const isFirst = query['cursor'] === undefined && (query['offset'] ?? '0') === '0';
    return isFirst ? json(200, page) : json(400, { error: echo });
  },
});

const echoes = Object.entries(ECHOES).flatMap(([how, echo]) => [
  onCommand(`an error that repeats the key, ${how}`, {
    service: answerAlways(json(400, { error: echo, details: [{ message: echo }] })),
  }),
  onCommand(`a job that repeats the key, ${how}`, { service: echoInJobs(echo) }),
  onSweep(`a service that repeats the key, ${how}`, { service: echoInJobs(echo) }),
  onCare(`a check that repeats the key, ${how}`, echo),
  // An export gets no other secret.
  ...(echo === TOKEN || echo === OLD_KEY
    ? []
    : [onExport(`a service that repeats the key, ${how}`, echoInRows(echo))]),
]);
const echoesInJobs = Object.entries(ADDRESSES).flatMap(([how, echo]) => [
  onCommand(`a job that repeats the key, ${how}`, { service: echoInJobs(echo) }),
  onSweep(`a service that repeats the key, ${how}`, { service: echoInJobs(echo) }),
]);

export const ON_SECRETS: readonly Attack[] = [
  onCommand('an ordinary run'),
  onCommand('a run that does not wait', {}, { 'wait-minutes': '0' }),
  onCommand('a service that is not there', {}, { 'base-url': 'http://127.0.0.1:9' }),
  onCommand('the key in the address', {}, { 'base-url': `https://${key}@docs.example` }),
  onCommand(
    'the key in the query of the address',
    {},
    { 'base-url': `https://docs.example?key=${key}` },
  ),
  onCommand(
    'a key with a line break',
    {},
    { 'api-key': `${key}\nthe-second-line-of-it` },
  ),
  onSweep('an ordinary sweep', { service: echoInJobs('a word') }),
  onExport('an ordinary export', {}),
  ...Object.entries(SERVICES).flatMap(([name, reply]) => [
    onCommand(name, { service: answerAlways(reply) }),
    onSweep(name, { service: answerAlways(reply) }),
    onExport(name, answerAlways(reply)),
  ]),
  ...echoes,
  ...echoesInJobs,
  onCommand('a GitHub that repeats the token', {
    github: echoToken('issues/create-comment'),
  }),
  onSecondCommand('a GitHub that repeats the token', echoTokenInGraphql),
  ...[
    'issues/list-comments-for-repo',
    'issues/update-comment',
    'reactions/create-for-issue-comment',
    'issues/create-comment',
  ].map((operation) =>
    onSweep(`a GitHub that repeats the token at ${operation}`, {
      github: echoToken(operation),
    }),
  ),
];
