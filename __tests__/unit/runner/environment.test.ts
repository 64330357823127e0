import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { readEnvironment } from '../../../src/runner/environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'environment-'));
afterAll(() => rmSync(folder, { recursive: true }));

function eventPath(payload: unknown): string {
  const path = join(folder, 'event.json');
  writeFileSync(path, typeof payload === 'string' ? payload : JSON.stringify(payload));
  return path;
}

it.each(['github.com', 'file:///etc'])(
  'the environment has github.com in place of %j',
  (url) => {
    const { run } = readEnvironment({ GITHUB_SERVER_URL: url });
    expect(run.serverUrl.href).toBe('https://github.com/');
  },
);

it('links of a run are below its server', () => {
  const { run } = readEnvironment({
    GITHUB_SERVER_URL: 'https://host.example/github/',
    GITHUB_REPOSITORY: 'acme/app',
    GITHUB_RUN_ID: '7',
    GITHUB_ACTION_REPOSITORY: 'acme/action',
  });
  expect(run.url).toBe('https://host.example/github/acme/app/actions/runs/7');
  expect(run.actionUrl).toBe('https://host.example/github/acme/action');
});

it.each<readonly [NodeJS.ProcessEnv, number]>([
  [{ GITHUB_RUN_NUMBER: '12', GITHUB_RUN_ID: '9007199' }, 12],
  [{ GITHUB_RUN_NUMBER: '', GITHUB_RUN_ID: '9007199' }, 9_007_199],
  [{ GITHUB_RUN_NUMBER: 'first', GITHUB_RUN_ID: '9007199' }, 9_007_199],
  [{}, 0],
])('the run with %j has the number %i', (env, number) => {
  expect(readEnvironment(env).run.number).toBe(number);
});

it.each([
  [undefined, 'https://api.github.com'],
  ['', 'https://api.github.com'],
  ['https://ghe.example/api/v3//', 'https://ghe.example/api/v3'],
])('the API at %j has the address %s', (variable, apiUrl) => {
  expect(readEnvironment({ GITHUB_API_URL: variable }).apiUrl).toBe(apiUrl);
});

it.each([
  [{}, 'https://api.github.com/graphql'],
  [{ GITHUB_API_URL: 'http://127.0.0.1:1/' }, 'http://127.0.0.1:1/graphql'],
  [{ GITHUB_GRAPHQL_URL: 'https://ghe.example/g' }, 'https://ghe.example/g'],
])('the GraphQL API with %j has the address %s', (env, graphqlUrl) => {
  expect(readEnvironment(env).graphqlUrl).toBe(graphqlUrl);
});

it.each<readonly [string | undefined, unknown, number | undefined]>([
  [undefined, { repository: { id: 42 } }, 42],
  ['x', { repository: { id: 42 } }, 42],
  ['7', { repository: { id: 42 } }, 7],
  [undefined, { repository: { id: -1 } }, undefined],
  [undefined, { repository: { id: '42' } }, 42],
  [undefined, { repository: null }, undefined],
])(
  'the environment with the repository id %j and the payload %j has %j',
  (id, payload, repositoryId) => {
    const { run } = readEnvironment({
      GITHUB_REPOSITORY_ID: id,
      GITHUB_EVENT_PATH: eventPath(payload),
    });
    expect(run.repositoryId).toBe(repositoryId);
  },
);

it.each<readonly [unknown, boolean | undefined]>([
  [{ repository: { private: true } }, true],
  [{ repository: { private: false } }, false],
  [{ repository: { private: 'false' } }, undefined],
  [{ schedule: '17 6 * * 1' }, undefined],
])('the payload %j says whether the repository is private: %j', (payload, isPrivate) => {
  const { run } = readEnvironment({ GITHUB_EVENT_PATH: eventPath(payload) });
  expect(run.isPrivate).toBe(isPrivate);
});

it('the environment has no payload if the file is missing or no JSON', () => {
  expect(
    readEnvironment({ GITHUB_EVENT_PATH: join(folder, 'missing') }).eventPayload,
  ).toBeUndefined();
  expect(
    readEnvironment({ GITHUB_EVENT_PATH: eventPath('{') }).eventPayload,
  ).toBeUndefined();
});

it('the environment has the workflow file with its branch, and the branch of the run', () => {
  const file = 'acme/app/.github/workflows/docs.yml@refs/heads/main';
  expect(readEnvironment({ GITHUB_WORKFLOW_REF: file }).run.workflow).toBe(file);
  const ref = 'refs/tags/v1';
  expect(readEnvironment({ GITHUB_REF: ref }).run.ref).toBe(ref);
});
