import { attacks, type Attack } from '../attack.ts';
import { allFields, answerEach, json } from '../hostile-service.ts';
import { HOSTILE_LINKS, HOSTILE_TEXTS } from '../hostile-texts.ts';
import { hasOnlyOurLinks } from './texts.ts';
import { leaveSubmission, shownIn } from '../submissions.ts';

const target = 'a sweep';
/** No hostile text refers to these numbers. */
const threads = [21, 22, 23, 24, 25].map((number) => ({ number }));

/** Every string of the service: a job that has ended, errors and states, early and late. */
const inJobs = attacks(target, 'texts of the service: ', HOSTILE_TEXTS, (text) => {
  const error = (status: number) => json(status, { error: text, details: [{ message: text }] });
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
      leaveSubmission(harness, { thread: 21, job: 'done' });
      leaveSubmission(harness, { thread: 22, job: 'refused' });
      leaveSubmission(harness, { thread: 23, job: 'lost', hoursAgo: 80 });
      leaveSubmission(harness, { thread: 24, job: 'odd' });
      leaveSubmission(harness, { thread: 25, job: 'late', hoursAgo: 80 });
      const result = await sweep();
      check('all jobs are checked', result.outputs['checked'] === '5');
      check('the step succeeds', result.exitCode === 0);
      const isGivenUp = shownIn(harness, 23).includes('Lost the connection');
      check('a job that was unreadable for long is given up', isGivenUp);
      check('a recent one is not', shownIn(harness, 22).trim().endsWith('is working'));
    },
  };
});

const inLinks = attacks(target, 'prLink: ', HOSTILE_LINKS, (prLink) => {
  const source = { repository: 'https://github.com/acme/docs' };
  return {
    harness: {
      github: { threads },
      service: answerEach({ done: json(200, { id: 'done', status: 'completed', prLink, source }) }),
    },
    play: async ({ harness, sweep, check }) => {
      leaveSubmission(harness, { thread: 21, job: 'done' });
      const inputs = { 'pr-labels': 'docs', 'pr-reviewers': 'octocat', 'pr-preview': 'true' };
      const result = await sweep({ inputs });
      check('it is finished', result.outputs['finished'] === '1' && harness.ourComments(21).length === 2);
      const paths = harness.github.requests.map(({ path }) => path);
      check('no pull request is read or changed', !paths.some((path) => /pulls|labels|deploy/.test(path)));
      const text = `${result.summary}\n${shownIn(harness, 21)}`;
      check('it becomes no link except to a pull request', hasOnlyOurLinks(text));
    },
  };
});

const LONG = `https://evil.example/${'é"'.repeat(239)}`;
const onManyJobs: Attack = {
  target,
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
      const trigger = { kind: 'run', id: String(index) } as const;
      leaveSubmission(harness, { thread: 21 + (index % 4), job: `job_${index}`, trigger });
    }
    const { outputs } = await sweep();
    check('all are checked', outputs['checked'] === '80');
    check('and finished', outputs['finished'] === '80');
  },
};

export const ON_SWEEP: readonly Attack[] = [...inJobs, ...inLinks, onManyJobs];
