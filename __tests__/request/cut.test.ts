import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { cutLines, shortenLines } from '../../src/request/cut.ts';

describe('cutLines', () => {
  it('leaves alone what fits', () => {
    expect(cutLines('a\nb', 3)).toStrictEqual({ text: 'a\nb', cut: false });
  });

  it('keeps whole lines and counts the others', () => {
    const text = Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n');
    const { text: kept } = cutLines(text, 100);
    expect(kept).toBe('line 0\nline 1\nline 2\nline 3\nline 4\n[cut here: 95 more lines]');
  });

  it('cuts inside a first line that is too long, beside its surrogate pairs', () => {
    expect(cutLines('🎉'.repeat(100), 75).text).toBe(`${'🎉'.repeat(5)} [cut here: 190 more characters]`);
  });

  it('gives nothing when there is no room even for saying so', () => {
    expect(cutLines('x'.repeat(200), 20)).toStrictEqual({ text: '', cut: true });
  });

  it('holds the room always, and keeps only what was there', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), fc.nat(400), (text, room) => {
        const result = cutLines(text, room);
        expect(result.text.length).toBeLessThanOrEqual(room);
        const mark = result.text.lastIndexOf('[cut here: ');
        if (result.cut && result.text !== '')
          expect(text.startsWith(result.text.slice(0, mark).trimEnd())).toBe(true);
      }),
    );
  });
});

describe('shortenLines', () => {
  it('cuts only the lines that are too long', () => {
    const { text, cut } = shortenLines(`short\n${'x'.repeat(100_000)}\nshort`, 200);
    expect(cut).toBe(true);
    expect(text).toBe(`short\n${'x'.repeat(136)} [line cut: 99864 more characters]\nshort`);
  });

  it('leaves alone a long text of short lines', () => {
    const text = 'a line\n'.repeat(1000);
    expect(shortenLines(text, 200)).toStrictEqual({ text, cut: false });
  });
});
