/** The steps of one run, case by case; `claim.test.ts` plays any interleaving of several. The protocol: docs/at-most-once.md. */
import { expect, it } from '@jest/globals';
import { CREATED_AT, other, playScript, type Script } from './claim-script.ts';

const PENDING = { state: 'pending', job: null, outcome: null } as const;
const UNBOUND = { isBound: false } as const;
const LOWER = other(4, PENDING, UNBOUND);
const HIGHER = other(6, PENDING, UNBOUND);
const FIRST = other(6, { ...PENDING, isFirst: true }, UNBOUND);
/** The run of `LOWER` has decided to send. */
const BOUND = other(4, PENDING);
const BOUND_HIGHER = other(6, PENDING);
const SUBMITTED = other(4, { state: 'submitted', outcome: null });
const UNRELATED = other(4, { trigger: { kind: 'comment', id: 2 } });
const FAILED = other(4, { outcome: 'failed' });
const REJECTED = other(4, { outcome: 'rejected', reason: 'unauthorized', job: null });
const UNSURE = other(4, {
  outcome: 'unconfirmed',
  reason: 'create-unconfirmed',
  job: null,
});

const OWN = { comment: { id: 5 }, submission: { state: 'pending', claimId: 'mine' } };
const SUBMITS = { kind: 'owner', own: OWN };
const WITHOUT_COMMENT = { kind: 'owner', own: undefined };
const RESUMES = {
  kind: 'previous',
  previous: { kind: 'resume', found: { comment: { id: 4 } } },
};
const REPORTS = { kind: 'previous', previous: { kind: 'report' } };
const UNCONFIRMED = { kind: 'previous', previous: { kind: 'unconfirmed' } };
const UNAVAILABLE = { kind: 'unavailable' };
const NOT_SENT = { kind: 'not-sent' };
const CANCELLED = { kind: 'cancelled' };

const AT_ONCE = 'react create';
const WAITS = 'react create 10s list';
const YIELDS = `${WAITS} remove-5`;
/** How a run waits for another one. */
const FOR_30_S = '3s list '.repeat(10).trim();

type Row = readonly [string, Script, string, object];

async function check(script: Script, steps: string, claim: object): Promise<void> {
  const played = await playScript(script);
  expect(played).toMatchObject({ steps: steps.trim(), claim });
}

it.each<Row>([
  ['first 👀', {}, AT_ONCE, { own: { submission: { isFirst: true } } }],
  ['later 👀', { reaction: 'later' }, WAITS, { own: { submission: { isFirst: false } } }],
  ['denied 👀', { reaction: 'denied' }, WAITS, SUBMITS],
  ['unanswered 👀', { reaction: 'unknown' }, WAITS, SUBMITS],
  ['no reactions', { reaction: 'none' }, 'create 10s list', SUBMITS],
  ['first 👀, 5 s', { tookMs: 5000 }, AT_ONCE, SUBMITS],
  ['first 👀, more than 5 s', { tookMs: 5001 }, WAITS, SUBMITS],
  ['first 👀, almost 5 minutes', { tookMs: 299_999 }, WAITS, SUBMITS],
  ['first 👀, 5 minutes', { tookMs: 300_000 }, 'react create 10s list-all', SUBMITS],
  [
    'first 👀, thread could not be read',
    { known: 'failed' },
    'react create 10s list-all',
    SUBMITS,
  ],
  [
    'the second list fails for 9 s',
    { reaction: 'later', lists: ['failed', 'failed', 'failed', []] },
    `${WAITS} 3s list 3s list 3s list`,
    SUBMITS,
  ],
  [
    'the second list fails for 30 s',
    { reaction: 'later', lists: ['failed'] },
    `${WAITS} ${FOR_30_S}`,
    NOT_SENT,
  ],
  [
    'cancelled while it waits',
    { reaction: 'later', abortAfterMs: 1 },
    'react create 10s',
    { ...CANCELLED, own: OWN },
  ],
])('a run without rivals: %s', (_, script, steps, claim) => check(script, steps, claim));

