import { describe, expect, it } from '@jest/globals';
import type { ReleaseObject } from '../../../../src/domain/release.ts';
import { findPreviousRelease } from '../../../../src/github/subject/release.ts';
import { parseTagVersion } from '../../../../src/github/subject/tag-version.ts';
import { ofRelease } from '../../prompt/details.ts';

const release = (tag: string, more: Partial<ReleaseObject> = {}): ReleaseObject =>
  ofRelease({ tag, publishedAt: '2026-01-01T00:00:00Z', ...more }).release;
const on = (tag: string, date: string): ReleaseObject =>
  release(tag, { publishedAt: `${date}T00:00:00Z` });

/** Tags of other releases, which are published on one day, or releases. */
type Others = readonly (string | ReleaseObject)[];

function previousOf(tag: string, others: Others, date = ''): string | undefined {
  const publishedAt = date === '' ? '' : `${date}T00:00:00Z`;
  const all = others.map((one) => (typeof one === 'string' ? release(one) : one));
  return findPreviousRelease(tag, publishedAt, all);
}

const BIG = '10000000000000000000';

describe('the release before this one, by the name of its tag', () => {
  it.each<[string, Others, string | undefined]>([
    // Versions with three numbers.
    ['v1.4.0', ['v1.4.0', 'v1.3.0', 'v1.2.9'], 'v1.3.0'],
    ['v1.10.0', ['v1.9.0', 'v1.2.0'], 'v1.9.0'],
    ['1.10.0', ['1.9.0', '1.1.0'], '1.9.0'],
    ['v1.4.1', ['v2.0.0', 'v1.4.0'], 'v1.4.0'],
    ['v2.0.0', ['1.9.0', 'v1.8.0'], '1.9.0'],
    ['v2.0.0', ['2.0.0', '1.9.0'], '1.9.0'],
    ['V2.0.0', ['v1.9.0'], 'v1.9.0'],
    ['v1.0.0', ['v1.0.0', 'v2.0.0'], undefined],
    ['v1.1.0', [release('v1.0.9', { draft: true }), 'v1.0.0'], 'v1.0.0'],
    ['v2.0.0', ['v1.9.0+build-7', 'v1.8.0'], 'v1.9.0+build-7'],
    // Lines of products.
    [
      'web-2026.09.01',
      ['api-2026.09.01', 'web-2026.08.01', 'api-2026.08.15'],
      'web-2026.08.01',
    ],
    ['api-2026.09.01', ['web-2026.09.01', 'web-2026.08.01'], undefined],
    ['cli-v1.2.3', ['cli-v1.2.2', 'v1.2.2', 'web-v1.2.2'], 'cli-v1.2.2'],
    ['cli-v1.2.3', ['cli-1.2.2', 'cli-v1.2.1'], 'cli-1.2.2'],
    ['cli/v1.2.3', ['cli/v1.2.2', 'cli-v1.2.1'], 'cli/v1.2.2'],
    ['@scope/pkg@1.2.3', ['@scope/other@1.2.2', '@scope/pkg@1.2.0'], '@scope/pkg@1.2.0'],
    ['cli@1.1.0', ['api@1.0.9', 'cli@1.0.0'], 'cli@1.0.0'],
    ['32.0.0-jre', ['32.0.0-android', '31.1.0-android', '31.1.0-jre'], '31.1.0-jre'],
    ['32.0.0-android', ['32.0.0-jre', '31.1.0-jre'], undefined],
    ['6.5.0.Final', ['6.5.0.CR1', '6.4.9.Final'], '6.4.9.Final'],
    ['dev1.1.0', ['de1.0.0', 'dev1.0.0'], 'dev1.0.0'],
    // Numbers that belong to a name.
    ['app2-1.2.0', ['app2-1.1.0', 'app1-1.1.9'], 'app2-1.1.0'],
    ['app2-1.0.0', ['app1-9.9.9', 'app2-0.9.0'], 'app2-0.9.0'],
    ['sha2-v0.10.9', ['sha1-v0.10.8', 'sha2-v0.10.8'], 'sha2-v0.10.8'],
    ['k8s-1.30.1', ['k8s-1.30.0', 'k9s-1.30.0'], 'k8s-1.30.0'],
    // Other separators, and other words before them.
    ['release_1_2_3', ['release_1_2_2', 'release_1_1_9'], 'release_1_2_2'],
    ['release-1-2-3', ['release-1-2-2', 'rel-1-2-2'], 'release-1-2-2'],
    ['go1.22.3', ['go1.22.2', 'go1.9.9'], 'go1.22.2'],
    ['b4321', ['b4320', 'b999'], 'b4320'],
    ['r2026.9', ['r2026.10', 'r2026.8'], 'r2026.8'],
    // Prereleases.
    ['v2.0.0', ['v2.0.0-rc.1', 'v1.9.0'], 'v1.9.0'],
    ['v2.0.0', [release('v1.9.9', { prerelease: true }), 'v1.9.0'], 'v1.9.0'],
    ['1.2.3-rc.1', ['1.2.2', '1.2.3-beta.9', '1.2.3'], '1.2.3-beta.9'],
    ['1.2.3-rc.1', ['1.2.2', '1.2.1-rc.1'], '1.2.2'],
    ['v2.0.0-rc.10', ['v2.0.0-rc.9', 'v2.0.0-beta', 'v2.0.0-rc.2'], 'v2.0.0-rc.9'],
    ['v1.2.3-beta2', ['v1.2.3-beta1', 'v1.2.3-alpha9', 'v1.2.2'], 'v1.2.3-beta1'],
    ['v1.2.3', ['v1.2.3-beta2', 'v1.2.3beta3', 'v1.2.2'], 'v1.2.2'],
    ['1.0.0-alpha.1', ['1.0.0-alpha', '0.9.0'], '1.0.0-alpha'],
    ['1.0.0', ['1.0.0-alpha.beta.1', '1.0.0rc1', '1.0.0a1', '0.9.0'], '0.9.0'],
    ['1.0.0b1', ['1.0.0a2', '1.0.0rc1'], '1.0.0a2'],
    ['3.0.0-M3', ['3.0.0-M2', '2.9.0', '3.0.0-RC1'], '3.0.0-M2'],
    ['2.0.0', ['2.0.0-SNAPSHOT', '1.9.0.dev3', '1.8.0'], '1.8.0'],
    [
      'v9.0.0-preview.5.24306.7',
      ['v9.0.0-preview.4.24266.19', 'v9.0.0-preview.5.24306.8', 'v8.0.6'],
      'v9.0.0-preview.4.24266.19',
    ],
    ['v15.0.0', ['v15.0.0-canary.99', 'v14.9.0-nightly.20260901', 'v14.8.0'], 'v14.8.0'],
    ['1.2.3-pre', ['1.2.3-beta', '1.2.2'], '1.2.3-beta'],
    ['m3', ['m2', 'm1', 'v1.0.0'], 'm2'],
    ['beta-3', ['beta-2', 'alpha-9'], 'beta-2'],
    ['nightly-2026-09-02', ['nightly-2026-09-01', '2026-09-01'], 'nightly-2026-09-01'],
    // Other counts of numbers.
    ['1.2.3.4', ['1.2.3.3', '1.2.3'], '1.2.3.3'],
    ['1.2.3.1', ['1.2.3', '1.2.2.9'], '1.2.3'],
    ['1.2.3-1', ['1.2.3', '1.2.2-4'], '1.2.3'],
    ['v2.0.1', ['v2.0', 'v1.9.9'], 'v2.0'],
    ['v2.0.1', ['v2.0', 'v2.0.0', 'v1.9.9'], 'v2.0.0'],
    ['v1.10', ['v1.9', 'v1.9.5'], 'v1.9'],
    ['v1.10', ['v1.9.5', 'v1.8.9'], 'v1.9.5'],
    ['v2', ['v1', 'v1.9.0'], 'v1'],
    ['v2', ['v1.9.0', 'v1.8.0'], 'v1.9.0'],
    ['v2.1.0', ['v2', 'v1', 'v2.0.0'], 'v2.0.0'],
    ['v2.1.0', ['v2', 'v1'], undefined],
    ['build-120', ['build-119', 'build-99'], 'build-119'],
    ['24.04', ['23.10', '22.04'], '23.10'],
    ['24.04.1', ['24.04', '23.10.3'], '24.04'],
    // Dates, and numbers of any length.
    ['2026-09-01', ['2026-08-31', '2026-08-30'], '2026-08-31'],
    ['2026-09-01.2', ['2026-09-01', '2026-08-15.3'], '2026-09-01'],
    ['2026.9.1', ['2026.10.1', '2026.08.31', '2025.12.31'], '2026.08.31'],
    ['20260901', ['20260831', '20251231'], '20260831'],
    [
      'RELEASE.2026-09-01T10-00-00Z',
      ['RELEASE.2026-08-15T22-10-05Z'],
      'RELEASE.2026-08-15T22-10-05Z',
    ],
    [
      '2026.09.01-1a2b3c4',
      ['2026.08.01-9f8e7d6', '2026.08.15-abc1234'],
      '2026.08.15-abc1234',
    ],
    [`1.0.${BIG}2`, [`1.0.${BIG}1`, `1.0.${BIG}3`, '1.0.9'], `1.0.${BIG}1`],
    [`v${BIG}1`, [`v${BIG}0`, 'v9'], `v${BIG}0`],
    ['v2.0.0', ['v01.9.0', '1.9.0.1', 'v1.9', '1.9.x', 'v1.0.0'], 'v01.9.0'],
  ])('of %s among %j is %s', (tag, others, expected) => {
    expect(previousOf(tag, others)).toBe(expected);
    expect(previousOf(tag, others.toReversed())).toBe(expected);
  });
});

