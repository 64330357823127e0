import { OUTSIDER } from '../../fakes/github/payloads.ts';
import type { RunOptions, Spoken } from '../../fakes/stage.ts';
import { command, onStage, steady, type Scene } from './screenshot.ts';

/** What one command is answered. */
const reply = (name: string, said: string, options: RunOptions & Spoken = {}): Scene => ({
  name: `reply-${name}`,
  kind: 'comment',
  make: () =>
    onStage({}, async (stage) => {
      await command(stage, said, options);
      return steady(stage.ours().at(-1)?.body ?? '');
    }),
});

export const REPLIES: readonly Scene[] = [
  reply('help', '/docs help'),
  reply('hint', '/docs statsu'),
  reply('nothing-to-look-at', '/docs status'),
  reply('stop', '/docs stop'),
  reply('denied', '/docs document it', { author: OUTSIDER, inputs: { 'on-denied': 'reply' } }),
  reply('notification', '/docs document it'),
  reply('notification-failed', '/docs document it [life: fails]'),
];