it.each<Row>([
  ['has a job', { known: [SUBMITTED] }, '', RESUMES],
  [
    'gets a job',
    { known: [BOUND], lists: [[BOUND], 'failed', [SUBMITTED]] },
    '3s list 3s list 3s list',
    RESUMES,
  ],
  [
    'gets no job within 30 s',
    { known: [BOUND], lists: [[BOUND]] },
    FOR_30_S,
    UNCONFIRMED,
  ],
  [
    'gets no job before the end of the run',
    { known: [BOUND], lists: [[BOUND]], abortAfterMs: 1 },
    '3s list',
    UNCONFIRMED,
  ],
  [
    'comes to nothing',
    { known: [BOUND], lists: [[REJECTED]] },
    `3s list ${AT_ONCE}`,
    SUBMITS,
  ],
  ['is of another trigger', { known: [UNRELATED] }, AT_ONCE, SUBMITS],
  [
    'may be retried',
    { known: [FAILED], lists: [[FAILED]], tookMs: 5001 },
    WAITS,
    SUBMITS,
  ],
  ['is unconfirmed', { known: [UNSURE] }, '', UNCONFIRMED],
])('an earlier submission that %s', (_, script, steps, claim) =>
  check(script, steps, claim),
);

const LATER = { createdAt: CREATED_AT, updatedAt: '2026-03-01T11:01:00Z' };
const by = (comment: object, changes: object = PENDING) =>
  other(4, changes, { isBound: false, comment });
it.each<Row>([
  // Its run may be alive, so even the first run waits.
  ['of a live run', { known: [LOWER], lists: [[]] }, WAITS, SUBMITS],
  [
    'that is 10 minutes old',
    { lists: [[by({ createdAt: '2026-03-01T10:50:00Z', updatedAt: '' })]] },
    WAITS,
    SUBMITS,
  ],
  [
    'that is almost 10 minutes old',
    { lists: [[by({ createdAt: '2026-03-01T10:50:01Z', updatedAt: '' })]] },
    `${YIELDS} ${FOR_30_S}`,
    NOT_SENT,
  ],
  [
    'of an earlier attempt',
    { attempt: 2, lists: [[by({}, { ...PENDING, run: '10' })]] },
    WAITS,
    SUBMITS,
  ],
  [
    'of another job of the same run',
    { lists: [[by({}, { ...PENDING, run: '10' })], [SUBMITTED]] },
    `${YIELDS} 3s list`,
    RESUMES,
  ],
  ['by a person', { lists: [[by({ authorId: 99, isByBot: false })]] }, WAITS, SUBMITS],
  [
    'by the account of this run, a person',
    { lists: [[by({ isByBot: false })], [SUBMITTED]] },
    `${YIELDS} 3s list`,
    RESUMES,
  ],
  [
    'by another App',
    { lists: [[by({ authorId: 99 })], [SUBMITTED]] },
    `${YIELDS} 3s list`,
    RESUMES,
  ],
  // Somebody has restored the first revision of a comment whose request may have been sent.
  [
    'that was edited',
    { known: [by(LATER)], lists: [[by(LATER)]] },
    FOR_30_S,
    UNCONFIRMED,
  ],
])('an unbound state %s', (_, script, steps, claim) =>
  check({ reaction: 'later', ...script }, steps, claim),
);

it.each<Row>([
  ['is first', { reaction: 'first', tookMs: 5001 }, WAITS, SUBMITS],
  ['finds only 👀', { known: [UNRELATED] }, WAITS, SUBMITS],
  [
    'finds a submission that may be retried',
    { known: [FAILED], lists: [[FAILED]] },
    WAITS,
    SUBMITS,
  ],
  ['has no reactions', { reaction: 'none' }, 'create 10s list', SUBMITS],
])('a re-run that %s', (_, script, steps, claim) =>
  check({ attempt: 2, reaction: 'later', ...script }, steps, claim),
);

