import { describe, expect, it } from '@jest/globals';
import type { Result } from '../../../src/domain/errors.ts';
import { openFleetRepository } from '../../../src/fleet/open-repository.ts';
import type { CommentsApi, RepositoryFacts, WorkflowRun } from '../../../src/ports.ts';
import type { RepositoryPlace } from '../../../src/rendering/github-errors.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { memoryComments } from '../../support/memory-comments.ts';
import { requestLedgers, RUN } from '../../support/ledgers.ts';

const OTHER = 'acme/cli';
const OTHER_ID = 7;
const FACTS: RepositoryFacts = { id: OTHER_ID, isPrivate: true };
const REFUSED: Result<never> = {
  ok: false,
  error: { kind: 'status', status: 404, detail: '' },
};

type Setting = Readonly<{
  names?: readonly string[];
  run?: Partial<WorkflowRun>;
  facts?: Result<RepositoryFacts>;
}>;

/** Opens a repository. Returns it, the repositories that were read, and the places of warnings. */
async function open(name: string, { names = [name], run, facts }: Setting = {}) {
  const read: string[] = [];
  const places: (RepositoryPlace | undefined)[] = [];
  const clock = new ManualClock();
  const opened = await openFleetRepository(
    {
      run: { ...RUN, ...run },
      names,
      openLedger: requestLedgers(clock),
      connect: (connected) => ({
        comments: memoryComments(clock) as CommentsApi,
        readRepository: async () => {
          read.push(connected);
          return facts ?? { ok: true, value: FACTS };
        },
      }),
      createWarn: (place) => {
        places.push(place);
        return () => undefined;
      },
    },
    name,
  );
  return { opened, read, places };
}

describe('a repository', () => {
  it.each([true, false, undefined])(
    'that is the workflow’s own is not read, and as private as the run knows: %s',
    async (isPrivate) => {
      const { opened, read } = await open('Acme/App', { run: { isPrivate } });
      const { repositoryId } = RUN;
      expect(opened).toMatchObject({
        ok: true,
        value: { id: repositoryId, run: { repositoryId, isPrivate } },
      });
      expect(read).toEqual([]);
    },
  );

  it.each<readonly [string, string, Setting]>([
    ['another one', OTHER, { run: { isPrivate: false } }],
    [
      'the own one, if the run does not know its id',
      RUN.repository,
      { run: { repositoryId: undefined, isPrivate: false } },
    ],
  ])('needs to be read, once: %s', async (_, name, setting) => {
    const { opened, read } = await open(name, setting);
    const { id: repositoryId, isPrivate } = FACTS;
    expect(opened).toMatchObject({
      ok: true,
      value: { id: repositoryId, run: { repository: name, repositoryId, isPrivate } },
    });
    expect(read).toEqual([name]);
  });

  it('that cannot be read is an error', async () => {
    const { opened } = await open(OTHER, { facts: REFUSED });
    expect(opened).toEqual(REFUSED);
  });

  const own = RUN.repository;
  it.each<readonly [string, readonly string[], string, RepositoryPlace | undefined]>([
    ['the built-in one if it is the own one, alone', [own], own, undefined],
    [
      '`github-token` beside others',
      [own, OTHER],
      own,
      { name: own, tokenInput: 'github-token' },
    ],
    [
      '`github-token` if it is another one',
      [OTHER],
      OTHER,
      { name: OTHER, tokenInput: 'github-token' },
    ],
  ])('has the token: %s', async (_, names, name, place) => {
    const { opened, places } = await open(name, { names });
    expect(opened).toMatchObject({ ok: true, value: { tokenInput: place?.tokenInput } });
    expect(places).toEqual([place]);
  });
});
