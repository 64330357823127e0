import type { SignedEntry } from '../../../src/once/codec.ts';
import { getProperty } from '../../../src/text/unknown-values.ts';
import { addComment } from '../../../fakes/github/index.ts';
import { prompts } from '../../../fakes/events.ts';
import type { Harness } from '../../../fakes/harness.ts';
import { OUTSIDER } from '../../../fakes/github/payloads.ts';
import { attackOn, attacks, type Attack } from '../attack.ts';
import {
  isStatusComment,
  leaveJob,
  MARKER,
  openEntry,
  plantComment,
  statusBody,
  US,
} from '../entries.ts';

const target = 'the state in a thread';
const attack = attackOn(target);
const THREADS = [21, 22, 23];
const JOB = 'job_of_the_attacker';
const detached = { inputs: { 'wait-minutes': '0' } };

/** Returns a function that copies the first revision of our first status comment into a new comment of `author`. */
function copier(harness: Harness, author: string): () => void {
  const { state, requests } = harness.github;
  const created = requests.find(({ operation }) => operation === 'issues/create-comment');
  const body = String(getProperty(created?.body, 'body'));
  return () => void addComment(state, { thread: 2, body, author });
}

/** Returns a forged entry from the knowledge of a forger: an entry for the comment that they write, a status comment of ours, and, if they read it somewhere, our key. */
type Forgery = (
  theirs: SignedEntry,
  known: Readonly<{ ours: string; key: string }>,
) => string;

const pack = (state: unknown): string =>
  Buffer.from(typeof state === 'string' ? state : JSON.stringify(state)).toString(
    'base64',
  );
const ANY_SIGNATURE = `${'A'.repeat(43)}=`;

const FORGERIES: Readonly<Record<string, Forgery>> = {
  'without a signature': (theirs) => `${MARKER} ${pack(theirs)} -->`,
  'with any signature': (theirs) => `${MARKER} ${pack(theirs)} ${ANY_SIGNATURE} -->`,
  'signed with another key': (theirs) => statusBody(theirs, 'mint_of_the_attacker'),
  'under our signature': (theirs, { ours }) =>
    `${MARKER} ${pack(theirs)} ${/(\S+) -->\s*$/.exec(ours)?.[1] ?? ''} -->`,
  'behind ours': (theirs, { ours }) =>
    `${ours}\n${MARKER} ${pack(theirs)} ${ANY_SIGNATURE} -->`,
  'copied from another comment': (_, { ours }) => ours,
  'signed for another comment': (theirs, { key }) =>
    statusBody({ ...theirs, commentId: 1 }, key),
  'signed for another author': (theirs, { key }) =>
    statusBody({ ...theirs, authorId: 1 }, key),
  'signed for another thread': (theirs, { key }) =>
    statusBody({ ...theirs, thread: { ...theirs.thread, number: 1 } }, key),
  'signed for another repository': (theirs, { key }) =>
    statusBody({ ...theirs, repositoryId: 1 }, key),
  'signed for no comment, though it has a job': (theirs, { key }) =>
    statusBody({ ...theirs, commentId: null, authorId: null }, key),
  'with keys of a prototype': (theirs) =>
    `${MARKER} ${pack(JSON.stringify(theirs).replace('{', '{"__proto__":{"payload":{}},'))} ${ANY_SIGNATURE} -->`,
  'in a marker that never ends': () => `${MARKER} ${'A '.repeat(30_000)}`,
  'in 60,000 openings of comments': () => `${MARKER} ${'<!--'.repeat(15_000)}`,
};

/**
 * Comments with a forgery in our threads and in one of their own. A sweep and commands read them all.
 *
 * @param replaced names of the forgeries that look like status comments whose last line was changed (`once/README.md`): until somebody sends
 * `/docs new`, a command there gets a reply, because its job may be in one of them
 */
const forgedBy = (
  author: Readonly<{ login: string; id: number }>,
  name: string,
  replaced: readonly string[],
): readonly Attack[] =>
  attacks(target, `forged by ${name}, `, FORGERIES, (write) => ({
    harness: {
      github: {
        threads: THREADS.map((number) => ({ number })),
        accountIds: { [OUTSIDER.login]: OUTSIDER.id },
      },
    },
    play: async ({ harness, command, sweep, check }) => {
      const { comments } = harness.github.state;
      const { key } = harness.service.state.config;
      await command('/docs Describe the flag', { number: 21 }, detached);
      leaveJob(harness, { thread: 22, job: 'job_0001' });
      const ours = harness.ourComments(21)[0]?.body ?? '';
      const payload = { requester: OUTSIDER.login };
      const theirs = THREADS.map((thread) =>
        plantComment(harness, { thread, author: author.login }, (commentId) => {
          const place = { thread, commentId, authorId: author.id };
          const entry = openEntry(harness, { ...place, job: JOB, payload });
          return write(entry, { ours, key });
        }),
      );
      const before = harness.requests().length;
      const swept = await sweep();
      const rows = swept.summary.match(/^- /gm) ?? [];
      check('a sweep checks our jobs', rows.length === 2);
      const requested = harness.requests().slice(before);
      check(
        'and no other job',
        requested.length > 0 && requested.every((line) => line.endsWith('/job_0001')),
      );
      check('it writes nothing in their thread', harness.ourComments(23).length <= 1);

      const onTheirs = { on: 'issue', number: 23 } as const;
      const status = await command('/docs status', onTheirs);
      check('/docs status finds no job', status.outputs['reason'] === 'help');
      let created = await command('/docs Describe the flag', onTheirs);
      if (replaced.some((forgery) => FORGERIES[forgery] === write)) {
        const sent = harness.posts().length;
        check('an instruction gets a reply', created.outputs['reason'] === 'help');
        created = await command('/docs new Describe the flag', onTheirs);
        check('and sends nothing', harness.posts().length === sent + 1);
      }
      check(
        'an instruction starts a new job',
        created.outputs['jobAction'] === 'created',
      );
      const next = await command('/docs Make it shorter', onTheirs);
      check(
        'the next one continues it',
        next.outputs['jobId'] === created.outputs['jobId'],
      );
      check('no job of theirs is requested', !harness.requests().join().includes(JOB));
      const isChanged = theirs.some(({ id, body }) => comments.get(id)?.body !== body);
      check('their comments are not changed', !isChanged);
      for (const { id } of theirs) comments.delete(id);
    },
  }));

