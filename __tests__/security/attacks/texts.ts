import { shaOf, type ThreadSeed } from '../../../fakes/github/index.ts';
import { attacks, type Attack, type AttackContext } from '../attack.ts';
import {
  allFields,
  answerAlways,
  answerEach,
  json,
  reportJobs,
} from '../hostile-service.ts';
import { HOSTILE_LINKS, HOSTILE_TEXTS, LOUD, UNUSUAL_IDS } from '../hostile-texts.ts';
import { leaveJob, shownIn } from '../entries.ts';
import { exampleFinishing, exampleRunCause } from '../../support/examples.ts';

const JOBS = '/v2/agent/acme-docs/job';
const detached = { inputs: { 'wait-minutes': '0' } };

async function endsAs({ check, command }: AttackContext, ...outcomes: readonly string[]) {
  const result = await command('/docs Describe the flag');
  check(
    `the outcome is ${outcomes.join(' or ')}`,
    outcomes.includes(result.outputs['outcome'] ?? ''),
  );
  return result;
}

const inJobs = attacks('texts of the service: a job', '', HOSTILE_TEXTS, (text) => ({
  harness: {
    service: reportJobs({
      created: allFields(text),
      read: { id: 'job_0001', status: 'completed', ...allFields(text) },
    }),
  },
  play: async (context) => {
    // A response with an address that is out of all bounds is an error.
    await endsAs(context, 'pr-opened', 'still-active');
    context.check(
      'the thread has a status comment',
      context.harness.ourComments().length > 0,
    );
  },
}));

const inStatuses = attacks('texts of the service: a status', '', LOUD, (text) => ({
  harness: {
    service: reportJobs({
      created: { status: text },
      read: { id: 'job_0001', status: text },
    }),
  },
  play: async (context) => {
    await endsAs(context, 'still-active', 'connection-lost');
  },
}));

