import { expect, it } from '@jest/globals';
import { explainGaps, renderGaps, type Gap } from '../../../src/rendering/incomplete.ts';

it('a text of a server is harmless in Markdown', () => {
  expect(renderGaps([{ what: 'Page views', cause: '<b>, see `api-key`' }])).toEqual([
    '> [!WARNING]\n> Page views are incomplete: \\<b>, see `api-key`.',
  ]);
});

const unread = (where: string, cause = 'no'): Gap => ({ what: 'Requests', where, cause });

it('gaps with the same cause are one sentence, with each name once', () => {
  const gaps = [unread('a/b'), unread('c/d'), unread('a/b'), unread('e/f', 'late')];
  expect(explainGaps(gaps)).toEqual([
    'Requests of a/b, c/d are incomplete: no.',
    'Requests of e/f are incomplete: late.',
  ]);
});

it('a gap may have no place', () => {
  const gaps = [{ what: 'Docs pull requests', cause: '2 on another server' }];
  expect(explainGaps(gaps)).toEqual([
    'Docs pull requests are incomplete: 2 on another server.',
  ]);
});

it('a long list of names is cut', () => {
  const gaps = Array.from({ length: 25 }, (_, at) => unread(`acme/r${at}`));
  const [text = ''] = explainGaps(gaps);
  expect(text).toContain('acme/r19 and 5 more');
  expect(text).not.toContain('acme/r20');
});

it('a gap may say what to do', () => {
  const gaps = [unread('a/b'), { ...unread('a/b'), remedy: 'Do it.' }, unread('c/d')];
  expect(explainGaps(gaps)).toEqual([
    'Requests of a/b, c/d are incomplete: no.',
    'Requests of a/b are incomplete: no. Do it.',
  ]);
});
