import { describe, expect, it } from '@jest/globals';
import { totalLength, fitDiff, renderPatches, type FilePatch } from '../../../src/prompt/diff.ts';
import { file } from './details.ts';

describe('preparePatches', () => {
  const prepared = (...files: ReturnType<typeof file>[]): string[] =>
    renderPatches(files).patches.map(({ text }) => text);

  it('heads each change by its file, and passes over files without one', () => {
    const files = [file('logo.bin'), file('moved.ts', ''), { ...file('a.ts', '+x'), additions: 12 }];
    expect(renderPatches(files)).toStrictEqual({
      patches: [
        { path: 'a.ts', tier: 'source', text: '--- a.ts (modified, +12 -1)\n+x\n', shortened: false },
      ],
      removed: 0,
    });
  });

  it('sorts by importance, then shorter ones first, then by path', () => {
    const files = [
      file('yarn.lock', '+'),
      file('d.test.ts', '+'),
      file('c.ts', '+long'),
      file('bb.ts', '+ii'),
      file('dd.ts', '+ii'),
      file('cc.ts', '+ii'),
      file('aa.ts', '+ii'),
      file('README.md', '+longest'),
    ];
    const sorted = ['README.md', 'aa.ts', 'bb.ts', 'cc.ts', 'dd.ts', 'c.ts', 'd.test.ts', 'yarn.lock'];
    for (const given of [files, files.toReversed(), [...files.slice(5), ...files.slice(0, 5)]])
      expect(renderPatches(given).patches.map(({ path }) => path)).toStrictEqual(sorted);
  });

  it('leaves files whose paths become the same in the order given', () => {
    expect(prepared(file('a.ts', '+1'), file('a\u200B.ts', '+2'), file('\u200Ba.ts', '+3'))).toStrictEqual([
      '--- a.ts (modified, +1 -1)\n+1\n',
      '--- a.ts (modified, +1 -1)\n+2\n',
      '--- a.ts (modified, +1 -1)\n+3\n',
    ]);
  });

  it.each([
    ['guide.md', '+a   end'],
    ['GUIDE.MD', '+a   end'],
    ['page.astro', '+a   end'],
    ['.md.ts', '+a <!--\n+b --> end'],
    ['main.ts', '+a <!--\n+b --> end'],
  ])('takes out comments over lines only where they are comments: %s', (path, text) => {
    expect(prepared(file(path, '+a <!--\n+b --> end'))).toStrictEqual([
      `--- ${path} (modified, +1 -1)\n${text}\n`,
    ]);
  });

  it('counts hidden characters of paths and changes', () => {
    const files = [file('a\u200B.ts', '+x\u200B\u200B'), file('b\u200B.ts', '+\u202Ex')];
    expect(renderPatches(files).removed).toBe(5);
  });

  it('shortens lines of more than 1,000 characters, and tells', () => {
    const lines = '+\n'.repeat(200);
    const longest = `+${'y'.repeat(999)}`;
    const prepare = (patch: string): unknown =>
      renderPatches([file('a.ts', patch)]).patches.map(({ text, shortened }) => [text, shortened]);
    expect(prepare(`${lines}${longest}`)).toStrictEqual([
      [`--- a.ts (modified, +1 -1)\n${lines}${longest}\n`, false],
    ]);
    expect(prepare(`${lines}${longest}y`)).toStrictEqual([
      [`--- a.ts (modified, +1 -1)\n${lines}+${'y'.repeat(935)} [line cut: 65 more characters]\n`, true],
    ]);
  });
});

