import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { findPreviousRelease, type ReleaseRef } from '../../src/context/previous-release.ts';
import { compareVersions, parseVersion } from '../../src/context/semantic-version.ts';

describe('compareVersions', () => {
  /** The examples of semver.org §11, and numbers beyond what a number can hold. */
  const ORDER =
    '0.9.9 1.0.0-alpha 1.0.0-alpha.1 1.0.0-alpha.beta 1.0.0-beta 1.0.0-beta.2 1.0.0-beta.11 1.0.0-rc.1 ' +
    '1.0.0 2.0.0 2.1.0 2.1.1 2.1.10 99999999999999999999.0.0 99999999999999999999.0.1';
  const VERSIONS = ORDER.split(' ');
  const at = (index: number) =>
    parseVersion(VERSIONS[index] ?? '') ?? { prefix: '', numbers: ['0', '0', '0'], prerelease: [] };

  it('orders as semver.org §11 has it', () => {
    const index = fc.nat(VERSIONS.length - 1);
    fc.assert(
      fc.property(index, index, (a, b) => {
        expect(Math.sign(compareVersions(at(a), at(b)))).toBe(Math.sign(a - b));
      }),
    );
  });

  it('leaves build metadata out', () => {
    const [a, b] = [parseVersion('1.0.0+1'), parseVersion('v1.0.0+2')];
    expect(a && b && compareVersions(a, b)).toBe(0);
  });
});

describe('parseVersion', () => {
  it.each([
    ['1.2.3', ''],
    ['v1.2.3', ''],
    ['V1.2.3', ''],
    ['cli-v1.2.3-rc.1', 'cli-'],
    ['@acme/cli@v1.2.3', '@acme/cli@'],
    ['dev1.2.3', 'dev'],
    ['@acme/cli@1.2.3', '@acme/cli@'],
    ['release/1.2.3', 'release/'],
    ['app2-1.2.3', 'app2-'],
  ])('%s has the prefix %j', (tag, prefix) => {
    expect(parseVersion(tag)?.prefix).toBe(prefix);
  });

  it.each([
    '',
    'nightly',
    'v1',
    'v1.2',
    '2024-05-01',
    '1.2.3.4',
    'v01.2.3',
    '1.2.3-',
    '1.2.3-01',
    '1.2.3-a..b',
    '1.2.x',
  ])('%j holds no version', (tag) => {
    expect(parseVersion(tag)).toBeUndefined();
  });
});

describe('findPreviousRelease', () => {
  const release = (tag_name: string, more: Partial<ReleaseRef> = {}): ReleaseRef => ({
    tag_name,
    draft: false,
    prerelease: false,
    published_at: '2026-01-01T00:00:00Z',
    ...more,
  });
  it.each<[string, string, (string | ReleaseRef)[], string | undefined]>([
    ['the version below', 'v1.4.0', ['v1.4.0', 'v1.3.0', 'v1.2.9'], 'v1.3.0'],
    ['by number, not by letter', 'v1.10.0', ['v1.9.0', 'v1.2.0'], 'v1.9.0'],
    ['on its own line, for a patch of an old one', 'v1.4.1', ['v2.0.0', 'v1.4.0'], 'v1.4.0'],
    ['past prereleases, for a full release', 'v2.0.0', ['v2.0.0-rc.1', 'v1.9.0'], 'v1.9.0'],
    ['past releases marked as such', 'v2.0.0', [release('v1.9.9', { prerelease: true }), 'v1.9.0'], 'v1.9.0'],
    ['the prerelease before a prerelease', 'v2.0.0-rc.2', ['v2.0.0-rc.1', 'v1.9.0'], 'v2.0.0-rc.1'],
    ['of the same package', 'cli@1.1.0', ['api@1.0.9', 'cli@1.0.0'], 'cli@1.0.0'],
    ['one written without the v', 'v2.0.0', ['1.9.0', 'v1.8.0'], '1.9.0'],
    ['one written with the v', '2.0.0', ['V1.9.0', '1.8.0'], 'V1.9.0'],
    ['of the same package without the v', 'cli-v1.1.0', ['cli-1.0.0', 'v1.0.9'], 'cli-1.0.0'],
    ['another than itself written otherwise', 'v2.0.0', ['2.0.0', '1.9.0'], '1.9.0'],
    ['past drafts', 'v1.1.0', [release('v1.0.9', { draft: true }), 'v1.0.0'], 'v1.0.0'],
    ['past tags without a version', 'v1.1.0', ['nightly', 'v1.0.0'], 'v1.0.0'],
    ['none for the first', 'v1.0.0', ['v1.0.0', 'v2.0.0'], undefined],
    ['none where there is none', 'v1.0.0', [], undefined],
  ])('takes %s', (_, tag, releases, expected) => {
    const all = releases.map((one) => (typeof one === 'string' ? release(one) : one));
    expect(findPreviousRelease({ tag, publishedAt: undefined, releases: all })).toBe(expected);
  });

  it('goes by the date where the tag holds no version', () => {
    const releases = [
      release('spring', { published_at: '2026-03-01T00:00:00Z' }),
      release('winter', { published_at: '2026-01-01T00:00:00Z' }),
      release('autumn', { published_at: '2025-10-01T00:00:00Z' }),
      release('preview', { published_at: '2026-01-02T00:00:00Z', prerelease: true }),
      release('summer', { published_at: '2026-06-01T00:00:00Z' }),
    ];
    expect(findPreviousRelease({ tag: 'spring', publishedAt: '2026-03-01T00:00:00Z', releases })).toBe(
      'winter',
    );
    expect(findPreviousRelease({ tag: 'unpublished', publishedAt: undefined, releases })).toBe('summer');
  });
});
