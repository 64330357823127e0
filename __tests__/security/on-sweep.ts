import type { Attack } from './attack.ts';
import { allFields, answerEach, json } from './hostile-service.ts';
import { HOSTILE_LINKS, HOSTILE_TEXTS } from './hostile-texts.ts';
import { leave, openAsk, remember, told } from './remembered.ts';
import { sweep } from './scheduled.ts';

/** Threads that no hostile text refers to, so that a number of theirs is ours. */
const threads = [21, 22, 23, 24, 25].map((number) => ({ number }));

/** One sweep over every string of the service: a job that has ended, refusals and states, soon and too late. */
const inJobs = Object.entries(HOSTILE_TEXTS).map(([what, text]): Attack => {
  const refusal = (status: number) => json(status, { error: text, details: [{ message: text }] });
  return {
    target: 'a sweep',
    name: `texts of the service: ${what}`,
    stage: {
      github: { threads },
      service: answerEach({
        done: () => json(200, { id: 'done', status: 'completed', ...allFields(text) }),
        refused: () => refusal(400),
        lost: () => refusal(500),
        odd: () => json(200, { id: 'odd', status: text }),
        late: () => json(200, { id: 'late', status: text, model: text, prLink: text }),
      }),
    },
    play: async (scene) => {
      const { stage, hold } = scene;
      leave(stage, { thread: 21, job: 'done' });
      leave(stage, { thread: 22, job: 'refused' });
      leave(stage, { thread: 23, job: 'lost', hoursAgo: 80 });
      leave(stage, { thread: 24, job: 'odd' });
      leave(stage, { thread: 25, job: 'late', hoursAgo: 80 });
      const run = await sweep(scene);
      hold('all jobs are looked at', run.outputs['checked'] === '5');
      hold('it is no failure of the sweep', run.exitCode === 0);
      hold('what could not be read for long is given up', told(stage, 23).includes('Lost contact'));
      hold('what has not is left alone', told(stage, 22).trim().endsWith('is at work'));
    },
  };
});

const inLinks = Object.entries(HOSTILE_LINKS).map(([what, prLink]): Attack => {
  const source = { repository: 'https://github.com/acme/docs' };
  return {
    target: 'a sweep',
    name: `prLink: ${what}`,
    stage: {
      github: { threads },
      service: answerEach({ done: () => json(200, { id: 'done', status: 'completed', prLink, source }) }),
    },
    play: async (scene) => {
      const { stage, hold } = scene;
      leave(stage, { thread: 21, job: 'done' });
      const run = await sweep(scene);
      const text = `${run.summary}\n${told(stage, 21)}`;
      hold('it is finished', run.outputs['finished'] === '1' && stage.ours(21).length === 2);
      hold('it is told', text.split('Docs pull request opened').length === 3);
      const links = [...text.replace(/`[^`\n]+`/g, '').matchAll(/\]\(([^)]*)\)/g)].map(([, link]) => link);
      const ours = /^https:\/\/github\.com\/Codertocat\/Hello-World\/actions\/runs\/\d+$/;
      hold(
        'it becomes no link but to a pull request',
        links.every((link = '') => ours.test(link) || link === 'https://github.com/acme/docs/pull/7'),
      );
    },
  };
});

const LONG = `https://evil.example/${'é"'.repeat(1000)}`;
const onManyJobs: Attack = {
  target: 'a sweep',
  name: '80 jobs with links of 2,000 letters',
  stage: {
    github: { threads },
    service: {
      intercept: ({ path }) => {
        const id = path.split('/').at(-1);
        return json(200, { id, status: 'completed', prLink: LONG, model: LONG });
      },
    },
  },
  play: async (scene) => {
    const { stage, hold } = scene;
    for (const thread of [21, 22, 23, 24]) {
      const submissions = Array.from({ length: 20 }, (_, index) =>
        openAsk(stage, { job: `job_${thread}_${index}`, trigger: { kind: 'run', id: String(index) } }),
      );
      remember(stage, thread, submissions);
    }
    const run = await sweep(scene);
    hold('all are looked at', run.outputs['checked'] === '80');
    hold('and finished', run.outputs['finished'] === '80');
  },
};

export const ON_SWEEP: readonly Attack[] = [...inJobs, ...inLinks, onManyJobs];
