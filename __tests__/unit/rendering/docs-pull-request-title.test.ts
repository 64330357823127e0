import { expect, it } from '@jest/globals';
import type { DocsPullRequestState } from '../../../src/domain/docs-pull-request-state.ts';
import { exampleJob } from '../../support/examples.ts';
import { hintsFor, withState } from '../../../src/rendering/docs-pull-request-title.ts';
import { renderHint } from '../../../src/rendering/conclusion.ts';
import { renderTitle } from '../../../src/rendering/run-result.ts';

const GITHUB = new URL('https://github.com');
const SINCE = '2026-02-20T23:59:00Z';
const STATES: readonly (readonly [DocsPullRequestState, string])[] = [
  [{ kind: 'open', since: SINCE }, '🟢 Docs PR open since 2026-02-20'],
  [{ kind: 'merged' }, '🟣 Docs PR merged'],
  [{ kind: 'closed' }, '🚫 Docs PR closed'],
];

/** The title of the result of a job, as status comments have it. */
function titleOf(isUpdate: boolean): string {
  const conclusion = { outcome: 'pr-opened', reason: '' } as const;
  const result = { family: 'tracked', conclusion, job: exampleJob(), isUpdate } as const;
  return renderTitle(result, GITHUB);
}

it.each(STATES)('replaces the state of each title by %j', (state, shown) => {
  const link = titleOf(false).replace(/^.*?: /, '');
  const titles = [titleOf(false), titleOf(true)];
  const others = STATES.map(([, other]) => `${other}: ${link}`);
  for (const title of [...titles, ...others]) {
    expect(withState(title, state)).toBe(`${shown}: ${link}`);
  }
});

it.each([
  ['of a failure', '❌ The docs agent failed'],
  [
    'of another service',
    '✅ Docs merge request opened: [docs!7](https://gitlab.example/7)',
  ],
  ['with another text', '✅ Docs PR opened by mona: x'],
  ['with hostile text before it', 'x ✅ Docs PR opened: x'],
  ['that is empty', ''],
])('leaves a title %s', (_, title) => {
  expect(withState(title, { kind: 'merged' })).toBeUndefined();
});

it('knows the next steps of an opened pull request', () => {
  const conclusion = { outcome: 'pr-opened', reason: '' } as const;
  expect(hintsFor('/docs').open).toBe(renderHint({ conclusion }, '/docs'));
  expect(hintsFor('/docs').ended).toContain('`/docs …`');
});