it.each<readonly [string, Required<Script>['lists'], string, object]>([
  ['of another trigger', [[UNRELATED]], WAITS, SUBMITS],
  ['with a higher id', [[HIGHER]], WAITS, SUBMITS],
  [
    'with a higher id that may have sent',
    [[BOUND_HIGHER], [SUBMITTED]],
    `${YIELDS} 3s list`,
    RESUMES,
  ],
  [
    'with a higher id and the first 👀',
    [[FIRST], [SUBMITTED]],
    `${YIELDS} 3s list`,
    RESUMES,
  ],
  ['with a lower id', [[LOWER], [SUBMITTED]], `${YIELDS} 3s list`, RESUMES],
  ['with a lower id and a job', [[SUBMITTED]], YIELDS, RESUMES],
  ['whose job has failed', [[LOWER], [FAILED]], `${YIELDS} 3s list`, REPORTS],
  [
    'that has sent nothing',
    [[LOWER], [REJECTED]],
    `${YIELDS} 3s list list-all ${WAITS}`,
    SUBMITS,
  ],
  ['that disappears', [[LOWER], []], `${YIELDS} 3s list list-all ${WAITS}`, SUBMITS],
  ['that sends nothing within 30 s', [[LOWER]], `${YIELDS} ${FOR_30_S}`, NOT_SENT],
  ['that gets no job', [[BOUND]], `${YIELDS} ${FOR_30_S}`, UNCONFIRMED],
])('later 👀, a rival %s', (_, lists, steps, claim) =>
  check({ reaction: 'later', lists }, steps, claim),
);

it('a run that has to yield three times ends', async () => {
  const round = [[LOWER], [REJECTED], []];
  const lists = [...round, ...round, ...round];
  const { claim } = await playScript({ reaction: 'later', lists });
  expect(claim).toEqual({ kind: 'not-sent' });
});

it.each<Row>([
  ['with a higher id', { lists: [[HIGHER]] }, WAITS, SUBMITS],
  ['with the first 👀', { lists: [[FIRST], [SUBMITTED]] }, `${YIELDS} 3s list`, RESUMES],
  ['that yields', { lists: [[LOWER], [LOWER], []] }, `${WAITS} 3s list 3s list`, SUBMITS],
  [
    'that has decided to send',
    { lists: [[LOWER], [BOUND], [SUBMITTED]] },
    `${WAITS} 3s list remove-5 3s list`,
    RESUMES,
  ],
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
    NOT_SENT,
  ],
  [
    'at the end of the run',
    { lists: [[LOWER]], abortAfterMs: 11_000 },
    `${WAITS} 3s`,
    { ...CANCELLED, own: OWN },
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
  // An earlier attempt that has sent has left its 👀.
  ['first', 2, WITHOUT_COMMENT],
  ['none', 2, UNAVAILABLE],
])(
  'comments refused or not wanted, 👀 %s, attempt %i',
  async (reaction, attempt, claim) => {
    const steps = reaction === 'none' ? '' : 'react';
    await check({ creates: ['refused'], reaction, attempt }, `${steps} create`, claim);
    await check({ mayComment: false, reaction, attempt }, steps, claim);
  },
);

const AGAIN = '3s list-all';
const OWN_REACTION = { id: 8, comment: { id: 1 } };
it.each<Row>([
  ['is found', { creates: ['lost'], lists: [[LOWER]] }, AGAIN, SUBMITS],
  [
    'is found late',
    { creates: ['lost'], lists: ['failed', []] },
    `${AGAIN} ${AGAIN} 10s list`,
    SUBMITS,
  ],
  ['is created again', { creates: ['failed', 'created'] }, `${AGAIN} create`, SUBMITS],
  [
    'is not created within 30 s',
    {},
    `${AGAIN} create `.repeat(10),
    { ...NOT_SENT, reaction: OWN_REACTION },
  ],
  [
    'cannot be looked for',
    { lists: ['failed'] },
    `${AGAIN} `.repeat(10),
    { ...NOT_SENT, reaction: OWN_REACTION },
  ],
  [
    'fails at the end of the run',
    { abortAfterMs: 1 },
    '3s',
    { ...CANCELLED, reaction: OWN_REACTION },
  ],
])('a comment whose creation has no answer %s', (_, script, steps, claim) =>
  check({ creates: ['failed'], ...script }, `${AT_ONCE} ${steps}`, claim),
);

