import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readEnvironment } from '../../../src/runner/environment.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'environment-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function eventPath(payload: unknown): string {
  const path = join(folder, 'event.json');
  writeFileSync(path, typeof payload === 'string' ? payload : JSON.stringify(payload));
  return path;
}

describe('the environment', () => {
  it('is read from the variables of the runner', () => {
    const payload = { action: 'created' };
    expect(
      readEnvironment({
        GITHUB_SERVER_URL: 'https://ghe.example.com',
        GITHUB_API_URL: 'https://ghe.example.com/api/v3',
        GITHUB_REPOSITORY: 'acme/app',
        GITHUB_REPOSITORY_ID: '42',
        GITHUB_RUN_ID: '7',
        GITHUB_RUN_ATTEMPT: '2',
        GITHUB_JOB: 'docs',
        GITHUB_ACTION: '__self',
        GITHUB_ACTOR: 'mona',
        GITHUB_EVENT_NAME: 'issue_comment',
        GITHUB_EVENT_PATH: eventPath(payload),
        GITHUB_WORKSPACE: '/home/runner/work',
      }),
    ).toMatchObject({
      eventName: 'issue_comment',
      eventPayload: payload,
      workspace: '/home/runner/work',
      apiUrl: 'https://ghe.example.com/api/v3',
      run: {
        id: '7',
        attempt: 2,
        job: 'docs',
        step: '__self',
        url: 'https://ghe.example.com/acme/app/actions/runs/7/attempts/2',
        serverUrl: new URL('https://ghe.example.com'),
        repository: 'acme/app',
        repositoryId: 42,
        actor: 'mona',
      },
    });
  });

  it('needs no variable', () => {
    expect(readEnvironment({})).toMatchObject({
      eventPayload: undefined,
      workspace: process.cwd(),
      apiUrl: 'https://api.github.com',
      run: { attempt: 1, serverUrl: new URL('https://github.com'), repositoryId: 0 },
    });
  });

  it.each(['', 'github.com', 'no url', 'file:///etc', 'data:x'])('has github.com in place of %j', (url) => {
    const { run } = readEnvironment({ GITHUB_SERVER_URL: url });
    expect(run.serverUrl.href).toBe('https://github.com/');
  });

  it.each<readonly [string | undefined, unknown, number]>([
    [undefined, { repository: { id: 42 } }, 42],
    ['', { repository: { id: 42 } }, 42],
    ['x', { repository: { id: 42 } }, 42],
    ['7', { repository: { id: 42 } }, 7],
    [undefined, { repository: { id: -1 } }, 0],
    [undefined, { repository: { id: '42' } }, 42],
    [undefined, { repository: { id: {} } }, 0],
    [undefined, { repository: null }, 0],
    [undefined, '<html>', 0],
    [undefined, null, 0],
  ])('with the repository id %j and the payload %j has %i', (id, payload, repositoryId) => {
    const { run } = readEnvironment({ GITHUB_REPOSITORY_ID: id, GITHUB_EVENT_PATH: eventPath(payload) });
    expect(run.repositoryId).toBe(repositoryId);
  });

  it('has no payload if the file is missing or no JSON', () => {
    expect(readEnvironment({ GITHUB_EVENT_PATH: join(folder, 'missing') }).eventPayload).toBeUndefined();
    expect(readEnvironment({ GITHUB_EVENT_PATH: eventPath('{') }).eventPayload).toBeUndefined();
  });
});
