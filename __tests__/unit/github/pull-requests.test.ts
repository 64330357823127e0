import { describe, expect, it } from '@jest/globals';
import type { Options } from '../../../fakes/github/index.ts';
import { ok } from '../../../src/domain/errors.ts';
import { withoutOne } from '../../support/without-one.ts';
import { connect, failing } from './connect.ts';

/** A pull request as GitHub has it. */
const PULL = {
  number: 1,
  html_url: '',
  state: 'open',
  created_at: '2026-03-01T00:00:00Z',
  merged_at: null,
  head: { ref: 'x', sha: 'beef' },
  base: { repo: { id: 1 } },
};

describe('a list', () => {
  it('stays readable if a field is missing or odd that is not needed', async () => {
    const optional = {
      title: 'A title',
      body: 'A description',
      draft: true,
      updated_at: '2026-03-01T00:00:00Z',
      closed_at: '2026-03-01T00:00:00Z',
      merge_commit_sha: 'c0ffee',
      user: { login: 'mona' },
      merged_by: { login: 'mona' },
      labels: [{ name: 'bug' }, { name: 'docs' }],
      changed_files: 2,
    };
    const odd = [...withoutOne(optional)];
    const body = odd.map((changes, number) => ({
      ...PULL,
      ...(changes as object),
      number,
    }));
    const { pulls } = await connect(failing({ status: 200, body }));
    const read = await pulls.listOpen();
    expect(read).toMatchObject(ok({ pulls: { length: odd.length } }));
    expect(JSON.stringify(read)).not.toMatch(/null|odd/);
  });

  it.each<readonly [string, object, object]>([
    ['without a repository', { ref: 'x', sha: 'beef', repo: {} }, { branch: 'x' }],
    ['without a commit', { ref: 'x' }, { headSha: '', branch: '' }],
    ['that is none', { value: null }, { headSha: '', branch: '' }],
  ])('has a pull request of a fork if its head is one %s', async (_, head, expected) => {
    const body = [{ ...PULL, head }];
    const { pulls } = await connect(failing({ status: 200, body }));
    expect(await pulls.listOpen()).toMatchObject(
      ok({ pulls: [{ ...expected, isFork: true }] }),
    );
  });

  it.each([
    ['an unreadable time of the merge', { merged_at: 'soon' }],
    ['an unreadable start', { created_at: '' }],
    ['an unknown state', { state: 'odd' }],
  ])('is not readable if a pull request has %s', async (_, odd) => {
    const body = [PULL, { ...PULL, ...odd }];
    const { pulls } = await connect(failing({ status: 200, body }, { times: 9 }));
    expect(await pulls.listOpen()).toMatchObject({ ok: false });
  });
});

it('pull requests are listed, the newest first, back to a number', async () => {
  const intercept: Options['intercept'] = ({ count }) => ({
    status: 200,
    body: Array.from({ length: 100 }, (_, at) => ({
      ...PULL,
      number: 1001 - count * 100 - at,
    })),
  });
  const { pulls, sent } = await connect({ intercept });
  const read = await pulls.listBackTo(750);
  expect(read).toMatchObject(ok({ pulls: { length: 200 }, isComplete: true }));
  expect(sent()).toHaveLength(2);
});

describe('the files of a pull request', () => {
  const FILE = { filename: 'docs/b.md', previous_filename: 'docs/a.md' };
  it('are listed with the names that they had before', async () => {
    const { pulls } = await connect(failing({ status: 200, body: [FILE] }));
    expect(await pulls.changedPaths(2)).toEqual(
      ok({ paths: ['docs/b.md', 'docs/a.md'], isComplete: true }),
    );
  });
});

describe('pull requests that have ended', () => {
  const SINCE = new Date('2026-03-07T00:00:00Z');
  const pageOf = (page: number, changes: object = {}) => ({
    status: 200,
    body: Array.from({ length: 100 }, (_, at) => ({
      ...PULL,
      number: page * 100 + at,
      updated_at: `2026-03-0${9 - page}T00:00:00Z`,
      ...changes,
    })),
  });

  it('are read until one has not changed since, and then the first page again', async () => {
    const { pulls, sent } = await connect({
      intercept: ({ query }) => pageOf(Number(query['page'])),
    });
    const read = await pulls.listEnded(SINCE, 10);
    expect(read).toMatchObject(ok({ pulls: { length: 300 }, isComplete: true }));
    expect(sent()).toHaveLength(4);
  });

  it('are not complete if more than a page of them has changed meanwhile', async () => {
    const changed = { updated_at: '2026-03-09T00:00:00Z' };
    const { pulls } = await connect({
      intercept: ({ query, count }) =>
        count === 4 ? pageOf(9, changed) : pageOf(Number(query['page'])),
    });
    expect(await pulls.listEnded(SINCE, 10)).toMatchObject(ok({ isComplete: false }));
  });
});

describe('a pull request', () => {
  it.each([
    [true, true],
    [false, false],
    // GitHub computes it in the background.
    [null, undefined],
  ])('is mergeable: %s', async (mergeable, expected) => {
    const { pulls } = await connect({
      threads: [{ number: 2, pull: { mergeable } }],
    });
    expect(await pulls.read(2)).toMatchObject(ok({ mergeable: expected }));
    expect(await pulls.listOpen()).toMatchObject(
      ok({ pulls: [{ mergeable: undefined }] }),
    );
  });

  // repositories.test.ts has the other values.
  it('is in a repository, which may be private', async () => {
    const base = { repo: { id: 7, private: true } };
    const { pulls } = await connect(failing({ status: 200, body: { ...PULL, base } }));
    expect(await pulls.read(2)).toMatchObject(ok({ repositoryId: 7, isPrivate: true }));
  });
});