it.each<readonly [string, Required<Script>['creates'], string, object]>([
  // https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
  ['passes after a minute', ['limited', 'created'], '60s create 10s list', SUBMITS],
  ['lasts for more than a minute', ['limited'], '60s create', NOT_SENT],
  [
    'is followed by a fault',
    ['limited', 'failed', 'created'],
    '60s create 3s list-all create 10s list',
    SUBMITS,
  ],
  ['is of an unknown kind', ['other'], '3s list-all create '.repeat(10), NOT_SENT],
  [
    'is of an unknown kind and passes',
    ['other', 'created'],
    '3s list-all create',
    SUBMITS,
  ],
])('a refusal to create the comment that %s', (_, creates, steps, claim) =>
  check({ creates, reaction: 'first', lists: [[]] }, `${AT_ONCE} ${steps}`, claim),
);

const REPEAT = { kind: 'comment', id: 2 } as const;
const REPEATED = other(4, { cause: REPEAT, state: 'submitted', outcome: null });
const LEFT = other(4, PENDING);
it.each<Row>([
  [
    'that has ended well',
    { known: [other(4, {})], lists: [[other(4, {})]] },
    WAITS,
    SUBMITS,
  ],
  ['whose job is active', { known: [SUBMITTED], lists: [[SUBMITTED]] }, WAITS, SUBMITS],
  ['that is unconfirmed', { known: [UNSURE], lists: [[UNSURE]] }, WAITS, SUBMITS],
  // The run that may have sent gets its time; then the person who repeats the request decides.
  [
    'that may be on its way',
    { known: [LEFT], lists: [[LEFT]] },
    `${FOR_30_S} ${WAITS}`,
    SUBMITS,
  ],
  [
    'that gets its job meanwhile',
    { known: [LEFT], lists: [[SUBMITTED]] },
    '3s list',
    RESUMES,
  ],
  // A redelivery of the same command, or a re-run of its run.
  ['that this command has repeated already', { known: [REPEATED] }, '', RESUMES],
  [
    'that a re-run sends at the same time',
    { known: [REJECTED], lists: [[REJECTED, HIGHER]] },
    WAITS,
    SUBMITS,
  ],
  [
    'that a re-run has begun to send',
    { known: [], lists: [[LOWER], [SUBMITTED]] },
    `${YIELDS} 3s list`,
    RESUMES,
  ],
])('a command that repeats a request %s', (_, script, steps, claim) =>
  check({ reaction: 'later', cause: REPEAT, ...script }, steps, claim),
);

it.each<readonly [string, Script, RegExp]>([
  ['was slow', { reaction: 'first', tookMs: 5001 }, /this one was slow/],
  ['is not the first', { reaction: 'later' }, /has a 👀 already/],
  ['has an event without reactions', { reaction: 'none' }, /carries no reactions/],
  ['may not react', { reaction: 'denied' }, /no 👀 could be added/],
  ['gets no answer to its 👀', { reaction: 'unknown' }, /no 👀 could be added/],
])('the log says why a run waits that %s', async (_, script, reason) => {
  const { lines } = await playScript(script);
  expect(lines).toEqual([expect.stringMatching(/^Waiting 10 s, /)]);
  expect(lines[0]).toMatch(reason);
});

it('the log says that a run waits for the job of another one', async () => {
  const { lines } = await playScript({ known: [BOUND], lists: [[SUBMITTED]] });
  expect(lines).toEqual(['Waiting for the job of another run.']);
});

/** The post step of a run that is killed finds its comment and its 👀 by what was saved. */
it.each<readonly [string, Script, readonly string[]]>([
  ['before its comment is created', { creates: ['failed'] }, ['mine']],
  ['for its 👀, if it may not comment', { mayComment: false }, ['mine']],
  ['nothing without either', { mayComment: false, reaction: 'later' }, []],
])('a run saves its claim %s', async (_, script, expected) => {
  const { begun } = await playScript(script);
  expect(begun).toEqual(expected);
});
