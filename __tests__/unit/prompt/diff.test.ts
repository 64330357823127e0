import { describe, expect, it } from '@jest/globals';
import { fitDiff, renderPatches, type FilePatch } from '../../../src/prompt/diff.ts';
import { createSanitizer } from '../../../src/sanitize.ts';
import { file } from './details.ts';

describe('renderPatches', () => {
  const textsOf = (...files: ReturnType<typeof file>[]): string[] =>
    renderPatches(files, createSanitizer()).map(({ text }) => text);

  it('puts a heading before each patch, and leaves out files without one', () => {
    const files = [file('logo.bin'), file('moved.ts', ''), { ...file('a.ts', '+x'), additions: 12 }];
    expect(renderPatches(files, createSanitizer())).toStrictEqual([
      { tier: 'source', text: '--- a.ts (modified, +12 -1)\n+x\n', shortened: false },
    ]);
  });

  it('sorts by importance, then shorter ones first, then by path', () => {
    const files = [
      file('yarn.lock', '+'),
      file('d.test.ts', '+'),
      file('c.ts', '+long'),
      file('bb.ts', '+ii'),
      file('cc.ts', '+ii'),
      file('aa.ts', '+ii'),
      file('README.md', '+longest'),
    ];
    const sorted = ['README.md', 'aa.ts', 'bb.ts', 'cc.ts', 'c.ts', 'd.test.ts', 'yarn.lock'];
    for (const given of [files, files.toReversed()])
      expect(textsOf(...given).map((text) => text.split(' ')[1])).toStrictEqual(sorted);
  });

  it.each([
    ['GUIDE.MD', '+a   end'],
    ['page.astro', '+a   end'],
    ['.md.ts', '+a <!--\n+b --> end'],
  ])('removes comments over lines only where they are comments: %s', (path, text) => {
    expect(textsOf(file(path, '+a <!--\n+b --> end'))).toStrictEqual([
      `--- ${path} (modified, +1 -1)\n${text}\n`,
    ]);
  });

  it('shortens lines of more than 1,000 characters', () => {
    const longest = `+\n+${'y'.repeat(999)}`;
    const shortened = (patch: string) => renderPatches([file('a.ts', patch)], createSanitizer())[0];
    expect(shortened(longest)).toMatchObject({ shortened: false });
    expect(shortened(`${longest}y`)).toEqual({
      tier: 'generated',
      text: `--- a.ts (modified, +1 -1)\n+\n+${'y'.repeat(935)} [line cut: 65 more characters]\n`,
      shortened: true,
    });
  });
});

describe('fitDiff', () => {
  const patch = (mark: string, length: number, tier: FilePatch['tier'] = 'source'): FilePatch => ({
    tier,
    text: mark.repeat(length),
    shortened: false,
  });
  const begun = (mark: string, kept: number, left: number): string =>
    `${mark.repeat(kept)} [cut here: ${left} more characters]\n`;
  const LEFT_OUT = '[left out: the changes of 1 more file]';
  const [a, b] = [patch('a', 300), patch('b', 200)];
  const [docs, source, tests] = [patch('d', 5000, 'docs'), patch('s', 600), patch('t', 5000, 'internal')];
  const [made, small] = [patch('m', 5000, 'generated'), patch('n', 400, 'generated')];

  it.each<[string, FilePatch[], number, string, boolean]>([
    ['all, to the last character', [a, b], 500, a.text + b.text, false],
    ['nothing of nothing', [], 0, '', false],
    ['all, of which one is shortened', [a, { ...b, shortened: true }], 500, a.text + b.text, true],
    ['whole files, with 100 characters for the footer', [a, b], 499, a.text + LEFT_OUT, true],
    ['the beginning of the only file', [docs], 1000, begun('d', 835, 4165), true],
    ['at least 400 characters of a file', [docs], 500, begun('d', 335, 4665), true],
    ['nothing, if it would be less', [docs], 499, '', true],
    [
      'up to half of the space for those behind',
      [docs, docs],
      1100,
      begun('d', 435, 4565) + begun('d', 466, 4534),
      true,
    ],
    ['what those behind need', [docs, b], 1100, begun('d', 735, 4265) + b.text, true],
    [
      'source files after docs',
      [docs, source, tests],
      1300,
      begun('d', 535, 4465) + source.text + LEFT_OUT,
      true,
    ],
    ['the beginning of tests', [a, tests], 900, a.text + begun('t', 435, 4565), true],
    ['generated files only whole', [a, small, made], 900, a.text + small.text + LEFT_OUT, true],
  ])('takes %s', (_, patches, budget, text, cut) => {
    expect(fitDiff(patches, budget)).toStrictEqual({ text, cut });
    expect(text.length).toBeLessThanOrEqual(budget);
  });
});
