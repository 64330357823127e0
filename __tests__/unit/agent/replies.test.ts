import { describe, expect, it } from '@jest/globals';
import type { GitHubApi } from '../../../src/agent/context.ts';
import { replyOnce } from '../../../src/agent/replies.ts';
import { ok, type RequestError } from '../../../src/domain/errors.ts';
import type { ThreadComment } from '../../../src/ports.ts';
import { exampleComment } from '../../support/examples.ts';
import { onePage } from '../../support/threads.ts';
import { COMMAND } from '../trigger/events.ts';

const OWN = 'github-actions[bot]';
const REFUSED: RequestError = { kind: 'status', status: 403, detail: 'no' };
const failed = { ok: false, error: REFUSED } as const;

type Operation = 'newestPages' | 'login' | 'create';

/** A thread in memory, whose comments are written by the account of the action. `fault`: what GitHub refuses. */
function thread(fault?: Operation) {
  const comments: ThreadComment[] = [];
  const warnings: RequestError[] = [];
  const github = {
    issues: { login: async () => (fault === 'login' ? failed : ok(OWN)) },
    comments: {
      newestPages: onePage(() => (fault === 'newestPages' ? failed : ok(comments))),
      create: async (_: number, body: string) => {
        if (fault === 'create') return failed;
        const id = comments.length + 1;
        const comment = exampleComment({ id, author: OWN, body, url: `reply ${id}` });
        comments.push(comment);
        return ok(comment);
      },
    },
    warn: (_: string, error: RequestError) => void warnings.push(error),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a missing call fails its test
  const command = { github: github as unknown as GitHubApi, event: COMMAND };
  return { command, comments, warnings };
}

describe('the reply to a command', () => {
  it.each(['newestPages', 'login'] as const)(
    'is written again if an earlier one cannot be recognised: %s',
    async (fault) => {
      const { command, comments, warnings } = thread(fault);
      await replyOnce(command, 'Hello');
      await replyOnce(command, 'Hello');
      expect(comments).toHaveLength(2);
      expect(warnings).toEqual([]);
    },
  );

  it('is a warning if it cannot be written', async () => {
    const { command, warnings } = thread('create');
    expect(await replyOnce(command, 'Hello')).toBeUndefined();
    expect(warnings).toEqual([REFUSED]);
  });
});
