/** The steps of one run, case by case; `claim.test.ts` plays any interleaving of several. The protocol: docs/exactly-once.md. */
import { expect, it } from '@jest/globals';
import { other, playScript, type Script } from './claim-script.ts';

const PENDING = {
  state: 'pending',
  job: null,
  outcome: null,
  submittedAt: '2026-03-01T11:59:59Z',
} as const;
const LOWER = other(4, PENDING);
const HIGHER = other(6, PENDING);
const FIRST = other(6, { ...PENDING, isFirst: true });
const SUBMITTED = other(4, { state: 'submitted', outcome: null });
const UNRELATED = other(4, { trigger: { kind: 'comment', id: 2 } });
const FAILED = other(4, { outcome: 'failed' });

const OWN = { comment: { id: 5 }, submission: { state: 'pending', claimId: 'mine' } };
const SUBMITS = { kind: 'owner', own: OWN };
const WITHOUT_COMMENT = { kind: 'owner', own: undefined };
const RESUMES = { kind: 'previous', previous: { kind: 'resume', found: SUBMITTED } };
const UNCONFIRMED = { kind: 'previous', previous: { kind: 'unconfirmed' } };
const UNAVAILABLE = { kind: 'unavailable' };
const CANCELLED = { kind: 'cancelled', own: OWN };

const AT_ONCE = 'react create';
const WAITS = 'react create 10s list';
const YIELDS = `${WAITS} remove-5`;
/** How a run waits for another one. */
const FOR_30_S = '3s list '.repeat(10).trim();

type Row = readonly [string, Script, string, object];
const check = async (script: Script, steps: string, claim: object): Promise<void> =>
  expect(await playScript(script)).toMatchObject({ steps: steps.trim(), claim });

it.each<Row>([
  ['first 👀', {}, AT_ONCE, { own: { submission: { isFirst: true } } }],
  ['later 👀', { reaction: 'later' }, WAITS, { own: { submission: { isFirst: false } } }],
  ['denied 👀', { reaction: 'denied' }, WAITS, SUBMITS],
  ['unanswered 👀', { reaction: 'unknown' }, WAITS, SUBMITS],
  ['no reactions', { reaction: 'none' }, 'create 3s list', SUBMITS],
  ['first 👀, 5 s', { tookMs: 5000 }, AT_ONCE, SUBMITS],
  ['first 👀, more than 5 s', { tookMs: 5001 }, WAITS, SUBMITS],
  ['first 👀, almost 5 minutes', { tookMs: 299_999 }, WAITS, SUBMITS],
  ['first 👀, 5 minutes', { tookMs: 300_000 }, 'react create 10s list-all', SUBMITS],
  [
    'first 👀, thread could not be read',
    { tookMs: Infinity },
    'react create 10s list-all',
    SUBMITS,
  ],
  [
    'thread cannot be read again',
    { reaction: 'later', lists: ['failed'] },
    WAITS,
    UNAVAILABLE,
  ],
  [
    'cancelled while it waits',
    { reaction: 'later', abortAfterMs: 1 },
    'react create 10s',
    CANCELLED,
  ],
])('a run without rivals: %s', (_, script, steps, claim) => check(script, steps, claim));

it.each<Row>([
  ['has a job', { submissions: [SUBMITTED] }, '', RESUMES],
  [
    'gets a job',
    { lists: [[LOWER], 'failed', [SUBMITTED]] },
    '3s list 3s list 3s list',
    RESUMES,
  ],
  ['gets no job within 30 s', { lists: [[LOWER]] }, FOR_30_S, UNCONFIRMED],
  [
    'gets no job before the end of the run',
    { lists: [[LOWER]], abortAfterMs: 1 },
    '3s list',
    UNCONFIRMED,
  ],
  ['is of another trigger', { submissions: [UNRELATED] }, AT_ONCE, SUBMITS],
  [
    'may be retried',
    { submissions: [FAILED], lists: [[FAILED]], tookMs: 5001 },
    WAITS,
    SUBMITS,
  ],
])('an earlier submission that %s', (_, script, steps, claim) =>
  check({ submissions: [LOWER], ...script }, steps, claim),
);

it.each<Row>([
  ['is first', { reaction: 'first', tookMs: 5001 }, WAITS, SUBMITS],
  ['finds only 👀', { submissions: [UNRELATED] }, WAITS, UNAVAILABLE],
  ['finds a submission that may be retried', { submissions: [FAILED] }, WAITS, SUBMITS],
  ['has no reactions', { reaction: 'none' }, 'create 3s list', SUBMITS],
])('a re-run that %s', (_, script, steps, claim) =>
  check({ attempt: 2, reaction: 'later', ...script }, steps, claim),
);

