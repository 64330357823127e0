import { OUTSIDER } from '../../fakes/github/payloads.ts';
import type { RunOptions, Spoken } from '../../fakes/stage.ts';
import { command, onStage, stabilize, type Screenshot } from './screenshot.ts';

/** The reply to a command. */
const reply = (name: string, body: string, options: RunOptions & Spoken = {}): Screenshot => ({
  name: `reply-${name}`,
  kind: 'comment',
  make: () =>
    onStage({}, async (stage) => {
      await command(stage, body, options);
      return stabilize(stage.ours().at(-1)?.body ?? '');
    }),
});

export const REPLIES: readonly Screenshot[] = [
  reply('help', '/docs help'),
  reply('unknown-command', '/docs statsu'),
  reply('no-job', '/docs status'),
  reply('stop', '/docs stop'),
  reply('denied', '/docs document it', { author: OUTSIDER, inputs: { 'on-denied': 'reply' } }),
  reply('notification', '/docs document it'),
  reply('notification-failed', '/docs document it [life: fails]'),
];
