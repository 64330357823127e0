import { OUTSIDER } from '../../fakes/github/payloads.ts';
import type { CommentOptions } from '../../fakes/events.ts';
import type { RunOptions } from '../../fakes/harness.ts';
import { command, withHarness, stabilize, type Screenshot } from './screenshot.ts';

/** The reply to a command. */
const reply = (name: string, body: string, options: RunOptions & CommentOptions = {}): Screenshot => ({
  name: `reply-${name}`,
  kind: 'comment',
  make: () =>
    withHarness({}, async (harness) => {
      await command(harness, body, options);
      return stabilize(harness.ourComments().at(-1)?.body ?? '');
    }),
});

export const REPLIES: readonly Screenshot[] = [
  reply('help', '/docs help'),
  reply('unknown-command', '/docs statsu'),
  reply('no-job', '/docs status'),
  reply('stop', '/docs stop'),
  reply('denied', '/docs document it', { author: OUTSIDER, inputs: { 'on-denied': 'reply' } }),
  reply('misconfigured', '/docs document it', { inputs: { 'base-url': '', 'timeout-minutes': 'soon' } }),
  reply('notification', '/docs document it'),
  reply('notification-failed', '/docs document it [scenario: fails]'),
];