it.each<readonly [string, Required<Script>['lists'], string, object]>([
  ['of another trigger', [[UNRELATED]], WAITS, SUBMITS],
  ['with a higher id', [[HIGHER]], WAITS, SUBMITS],
  [
    'with a higher id and the first 👀',
    [[FIRST], [SUBMITTED]],
    `${YIELDS} 3s list`,
    RESUMES,
  ],
  ['with a lower id', [[LOWER], [SUBMITTED]], `${YIELDS} 3s list`, RESUMES],
  ['with a lower id and a job', [[SUBMITTED]], YIELDS, RESUMES],
  ['that disappears', [[LOWER], []], `${YIELDS} 3s list`, UNCONFIRMED],
  ['that gets no job', [[LOWER]], `${YIELDS} ${FOR_30_S}`, UNCONFIRMED],
])('later 👀, a rival %s', (_, lists, steps, claim) =>
  check({ reaction: 'later', lists }, steps, claim),
);

it.each<Row>([
  ['with a higher id', { lists: [[HIGHER]] }, WAITS, SUBMITS],
  ['with the first 👀', { lists: [[FIRST], [SUBMITTED]] }, `${YIELDS} 3s list`, RESUMES],
  ['that yields', { lists: [[LOWER], [LOWER], []] }, `${WAITS} 3s list 3s list`, SUBMITS],
  [
    'that gets a job',
    { lists: [[LOWER], [SUBMITTED]] },
    `${WAITS} 3s list remove-5`,
    RESUMES,
  ],
  [
    'that does neither',
    { lists: [[LOWER]] },
    `${WAITS} ${FOR_30_S} remove-5 ${FOR_30_S}`,
    UNCONFIRMED,
  ],
  [
    'at the end of the run',
    { lists: [[LOWER]], abortAfterMs: 11_000 },
    `${WAITS} 3s`,
    CANCELLED,
  ],
])('first 👀 after more than 5 s, a rival %s', (_, script, steps, claim) =>
  check({ tookMs: 5001, ...script }, steps, claim),
);

it.each<readonly [NonNullable<Script['reaction']>, number, object]>([
  ['first', 1, WITHOUT_COMMENT],
  ['denied', 1, WITHOUT_COMMENT],
  ['none', 1, WITHOUT_COMMENT],
  ['later', 1, UNAVAILABLE],
  ['unknown', 1, UNAVAILABLE],
  ['first', 2, UNAVAILABLE],
  ['none', 2, UNAVAILABLE],
])(
  'comments refused or not wanted, 👀 %s, attempt %i',
  async (reaction, attempt, claim) => {
    const steps = reaction === 'none' ? '' : 'react';
    await check({ creates: ['denied'], reaction, attempt }, `${steps} create`, claim);
    await check({ mayComment: false, reaction, attempt }, steps, claim);
  },
);

const RETRY = '3s list-all';
const TAKES_BACK = 'remove-reaction-8';
it.each<Row>([
  ['is found', { creates: ['lost'], lists: [[LOWER]] }, RETRY, SUBMITS],
  [
    'is found late',
    { creates: ['lost'], lists: ['failed', []] },
    `${RETRY} ${RETRY} 10s list`,
    SUBMITS,
  ],
  ['is created again', { creates: ['failed', 'created'] }, `${RETRY} create`, SUBMITS],
  [
    'is not created within 30 s',
    {},
    `${`${RETRY} create `.repeat(10)}${TAKES_BACK}`,
    UNAVAILABLE,
  ],
  [
    'cannot be looked for',
    { lists: ['failed'] },
    `${`${RETRY} `.repeat(10)}${TAKES_BACK}`,
    UNAVAILABLE,
  ],
  [
    'fails at the end of the run',
    { abortAfterMs: 1 },
    `${RETRY} create ${TAKES_BACK}`,
    UNAVAILABLE,
  ],
  [
    'fails with a later 👀',
    { reaction: 'later', abortAfterMs: 1 },
    `${RETRY} create`,
    UNAVAILABLE,
  ],
])('a comment whose creation has no answer %s', (_, script, steps, claim) =>
  check({ creates: ['failed'], ...script }, `${AT_ONCE} ${steps}`, claim),
);
