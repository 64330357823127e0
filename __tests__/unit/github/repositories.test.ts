import { describe, expect, it } from '@jest/globals';
import { ok } from '../../../src/domain/errors.ts';
import { PERMISSIONS } from '../../../src/domain/event.ts';
import { connect, failing } from './connect.ts';

const flags = (...names: readonly string[]) => ({
  permissions: Object.fromEntries(names.map((name) => [name, true])),
});

describe('the permission of a person', () => {
  it.each(PERMISSIONS)('is %s', async (role) => {
    const { repository } = await connect({ roles: { helper: role } });
    expect(await repository.permissionOf('helper')).toEqual(ok(role));
  });

  it.each([
    [false, 'read'],
    [true, 'none'],
  ])('of an outsider, in a repository that is private: %s', async (isPrivate, value) => {
    const { repository } = await connect({ repository: { private: isPrivate } });
    expect(await repository.permissionOf('passer-by')).toEqual(ok(value));
  });

  it('is read by a login that cannot change the path', async () => {
    const { repository, github } = await connect();
    await repository.permissionOf('../../x');
    const path = '/repos/Codertocat/Hello-World/collaborators/..%2F..%2Fx/permission';
    expect(github.requests[0]?.path).toBe(path);
  });

  it.each([
    ['a role of GitHub', { role_name: 'maintain', user: flags('pull') }, 'maintain'],
    [
      'the flags of a custom role',
      { role_name: 'docs', user: flags('pull', 'triage', 'push') },
      'write',
    ],
    ['a custom role without flags', { role_name: 'docs', user: flags() }, 'none'],
    [
      'flags that are not true',
      { user: { permissions: { admin: 'yes', pull: true } } },
      'read',
    ],
    ['an unknown role', { role_name: 'owner', user: null }, 'none'],
  ] as const)('is read from %s', async (_, reply, value) => {
    const { repository } = await connect(
      failing({ status: 200, body: { permission: 'read', ...reply } }),
    );
    expect(await repository.permissionOf('helper')).toEqual(ok(value));
  });
});

const CLI = {
  repository: { owner: 'acme', name: 'cli', id: 71, private: true },
  token: 'ghs_fakeTokenOfCli',
};

it.each([
  ['an App that is installed there', ['acme/cli'], ok({ id: 71, isPrivate: true })],
  ['an App that is not', [], { ok: false, error: { status: 404 } }],
])('a private repository is read by %s', async (_, repositories, expected) => {
  const token = 'ghs_fakeTokenOfApp';
  const { repository } = await connect(
    { others: [CLI], app: { token, repositories } },
    { token, repository: 'acme/cli' },
  );
  expect(await repository.readFacts()).toMatchObject(expected);
});

it.each([
  [{ private: true }, true],
  [{ private: false }, false],
  [{ private: 'no' }, undefined],
  [{}, undefined],
])('a repository with %j is private: %j', async (seen, isPrivate) => {
  const { repository } = await connect(
    failing({ status: 200, body: { id: 71, ...seen } }),
  );
  expect(await repository.readFacts()).toEqual(ok({ id: 71, isPrivate }));
});

it('the repositories of a GitHub App are those that are not archived', async () => {
  const token = 'ghs_fakeTokenOfApp';
  const old = { owner: 'acme', name: 'old', id: 72 };
  const others = [
    CLI,
    { repository: old, token: 'ghs_fakeTokenOfOld', isArchived: true },
  ];
  const repositories = ['acme/cli', 'acme/old'];
  const { repository } = await connect(
    { others, app: { token, repositories } },
    { token },
  );
  expect(await repository.listInstalled()).toEqual(
    ok({ names: ['acme/cli'], isComplete: true }),
  );
});
