import { expect, it } from '@jest/globals';
import { haveSubmittedNothing } from '../../../src/agent/earlier-attempts.ts';
import type { RequestError, Result } from '../../../src/domain/errors.ts';
import type { CheckRun } from '../../../src/ports.ts';
import {
  nothingSubmittedTitle,
  RESULT_TITLE,
} from '../../../src/thread/earlier-attempts.ts';

const NOTHING = nothingSubmittedTitle('docs');
const FORBIDDEN: RequestError = {
  kind: 'status',
  status: 403,
  detail: 'Resource not accessible by integration',
};

type Shown = Readonly<{
  commit?: string;
  /** Whether the check runs of the commit cannot be listed. */
  isHidden?: boolean;
  /** The titles of the annotations of each earlier attempt; undefined if they cannot be read. */
  attempts: readonly (readonly string[] | undefined)[];
}>;

/** Judges the attempts from the one after those. */
async function judge({ commit = 'abc', isHidden = false, attempts }: Shown) {
  const ended = attempts.map((_, id) => ({ id, name: 'docs', isCompleted: true }));
  const own: CheckRun = { id: attempts.length, name: 'docs', isCompleted: false };
  const requests: string[] = [];
  const log: string[] = [];
  const submittedNothing = await haveSubmittedNothing({
    run: {
      id: '42',
      commit,
      attempt: attempts.length + 1,
      step: 'docs',
      repository: 'acme/app',
    },
    runner: { info: (line) => void log.push(line) },
    github: {
      checks: {
        ofWorkflowRun: async (run): Promise<Result<readonly CheckRun[]>> => {
          requests.push(`${run.id} at ${run.commit}`);
          if (isHidden) return { ok: false, error: FORBIDDEN };
          return { ok: true, value: [...ended, own] };
        },
        annotationTitles: async (id): Promise<Result<readonly string[]>> => {
          requests.push(String(id));
          const titles = attempts[id];
          if (titles === undefined) return { ok: false, error: FORBIDDEN };
          return { ok: true, value: titles };
        },
      },
    },
  });
  return { submittedNothing, requests, log: log.join('\n') };
}

const repeat = (count: number): Shown => ({
  attempts: Array.from({ length: count }, () => [NOTHING]),
});

it.each<readonly [string, Shown, boolean, readonly string[]]>([
  ['one', { attempts: [[NOTHING]] }, true, ['42 at abc', '0']],
  ['two', { attempts: [[NOTHING], ['', NOTHING]] }, true, ['42 at abc', '0', '1']],
  [
    'one of two was killed',
    { attempts: [[NOTHING], []] },
    false,
    ['42 at abc', '0', '1'],
  ],
  ['one submitted', { attempts: [[RESULT_TITLE]] }, false, ['42 at abc', '0']],
  ['the commit is not known', { commit: '', attempts: [[NOTHING]] }, false, []],
  ['no permission', { isHidden: true, attempts: [[NOTHING]] }, false, ['42 at abc']],
  [
    'not all can be read',
    { attempts: [[NOTHING], undefined] },
    false,
    ['42 at abc', '0', '1'],
  ],
])('the earlier attempts submitted nothing: %s', async (_, shown, expected, requests) => {
  expect(await judge(shown)).toMatchObject({ submittedNothing: expected, requests });
});

it('what cannot be read is logged with the permission that it needs', async () => {
  const { log } = await judge({ isHidden: true, attempts: [[NOTHING]] });
  expect(log).toContain('The annotations of the earlier attempts could not be read: ');
  expect(log).toContain('Add `checks: read` to the `permissions` of the job');
});

it('a doubt is logged', async () => {
  const { log } = await judge({ attempts: [[NOTHING], []] });
  expect(log).toBe(
    'The annotations do not show that all earlier attempts submitted nothing.',
  );
});

it('the number of requests is bounded', async () => {
  expect((await judge(repeat(20))).submittedNothing).toBe(true);
  expect(await judge(repeat(21))).toMatchObject({
    submittedNothing: false,
    requests: ['42 at abc'],
  });
});
