import type { Answer, Job } from '../domain.ts';
import { unlessAborted } from '../job/cancellation.ts';
import { LOOK_AGAIN_MS } from '../job/completion.ts';
import type { SweepInputs } from './inputs.ts';
import { judge, type Judgement } from './evaluate.ts';
import type { OpenAsk, OpenRecord } from './find-open.ts';
import type { SweepWorld } from './dependencies.ts';

/**
 * Before the second look at a job at work, where a pull request has started the sweep. The service does not say whether it calls
 * a job completed before or after it opens the pull request; left to the next sweep by the clock, its end would be told
 * hours later. Within the minute that a sweep bills anyway.
 */
export const LOOK_LATER_MS = 30_000;

export type Judged = Readonly<{ ask: OpenAsk; judgement: Judgement }>;
export type Looked = Readonly<{ open: OpenRecord; judged: readonly Judged[] }>;

/**
 * One look at each job; a second, after a pause for all of them together, at those whose end may not be the last, and at those
 * at work where a pull request has just been opened. What a cancelled sweep did not come to is missing.
 */
export async function lookAtAll(
  world: SweepWorld,
  inputs: SweepInputs,
  open: readonly OpenRecord[],
): Promise<readonly Looked[]> {
  const first = await lookAt(world, inputs, { open, doubtful: new Set() });
  const pending = first
    .flatMap(({ judged }) => judged)
    .map((one) => ({ ...one, pause: pauseAfter(one.judgement, world.eventName) }))
    .filter(({ pause }) => pause > 0);
  if (pending.length === 0) return first;
  await world.clock.sleep(Math.max(...pending.map(({ pause }) => pause)), world.signal);
  const second = await lookAt(world, inputs, {
    open: onlyAsks(open, new Set(pending.map(({ ask }) => ask))),
    doubtful: new Set(pending.filter(isDoubtful).map(({ ask }) => ask)),
  });
  const anew = new Map(second.flatMap(({ judged }) => judged).map((one) => [one.ask, one]));
  return first.map(({ open: each, judged }) => ({
    open: each,
    judged: judged.map((one) => anew.get(one.ask) ?? one),
  }));
}

function isDoubtful({ judgement }: Judged): boolean {
  return judgement.kind === 'look-again';
}

function onlyAsks(open: readonly OpenRecord[], wanted: ReadonlySet<OpenAsk>): readonly OpenRecord[] {
  return open
    .map((each) => ({ ...each, asks: each.asks.filter((ask) => wanted.has(ask)) }))
    .filter(({ asks }) => asks.length > 0);
}

/** How long to wait for a second look, in milliseconds; 0 where none is needed. */
function pauseAfter({ kind }: Judgement, eventName: string): number {
  if (kind === 'look-again') return LOOK_AGAIN_MS;
  const onPullRequest = eventName === 'pull_request' || eventName === 'pull_request_target';
  return kind === 'at-work' && onPullRequest ? LOOK_LATER_MS : 0;
}

/** Several asks may have gone to one job: it is looked at once for all of them. */
async function lookAt(
  world: SweepWorld,
  { apiKey, baseUrl, giveUpMs, previousKeys, githubToken }: SweepInputs,
  { open, doubtful }: Readonly<{ open: readonly OpenRecord[]; doubtful: ReadonlySet<OpenAsk> }>,
): Promise<readonly Looked[]> {
  const found = new Map<string, Answer<Job>>();
  const looked: Looked[] = [];
  const secrets = [...previousKeys, githubToken];
  const { host } = baseUrl;
  for (const each of open) {
    const projectId = each.record.project;
    const service = world.connect({ apiKey, baseUrl, projectId, secrets });
    const judged: Judged[] = [];
    for (const ask of each.asks) {
      const key = `${projectId} ${ask.job}`;
      const answer =
        found.get(key) ?? (await unlessAborted(world.signal, (signal) => service.get(ask.job, signal)));
      if (answer === undefined) return looked;
      found.set(key, answer);
      const again = doubtful.has(ask);
      judged.push({ ask, judgement: judge(ask, answer, { now: world.clock.date(), giveUpMs, again, host }) });
    }
    looked.push({ open: each, judged });
  }
  return looked;
}

/**
 * A 404 says that the service does not know the job, or that `base-url` leads elsewhere. So jobs count as gone only where another
 * of their project could be read in the same sweep, or once they are too old to be looked at; until then they are left as unread.
 *
 * @param now by the wall clock.
 */
export function doubtGone(
  looked: readonly Looked[],
  { now, giveUpMs }: Readonly<{ now: Date; giveUpMs: number }>,
): readonly Looked[] {
  const isRead = ({ judgement }: Judged): boolean => judgement.kind !== 'unread' && !('gone' in judgement);
  const known = new Set(
    looked.filter(({ judged }) => judged.some(isRead)).map(({ open }) => open.record.project),
  );
  return looked.map(({ open, judged }) => ({
    open,
    judged: judged.map((one) => {
      const { ask, judgement } = one;
      const isOld = now.getTime() - Date.parse(ask.askedAt) > giveUpMs;
      if (!('gone' in judgement) || isOld || known.has(open.record.project)) return one;
      return { ask, judgement: { kind: 'unread', fault: judgement.gone } };
    }),
  }));
}
