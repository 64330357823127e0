import { describe, expect, it } from '@jest/globals';
import { hasNextPage, lastPage } from '../../src/github/comments.ts';

const at = (page: number | string, rel: string): string =>
  `<https://api.github.com/repositories/1/issues/2/comments?per_page=100&page=${page}>; rel="${rel}"`;

describe('the links of a list', () => {
  it.each<[string | undefined, boolean | undefined, number | undefined]>([
    [`${at(2, 'next')}, ${at(12, 'last')}`, true, 12],
    [`${at(1, 'prev')}, ${at(3, 'next')}, ${at(12, 'last')}, ${at(1, 'first')}`, true, 12],
    [`${at(11, 'prev')}, ${at(1, 'first')}`, false, undefined],
    ['<https://api.github.com/x?page=7&per_page=100>; rel="last"', false, 7],
    [at('', 'last'), false, undefined],
    [at('1e3', 'last'), false, undefined],
    [at('9'.repeat(10), 'last'), false, undefined],
    ['', false, undefined],
    [undefined, undefined, undefined],
  ])('%s', (link, next, last) => {
    expect([hasNextPage(link), lastPage(link)]).toEqual([next, last]);
  });
});