describe('the release before this one, by its date', () => {
  it.each<[string, string, Others, string | undefined]>([
    [
      'spring',
      '2026-03-01',
      [
        on('winter', '2026-01-01'),
        on('autumn', '2025-10-01'),
        on('summer', '2026-06-01'),
        release('thaw', { publishedAt: '2026-02-01T00:00:00Z', prerelease: true }),
        on('nightly', '2026-02-02'),
      ],
      'winter',
    ],
    [
      'unpublished',
      '',
      [on('winter', '2026-01-01'), on('summer', '2026-06-01')],
      'summer',
    ],
    [
      'nightly',
      '2026-03-01',
      [on('v1.0.0', '2026-01-01'), on('v1.1.0', '2026-02-01')],
      'v1.1.0',
    ],
    ['1a2b3c4d', '2026-03-01', [on('9f8e7d6c', '2026-02-01')], '9f8e7d6c'],
    // The first number is a month, or a day.
    [
      '9.1.2026',
      '2026-09-01',
      [on('8.30.2026', '2026-08-30'), on('12.31.2025', '2025-12-31')],
      '8.30.2026',
    ],
    [
      '01-02-2026',
      '2026-02-01',
      [on('31-01-2026', '2026-01-31'), on('05-01-2026', '2026-01-05')],
      '31-01-2026',
    ],
    ['web-9.1.2026', '2026-09-01', [on('api-8.30.2026', '2026-08-30')], undefined],
    // The versions have begun again.
    [
      'v1.1.0',
      '2026-09-01',
      [on('v1.0.0', '2020-05-01'), on('v2025.3.0', '2026-08-01')],
      'v2025.3.0',
    ],
    // Patches of old lines, soon and late.
    [
      'v1.4.1',
      '2026-09-01',
      [on('v1.4.0', '2026-05-01'), on('v3.0.0', '2026-08-01')],
      'v1.4.0',
    ],
    [
      'v1.5.0',
      '2026-09-01',
      [on('v1.4.0', '2025-09-01'), on('v3.0.0', '2026-08-01')],
      'v1.4.0',
    ],
    [
      'v1.4.1',
      '2026-09-01',
      [on('v1.4.0', '2023-01-01'), on('v3.0.0', '2026-08-01')],
      'v1.4.0',
    ],
    // A release that is old itself.
    [
      'v1.1.0',
      '2020-06-01',
      [on('v1.0.0', '2020-05-01'), on('v9.0.0', '2026-08-01')],
      'v1.0.0',
    ],
    // Only the latest of its own line counts.
    [
      'web-2.0',
      '2026-09-01',
      [on('web-1.0', '2023-05-01'), on('api-9.0', '2026-08-01')],
      'web-1.0',
    ],
  ])('of %s on %s among %j is %s', (tag, date, others, expected) => {
    expect(previousOf(tag, others, date)).toBe(expected);
    expect(previousOf(tag, others.toReversed(), date)).toBe(expected);
  });
});

it.each([
  ['v1.2.3', '…'],
  ['1.2.3-rc.1', '…'],
  ['web-2026.09.01', 'web-…'],
  ['cli-v1.2.3', 'cli-…'],
  ['@scope/pkg@1.2.3', '@scope/pkg@…'],
  ['32.0.0-jre', '…-jre'],
  ['spring', '…'],
])('the line of %s is %s', (tag, line) => {
  expect(parseTagVersion(tag).line).toBe(line);
});

it('a tag of 250 characters is read in a moment', () => {
  for (const part of ['1', 'a', '1a', 'a1', 'v1.', '-1', 'rc1', '1-', 'f0']) {
    const tag = part.repeat(250).slice(0, 250);
    expect(parseTagVersion(`${tag}!1`).numbers).toEqual([1n]);
  }
});
