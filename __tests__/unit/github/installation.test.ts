import { describe, expect, it } from '@jest/globals';
import type { Options } from '../../../fakes/github/index.ts';
import { connect } from './connect.ts';

const TOKEN = 'ghs_app';
const OWNER = 'acme';

/** Installs the App of a token in repositories with these names. */
function installed(
  names: readonly string[],
  archived: readonly string[] = [],
): Pick<Options, 'others' | 'app'> {
  const others = names.map((name, nth) => ({
    repository: { owner: OWNER, name, id: 100 + nth },
    isArchived: archived.includes(name),
    token: `ghs_of_${name}`,
  }));
  const repositories = names.map((name) => `${OWNER}/${name}`);
  return { others, app: { token: TOKEN, repositories } };
}

const named = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, nth) => `app-${nth}`);

const list = async (options: Options) => {
  const { listInstalled, sent } = await connect(options, { token: TOKEN });
  return { listed: await listInstalled(), requests: sent().length };
};

/** Answers with a page of repositories. */
const answered = (repositories: unknown): Options => ({
  ...installed([]),
  intercept: () => ({ status: 200, body: { total_count: 1, repositories } }),
});

describe('the repositories of a GitHub App', () => {
  it.each([
    { count: 0, requests: 1 },
    { count: 99, requests: 1 },
    // A full page may have another one after it.
    { count: 100, requests: 2 },
    { count: 230, requests: 3 },
  ])('are those of all pages: $count', async ({ count, requests }) => {
    const names = named(count);
    const value = names.map((name) => `${OWNER}/${name}`);
    expect(await list(installed(names))).toEqual({
      listed: { ok: true, value },
      requests,
    });
  });

  it('are none that were archived', async () => {
    const { listed } = await list(installed(['app', 'old', 'cli'], ['old']));
    expect(listed).toEqual({ ok: true, value: ['acme/app', 'acme/cli'] });
  });

  it('are listed once, although two pages name one', async () => {
    const page = named(100).map((name) => ({ full_name: `${OWNER}/${name}` }));
    const { listed } = await list({
      ...installed([]),
      intercept: ({ query }) => {
        const repositories = query['page'] === '1' ? page : page.slice(98);
        return { status: 200, body: { total_count: 101, repositories } };
      },
    });
    expect(listed).toMatchObject({ ok: true });
    expect(listed.ok && listed.value).toHaveLength(100);
  });

  it('end, however many a server claims to have', async () => {
    const page = named(100).map((name) => ({ full_name: `${OWNER}/${name}` }));
    const { listed, requests } = await list(answered(page));
    expect(listed.ok).toBe(true);
    expect(requests).toBeLessThanOrEqual(50);
  });

  it.each<readonly [string, Options]>([
    ['the first page', { intercept: () => ({ status: 404 }) }],
    [
      'a later page',
      { intercept: ({ query }) => (query['page'] === '2' ? { status: 404 } : undefined) },
    ],
  ])('are an error if %s cannot be read', async (_, options) => {
    const { listed } = await list({ ...installed(named(150)), ...options });
    expect(listed).toMatchObject({ ok: false, error: { status: 404 } });
  });

  it.each<readonly [string, Options]>([
    ['no list', answered(undefined)],
    ['a repository without a name', answered([{ archived: false }])],
  ])('are an error if the answer has %s', async (_, options) => {
    const { listed } = await list(options);
    expect(listed).toMatchObject({ ok: false, error: { kind: 'invalid-response' } });
  });
});
