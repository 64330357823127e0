import { startFaultServer } from '../../fakes/faults.ts';
import type { Acting, Attack, Scene } from './attack.ts';
import { answerAlways, json, tellJobs } from './hostile-service.ts';

const target = 'the way to the service';

/** A base URL that must be refused before anything is sent, or looked up. */
const address = (name: string, url: string): Attack => ({
  target,
  name: `base-url: ${name}`,
  play: async ({ say, hold }) => {
    const run = await say('/docs Describe the flag', {}, { inputs: { 'base-url': url } });
    hold('it is refused as an input', run.outputs['reason'] === 'invalid-input');
  },
});

/** A service that sends the client, and with it the key, to somebody else. */
function redirect(status: number): Attack {
  let location = '';
  return {
    target,
    name: `a ${status} to another origin`,
    stage: { service: answerAlways(() => ({ status, headers: { location } })) },
    play: async ({ stage, say, hold }) => {
      const elsewhere = await startFaultServer({ kind: 'status', status: 201, body: '{"id":"job_1"}' });
      location = `${elsewhere.url}/v2/steal`;
      try {
        const run = await say('/docs Describe the flag');
        hold('the other origin is asked nothing', elsewhere.requests.length === 0);
        hold('the request is not repeated', stage.posts().length === 1);
        hold('it is refused', run.outputs['outcome'] === 'rejected');
      } finally {
        await elsewhere.close();
      }
    },
  };
}

/** Whatever comes, the run ends in order and soon. */
const flood = (
  name: string,
  stage: Attack['stage'],
  options: Acting & Readonly<{ body?: string }> = {},
): Attack => ({
  target: 'size and depth',
  name,
  stage,
  play: async ({ say, hold }) => {
    const { body = '/docs Describe the flag', ...rest } = options;
    const run = await say(body, {}, { ...rest, inputs: { 'timeout-minutes': '1', ...rest.inputs } });
    hold('the run ends by itself', run.signal === null && run.durationMs < 15_000);
  },
});

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const job = '"id":"job_0001","status":"completed","prLink":null';

export const ON_NETWORK: readonly Attack[] = [
  ...[301, 302, 307, 308].map(redirect),
  address('a name that resolves to this machine', 'http://localtest.me'),
  address('a name with the address in it', 'http://127.0.0.1.nip.io'),
  address('a name that begins with localhost', 'http://localhost.evil.example'),
  address('a name that ends with localhost', 'http://evil.localhost'),
  address('a user name that looks like loopback', 'http://127.0.0.1@evil.example'),
  address('loopback of IPv6 in disguise', 'http://[::ffff:127.0.0.1]'),
  address('any address', 'http://0.0.0.0'),
  address('the metadata of a cloud', 'http://169.254.169.254'),
  address('a file', 'file:///etc/passwd'),
  address('a query', 'https://docs.example/?next='),
  address('a line break', 'https://docs.example\r\nX-Evil: 1'),
  {
    target,
    name: 'job-id with a path',
    play: async ({ stage, act, hold }) => {
      for (const id of ['a/b', '../x', '%2e%2e', 'a b', 'a\nb']) {
        const run = await act(stage.say('/docs Go on'), { inputs: { 'job-id': id } });
        hold('it is refused as an input', run.outputs['reason'] === 'invalid-input');
      }
      hold('the service is asked nothing', stage.asked().length === 0);
    },
  },
  flood('an answer of 11 MiB', {
    service: answerAlways(json(201, `{${job},"x":"${'a'.repeat(11 << 20)}"}`)),
  }),
  flood('a job of 9 MiB', { service: answerAlways(json(201, `{${job},"x":"${'a'.repeat(9 << 20)}"}`)) }),
  flood('a model of 5 MiB', {
    service: answerAlways(json(201, `{${job},"model":"${'@a '.repeat(5 << 18)}"}`)),
  }),
  flood('an error of 5 MiB', { service: answerAlways(json(400, `{"error":"${'@ `'.repeat(5 << 18)}"}`)) }),
  flood('100,000 details', {
    service: answerAlways(
      json(400, { error: 'x', details: Array.from({ length: 1e5 }, () => ({ message: ' @a' })) }),
    ),
  }),
  flood('JSON 1,000,000 deep', { service: answerAlways(json(201, `{${job},"x":${deep(1e6)}}`)) }),
  flood('an error 1,000,000 deep', { service: answerAlways(json(400, `{"error":${deep(1e6)}}`)) }),
  flood('a long Retry-After', {
    service: answerAlways({ status: 429, headers: { 'retry-after': '9'.repeat(400) }, body: '{}' }),
  }),
  flood('a comment of 60,000 openings of comments', {}, { body: '<!--'.repeat(15_000) }),
  flood(
    'a comment of back-ticks',
    {},
    { body: Array.from({ length: 340 }, (_, n) => '`'.repeat(n)).join(' ') },
  ),
  flood('a command after 60,000 blanks', {}, { body: `${' '.repeat(60_000)}/docs x` }),
  flood('a command before 60,000 blanks', {}, { body: `/docs${' \t'.repeat(30_000)}x` }),
  flood('a command of 60,000 quotes', {}, { body: `${'> '.repeat(30_000)}\n/docs x ${'!'.repeat(5000)}` }),
  {
    target: 'size and depth',
    name: 'prototype keys in a job',
    stage: {
      service: tellJobs({
        created: {},
        read: JSON.parse(
          `{"id":"job_0001","status":"active","__proto__":{"status":"completed","prLink":"https://evil.example"},` +
            `"constructor":{"prototype":{"status":"completed"}},"toString":"x","hasOwnProperty":1}`,
        ) as Record<string, unknown>,
      }),
    },
    play: async ({ say, hold }) => {
      const run = await say('/docs Describe the flag', {}, { inputs: { 'timeout-minutes': '1' } });
      hold('only its own status counts', run.outputs['outcome'] === 'still-active');
      hold('no prototype is passed on', !(run.outputs['job'] ?? '').includes('__proto__'));
    },
  },
  ...['__proto__', 'constructor', 'toString'].map((status) => ({
    target: 'size and depth',
    name: `the status ${status}`,
    stage: { service: tellJobs({ created: { status }, read: { id: 'job_0001', status } }) },
    play: async ({ say, hold }: Scene) => {
      const run = await say('/docs Describe the flag', {}, { inputs: { 'timeout-minutes': '1' } });
      hold('it ends nothing', run.outputs['outcome'] === 'still-active');
    },
  })),
];
