import { readCsv } from '../../support/read-csv.ts';
import type { PageViews } from '../../../fakes/service/config.ts';
import { attacks, type Attack } from '../attack.ts';
import { answerAlways, json } from '../hostile-service.ts';
import { HOSTILE_TEXTS } from '../hostile-texts.ts';
import { exportViews } from '../scheduled.ts';

const target = 'an export of page views';

/** Texts that mean something to spreadsheets and charts. */
const HOSTILE_PATHS: Readonly<Record<string, string>> = {
  ...HOSTILE_TEXTS,
  'a formula': '=cmd|\' /C calc\'!A0","=1+1\r\n=HYPERLINK("https://evil.example")',
  'a formula behind a tab': '\t=1+1',
  'the end of a label': '"] \n  bar [999]\n%%{init: {"theme":"dark"}}%%\nclick x "javascript:alert(1)"',
  'an entity of Mermaid': '#quot;] --> #35; `x` ; end',
  'a path of a prototype': '__proto__',
};

const row = (path: string, human: number, ai: number): PageViews => ({ path, human, ai, total: human + ai });
const window = { 'date-from': '2026-08-01', 'date-to': '2026-09-01', compare: 'true' };

/** A path in all places: most views, rising, falling, new, gone, mostly AI. */
function rowsOf(text: string, isNow: boolean): readonly PageViews[] {
  const rows = [
    row(text, isNow ? 90 : 10, 1),
    row(`/down${text}`, isNow ? 5 : 80, 1),
    row(`/ai${text}`, 1, 70),
  ];
  return [...rows, isNow ? row(`/new${text}`, 60, 1) : row(`/gone${text}`, 60, 1), row('/plain', 3, 3)];
}

/** The cells of each row, without the header. */
const readBack = (files: Readonly<Record<string, string>>): readonly (readonly string[])[] =>
  readCsv(files['page-views.csv'] ?? '').slice(1);

const inPaths = attacks(target, 'a path: ', HOSTILE_PATHS, (text) => ({
  harness: {
    service: { traffic: { rows: ({ from }) => rowsOf(text, new Date(from).getUTCMonth() === 7) } },
  },
  play: async (context) => {
    const { check } = context;
    const { result, files } = await exportViews(context, { inputs: window });
    check('the export is complete', result.exitCode === 0 && result.outputs['complete'] === 'true');
    check('there are the file and its metadata', Object.keys(files).length === 2);
    const rows = readBack(files);
    const paths = rows.map(([path = '']) => path.replace(/^'/, '').toWellFormed());
    const expected = rowsOf(text, true).map(({ path }) => path.toWellFormed());
    check('every path can be read back', paths.toSorted().join('\0') === expected.toSorted().join('\0'));
    const formula = /^(?:[=+@\t\r]|-(?!\d+$))/;
    check('a spreadsheet calculates nothing', !rows.flat().some((cell) => formula.test(cell)));
  },
}));

/** An error at once, and one after good rows, in log, annotations and summary. */
const inErrors = attacks(target, 'an error: ', HOSTILE_TEXTS, (text) => {
  const refusal = (status: number) => json(status, { error: text, details: [{ message: text }] });
  const page = { totals: { human: 9, ai: 0, total: 9 }, views: [row('/plain', 9, 0)], hasMore: true };
  return {
    harness: {
      service: {
        intercept: ({ query }) => {
          if (query['limit'] === '1') return query['offset'] === '0' ? json(200, page) : refusal(500);
          return refusal(400);
        },
      },
    },
    play: async (context) => {
      const { check } = context;
      const none = await exportViews(context, { inputs: window });
      check('no rows fail the export', none.result.exitCode === 1 && Object.keys(none.files).length === 0);
      const some = await exportViews(context, { inputs: { ...window, limit: '1' } });
      check('a part is incomplete', some.result.outputs['complete'] === 'false');
      check(
        'and kept',
        readBack(some.files)
          .map(([path]) => path)
          .join() === '/plain',
      );
    },
  };
});

/** Responses that are out of all bounds. */
const flood = (name: string, body: unknown): Attack => ({
  target,
  name,
  harness: { service: answerAlways(json(200, body)) },
  play: async (context) => {
    const { result } = await exportViews(context, { inputs: { top: '250', 'max-requests': '10' } });
    context.check('the run ends by itself', result.signal === null && result.durationMs < 15_000);
  },
});

const report = (paths: readonly string[]) => ({
  totals: {},
  views: paths.map((path, index) => row(path, paths.length - index, 0)),
  hasMore: false,
});
const many = (write: (index: number) => string): readonly string[] =>
  Array.from({ length: 250 }, (_, index) => write(index));

export const ON_VIEWS: readonly Attack[] = [
  ...inPaths,
  ...inErrors,
  flood('an answer of 11 MiB', report(['a'.repeat(11 << 20)])),
  flood('250 paths of 30,000 characters', report(many((index) => `/${index}${'x'.repeat(30_000)}`))),
  flood('250 paths of 800 characters', report(many((index) => `/${index}${'x'.repeat(796)}`))),
  flood('250 paths of 500 control characters', report(many((index) => `/${index}${'\u0001'.repeat(500)}`))),
  flood('250 paths of 200 back-ticks', report(many((index) => `${'`'.repeat(200)}${index}`))),
  flood('250 paths of 200 letters of three bytes', report(many((index) => `${index}${'日'.repeat(200)}`))),
  flood('the same rows for ever', { ...report(['/a']), hasMore: true }),
  flood('counts beyond all numbers', `{"totals":{"human":1e999},"views":[],"hasMore":false}`),
  flood(
    'a report 1,000,000 deep',
    `{"totals":{},"views":${'['.repeat(1e6)}${']'.repeat(1e6)},"hasMore":false}`,
  ),
];
