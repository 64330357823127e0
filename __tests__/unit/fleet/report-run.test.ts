import { expect, it } from '@jest/globals';
import { reportFleet } from '../../../src/fleet/report-run.ts';
import { RUN } from '../../support/ledgers.ts';
import { newReport, runWith } from '../../support/runs.ts';

const OWN = RUN.repository;
const OTHER = 'acme/cli';

/** Reports a row about thread 7 of the first repository. Returns it in the log and in the job summary. */
async function rowOf(names: readonly string[]) {
  const { log, summary } = await reportRows(names, 1);
  return { logged: log[0], shown: summary.split('\n\n')[1] };
}

/** Reports the same row several times. */
async function reportRows(names: readonly string[], count: number) {
  const report = newReport();
  const [repository = ''] = names;
  const row = { repository, thread: 7, url: `https://github.com/${repository}/issues/7` };
  await reportFleet(
    { run: runWith({ report }), names, completed: new Set() },
    {
      symbol: '🧹',
      heading: 'Done',
      rows: Array.from({ length: count }, () => ({ ...row, words: 'finished' })),
      gaps: [],
      outputs: {},
      failures: [],
    },
  );
  return report;
}

it('more than 500 rows are in the log alone, and the job summary says so', async () => {
  const { log, summary } = await reportRows([OWN], 502);
  expect(log.filter((line) => line.endsWith(': finished'))).toHaveLength(502);
  expect(summary.split('finished')).toHaveLength(501);
  expect(summary).toContain('\n- 2 more are in the run log.');
});

it('threads of the workflow’s own repository need no repository', async () => {
  expect(await rowOf([OWN])).toEqual({
    logged: '#7: finished',
    shown: '- [\\#\u200b7](https://github.com/acme/app/issues/7): finished',
  });
});

it.each([
  ['one other', [OTHER]],
  ['several', [OTHER, OWN]],
])('threads have their repository if there are %s', async (_, names) => {
  expect(await rowOf(names)).toEqual({
    logged: 'acme/cli#7: finished',
    shown: '- [acme/cli#\u200b7](https://github.com/acme/cli/issues/7): finished',
  });
});
