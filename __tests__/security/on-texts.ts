import type { Attack } from './attack.ts';
import { allFields, answerAlways, json, tellJobs } from './hostile-service.ts';
import { HOSTILE_LINKS, HOSTILE_TEXTS, LOUD } from './hostile-texts.ts';
import { ON_IDS } from './on-ids.ts';

/** Every string of a job at once, as the service tells it to a thread. */
const inJobs = Object.entries(HOSTILE_TEXTS).map(([what, text]): Attack => ({
  target: 'texts of the service: a job',
  name: what,
  stage: {
    service: tellJobs({
      created: allFields(text),
      read: { id: 'job_0001', status: 'completed', ...allFields(text) },
    }),
  },
  play: async ({ stage, say, hold }) => {
    const run = await say('/docs Describe the flag');
    // An answer with an address that is out of all bounds is no answer.
    hold('the end is told', ['pr-opened', 'still-active'].includes(run.outputs['outcome'] ?? ''));
    hold('the thread is told', stage.ours().length > 0);
    // The second ask puts the first one's link into the table of earlier ones.
    if (what.startsWith('the end') || what.startsWith('a storm')) await say('/docs And once more');
  },
}));

const inStatuses = Object.entries(HOSTILE_TEXTS)
  .filter(([what]) => LOUD.includes(what))
  .map(([what, text]): Attack => ({
    target: 'texts of the service: a status',
    name: what,
    stage: { service: tellJobs({ created: { status: text }, read: { id: 'job_0001', status: text } }) },
    play: async ({ say, hold }) => {
      const run = await say('/docs Describe the flag', {}, { inputs: { 'timeout-minutes': '1' } });
      hold('it ends nothing', ['still-active', 'connection-lost'].includes(run.outputs['outcome'] ?? ''));
    },
  }));

const inIds = Object.entries({
  ...HOSTILE_TEXTS,
  'a path': '../../../v1/analytics/acme-docs/views?x=',
  'an encoded path': '..%2f..%2fadmin',
  'a slash': 'a/b/message',
  'a dot': '..',
  'a fragment': 'job#1',
}).map(([what, text]): Attack => ({
  target: 'texts of the service: a job’s id',
  name: what,
  stage: {
    service: tellJobs({ created: { id: text }, read: { id: text, status: 'completed', prLink: null } }),
  },
  play: async ({ stage, say, hold }) => {
    const run = await say('/docs Describe the flag');
    const below = /^\/v2\/agent\/acme-docs\/job(?:\/[A-Za-z0-9_.!~*'()%-]+)?$/;
    const paths = stage.service.requests.map(({ path }) => path);
    hold(
      'every request stays below the project’s jobs',
      paths.every((path) => below.test(path)),
    );
    hold('and is no other operation', paths.filter((path) => path.endsWith('/job')).length === 1);
    hold('the run ends in order', ['no-pr', 'unconfirmed'].includes(run.outputs['outcome'] ?? ''));
  },
}));

const inErrors = Object.entries(HOSTILE_TEXTS).map(([what, text]): Attack => ({
  target: 'texts of the service: an error',
  name: what,
  stage: { service: answerAlways(json(400, { error: text, details: [{ message: text }] })) },
  play: async ({ say, hold }) => {
    const run = await say('/docs Describe the flag');
    hold('it is refused', run.outputs['outcome'] === 'rejected');
    hold('the sentence stays one line', !/[\r\n]/.test(run.outputs['message'] ?? ''));
    hold('and short', (run.outputs['message'] ?? '').length < 1000);
  },
}));

const inLinks = Object.entries(HOSTILE_LINKS).map(([what, prLink]): Attack => ({
  target: 'texts of the service: prLink',
  name: what,
  stage: {
    service: tellJobs({
      created: {},
      read: {
        id: 'job_0001',
        status: 'completed',
        prLink,
        source: { repository: 'https://github.com/acme/docs' },
      },
    }),
  },
  play: async ({ stage, say, hold }) => {
    const run = await say('/docs Describe the flag');
    const told = `${run.summary}\n${stage.ours()[0]?.body ?? ''}`.replace(/`[^`\n]+`/g, '');
    const links = [...told.matchAll(/\]\((https?:[^)]*)\)/g)].map(([, link]) => link ?? '');
    const ours = /^https:\/\/github\.com\/Codertocat\/Hello-World\/actions\/runs\/\d+$/;
    hold('it is told', told.includes('Docs pull request opened'));
    // Without what it carries beside the pull request, an address may be just that.
    const allowed = (link: string): boolean =>
      ours.test(link) || link === 'https://github.com/acme/docs/pull/7';
    hold('it becomes no link but to a pull request', links.every(allowed));
  },
}));

const ON_BORROWED_HOST: Attack = {
  target: 'texts of the service: prLink',
  name: 'a host of its own that it calls its repository',
  links: ['https://git.acme.example/'],
  stage: {
    service: tellJobs({
      created: {},
      read: {
        id: 'job_0001',
        status: 'completed',
        prLink: 'https://git.acme.example/acme/docs/pull/7',
        source: { repository: 'https://git.acme.example/acme/docs' },
      },
    }),
  },
  play: async ({ act, stage, hold }) => {
    const event = stage.say('/docs Describe the flag');
    const run = await act(event, { inputs: { comment: 'never' } });
    hold('the link names its host', !/\[acme\/docs[^\]]*\]\(https:\/\/git\.acme/.test(run.summary));
  },
};

export const ON_TEXTS: readonly Attack[] = [
  ...inJobs,
  ...inStatuses,
  ...inIds,
  ...ON_IDS,
  ...inErrors,
  ...inLinks,
  ON_BORROWED_HOST,
];
