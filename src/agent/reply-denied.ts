import type { Answer, CommentEvent } from '../domain.ts';
import type { ThreadComment } from '../ports.ts';
import type { GateInputs } from '../inputs/authorization.ts';
import { readBoolean } from '../inputs/parse.ts';
import { deniedText } from '../report/replies.ts';
import type { Asker } from './lowest-permission.ts';
import { reply } from './reply.ts';
import type { GitHub, World } from './dependencies.ts';

/** Tells somebody who may not command, as `on-denied` says. */
export async function deny(
  world: World,
  told: Readonly<{
    github: GitHub;
    event: CommentEvent;
    comments: Answer<readonly ThreadComment[]>;
    gates: GateInputs;
    denied: Asker;
  }>,
): Promise<void> {
  const { github, event, gates } = told;
  // A dry run writes nothing; one that cannot be told from one does not either.
  const dryRun = readBoolean('dry-run', world.raw('dry-run'));
  if (!dryRun.ok || dryRun.value) return;
  if (gates.onDenied === 'reply') await reply(world, { ...told, text: deniedText(told.denied) });
  if (gates.onDenied === 'reaction' && event.comment.kind !== 'review')
    await github.conversation.react(event.comment, 'confused');
}
