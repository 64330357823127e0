import { describe, expect, test } from '@jest/globals';
import { parseViewsInputs, type ViewsInputName } from '../../src/views/inputs.ts';
import { DEFAULTS } from './defaults.ts';

const now = new Date('2026-03-10T15:30:00Z');
const read = (given: Partial<Record<ViewsInputName, string>>): ReturnType<typeof parseViewsInputs> =>
  parseViewsInputs((name) => given[name] ?? DEFAULTS[name] ?? '', now);

test('the defaults of action.yml are good', () => {
  expect(read({})).toMatchObject({
    ok: true,
    value: {
      compare: false,
      filtered: false,
      sortBy: 'total',
      top: 20,
      format: 'csv',
      file: 'page-views.csv',
      limit: 250,
      offset: 0,
      maxRequests: 90,
      summary: true,
    },
  });
});

test.each([
  ['json', '', 'page-views.json'],
  ['ndjson', '', 'page-views.ndjson'],
  ['CSV', '', 'page-views.csv'],
  ['csv', 'out/views.txt', 'out/views.txt'],
  ['json', 'out/views.JSON', 'out/views.JSON'],
])('format %s and file %j write %s', (format, file, expected) => {
  expect(read({ format, file })).toMatchObject({ value: { file: expected } });
});

describe('when something is wrong', () => {
  test.each<[Partial<Record<ViewsInputName, string>>, RegExp]>([
    [{ 'date-from': '2026-02-30' }, /`date-from`/],
    [{ compare: 'yes' }, /`compare` is "yes"\. Write true or false/],
    [{ 'sort-by': 'views' }, /`sort-by` is "views"\. Write one of total, human, ai, change/],
    [{ 'sort-by': 'change' }, /`sort-by: change` needs .*`compare: true`/],
    [{ top: '0' }, /`top` is "0"\. Write a whole number from 1 to 250/],
    [{ top: '251' }, /`top`/],
    [{ format: 'xlsx' }, /`format` is "xlsx"\. Write one of csv, json, ndjson/],
    [{ limit: '251' }, /`limit` is "251"\. Write a whole number from 1 to 250/],
    [{ limit: '' }, /`limit` is empty/],
    [{ offset: '-1' }, /`offset`/],
    [{ 'max-requests': '0' }, /`max-requests`/],
    [{ summary: 'no' }, /`summary`/],
    [{ file: '../x.csv' }, /may lead out of the workspace/],
    [{ file: 'a\\..\\..\\x.csv' }, /may lead out of the workspace/],
    [{ file: '/tmp/x.csv' }, /an absolute path/],
    [{ file: 'C:\\x.csv' }, /an absolute path/],
    [{ file: 'out/' }, /a folder/],
    [{ file: 'a\nb.csv' }, /line breaks/],
    [{ file: 'views.json' }, /`format` is csv\. Write `format: json`/],
    [{ paths: '!x' }, /`paths`/],
  ])('%j is told in one sentence', (given, sentence) => {
    expect(read(given)).toEqual({ ok: false, errors: [expect.stringMatching(sentence)] });
  });

  test('all faults are told at once', () => {
    const told = read({ days: '0', top: 'x', format: 'x', limit: 'x' });
    expect(told.ok ? [] : told.errors.map((fault) => /`(.*?)`/.exec(fault)?.[1])).toEqual([
      'days',
      'top',
      'format',
      'limit',
    ]);
  });
});
