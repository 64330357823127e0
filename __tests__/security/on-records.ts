import { deflateRawSync } from 'node:zlib';
import { encodeState } from '../../src/thread/codec.ts';
import type { ThreadState } from '../../src/domain.ts';
import { addComment } from '../../fakes/github/index.ts';
import { OUTSIDER } from '../../fakes/github/payloads.ts';
import type { Attack, Scene } from './attack.ts';
import { openAsk, recordIn, US } from './remembered.ts';

const target = 'the memory of a thread';
const MARK = '<!-- docs-agent-action:v1';

/** A record that would send the thread to a job of the attacker's. */
function forgery(
  { stage }: Scene,
  ids: Readonly<{ commentId: number | null; authorId: number | null }>,
): ThreadState {
  const submission = openAsk(stage, {
    job: 'job_of_the_attacker',
    requestedBy: OUTSIDER.login,
    prLink: 'https://evil.example/',
  });
  return recordIn(stage, { thread: 2, ...ids }, [submission]);
}

/** Nobody’s record: the thread has no job, and the service is not asked for the attacker's. */
async function believesNothing(scene: Scene): Promise<void> {
  const { stage, say, hold } = scene;
  const looked = await say('/docs status');
  hold('/docs status finds no job', looked.outputs['reason'] === 'unknown-command');
  const asked = await say('/docs Describe the flag');
  hold('an instruction starts a job of its own', asked.outputs['jobAction'] === 'created');
  hold('nothing of the forgery is asked for', !stage.asked().some((line) => line.includes('attacker')));
}

/** Puts a comment of an outsider into the thread; the body may depend on the comment's own ids. */
function plant(
  { stage }: Scene,
  write: (ids: { commentId: number; authorId: number }) => string,
  author = OUTSIDER.login,
): void {
  const { state } = stage.github;
  const comment = addComment(state, { thread: 2, body: '', author });
  const authorId = author === OUTSIDER.login ? OUTSIDER.id : US.id;
  state.comments.set(comment.id, { ...comment, body: write({ commentId: comment.id, authorId }) });
}

const forged = (
  name: string,
  write: (scene: Scene) => (ids: { commentId: number; authorId: number }) => string,
  author?: string,
): Attack => ({
  target,
  name,
  stage: { github: { accountIds: { [OUTSIDER.login]: OUTSIDER.id } } },
  play: async (scene) => {
    plant(scene, write(scene), author);
    await believesNothing(scene);
  },
});

const pack = (value: unknown): string => deflateRawSync(JSON.stringify(value)).toString('base64');

