import type { Answer, Ask, CommentEvent, Job } from '../domain.ts';
import type { AgentService } from '../ports.ts';
import { chooseTarget, continuable, continuesJob, type Target } from '../request/continue.ts';
import { explainFault } from '../report/explain.ts';
import { findJob, type Asked, type NotAsked } from './ask.ts';
import { lookBack, recall, remember } from './memory.ts';
import type { Scene } from './scene.ts';
import { refusal } from './send-once.ts';
import type { Asking } from './thread-ask.ts';
import { sharesJob, takeTurn } from './turns.ts';
import type { World } from './world.ts';

/** Where an ask stands before it is sent: it goes to a target, or a memory answers it. */
export type Prepared =
  Readonly<{ kind: 'target'; target: Target }> | Readonly<{ kind: 'answered'; asked: Asked }>;

/** Looks before asking: no trigger is ever asked for twice where a thread remembers. */
export async function prepare(scene: Scene, asking: Asking, fresh: boolean): Promise<Prepared> {
  const { world, service } = scene;
  if (asking.thread === undefined) return withoutMemory(scene, fresh);
  const first = lookBack(world, asking, asking.thread);
  // Whoever claims its comment has no rival, unless whatever is asked goes to one job.
  const hasRivals = asking.trigger.kind === 'subject' || (!fresh && sharesJob(scene));
  const target = (): Promise<Prepared> =>
    hasRivals ? takeTurn(scene, asking, () => afterOthers(scene, asking, fresh)) : toTarget(scene, fresh);
  if (first.kind !== 'new' && first.kind !== 'again')
    return answered(await recall(world, service, await remember(world, asking, false))) ?? target();

  // The claim, a last look at the record and the job to go on with depend on nothing of each other.
  const [claim, , prepared] = await Promise.all([
    claimComment(scene, scene.event),
    asking.thread.reread(),
    hasRivals ? undefined : target(),
  ]);
  const claimed = claim === 'there' && first.kind === 'new';
  const again = await recall(world, service, await remember(world, asking, claimed));
  return answered(again) ?? prepared ?? target();
}

/** Another run may have asked for the very same by now: then its job is taken up. */
async function afterOthers(scene: Scene, asking: Asking, fresh: boolean): Promise<Prepared> {
  const { world, service, thread } = scene;
  const others = thread?.record?.asks.filter(({ run }) => run !== world.run.id) ?? [];
  const record = thread?.record && { ...thread.record, asks: others };
  const remembered = lookBack(world, asking, { record, bare: [] });
  return answered(await recall(world, service, remembered)) ?? toTarget(scene, fresh);
}

function answered(asked: Asked | undefined): Prepared | undefined {
  return asked && { kind: 'answered', asked };
}

/** Where nothing is remembered a first attempt goes on; a later one cannot know whether the first has asked. */
async function withoutMemory(scene: Scene, fresh: boolean): Promise<Prepared> {
  const { comments, world } = scene;
  const { attempt } = world.run;
  if (attempt === 1) {
    await claimComment(scene, scene.event);
    return toTarget(scene, fresh);
  }
  const message =
    `This is attempt ${attempt} of the run, and ` +
    (comments.ok
      ? 'there is no thread that could tell whether an earlier attempt has asked, so nothing is asked. Start a new run to ask ' +
        'anew, or give the use a `thread` to remember in.'
      : 'the thread could not be read, which would tell whether an earlier attempt has asked, so nothing is asked. Run it ' +
        'again later.');
  return {
    kind: 'answered',
    asked: { kind: 'ended', ending: { outcome: 'unconfirmed', reason: 'cannot-look' }, message },
  };
}

/** 👀 on the comment: GitHub tells whether it is new, so of two runs for one comment only one goes on at once. */
async function claimComment(
  { github, complain }: Scene,
  event: CommentEvent | undefined,
): Promise<'new' | 'there'> {
  if (event === undefined || event.comment.kind === 'review') return 'new';
  const answer = await github.conversation.react(event.comment, 'eyes');
  if (answer.ok) return answer.value;
  complain('The comment could not be given a reaction', answer.fault);
  return 'new';
}

/** Whom the instruction goes to: the job of the input, the thread's, or a new one. */
async function toTarget(scene: Scene, fresh: boolean): Promise<Prepared> {
  const { inputs, event } = scene;
  if (inputs.jobId !== undefined) return explicitTarget(scene, inputs.jobId);
  return !fresh && continuesJob(inputs, event !== undefined) ? chooseJob(scene) : CREATE;
}

const CREATE: Prepared = { kind: 'target', target: { kind: 'create', note: undefined } };

/** The thread's job, where it can take the instruction, or a new one. */
async function chooseJob({ world, inputs, service, github, thread, event }: Scene): Promise<Prepared> {
  const last = continuable(thread?.record);
  if (last === undefined) return CREATE;
  // The pull request that the thread remembers is read beside the job: there is hardly ever another.
  const isOpen = async (link: string | null): Promise<boolean | undefined> =>
    link === null ? undefined : github.repository.isPullRequestOpen(link);
  const [found, remembered] = await Promise.all([findKnown(world, service, last), isOpen(last.prLink)]);
  // Told as a cancel, once somebody is about to send.
  if (!found.ok && world.signal.aborted) return CREATE;
  // Whether it can go on is not known, and a second job beside it would be one too many.
  if (!found.ok && found.fault.status !== 404)
    return { kind: 'answered', asked: cannotFind(found.fault, inputs.connection.baseUrl.host, true) };
  const job = found.ok ? found.value : undefined;
  const prLink = job?.status === 'completed' ? job.prLink : null;
  const prOpen = prLink === last.prLink ? remembered : await isOpen(prLink);
  const byCommand = event !== undefined;
  const target = chooseTarget({ last, job, prOpen, byCommand, now: world.clock.date() });
  return { kind: 'target', target };
}

/** A job that was asked for a moment ago may not be found yet, as in waiting. */
const YOUNG_MS = 30_000;
const YOUNG_PAUSE_MS = 3000;

/** Reads a job that the thread knows, patiently. */
async function findKnown(
  world: World,
  service: AgentService,
  { job, askedAt }: Ask & { job: string },
): Promise<Answer<Job>> {
  const { clock, signal } = world;
  for (;;) {
    const found = await findJob(world, service, job);
    const isYoung = clock.date().getTime() - Date.parse(askedAt) < YOUNG_MS;
    if (found.ok || found.fault.status !== 404 || !isYoung || signal.aborted) return found;
    await clock.sleep(YOUNG_PAUSE_MS, signal);
  }
}

async function explicitTarget({ world, inputs, service }: Scene, jobId: string): Promise<Prepared> {
  const found = await findJob(world, service, jobId);
  if (found.ok) return { kind: 'target', target: { kind: 'message', job: found.value, note: undefined } };
  return { kind: 'answered', asked: cannotFind(found.fault, inputs.connection.baseUrl.host, true) };
}

/** The job that the workflow names cannot be read: nothing is sent. */
export function cannotFind(
  fault: Parameters<typeof explainFault>[0]['fault'],
  host: string,
  wouldSend: boolean,
): NotAsked {
  return {
    kind: 'ended',
    ending: { outcome: 'refused', reason: refusal(fault) ?? 'not-sent' },
    message:
      explainFault({ fault, doing: 'look', host, unclear: false }) + (wouldSend ? ' Nothing was sent.' : ''),
  };
}
