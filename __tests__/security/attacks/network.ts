import { startFaultServer } from '../../../fakes/faults.ts';
import { attackOn, attacks, type Attack } from '../attack.ts';
import { answerAlways, json, reportJobs } from '../hostile-service.ts';

const target = 'the connection to the service';
const COMMAND = '/docs Describe the flag';

/** Base URLs that must be rejected before anything is sent or resolved. */
const ADDRESSES = {
  'a name that resolves to this machine': 'http://localtest.me',
  'a name with the address in it': 'http://127.0.0.1.nip.io',
  'a name that begins with localhost': 'http://localhost.evil.example',
  'a name that ends with localhost': 'http://evil.localhost',
  'a user name that looks like loopback': 'http://127.0.0.1@evil.example',
  'loopback of IPv6 in disguise': 'http://[::ffff:127.0.0.1]',
  'any address': 'http://0.0.0.0',
  'the metadata of a cloud': 'http://169.254.169.254',
  'a file': 'file:///etc/passwd',
  'a query': 'https://docs.example/?next=',
  'a line break': 'https://docs.example\r\nX-Evil: 1',
};
const addresses = attacks(target, 'base-url: ', ADDRESSES, (url) => ({
  play: async ({ command, check }) => {
    const { outputs } = await command(COMMAND, {}, { inputs: { 'base-url': url } });
    check('it is an invalid input', outputs['reason'] === 'invalid-input');
  },
}));

/** A service that redirects the client, and with it the key. */
const redirects = [301, 302, 307, 308].map((status): Attack => {
  let location = '';
  return {
    target,
    name: `a ${status} to another origin`,
    harness: { service: { intercept: () => ({ status, headers: { location } }) } },
    play: async ({ harness, command, check }) => {
      const elsewhere = await startFaultServer({
        kind: 'status',
        status: 201,
        body: '{"id":"job_1"}',
      });
      location = `${elsewhere.url}/v2/steal`;
      try {
        const { outputs } = await command(COMMAND);
        check('nothing is sent to the other origin', elsewhere.requests.length === 0);
        check('the request is not repeated', harness.posts().length === 1);
        check('it is rejected', outputs['outcome'] === 'rejected');
      } finally {
        await elsewhere.close();
      }
    },
  };
});

const ON_JOB_ID = attackOn(target)(
  'job-id with a path',
  async ({ harness, command, check }) => {
    for (const id of ['a/b', '../x', '%2e%2e', 'a b', 'a\nb']) {
      const { outputs } = await command(
        '/docs Continue it fully',
        {},
        { inputs: { 'job-id': id } },
      );
      check('it is an invalid input', outputs['reason'] === 'invalid-input');
    }
    check('nothing is sent to the service', harness.requests().length === 0);
  },
);

/** Creates an attack with endless data. The run must end soon, whatever it gets. */
const flood = (name: string, harness: Attack['harness']): Attack => ({
  target: 'size and depth',
  name,
  harness,
  play: async ({ command, check }) => {
    const { signal, durationMs } = await command(COMMAND);
    check('the run ends by itself', signal === null && durationMs < 15_000);
  },
});
const answered = (name: string, status: number, body: unknown): Attack =>
  flood(name, { service: answerAlways(json(status, body)) });

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const job = '"id":"job_0001","status":"completed","prLink":null';
const details = Array.from({ length: 1e5 }, () => ({ message: ' @a' }));

const floods = [
  answered('a response of 11 MiB', 201, `{${job},"x":"${'a'.repeat(11 << 20)}"}`),
  answered('a job of 9 MiB', 201, `{${job},"x":"${'a'.repeat(9 << 20)}"}`),
  answered('a model of 5 MiB', 201, `{${job},"model":"${'@a '.repeat(5 << 18)}"}`),
  answered('an error of 5 MiB', 400, `{"error":"${'@ `'.repeat(5 << 18)}"}`),
  answered('100,000 details', 400, { error: 'x', details }),
  answered('JSON 1,000,000 deep', 201, `{${job},"x":${deep(1e6)}}`),
  answered('an error 1,000,000 deep', 400, `{"error":${deep(1e6)}}`),
  flood('a long Retry-After', {
    service: answerAlways({
      status: 429,
      headers: { 'retry-after': '9'.repeat(400) },
      body: '{}',
    }),
  }),
];

const PROTOTYPE_JOB =
  `{"id":"job_0001","status":"active","__proto__":{"status":"completed","prLink":"https://evil.example"},` +
  `"constructor":{"prototype":{"status":"completed"}},"toString":"x","hasOwnProperty":1}`;

/** Creates an attack on the prototype. Only a job’s own status may end it. */
const onPrototype = (name: string, created: object, read: object): Attack => ({
  target: 'size and depth',
  name,
  harness: { service: reportJobs({ created: { ...created }, read: { ...read } }) },
  play: async ({ command, check }) => {
    const { outputs } = await command(COMMAND);
    check('the job is still active', outputs['outcome'] === 'still-active');
    check('no prototype is an output', !/"__proto__":/.test(outputs['job'] ?? ''));
  },
});

export const ON_NETWORK: readonly Attack[] = [
  ...redirects,
  ...addresses,
  ON_JOB_ID,
  ...floods,
  onPrototype('keys of a prototype in a job', {}, JSON.parse(PROTOTYPE_JOB) as object),
  ...['__proto__', 'constructor', 'toString'].map((status) =>
    onPrototype(`the status ${status}`, { status }, { id: 'job_0001', status }),
  ),
];