describe('packDiff', () => {
  const patch = (mark: string, length: number, tier: FilePatch['tier'] = 'source'): FilePatch => ({
    path: mark,
    tier,
    text: mark.repeat(length),
    shortened: false,
  });
  const begun = (mark: string, kept: number, left: number): string =>
    `${mark.repeat(kept)} [cut here: ${left} more characters]\n`;

  describe('when all fits', () => {
    it('gives all, to the last character', () => {
      expect(fitDiff([patch('a', 300), patch('b', 200)], 500)).toStrictEqual({
        text: `${'a'.repeat(300)}${'b'.repeat(200)}`,
        cut: false,
      });
      expect(fitDiff([], 0)).toStrictEqual({ text: '', cut: false });
    });

    it('says cut where but one had lines shortened', () => {
      const patches = [patch('a', 3), { ...patch('b', 2), shortened: true }];
      expect(fitDiff(patches, 100)).toStrictEqual({ text: 'aaabb', cut: true });
    });
  });

  describe('when one character is missing', () => {
    it('keeps 100 characters for saying what is left out', () => {
      expect(fitDiff([patch('a', 300), patch('b', 200)], 499)).toStrictEqual({
        text: `${'a'.repeat(300)}[left out: the changes of 1 more file]`,
        cut: true,
      });
    });
  });

  describe('when a file does not fit', () => {
    it.each([
      [400, `${'a'.repeat(500)}${'c'.repeat(400)}[left out: the changes of 1 more file]`],
      [401, `${'a'.repeat(500)}${begun('b', 335, 4665)}[left out: the changes of 1 more file]`],
    ])('takes those behind it that do, to the last character: %i', (length, text) => {
      expect(fitDiff([patch('a', 500), patch('b', 5000), patch('c', length)], 1000)).toStrictEqual({
        text,
        cut: true,
      });
    });

    it('halves what is left, and gives the last one all', () => {
      expect(fitDiff([patch('a', 5000), patch('b', 5000)], 1100)).toStrictEqual({
        text: begun('a', 435, 4565) + begun('b', 466, 4534),
        cut: true,
      });
    });

    it('gives no less than 400 characters, rather none to the next', () => {
      expect(fitDiff([patch('a', 5000), patch('b', 5000)], 800)).toStrictEqual({
        text: `${begun('a', 335, 4665)}[left out: the changes of 1 more file]`,
        cut: true,
      });
    });

    it('begins it in 400 characters beside the closing, and gives nothing at all in 399', () => {
      expect(fitDiff([patch('a', 5000)], 500)).toStrictEqual({ text: begun('a', 335, 4665), cut: true });
      expect(fitDiff([patch('a', 5000)], 499)).toStrictEqual({ text: '', cut: true });
    });
  });

  describe('by importance', () => {
    it('treats what is told and what is source alike, and begins it before inner files get anything', () => {
      const patches = [patch('t', 5000, 'docs'), patch('s', 600), patch('i', 200, 'internal')];
      expect(fitDiff(patches, 1200)).toStrictEqual({
        text: `${begun('t', 435, 4565)}${'s'.repeat(600)}[left out: the changes of 1 more file]`,
        cut: true,
      });
    });

    it('begins inner files too', () => {
      expect(fitDiff([patch('s', 100), patch('i', 5000, 'internal')], 700)).toStrictEqual({
        text: `${'s'.repeat(100)}${begun('i', 435, 4565)}`,
        cut: true,
      });
    });

    it('gives made files what is left, but only whole', () => {
      const patches = [patch('s', 100), patch('m', 5000, 'generated'), patch('n', 400, 'generated')];
      expect(fitDiff(patches, 600)).toStrictEqual({
        text: `${'s'.repeat(100)}${'n'.repeat(400)}[left out: the changes of 1 more file]`,
        cut: true,
      });
      expect(fitDiff(patches.slice(0, 2), 2000)).toStrictEqual({
        text: `${'s'.repeat(100)}[left out: the changes of 1 more file]`,
        cut: true,
      });
    });
  });
});

describe('lengthOf', () => {
  it('counts the characters of all', () => {
    expect(totalLength([])).toBe(0);
    const { patches } = renderPatches([file('a.ts', '+x'), file('b.ts', '+yy')]);
    expect(totalLength(patches)).toBe(
      '--- a.ts (modified, +1 -1)\n+x\n'.length + '--- b.ts (modified, +1 -1)\n+yy\n'.length,
    );
  });
});
