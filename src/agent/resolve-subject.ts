import type { AutomaticEvent, Facts, Subject } from '../domain.ts';
import type { Gathered } from '../ports.ts';
import type { Gate } from '../trigger/event-filter.ts';
import { checkGates } from '../trigger/content-filter.ts';
import { nameStretch, stretchOf, type Stretch } from '../thread/covered-range.ts';
import { nameSubject } from '../trigger/subject.ts';
import { tellGaps, openThread, type Scene } from './run-context.ts';

/**
 * Learns what an automatic event is about, and whether that is anything to act on: the gates hold before anything is asked.
 * The payload is judged first, so that what the docs agent has merged itself costs no request.
 */
export async function learn(unread: Scene, event: AutomaticEvent): Promise<Scene | Gate> {
  const { inputs, subject } = unread;
  const justWaits = inputs.prompt === '' && inputs.jobId !== undefined;
  if (subject.kind === 'none' || justWaits) return openThread(unread, inputs.thread);
  const told = inputs.context.about === 'event' ? event.facts : undefined;
  const held = told && gate(unread, event, told);
  if (held !== undefined) return held;
  const scene = await openThread(unread, inputs.thread ?? threadOf(subject));
  if (told !== undefined && !needsMore(scene)) return { ...scene, facts: told };

  if (subject.kind === 'since-last' && scene.thread === undefined) return CANNOT_GO_ON;
  const stretch = stretchOf(scene.thread?.record, scene.world.run.id);
  const gathered = await gather(scene, stretch);
  if (!gathered.ok && told === undefined)
    return {
      ending: { outcome: 'misconfigured', reason: 'invalid-input' },
      message: `${gathered.why}. Nothing was asked.`,
    };
  // What the payload tells is enough to ask with, and the rest is told as missing.
  const facts = gathered.ok ? gathered.facts : { ...(told ?? event.facts), gaps: [`${gathered.why}.`] };
  tellGaps(scene, facts.gaps);
  const behind = subject.kind === 'push' && inputs.thread === undefined ? facts.thread : undefined;
  const cause = told === undefined ? causeOf(scene, facts, stretch) : undefined;
  return gate(scene, event, facts) ?? openThread({ ...scene, facts, cause }, behind);
}

const CANNOT_GO_ON: Gate = {
  ending: { outcome: 'unconfirmed', reason: 'cannot-look' },
  message:
    'The thread could not be read, so nothing tells where the last job ended, and nothing is asked. The next run makes up for it.',
};

function threadOf(subject: Subject): number | undefined {
  return subject.kind === 'pull-request' || subject.kind === 'issue' ? subject.number : undefined;
}

/** Whether anything depends on more than the payload tells. */
function needsMore({ inputs, subject }: Scene): boolean {
  const { include, rules } = inputs.context;
  const hasPaths = rules.paths.length + rules.pathsIgnore.length > 0;
  // Of a push the payload tells neither the pull request behind it, its thread, nor for sure who wrote what.
  return include !== 'none' || inputs.prompt === '' || hasPaths || subject.kind === 'push';
}

async function gather({ github, subject }: Scene, { from, to }: Stretch): Promise<Gathered> {
  if (subject.kind !== 'since-last' || from === undefined || to === undefined)
    return github.changes.gather({ subject, lastCovered: from });
  // An earlier attempt of this run has fixed both ends.
  const commits = { kind: 'commits', from, to } as const;
  const gathered = await github.changes.gather({ subject: commits, lastCovered: undefined });
  return gathered.ok ? { ok: true, facts: { ...gathered.facts, subject } } : gathered;
}

function gate({ inputs }: Scene, event: AutomaticEvent, facts: Facts): Gate | undefined {
  const { about, rules } = inputs.context;
  const isNamed = about !== 'event';
  const isClosed = event.action === 'closed' && !isNamed;
  const gates = { ...rules, prereleases: isNamed, unmerged: inputs.prompt !== '' && !isClosed };
  const held = checkGates({ facts, gates, sender: event.sender?.login ?? '' });
  return held && { ending: { outcome: held.outcome, reason: held.reason }, message: `${held.sentence}.` };
}

function causeOf({ subject }: Scene, { headSha }: Facts, { from, to }: Stretch): string | undefined {
  if (subject.kind !== 'since-last') return nameSubject(subject);
  const end = to ?? headSha;
  return end === undefined ? undefined : nameStretch(from, end);
}
