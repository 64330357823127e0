import { describe, expect, it } from '@jest/globals';
import { PERMISSIONS } from '../../src/domain.ts';
import { effectivePermission } from '../../src/github/repository.ts';
import { connect, failing } from './on-stand-in.ts';

const flags = (...names: readonly string[]) => ({
  permissions: Object.fromEntries(
    ['pull', 'triage', 'push', 'maintain', 'admin'].map((n) => [n, names.includes(n)]),
  ),
});

describe('a person’s permission', () => {
  it.each(PERMISSIONS)('%s is told as such', async (role) => {
    const { repository } = await connect({ roles: { helper: role } });
    expect(await repository.permissionOf('helper')).toEqual({ ok: true, value: role });
  });

  it('of an App is none: the endpoint does not know it', async () => {
    const { repository } = await connect();
    expect(await repository.permissionOf('renovate[bot]')).toEqual({ ok: true, value: 'none' });
  });

  it('of an outsider is reading a public repository, and nothing of a private one', async () => {
    const open = await connect();
    const shut = await connect({ repository: { private: true } });
    expect(await open.repository.permissionOf('passer-by')).toEqual({ ok: true, value: 'read' });
    expect(await shut.repository.permissionOf('passer-by')).toEqual({ ok: true, value: 'none' });
  });

  it('is asked for by a login that cannot leave its place in the path', async () => {
    const { repository, github } = await connect();
    await repository.permissionOf('../../x');
    expect(github.requests[0]?.path).toBe(
      '/repos/Codertocat/Hello-World/collaborators/..%2F..%2Fx/permission',
    );
  });

  it('is a fault where it cannot be read', async () => {
    const { repository, sent } = await connect(failing({ status: 500 }, { times: 9 }));
    expect(await repository.permissionOf('helper')).toMatchObject({ ok: false, error: { status: 500 } });
    expect(sent()).toHaveLength(3);
  });

  it.each([
    [{ status: 200, body: '<title>Sign in</title>' }],
    [{ status: 200, body: 'null', headers: { 'content-type': 'application/json' } }],
  ])('is no permission where a proxy answers: %o', async (reply) => {
    const { repository } = await connect(failing(reply, { times: 9 }));
    expect(await repository.permissionOf('helper')).toMatchObject({
      ok: false,
      error: { kind: 'invalid-response' },
    });
  });

  it.each([
    ['a role of GitHub’s own', { role_name: 'maintain', user: flags('pull') }, 'maintain'],
    ['a custom role, by its flags', { role_name: 'docs', user: flags('pull', 'triage', 'push') }, 'write'],
    ['a custom role that may nothing', { role_name: 'docs', user: flags() }, 'none'],
    ['a role without flags', { role_name: 'triage' }, 'triage'],
    ['flags alone', { user: flags('pull', 'triage') }, 'triage'],
    ['flags that are not true', { user: { permissions: { admin: 'yes', pull: true } } }, 'read'],
    ['nobody', { role_name: 'owner', user: null }, 'none'],
    ['nothing', {}, 'none'],
  ] as const)('is read from %s', (_, reply, permission) => {
    expect(effectivePermission(reply)).toBe(permission);
  });
});

describe('whether a pull request is open', () => {
  const THREADS = [
    { number: 2, pull: {} },
    { number: 3, state: 'closed', pull: {} },
    { number: 4, pull: { merged: true } },
    { number: 5 },
  ] as const;
  it.each([
    ['open', 'https://github.com/Codertocat/Hello-World/pull/2', true],
    ['open, with a slash', 'https://github.com/Codertocat/Hello-World/pull/2/', true],
    ['closed', 'https://github.com/Codertocat/Hello-World/pull/3', false],
    ['merged', 'https://github.com/Codertocat/Hello-World/pull/4', false],
    ['an issue', 'https://github.com/Codertocat/Hello-World/pull/5', undefined],
    ['not there', 'https://github.com/Codertocat/Hello-World/pull/6', undefined],
    ['of another repository, not readable', 'https://github.com/acme/docs/pull/7', undefined],
  ])('%s', async (_, url, open) => {
    const { repository, sent } = await connect({ threads: THREADS });
    expect(await repository.isPullRequestOpen(url)).toBe(open);
    expect(sent()).toEqual(['pulls/get']);
  });

  it.each(['<title>Sign in</title>', '', '{}'])('cannot be told from %j', async (body) => {
    const reply = { status: 200, body, headers: { 'content-type': 'application/json' } };
    const { repository } = await connect(failing(reply, { times: 9 }));
    const url = 'https://github.com/Codertocat/Hello-World/pull/2';
    expect(await repository.isPullRequestOpen(url)).toBeUndefined();
  });

  it.each([
    ['on another host', 'https://evil.example/Codertocat/Hello-World/pull/2'],
    ['over plain http', 'http://github.com/Codertocat/Hello-World/pull/2'],
    ['with more of a path', 'https://github.com/Codertocat/Hello-World/pull/2/files'],
    ['of another kind', 'https://github.com/Codertocat/Hello-World/merge_requests/2'],
    ['out of its place', 'https://github.com/Codertocat/%2e%2e/pull/2'],
    ['without a number', 'https://github.com/Codertocat/Hello-World/pull/x'],
    ['no address', 'pull/2'],
    ['empty', ''],
  ])('is not asked for an address %s', async (_, url) => {
    const { repository, sent } = await connect({ threads: THREADS });
    expect(await repository.isPullRequestOpen(url)).toBeUndefined();
    expect(sent()).toEqual([]);
  });
});
