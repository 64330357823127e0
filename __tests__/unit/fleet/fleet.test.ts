import { describe, expect, it } from '@jest/globals';
import type { Result } from '../../../src/domain/errors.ts';
import { openRepository, startFleet } from '../../../src/fleet/fleet.ts';
import type { RepositoriesInput } from '../../../src/inputs/repositories.ts';
import type { RepositoryFacts, WorkflowRun } from '../../../src/ports.ts';
import type { RunOptions } from '../../../src/run/run.ts';
import { recordingRunner } from '../../../fakes/recording-runner.ts';
import { RUN } from '../../support/ledgers.ts';
import { newReport, runWith } from '../../support/runs.ts';

const OWN = RUN.repository;
const OTHER = 'acme/cli';
const FACTS: RepositoryFacts = { id: 7, isPrivate: true };
const REFUSED: Result<never> = {
  ok: false,
  error: { kind: 'status', status: 404, detail: '' },
};

/** Opens a repository. Returns it, and the repositories that were read. */
async function open(
  name: string,
  workflow: Partial<WorkflowRun> = {},
  facts: Result<RepositoryFacts> = { ok: true, value: FACTS },
) {
  const read: string[] = [];
  const run = runWith({
    workflow,
    apis: (connected) => ({
      readFacts: async () => {
        read.push(connected);
        return facts;
      },
    }),
  });
  return { opened: await openRepository({ run }, name), read };
}

describe('a repository', () => {
  it.each([true, false, undefined])(
    'that is the workflow’s own is not read, and as private as the run knows: %s',
    async (isPrivate) => {
      const { opened, read } = await open('Acme/App', { isPrivate });
      expect(opened).toMatchObject({
        ok: true,
        value: { id: RUN.repositoryId, isPrivate },
      });
      expect(read).toEqual([]);
    },
  );

  it.each<readonly [string, string, Partial<WorkflowRun>]>([
    ['another one', OTHER, { isPrivate: false }],
    [
      'the own one, if the run does not know its id',
      OWN,
      { repositoryId: undefined, isPrivate: false },
    ],
  ])('needs to be read, once: %s', async (_, name, workflow) => {
    const { opened, read } = await open(name, workflow);
    expect(opened).toMatchObject({ ok: true, value: { name, ...FACTS } });
    expect(read).toEqual([name]);
  });

  it('that cannot be read is an error', async () => {
    const { opened } = await open(OTHER, {}, REFUSED);
    expect(opened).toEqual(REFUSED);
  });
});

it.each<readonly [string, RepositoriesInput, boolean]>([
  ['the own repository', [], true],
  ['the own repository, by name', ['Acme/App'], true],
  ['the own repository and another one', [OWN, OTHER], false],
  ['another repository', [OTHER], false],
  ['all repositories of an App', 'all', false],
])('the built-in token reaches %s: %s', async (_, repositories, isBuiltIn) => {
  const connectedWith: RunOptions[] = [];
  const listInstalled = async () =>
    ({ ok: true, value: { names: [OWN, OTHER], isComplete: true } }) as const;
  const started = await startFleet(
    {
      workflow: RUN,
      runner: recordingRunner(newReport()),
      connect: (_inputs, options) => {
        connectedWith.push(options);
        return { run: runWith({ apis: { listInstalled } }) };
      },
    },
    { apiKey: [], githubToken: '', docsToken: '', repositories },
    { title: 'Docs agent: sweep' },
  );
  expect(started.ok).toBe(true);
  expect(connectedWith).toEqual([
    { title: 'Docs agent: sweep', isTokenBuiltIn: isBuiltIn },
  ]);
});