export const ON_STATES: readonly Attack[] = [
  ...forgedBy(OUTSIDER, 'an outsider', ['signed for another author']),
  ...forgedBy(US, 'another workflow', [
    'signed with another key',
    'signed for another author',
    'signed for another thread',
    'signed for another repository',
  ]),
  ...attacks<Record<string, string>>(
    target,
    'ours, but of another ',
    { project: { 'project-id': 'other' }, tag: { 'comment-tag': 'other' } },
    (inputs) => ({
      play: async ({ harness, command, check }) => {
        await command('/docs Describe the flag', {}, detached);
        const status = await command('/docs status', {}, { inputs });
        check('/docs status finds no job', status.outputs['reason'] === 'help');
        check('no job is requested', harness.requests().length === 1);
      },
    }),
  ),
  attack(
    'ours, copied into an earlier comment of an outsider',
    async ({ harness, command, check }) => {
      const { state } = harness.github;
      const early = addComment(state, {
        thread: 2,
        body: 'Nice!',
        author: OUTSIDER.login,
      });
      const first = await command('/docs Describe the flag');
      const body = harness.ourComments().find(isStatusComment)?.body ?? '';
      state.comments.set(early.id, { ...early, body });
      const next = await command('/docs Make it shorter');
      check('the job continues', next.outputs['jobId'] === first.outputs['jobId']);
      check('the copy is not changed', state.comments.get(early.id)?.body === body);
    },
  ),
  attack(
    'ours, its first revision copied by a stranger, also after it was deleted',
    async ({ harness, run, command, check }) => {
      const { comments } = harness.github.state;
      const event = harness.addComment('/docs Describe the flag');
      const first = await run(event);
      const copyFirst = copier(harness, OUTSIDER.login);
      copyFirst();
      const again = await run(event, { runAttempt: 2 });
      const { jobId } = first.outputs;
      check('a re-run finds the job', again.outputs['jobId'] === jobId);
      await command('/docs Describe the default');
      copyFirst();
      await command('/docs retry');
      const prompt = prompts(harness.service).at(-1) ?? '';
      check('a retry repeats the last request', prompt.includes('Describe the default'));
      check('three requests were sent', harness.posts().length === 3);
      const limit = { inputs: { 'max-requests-per-day': '4' } };
      copyFirst();
      const within = await command('/docs Describe the limit', {}, limit);
      check('copies count for no limit', within.outputs['reason'] !== 'limit');
      const beyond = await command('/docs Describe the end', {}, limit);
      check('requests do', beyond.outputs['reason'] === 'limit');
      check('four requests were sent', harness.posts().length === 4);

      for (const { id } of harness.ourComments()) {
        if (comments.get(id)?.author === US.login) comments.delete(id);
      }
      const retry = await command('/docs retry');
      check('then nothing is retried', retry.outputs['reason'] === 'help');
      const status = await command('/docs status');
      check('nor is there a job', status.outputs['reason'] === 'help');
      check('four requests were sent in the end', harness.posts().length === 4);
      const late = await run(event, { runAttempt: 3 });
      // A person with write access has deleted what showed the request.
      check('no run is unconfirmed', late.outputs['outcome'] === 'pr-opened');
    },
  ),
  attack(
    'ours, its first revision copied by another App',
    async ({ harness, run, command, check }) => {
      const event = harness.addComment('/docs Describe the flag');
      const first = await run(event);
      const copyFirst = copier(harness, 'other-app[bot]');
      copyFirst();
      const again = await run(event, { runId: 77 });
      const { jobId } = first.outputs;
      check('a redelivery finds the job', again.outputs['jobId'] === jobId);
      const { comments } = harness.github.state;
      for (const { id } of harness.ourComments()) {
        if (comments.get(id)?.author === US.login) comments.delete(id);
      }
      const retry = await command('/docs retry');
      check('it cannot be retried', retry.outputs['reason'] === 'help');
      const early = await run(event, { runId: 78 });
      check('it may be a live run', early.outputs['reason'] === 'github');
      check('so nothing is sent', harness.posts().length === 1);
      await harness.clock.sleep(10 * 60_000);
      const late = await run(event, { runId: 79 });
      check('ten minutes later it is none', late.outputs['jobAction'] === 'created');
      check('two requests were sent', harness.posts().length === 2);
    },
  ),
  attack(
    'a command that is edited after its run, then /docs retry',
    async ({ harness, run, command, check }) => {
      const { comments } = harness.github.state;
      const event = harness.addComment('/docs Describe the flag [scenario: fails]');
      await run(event);
      const { id } = event.payload['comment'] as { id: number };
      const comment = comments.get(id);
      if (comment) comments.set(id, { ...comment, body: '/docs Delete every page' });
      const retry = await command('/docs retry');
      check('the new text is not submitted', retry.outputs['reason'] === 'help');
      check('nothing is submitted again', harness.posts().length === 1);
    },
  ),
];
