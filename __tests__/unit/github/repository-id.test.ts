import { expect, it } from '@jest/globals';
import { connect, failing } from './connect.ts';

const CLI = {
  repository: { owner: 'acme', name: 'cli', id: 71, private: true },
  token: 'ghs_fakeTokenOfCli',
};

it('the id of a repository is read', async () => {
  const { readRepositoryId, github } = await connect();
  const { id } = github.state.repository;
  expect(await readRepositoryId()).toEqual({ ok: true, value: id });
});

it.each([
  ['an App that is installed there', ['acme/cli'], { ok: true, value: 71 }],
  ['an App that is not', [], { ok: false, error: { status: 404 } }],
])('a private repository is read by %s', async (_, repositories, expected) => {
  const token = 'ghs_fakeTokenOfApp';
  const { readRepositoryId } = await connect(
    { others: [CLI], app: { token, repositories } },
    { token, repository: 'acme/cli' },
  );
  expect(await readRepositoryId()).toMatchObject(expected);
});

it.each([
  ['a repository that was renamed', { status: 301, body: {} }, { status: 301 }],
  ['a response without an id', { status: 200, body: {} }, { kind: 'invalid-response' }],
  [
    'an id that is none',
    { status: 200, body: { id: '7' } },
    { kind: 'invalid-response' },
  ],
])('%s is an error', async (_, reply, error) => {
  const { readRepositoryId } = await connect(failing(reply, { times: 9 }));
  expect(await readRepositoryId()).toMatchObject({ ok: false, error });
});
