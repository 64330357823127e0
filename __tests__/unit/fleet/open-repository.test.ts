import { describe, expect, it } from '@jest/globals';
import type { Result } from '../../../src/domain/errors.ts';
import { openFleetRepository } from '../../../src/fleet/open-repository.ts';
import type { CommentsApi, WorkflowRun } from '../../../src/ports.ts';
import type { RepositoryPlace } from '../../../src/rendering/github-errors.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { memoryComments } from '../../support/memory-comments.ts';
import { requestLedgers, RUN } from '../../support/ledgers.ts';

const OTHER = 'acme/cli';
const OTHER_ID = 7;
const REFUSED: Result<never> = {
  ok: false,
  error: { kind: 'status', status: 404, detail: '' },
};

type Setting = Readonly<{
  names?: readonly string[];
  run?: Partial<WorkflowRun>;
  readId?: Result<number>;
}>;

/** Opens a repository. Returns it, the repositories whose ids were read, and the places of warnings. */
async function open(name: string, { names = [name], run, readId }: Setting = {}) {
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
        readId: async () => {
          read.push(connected);
          return readId ?? { ok: true, value: OTHER_ID };
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
  it('that is the workflow’s own has the id of the run', async () => {
    const { opened, read } = await open('Acme/App');
    expect(opened).toMatchObject({ ok: true, value: { id: RUN.repositoryId } });
    expect(read).toEqual([]);
  });

  it.each<readonly [string, string, Setting]>([
    ['another one', OTHER, {}],
    [
      'the own one, if the run does not know its id',
      RUN.repository,
      { run: { repositoryId: undefined } },
    ],
  ])('needs its id to be read: %s', async (_, name, setting) => {
    const { opened, read } = await open(name, setting);
    expect(opened).toMatchObject({
      ok: true,
      value: { id: OTHER_ID, run: { repository: name, repositoryId: OTHER_ID } },
    });
    expect(read).toEqual([name]);
  });

  it('whose id cannot be read is an error', async () => {
    const { opened } = await open(OTHER, { readId: REFUSED });
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
