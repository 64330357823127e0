import type { Facts } from '../domain.ts';
import type { Context, SentPiece } from '../prompt/context-block.ts';
import type { Include } from '../inputs/context.ts';
import { continuable, continuesJob } from '../thread/job-reuse.ts';
import { describeSent } from '../prompt/describe.ts';
import { composePrompt } from '../prompt/join.ts';
import { tellGaps, type Scene } from './run-context.ts';
import { instructionOf, type Words } from './instruction.ts';

/** A prompt as it is sent, and what is told of it. */
export type Composed = Readonly<{
  text: string;
  sent: readonly SentPiece[];
  removedHidden: number;
  /** The newest commit that a job with this prompt deals with. */
  covers: string | undefined;
}>;

/** What a prompt is made of besides the instruction, as it was read. */
export type Collected = Known &
  Readonly<{
    goesOn: boolean;
    rules: Awaited<ReturnType<Scene['github']['changes']['houseRules']>>;
  }>;

/**
 * Reads what a prompt needs: the house rules, and what happened.
 *
 * @param goesOn whether it is a message to a job that knows what came before: it is told only what its own event brings.
 */
export async function collect(scene: Scene, words: Words, goesOn: boolean): Promise<Collected> {
  const { rulesFile, include } = scene.inputs.context;
  const [rules, known] = await Promise.all([
    rulesFile === '' ? { text: undefined, gap: undefined } : scene.github.changes.houseRules(rulesFile),
    include === 'none' ? { facts: scene.facts, include } : factsFor(scene, words, goesOn),
  ]);
  return { ...known, rules, goesOn };
}

/** Composes the prompt: the instruction, the house rules, and what happened. */
export async function compose(
  scene: Scene,
  words: Words,
  { rules, goesOn, facts, include }: Collected,
): Promise<Composed> {
  const { subject } = scene;
  if (rules.gap !== undefined) tellGaps(scene, [rules.gap]);
  const context = facts === undefined ? NO_CONTEXT : await contextOf(scene, facts, include);
  const link = facts === undefined || facts.url === '' ? pageOf(scene) : facts.url;
  const instruction = instructionOf(words, { subject, link, sent: context.sent, goesOn });
  const { prompt, sent } = composePrompt({ instruction, rules: rules.text, context });
  return { text: prompt, sent, removedHidden: context.removedHidden, covers: facts?.headSha };
}

const NO_CONTEXT: Context = { text: '', sent: [], removedHidden: 0 };

async function contextOf({ inputs, world }: Scene, facts: Facts, include: Include): Promise<Context> {
  const { composeContext } = await import(/* webpackChunkName: "rest" */ '../prompt/context-block.ts');
  return composeContext({ facts, include, limit: inputs.context.contextLimit, nonce: world.nonce });
}

/** One line that says what leaves, or has left, for the service's host. */
export function describePrompt(
  { text, sent, removedHidden }: Composed,
  told: Readonly<{ how: 'Sent' | 'Sending' | 'Not sent' | 'Would be sent'; host: string }>,
): string {
  return describeSent({ ...told, sent, removedHidden, characters: text.length });
}

/** Whether an ask would most likely go to a job that is there: what a dry run, which may not look, goes by. */
export function likelyGoesOn({ inputs, event, thread }: Scene, fresh: boolean): boolean {
  if (inputs.jobId !== undefined) return true;
  return !fresh && continuesJob(inputs, event !== undefined) && continuable(thread?.record) !== undefined;
}

/** The page of a subject of which nothing else is known. */
function pageOf({ subject, world }: Scene): string {
  const { serverUrl, repository } = world.run;
  if (!('number' in subject)) return '';
  return `${serverUrl.origin}/${repository}/${subject.kind === 'issue' ? 'issues' : 'pull'}/${subject.number}`;
}

type Known = Readonly<{ facts: Facts | undefined; include: Include }>;

/** An automatic event knows its facts by now; a command gathers those that it needs. */
async function factsFor(scene: Scene, { own }: Words, goesOn: boolean): Promise<Known> {
  const { inputs, event, subject } = scene;
  const { include } = inputs.context;
  if (event === undefined || subject.kind === 'none') return { facts: scene.facts, include };
  if (!goesOn) return { facts: await gatherFor(scene), include };
  if (own === '') return { facts: await gatherSince(scene), include };
  // The words are the news, and for a comment on a line that line.
  if (subject.kind !== 'review-comment') return { facts: undefined, include };
  const facts = await gatherFor(scene);
  return { facts: facts && { ...facts, gaps: [], headSha: undefined }, include: ['review'] };
}

async function gatherFor(scene: Scene): Promise<Facts | undefined> {
  const { github, subject, thread } = scene;
  const lastCovered = thread?.record?.covered ?? undefined;
  const gathered = await github.changes.gather({ subject, lastCovered });
  tellGaps(scene, gathered.ok ? gathered.facts.gaps : [`${gathered.why}.`]);
  return gathered.ok ? gathered.facts : undefined;
}

/** Of a pull request that a job knows: what was pushed to it since. */
async function gatherSince(scene: Scene): Promise<Facts | undefined> {
  const facts = await gatherFor(scene);
  const covered = scene.thread?.record?.covered ?? undefined;
  if (facts?.headSha === undefined || covered === undefined || facts.about !== 'pull-request') return facts;
  if (facts.headSha === covered) return { ...facts, files: [], filesComplete: true };
  const subject = { kind: 'commits', from: covered, to: facts.headSha } as const;
  const since = await scene.github.changes.gather({ subject, lastCovered: undefined });
  if (!since.ok) return facts;
  const { commits, commitsComplete, files, filesComplete, gaps } = since.facts;
  return { ...facts, commits, commitsComplete, files, filesComplete, gaps };
}
