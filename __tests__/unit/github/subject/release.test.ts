import { expect, it } from '@jest/globals';
import {
  findPreviousRelease,
  type ReleaseRef,
} from '../../../../src/github/subject/release.ts';

const release = (tag: string, more: Partial<ReleaseRef> = {}): ReleaseRef => ({
  tag,
  draft: false,
  prerelease: false,
  publishedAt: '2026-01-01T00:00:00Z',
  ...more,
});
it.each<[string, string, (string | ReleaseRef)[], string | undefined]>([
  ['the version below', 'v1.4.0', ['v1.4.0', 'v1.3.0', 'v1.2.9'], 'v1.3.0'],
  ['by number, not by letter', 'v1.10.0', ['v1.9.0', 'v1.2.0'], 'v1.9.0'],
  [
    'on its own line, for a patch of an old one',
    'v1.4.1',
    ['v2.0.0', 'v1.4.0'],
    'v1.4.0',
  ],
  ['past prereleases, for a full release', 'v2.0.0', ['v2.0.0-rc.1', 'v1.9.0'], 'v1.9.0'],
  [
    'past releases marked as such',
    'v2.0.0',
    [release('v1.9.9', { prerelease: true }), 'v1.9.0'],
    'v1.9.0',
  ],
  [
    'the prerelease before a prerelease',
    'v2.0.0-rc.2',
    ['v2.0.0-rc.1', 'v1.9.0'],
    'v2.0.0-rc.1',
  ],
  ['of the same package', 'cli@1.1.0', ['api@1.0.9', 'cli@1.0.0'], 'cli@1.0.0'],
  ['one written without the v', 'v2.0.0', ['1.9.0', 'v1.8.0'], '1.9.0'],
  ['another than itself written otherwise', 'v2.0.0', ['2.0.0', '1.9.0'], '1.9.0'],
  ['past drafts', 'v1.1.0', [release('v1.0.9', { draft: true }), 'v1.0.0'], 'v1.0.0'],
  [
    'by semver.org §11',
    'v2.0.0-rc.10',
    ['v2.0.0-rc.9', 'v2.0.0-beta', 'v2.0.0-rc.2'],
    'v2.0.0-rc.9',
  ],
  [
    'a version whatever its build metadata',
    'v2.0.0',
    ['v1.9.0+build-7', 'v1.8.0'],
    'v1.9.0+build-7',
  ],
  [
    'past numbers that are part of a name',
    'app2-1.2.0',
    ['app2-1.1.0', 'app1-1.1.9'],
    'app2-1.1.0',
  ],
  [
    'past other tags',
    'v2.0.0',
    ['v01.9.0', '1.9.0.1', 'v1.9', '1.9.x', '1.9.0-01', 'v1.0.0'],
    'v1.0.0',
  ],
  ['none for the first', 'v1.0.0', ['v1.0.0', 'v2.0.0'], undefined],
])('findPreviousRelease takes %s', (_, tag, releases, expected) => {
  const all = releases.map((one) => (typeof one === 'string' ? release(one) : one));
  expect(findPreviousRelease(tag, '', all)).toBe(expected);
});

it('findPreviousRelease goes by the date where the tag holds no version', () => {
  const releases = [
    release('spring', { publishedAt: '2026-03-01T00:00:00Z' }),
    release('winter', { publishedAt: '2026-01-01T00:00:00Z' }),
    release('autumn', { publishedAt: '2025-10-01T00:00:00Z' }),
    release('preview', { publishedAt: '2026-01-02T00:00:00Z', prerelease: true }),
    release('summer', { publishedAt: '2026-06-01T00:00:00Z' }),
  ];
  expect(findPreviousRelease('spring', '2026-03-01T00:00:00Z', releases)).toBe('winter');
  expect(findPreviousRelease('unpublished', '', releases)).toBe('summer');
});
