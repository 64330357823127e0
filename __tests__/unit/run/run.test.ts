import { expect, it } from '@jest/globals';
import { shownRun } from '../../../src/run/run.ts';
import { RUN } from '../../support/ledgers.ts';
import { runWith } from '../../support/runs.ts';

it('comments show the run that writes them, and the repository that they are in', () => {
  const dashboardUrl = 'https://dashboard.example/acme';
  const run = runWith({ dashboardUrl });
  const repo = run.github('acme/cli').open({ id: 7, isPrivate: true });
  expect(shownRun({ run, repo })).toEqual({
    url: RUN.url,
    actionUrl: RUN.actionUrl,
    repositoryId: 7,
    dashboardUrl,
  });
});
