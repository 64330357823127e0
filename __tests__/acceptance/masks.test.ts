import { expect, it } from '@jest/globals';
import { scheduleEvent } from '../../fakes/payloads.ts';
import { withHarness } from './with-harness.ts';

const KEYS = ['mint_fake_key', 'mint_before', 'mint_long_before'];
const inputs = { 'api-key': KEYS[0] ?? '', 'previous-api-keys': ` ${KEYS[1]} \n\n${KEYS[2]}` };

it.concurrent.each([
  ['a run with invalid inputs', 'action.yml', { prompt: '' }],
  ['a dry run', 'action.yml', { prompt: 'Go.', 'dry-run': 'true' }],
  ['a run for an ordinary comment', 'action.yml', undefined],
  ['the sweep', 'sweep/action.yml', { 'give-up-hours': 'x' }],
  ['the export', 'views/action.yml', { days: 'x' }],
  ['the list of signals', 'signals/action.yml', { days: 'x' }],
])('%s masks its secrets before it logs anything else', (_, action, more) =>
  withHarness({}, async (harness) => {
    const event = more === undefined ? harness.addComment('Looks good.') : scheduleEvent();
    const run = await harness.run(event, { action, inputs: { ...inputs, ...more } });
    const masked = /^(views|signals)/.test(action) ? KEYS.slice(0, 1) : [...KEYS, harness.github.token];
    const lines = run.rawLog.split('\n');
    const first = lines.findIndex((line) => !line.startsWith('::add-mask::'));
    expect(lines.slice(0, first).toSorted()).toEqual(
      masked.map((secret) => `::add-mask::${secret}`).toSorted(),
    );
    expect(lines[first]).not.toBe('');
    expect(harness.posts()).toEqual([]);
  }),
);
