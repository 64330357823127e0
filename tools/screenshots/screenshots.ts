import type { CommentOptions } from '../../fakes/events.ts';
import { exportViews } from '../../fakes/export-views.ts';
import { OUTSIDER } from '../../fakes/github/payloads.ts';
import type { RunOptions } from '../../fakes/harness.ts';
import { scheduleEvent } from '../../fakes/payloads.ts';
import { OUTCOME_SCREENSHOTS } from './outcomes.ts';
import { command, screenshot, stabilize, type Screenshot } from './screenshot.ts';

/** The reply to a command. */
const reply = (name: string, body: string, options: RunOptions & CommentOptions = {}): Screenshot =>
  screenshot('comment', `reply-${name}`, {}, async (harness) => {
    await command(harness, body, options);
    return harness.ourComments().at(-1)?.body ?? '';
  });

const DETACHED = { inputs: { wait: 'false' } } as const;
const sweep = screenshot('summary', 'sweep-summary', { service: { workMs: 10 } }, async (harness) => {
  await command(harness, '/docs document the retry option', DETACHED);
  await command(harness, '/docs describe it [scenario: never-ends]', { ...DETACHED, on: 'issue' });
  await harness.clock.sleep(1000);
  const options = { action: 'sweep/action.yml', inputs: { 'project-id': '' } };
  return (await harness.run(scheduleEvent(), options)).summary;
});

const DATES = { 'date-from': '2026-01-05', 'date-to': '2026-02-02' };
/** Of an export of page views. */
export const viewsSummary = (name: string, inputs: Readonly<Record<string, string>>): Screenshot => ({
  name: `views-${name}`,
  kind: 'summary',
  make: async () => stabilize((await exportViews({ inputs: { ...DATES, ...inputs } })).run.summary),
});

/** Everything that people read. */
export const SCREENSHOTS: readonly Screenshot[] = [
  ...OUTCOME_SCREENSHOTS,
  reply('help', '/docs help'),
  reply('unknown-command', '/docs statsu'),
  reply('no-job', '/docs status'),
  reply('stop', '/docs stop'),
  reply('denied', '/docs document it', { author: OUTSIDER, inputs: { 'on-denied': 'reply' } }),
  reply('misconfigured', '/docs document it', { inputs: { 'base-url': '', 'timeout-minutes': 'soon' } }),
  reply('notification', '/docs document it'),
  reply('notification-failed', '/docs document it [scenario: fails]'),
  sweep,
  viewsSummary('summary', { compare: 'true', top: '10' }),
  viewsSummary('change', { compare: 'true', 'sort-by': 'change', top: '10' }),
  viewsSummary('misconfigured', { top: 'many', 'sort-by': 'love' }),
];