const BAD_IDS = {
  ...HOSTILE_TEXTS,
  'a path': '../../../v1/analytics/acme-docs/views?x=',
  'an encoded path': '..%2f..%2fadmin',
  'a slash': 'a/b/message',
  'a dot': '..',
  'a fragment': 'job#1',
};
const inIds = attacks('texts of the service: a job’s id', '', BAD_IDS, (text) => ({
  harness: {
    service: reportJobs({
      created: { id: text },
      read: { id: text, status: 'completed', prLink: null },
    }),
  },
  play: async (context) => {
    await endsAs(context, 'no-pr', 'unconfirmed');
    const below = /^\/v2\/agent\/acme-docs\/job(?:\/[A-Za-z0-9_.!~*'()%-]+)?$/;
    const paths = context.harness.service.requests.map(({ path }) => path);
    const isOutside = paths.some((path) => !below.test(path));
    context.check('every request stays below the project’s jobs', !isOutside);
    context.check(
      'it is created once',
      paths.filter((path) => path.endsWith('/job')).length === 1,
    );
  },
}));

/** A job with an id that the service may use, from its creation to its end. */
const inUnusualIds = attacks(
  'texts of the service: an unusual id',
  '',
  UNUSUAL_IDS,
  (id) => {
    let isDone = false;
    return {
      harness: {
        service: {
          intercept: ({ method }) => {
            const status = isDone && method === 'GET' ? 'completed' : 'active';
            return json(method === 'POST' ? 201 : 200, { id, status, prLink: null });
          },
        },
      },
      play: async ({ harness, run, command, sweep, check }) => {
        const event = harness.addComment('/docs Describe the flag');
        const first = await run(event, detached);
        const again = await run(event, { ...detached, runAttempt: 2 });
        check('it is an output', first.outputs['jobId'] === id);
        check(
          'a re-run resumes it',
          again.outputs['jobId'] === id && again.outputs['jobAction'] === 'resumed',
        );
        const message = await command('/docs Make it shorter', {}, detached);
        check('an instruction continues it', message.outputs['jobAction'] === 'messaged');
        isDone = true;
        const swept = await sweep();
        check('a sweep counts both requests', swept.outputs['finished'] === '2');
        check(
          'and finishes both requests',
          !harness.ourComments().some(({ body }) => body.includes('⏳')),
        );
        const own = `${JOBS}/${encodeURIComponent(id)}`;
        const expected = [`POST ${JOBS}`, `POST ${own}/message`, `GET ${own}`];
        const others = harness.requests().filter((line) => !expected.includes(line));
        check(
          'it is created once',
          harness.posts().filter((path) => path === JOBS).length === 1,
        );
        check('nothing else is requested', others.length === 0);
      },
    };
  },
);

const inErrors = attacks('texts of the service: an error', '', HOSTILE_TEXTS, (text) => ({
  harness: {
    service: answerAlways(json(400, { error: text, details: [{ message: text }] })),
  },
  play: async (context) => {
    const { outputs } = await endsAs(context, 'rejected');
    context.check('the message is one line', !/[\r\n]/.test(outputs['message'] ?? ''));
    context.check('and short', (outputs['message'] ?? '').length < 1000);
  },
}));

const completed = (prLink: string, repository: string) =>
  reportJobs({
    created: {},
    read: { id: 'job_0001', status: 'completed', prLink, source: { repository } },
  });

const inLinks = attacks('texts of the service: prLink', '', HOSTILE_LINKS, (prLink) => ({
  harness: { service: completed(prLink, 'https://github.com/acme/docs') },
  play: async (context) => {
    const { summary } = await endsAs(context, 'pr-opened');
    const text = `${summary}\n${context.harness.ourComments()[0]?.body ?? ''}`;
    context.check('it becomes no link except to a pull request', hasOnlyOurLinks(text));
  },
}));

/** Open pull requests of somebody else, which a job cannot have opened. */
const FOREIGN_PULLS: Readonly<Record<string, ThreadSeed>> = {
  'that is older than the request': { number: 30, author: 'octocat', pull: {} },
  'of which the command is': { number: 2, author: 'octocat', pull: {} },
  'from a fork, newer than the request': {
    number: 30,
    author: 'passer-by',
    createdAt: '2099-01-01T00:00:00Z',
    pull: { head: { ref: 'mintlify/x', sha: shaOf('x'), repository: 'passer-by/x' } },
  },
};
const onForeignPulls = attacks(
  'texts of the service: prLink',
  'a pull request of somebody ',
  FOREIGN_PULLS,
  (seed) => {
    const { number } = seed;
    const prLink = `https://github.com/Codertocat/Hello-World/pull/${number}`;
    const read = { id: 'job_0001', status: 'completed', prLink };
    const command = { number: 2, pull: {} };
    return {
      harness: {
        service: reportJobs({ created: {}, read }),
        github: {
          threads: number === 2 ? [seed] : [command, seed],
          roles: { mona: 'write' },
        },
      },
      play: async ({ harness, command, sweep, check }) => {
        const inputs = {
          'pr-labels': 'approved',
          'pr-reviewers': 'mona',
        };
        const result = await command('/docs Describe the flag', {}, { inputs });
        check('the run succeeds', result.outputs['outcome'] === 'pr-opened');
        const left = { inputs: { ...inputs, 'wait-minutes': '0' } };
        await command('/docs Describe the other flag', {}, left);
        await harness.clock.sleep(3_600_000);
        const swept = await sweep();
        check('the sweep succeeds', swept.exitCode === 0);
        const writes = harness.github.requests.filter(({ method }) => method !== 'GET');
        const operations = writes.map(({ operation = '' }) => operation);
        const changes = ['issues/add-labels', 'pulls/request-reviewers'];
        const isChanged = changes.some((operation) => operations.includes(operation));
        check('the pull request is not changed', !isChanged);
        const linked = number === 2 ? [] : harness.ourComments(number);
        check('it gets no comment', linked.length === 0);
        check(
          'a warning says so',
          result.log.includes(`names Codertocat/Hello-World#${number} as the docs`),
        );
      },
    };
  },
);

/** Returns whether a text links only to runs of the workflow and to the docs pull request. */
function hasOnlyOurLinks(text: string): boolean {
  const links = [...text.replace(/`[^`\n]+`/g, '').matchAll(/\]\(([^)]*)\)/g)].map(
    ([, link = '']) => link,
  );
  const ours =
    /^https:\/\/github\.com\/(?:acme\/(?:docs\/pull\/7|docs-agent-action#readme)|Codertocat\/Hello-World\/(?:actions\/runs\/\d+|(?:issues|pull)\/\d+#issuecomment-\d+))$/;
  return links.every((link) => ours.test(link));
}

const ON_BORROWED_HOST: Attack = {
  target: 'texts of the service: prLink',
  name: 'a host of its own that it calls its repository',
  links: ['https://git.acme.example/'],
  harness: {
    service: completed(
      'https://git.acme.example/acme/docs/pull/7',
      'https://git.acme.example/acme/docs',
    ),
  },
  play: async ({ run, harness, check }) => {
    const { summary } = await run(harness.addComment('/docs Describe the flag'), {
      inputs: { comment: 'none' },
    });
    check(
      'the link names its host',
      !/\[acme\/docs[^\]]*\]\(https:\/\/git\.acme/.test(summary),
    );
  },
};

/** No hostile text refers to these numbers. */
const threads = [21, 22, 23, 24, 25].map((number) => ({ number }));

/** Every string of the service: a job that has ended, errors and states, early and late. */
const inSweptJobs = attacks(
  'a sweep',
  'texts of the service: ',
  HOSTILE_TEXTS,
  (text) => {
    const error = (status: number) =>
      json(status, { error: text, details: [{ message: text }] });
    return {
      harness: {
        github: { threads },
        service: answerEach({
          done: json(200, { id: 'done', status: 'completed', ...allFields(text) }),
          refused: error(400),
          lost: error(500),
          odd: json(200, { id: 'odd', status: text }),
          late: json(200, { id: 'late', status: text, model: text, prLink: text }),
        }),
      },
      play: async ({ harness, sweep, check }) => {
        leaveJob(harness, { thread: 21, job: 'done' });
        leaveJob(harness, { thread: 22, job: 'refused' });
        leaveJob(harness, { thread: 23, job: 'lost', hoursAgo: 80 });
        leaveJob(harness, { thread: 24, job: 'odd' });
        leaveJob(harness, { thread: 25, job: 'late', hoursAgo: 80 });
        const result = await sweep();
        const rows = result.summary.match(/^- /gm) ?? [];
        check('all jobs are checked', rows.length === 5);
        check('the step succeeds', result.exitCode === 0);
        const isGivenUp = shownIn(harness, 23).includes('Lost the connection');
        check('a job that was unreadable for long is given up', isGivenUp);
        check('a recent one is not', shownIn(harness, 22).trim().endsWith('is working'));
      },
    };
  },
);

const inSweptLinks = attacks('a sweep', 'prLink: ', HOSTILE_LINKS, (prLink) => {
  const source = { repository: 'https://github.com/acme/docs' };
  return {
    harness: {
      github: { threads },
      service: answerEach({
        done: json(200, { id: 'done', status: 'completed', prLink, source }),
      }),
    },
    play: async ({ harness, sweep, check }) => {
      const finishing = exampleFinishing({
        labels: ['docs'],
        reviewers: ['octocat'],
      });
      const left = { thread: 21, job: 'done', hoursAgo: 1 };
      leaveJob(harness, { ...left, payload: { finishing } });
      const result = await sweep();
      check(
        'it is finished',
        result.outputs['finished'] === '1' && harness.ourComments(21).length === 2,
      );
      const paths = harness.github.requests.map(({ path }) => path);
      check(
        'no pull request is read or changed',
        !paths.some((path) => /pulls|labels/.test(path)),
      );
      const text = `${result.summary}\n${shownIn(harness, 21)}`;
      check('it becomes no link except to a pull request', hasOnlyOurLinks(text));
    },
  };
});

const LONG = `https://evil.example/${'é"'.repeat(239)}`;
const onManyJobs: Attack = {
  target: 'a sweep',
  name: '80 jobs with links of 500 characters',
  harness: {
    github: { threads },
    service: {
      intercept: ({ path }) => {
        const id = path.split('/').at(-1);
        return json(200, { id, status: 'completed', prLink: LONG, model: LONG });
      },
    },
  },
  play: async ({ harness, sweep, check }) => {
    for (let index = 0; index < 80; index += 1) {
      leaveJob(harness, {
        thread: 21 + (index % 4),
        job: `job_${index}`,
        cause: exampleRunCause(String(index)),
      });
    }
    const { outputs } = await sweep();
    check('all are finished', outputs['finished'] === '80');
  },
};

export const ON_TEXTS: readonly Attack[] = [
  ...inJobs,
  ...inStatuses,
  ...inIds,
  ...inUnusualIds,
  ...inErrors,
  ...inLinks,
  ON_BORROWED_HOST,
  ...onForeignPulls,
  ...inSweptJobs,
  ...inSweptLinks,
  onManyJobs,
];
