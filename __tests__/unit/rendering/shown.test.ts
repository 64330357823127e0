import { describe, expect, it } from '@jest/globals';
import type { Ended } from '../../../src/domain/ended.ts';
import { shownEnd } from '../../../src/rendering/conclusion.ts';
import { endText, renderBody, renderTitle } from '../../../src/rendering/shown.ts';
import { exampleJob } from '../../support/examples.ts';

const GITHUB = new URL('https://github.com');
const LINKS = { serverUrl: GITHUB, dashboardUrl: undefined };
const OPENED: Ended = {
  conclusion: { outcome: 'pr-opened', reason: '' },
  facts: { job: exampleJob(), jobAction: 'created' },
};
const LOST: Ended = {
  conclusion: { outcome: 'connection-lost', reason: 'no-response' },
  message: 'It is lost.',
  note: 'A note.',
  detail: 'HOST did not respond.',
  steps: ['Check the dashboard.', 'Or `wait`.'],
};

const FAILED: Ended = { conclusion: { outcome: 'failed', reason: '' } };
const skipped = (reason: 'not-final' | 'dry-run', message: string): Ended => {
  return { conclusion: { outcome: 'skipped', reason }, message };
};

it.each<readonly [string, Ended, RegExp]>([
  [
    'names the pull request',
    OPENED,
    /^Docs PR opened: https:\/\/github\.com\/acme\/docs\/pull\/7$/,
  ],
  [
    'has everything',
    LOST,
    /^Lost .*\. It is lost\. A note\. HOST did not respond\. Check the dashboard\. Or `wait`\.$/,
  ],
  ['has the usual message', FAILED, /failed\. Check the dashboard/],
  ['needs no title if it is skipped', skipped('not-final', 'A draft.'), /^A draft\.$/],
  [
    'says that it is a dry run',
    skipped('dry-run', 'It would.'),
    /^Dry run\. It would\.$/,
  ],
])('the end as text %s', (_, ended, text) => expect(endText(ended)).toMatch(text));

it('the title links the pull request of the job, or the one that is to be updated', () => {
  const link = ': [acme/docs#\u200b7](https://github.com/acme/docs/pull/7)';
  expect(renderTitle(shownEnd(OPENED), GITHUB)).toBe(`✅ Docs PR opened${link}`);
  expect(renderTitle({}, GITHUB, exampleJob().prLink)).toMatch(/^📤 .*: \[acme/);
  expect(renderTitle({}, GITHUB)).not.toContain(':');
});

describe('the body', () => {
  it('is one bold line and a list if there are several steps, with details folded', () => {
    expect(renderBody(shownEnd(LOST), LINKS).split('\n\n')).toEqual([
      '**It is lost.**',
      'A note.',
      '- Check the dashboard.\n- Or `wait`.',
      '<details><summary>Technical details</summary>',
      'HOST did not respond.',
      '</details>',
    ]);
  });

  it('has a single step as a paragraph, and nothing that is empty', () => {
    const single = { ...LOST, note: '', detail: '', steps: ['Wait.'] };
    expect(renderBody(shownEnd(single), LINKS)).toBe('It is lost.\n\nWait.');
    expect(renderBody(shownEnd(OPENED), LINKS)).toBe('');
  });

  it('links the dashboard if its address is known', () => {
    expect(
      renderBody(shownEnd(LOST), { ...LINKS, dashboardUrl: 'https://docs.example/a(b)' }),
    ).toContain('- Check [the dashboard](https://docs.example/a%28b%29).\n');
  });

  it('cuts long texts', () => {
    const long = shownEnd({ ...OPENED, message: 'x'.repeat(3000) });
    expect(renderBody(long, LINKS)).toHaveLength(2000);
  });
});
