import { describe, expect, it } from '@jest/globals';
import { replyOnce } from '../../../src/agent/replies.ts';
import { ok } from '../../../src/domain/errors.ts';
import type { ThreadComment } from '../../../src/ports.ts';
import { exampleComment } from '../../support/examples.ts';
import { annotationsOf, newReport, runWith } from '../../support/runs.ts';
import { onePage } from '../../support/threads.ts';
import { COMMAND } from '../trigger/events.ts';

const OWN = 'github-actions[bot]';
const failed = {
  ok: false,
  error: { kind: 'status', status: 403, detail: 'no' },
} as const;

type Operation = 'newestPages' | 'login' | 'create';

/** A thread in memory, whose comments are written by the account of the action. `fault`: what GitHub refuses. */
function thread(fault?: Operation) {
  const comments: ThreadComment[] = [];
  const report = newReport();
  const apis = {
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
  };
  return { repo: runWith({ apis, report }).repo, comments, report };
}

describe('the reply to a command', () => {
  it.each(['newestPages', 'login'] as const)(
    'is written again if an earlier one cannot be recognised: %s',
    async (fault) => {
      const { repo, comments, report } = thread(fault);
      await replyOnce(repo, COMMAND, 'Hello');
      await replyOnce(repo, COMMAND, 'Hello');
      expect(comments).toHaveLength(2);
      expect(annotationsOf(report)).toEqual([]);
    },
  );

  it('is a warning if it cannot be written', async () => {
    const { repo, report } = thread('create');
    expect(await replyOnce(repo, COMMAND, 'Hello')).toBeUndefined();
    expect(annotationsOf(report)).toEqual([
      expect.stringMatching(/^warning: .*The reply could not be written: .* 403/),
    ]);
  });
});