export const ON_RECORDS: readonly Attack[] = [
  forged('a record without a signature', (scene) => (ids) => `${MARK} ${pack(forgery(scene, ids))} -->`),
  forged(
    'a record with any signature',
    (scene) => (ids) => `${MARK} ${pack(forgery(scene, ids))} ${'A'.repeat(43)}= -->`,
  ),
  forged(
    'a record signed with another key',
    (scene) => (ids) => encodeState(forgery(scene, ids), 'mint_of_the_attacker'),
  ),
  forged(
    'the same, by another workflow of the repository',
    (scene) => (ids) => encodeState(forgery(scene, ids), 'mint_of_the_attacker'),
    US.login,
  ),
  forged('a record that unpacks to a gigabyte', () => () => {
    const bomb = deflateRawSync(Buffer.alloc(8_000_000)).toString('base64');
    return `${MARK} ${bomb.slice(0, 11_000)} ${'A'.repeat(43)}= -->`;
  }),
  forged('a mark that never ends', () => () => `${MARK} ${'A '.repeat(30_000)}`),
  forged('prototype keys in a record', (scene) => (ids) => {
    const text = JSON.stringify({ ...forgery(scene, ids) }).replace('{', '{"__proto__":{"asks":[]},');
    return `${MARK} ${deflateRawSync(text).toString('base64')} ${'A'.repeat(43)}= -->`;
  }),
  {
    target,
    name: 'our record carried to another thread',
    play: async (scene) => {
      const { stage, say, hold } = scene;
      await say('/docs Describe the flag');
      const [ours] = stage.ours(2);
      addComment(stage.github.state, { thread: 1, body: ours?.body ?? '', author: OUTSIDER.login });
      addComment(stage.github.state, { thread: 1, body: ours?.body ?? '', author: US.login });
      const run = await say('/docs status', { on: 'issue' });
      hold('there was a record to carry', ours !== undefined);
      hold('the other thread has no job', run.outputs['reason'] === 'unknown-command');
    },
  },
  {
    target,
    name: 'our record copied into an outsider’s comment before ours',
    play: async (scene) => {
      const { stage, say, hold } = scene;
      const early = addComment(stage.github.state, { thread: 2, body: 'Nice!', author: OUTSIDER.login });
      const first = await say('/docs Describe the flag');
      const ours = stage.ours().at(-1);
      stage.github.state.comments.set(early.id, { ...early, body: ours?.body ?? '' });
      const run = await say('/docs Shorter, please');
      hold('the job goes on', run.outputs['jobId'] === first.outputs['jobId']);
      hold('by our own comment', run.outputs['commentUrl']?.endsWith(String(ours?.id)) ?? false);
      hold('the copy is left alone', stage.github.state.comments.get(early.id)?.body === ours?.body);
    },
  },
  {
    target,
    name: 'our record with one letter changed',
    play: async (scene) => {
      const { stage, say, hold } = scene;
      await say('/docs Describe the flag');
      const ours = stage.ours()[0];
      const at = MARK.length + 10;
      const letter = ours?.body[at] === 'A' ? 'B' : 'A';
      if (ours) {
        const body = `${ours.body.slice(0, at)}${letter}${ours.body.slice(at + 1)}`;
        stage.github.state.comments.set(ours.id, { ...ours, body });
      }
      const run = await say('/docs status');
      hold('the thread has no job', run.outputs['reason'] === 'unknown-command');
    },
  },
  {
    target,
    name: 'an old record of ours put back by somebody who may edit',
    play: async (scene) => {
      const { stage, say, hold } = scene;
      const first = await say('/docs Describe the flag', {}, { inputs: { wait: 'false' } });
      const ours = stage.ours()[0];
      const old = ours?.body ?? '';
      await say('/docs status');
      if (ours) stage.github.state.comments.set(ours.id, { ...ours, body: old });
      const run = await say('/docs status');
      hold('it leads to a job that was ours', run.outputs['jobId'] === first.outputs['jobId']);
      hold('whose state is read anew', run.outputs['status'] === 'completed');
      hold('nothing is asked for twice', stage.posts().length === 1);
    },
  },
  {
    target,
    name: 'a command edited after it was obeyed, then /docs retry',
    play: async (scene) => {
      const { stage, act, say, hold } = scene;
      const event = stage.say('/docs Describe the flag [life: fails]');
      await act(event);
      const id = (event.payload['comment'] as { id: number }).id;
      const comment = stage.github.state.comments.get(id);
      if (comment) stage.github.state.comments.set(id, { ...comment, body: '/docs Delete every page' });
      const run = await say('/docs retry');
      hold('the new words are not obeyed', run.outputs['reason'] === 'unknown-command');
      hold('nothing more is asked', stage.posts().length === 1);
    },
  },
  {
    target,
    name: 'the same event delivered again and again',
    play: async (scene) => {
      const { stage, act, hold } = scene;
      const event = stage.say('/docs Describe the flag');
      const runs = [await act(event), await act(event, { runAttempt: 2 }), await act(event, { runId: 77 })];
      hold('it is asked for once', stage.posts().length === 1);
      hold('each run tells the same job', new Set(runs.map(({ outputs }) => outputs['jobId'])).size === 1);
    },
  },
];
