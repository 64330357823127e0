import type { Answer, Ask, Job } from '../domain.ts';
import type { AgentService } from '../ports.ts';
import { chooseTarget, continuable, continuesJob } from '../thread/job-reuse.ts';
import { findJob, type Asked } from './submit.ts';
import { lookBack, recall, remember } from './resume.ts';
import { sharesJob, type Scene } from './run-context.ts';
import { cannotFind, claimComment, CREATE, explicitTarget, type Prepared } from './target.ts';
import type { Thread } from '../thread/status-comment.ts';
import type { Asking } from '../thread/state.ts';
import { takeTurn } from './submit-lock.ts';
import type { World } from './dependencies.ts';

/** Looks into the thread’s memory before asking, and chooses whom to ask. */
export async function prepareInThread(
  scene: Scene,
  asking: Asking & Readonly<{ thread: Thread }>,
  fresh: boolean,
): Promise<Prepared> {
  const { world, service } = scene;
  const first = lookBack(world, asking, asking.thread);
  // Whoever claims its comment has no rival, unless whatever is asked goes to one job.
  const hasRivals = asking.trigger.kind === 'subject' || (!fresh && sharesJob(scene));
  const inTurn = (): Promise<Prepared> => takeTurn(scene, asking, () => afterOthers(scene, asking, fresh));
  const target = (): Promise<Prepared> => (hasRivals ? inTurn() : toTarget(scene, fresh));
  if (first.kind !== 'new' && first.kind !== 'again')
    return answered(await recall(world, service, await remember(world, asking, false))) ?? target();

  // The claim, a last look at the record and the job to go on with depend on nothing of each other.
  const [claim, , prepared] = await Promise.all([
    claimComment(scene, scene.event),
    asking.thread.reread(),
    hasRivals ? undefined : target(),
  ]);
  const claimed = claim === 'there' && first.kind === 'new';
  const again = answered(await recall(world, service, await remember(world, asking, claimed)));
  if (again !== undefined) return again;
  // Where the claim tells of another use it tells nothing of rivals in this one.
  return claimed && asking.thread.isAskedElsewhere(asking.trigger) ? inTurn() : (prepared ?? target());
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

/** Whom the instruction goes to: the job of the input, the thread's, or a new one. */
async function toTarget(scene: Scene, fresh: boolean): Promise<Prepared> {
  const { inputs, event } = scene;
  if (inputs.jobId !== undefined) return explicitTarget(scene, inputs.jobId);
  return !fresh && continuesJob(inputs, event !== undefined) ? chooseJob(scene) : CREATE;
}

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
