/** The steps of one run, case by case; `claim.test.ts` plays any interleaving of several. The protocol: docs/at-most-once.md. */
import { expect, it } from '@jest/globals';
import { CREATED_AT, other, playScript, type Script } from './claim-script.ts';

const PENDING = { state: 'pending', job: null, outcome: null } as const;
const UNBOUND = { isBound: false } as const;
const LOWER = other(4, PENDING, UNBOUND);
const HIGHER = other(6, PENDING, UNBOUND);
/** The run of `LOWER` has decided to send. */
const BOUND = other(4, PENDING);
const BOUND_HIGHER = other(6, PENDING);
const SUBMITTED = other(4, { state: 'submitted', outcome: null });
const UNRELATED = other(4, { trigger: { kind: 'comment', id: 2 } });
const FAILED = other(4, { outcome: 'failed' });
const REJECTED = other(4, { outcome: 'rejected', reason: 'unauthorized', job: null });
const UNSURE = other(4, {
  outcome: 'unconfirmed',
  reason: '',
  job: null,
});

const OWN = { comment: { id: 5 }, submission: { state: 'pending', claimId: 'mine' } };
const SUBMITS = { kind: 'owner', own: { ...OWN, isBound: true }, prepared: 'prompt' };
const RESUMES = {
  kind: 'previous',
  previous: { kind: 'resume', found: { comment: { id: 4 } } },
};
const REPORTS = { kind: 'previous', previous: { kind: 'report' } };
const UNCONFIRMED = { kind: 'previous', previous: { kind: 'unconfirmed' } };
const NOT_SENT = { kind: 'not-sent' };
const NOT_LISTED = { kind: 'not-listed', own: OWN };
const NOT_CREATED = { kind: 'not-created' };
const CANCELLED = { kind: 'cancelled' };

/** The comment is created, the prompt is prepared, and the comment is 5 s old when the comments are listed. */
const LISTS = 'create prepare 5s list';
const BINDS = `${LISTS} bind-5`;
const YIELDS = `${LISTS} remove-5`;
/** How a run waits for another one that has bound its state. */
const FOR_30_S = '5s list '.repeat(6).trim();
/** How it waits for one that has not, and how it waits for its own comment to be listed. */
const FOR_5_MINUTES = '5s list '.repeat(59).trim();
/** The prompt is prepared once. */
const SECOND_ROUND = 'create 5s list bind-5';
const FOR_60_S = '5s list '.repeat(12).trim();
/** How a list that fails is repeated. */
const RETRIES = '3s list '.repeat(10).trim();

type Row = readonly [string, Script, string, object];

async function check(script: Script, steps: string, claim: object): Promise<void> {
  const played = await playScript(script);
  expect(played).toMatchObject({ steps: steps.trim(), claim });
}

it.each<Row>([
  ['alone', {}, BINDS, SUBMITS],
  [
    'that prepares its prompt for 3 s',
    { prepareMs: 3000 },
    'create prepare 2s list bind-5',
    SUBMITS,
  ],
  [
    'that prepares its prompt for two minutes',
    { prepareMs: 120_000 },
    'create prepare 0s list bind-5',
    SUBMITS,
  ],
  [
    'that cannot prepare its prompt',
    { cannotPrepare: true },
    'create prepare',
    { kind: 'unprepared', own: OWN, error: 'no prompt' },
  ],
  [
    'whose list fails for 9 s',
    { lists: ['failed', 'failed', 'failed', []] },
    `${LISTS} 3s list 3s list 3s list bind-5`,
    SUBMITS,
  ],
  ['whose list fails for 30 s', { lists: ['failed'] }, `${LISTS} ${RETRIES}`, NOT_LISTED],
  [
    'whose own comment is listed after 6 s',
    { lists: ['unseen', 'unseen', []] },
    `${LISTS} 5s list 5s list bind-5`,
    SUBMITS,
  ],
  [
    'whose own comment is not listed',
    { lists: ['unseen'] },
    `${LISTS} ${FOR_60_S}`,
    NOT_LISTED,
  ],
  [
    'that is cancelled while it waits',
    { abortAfterMs: 1 },
    'create prepare 5s list',
    { ...CANCELLED, own: OWN },
  ],
  [
    'that is cancelled while it prepares',
    { prepareMs: 60_000, abortAfterMs: 1 },
    'create prepare',
    { ...CANCELLED, own: OWN },
  ],
])('a run %s', (_, script, steps, claim) => check(script, steps, claim));

it.each<Row>([
  ['has a job', { known: [SUBMITTED] }, '', RESUMES],
  [
    'gets a job',
    { known: [BOUND], lists: [[BOUND], 'failed', [SUBMITTED]] },
    '5s list 5s list 3s list',
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
    '5s list',
    UNCONFIRMED,
  ],
  [
    'comes to nothing',
    { known: [BOUND], lists: [[REJECTED], []] },
    `5s list ${BINDS}`,
    SUBMITS,
  ],
  ['is of another trigger', { known: [UNRELATED] }, BINDS, SUBMITS],
  ['may be retried', { known: [FAILED], lists: [[FAILED]] }, BINDS, SUBMITS],
  ['is unconfirmed', { known: [UNSURE] }, '', UNCONFIRMED],
])('an earlier submission that %s', (_, script, steps, claim) =>
  check(script, steps, claim),
);

const LATER = { createdAt: CREATED_AT, updatedAt: '2026-03-01T11:01:00Z' };
const by = (comment: object, changes: object = PENDING) =>
  other(4, changes, { isBound: false, comment });
it.each<Row>([
  ['of a run that has gone', { known: [LOWER], lists: [[]] }, BINDS, SUBMITS],
  [
    'that is 10 minutes old',
    { lists: [[by({ createdAt: '2026-03-01T10:50:00Z', updatedAt: '' })]] },
    BINDS,
    SUBMITS,
  ],
  [
    'that is almost 10 minutes old',
    { lists: [[by({ createdAt: '2026-03-01T10:50:01Z', updatedAt: '' })]] },
    // It is almost 5 minutes too old to be bound.
    YIELDS,
    NOT_SENT,
  ],
  [
    'of an earlier attempt',
    { attempt: 2, lists: [[by({}, { ...PENDING, run: '10' })]] },
    BINDS,
    SUBMITS,
  ],
  [
    'of another job of the same run',
    { lists: [[by({}, { ...PENDING, run: '10' })], [SUBMITTED]] },
    `${YIELDS} 5s list`,
    RESUMES,
  ],
  ['by a person', { lists: [[by({ authorId: 99, isByBot: false })]] }, BINDS, SUBMITS],
  [
    'by the account of this run, a person',
    { lists: [[by({ isByBot: false })], [SUBMITTED]] },
    `${YIELDS} 5s list`,
    RESUMES,
  ],
  [
    'by another App',
    { lists: [[by({ authorId: 99 })], [SUBMITTED]] },
    `${YIELDS} 5s list`,
    RESUMES,
  ],
  // Somebody has restored the first revision of a comment whose request may have been sent.
  [
    'that was edited',
    { known: [by(LATER)], lists: [[by(LATER)]] },
    FOR_30_S,
    UNCONFIRMED,
  ],
])('an unbound state %s', (_, script, steps, claim) => check(script, steps, claim));

it.each<readonly [string, Required<Script>['lists'], string, object]>([
  ['of another trigger', [[UNRELATED]], BINDS, SUBMITS],
  ['with a higher id', [[HIGHER]], BINDS, SUBMITS],
  [
    'with a higher id that may have sent',
    [[BOUND_HIGHER], [SUBMITTED]],
    `${YIELDS} 5s list`,
    RESUMES,
  ],
  ['with a lower id', [[LOWER], [SUBMITTED]], `${YIELDS} 5s list`, RESUMES],
  ['with a lower id and a job', [[SUBMITTED]], YIELDS, RESUMES],
  ['whose job has failed', [[LOWER], [FAILED]], `${YIELDS} 5s list`, REPORTS],
  [
    'that has sent nothing',
    [[LOWER], [REJECTED], []],
    `${YIELDS} 5s list ${SECOND_ROUND}`,
    SUBMITS,
  ],
  ['that disappears', [[LOWER], []], `${YIELDS} 5s list ${SECOND_ROUND}`, SUBMITS],
  [
    'that sends nothing within 5 minutes',
    [[LOWER]],
    `${YIELDS} ${FOR_5_MINUTES}`,
    NOT_SENT,
  ],
  ['that gets no job', [[BOUND]], `${YIELDS} ${FOR_30_S}`, UNCONFIRMED],
])('a rival %s', (_, lists, steps, claim) => check({ lists }, steps, claim));

it('a run that has to yield three times ends', async () => {
  const round = [[LOWER], [REJECTED]];
  const lists = [...round, ...round, ...round];
  const { claim } = await playScript({ lists });
  expect(claim).toEqual({ kind: 'not-sent' });
});

const AGAIN = '3s list-all';
const BINDS_IT = 'prepare 5s list bind-5';
it.each<Row>([
  ['is found', { creates: ['lost'], lists: [[], []] }, `${AGAIN} ${BINDS_IT}`, SUBMITS],
  [
    'is found late',
    { creates: ['lost'], lists: ['failed', []] },
    `${AGAIN} ${AGAIN} ${BINDS_IT}`,
    SUBMITS,
  ],
  [
    'is created again',
    { creates: ['failed', 'created'] },
    `${AGAIN} create ${BINDS_IT}`,
    SUBMITS,
  ],
  ['is not created within 30 s', {}, `${AGAIN} create `.repeat(10), NOT_CREATED],
  ['cannot be looked for', { lists: ['failed'] }, `${AGAIN} `.repeat(10), NOT_CREATED],
  ['fails at the end of the run', { abortAfterMs: 1 }, '3s', CANCELLED],
])('a comment whose creation has no answer %s', (_, script, steps, claim) =>
  check({ creates: ['failed'], ...script }, `create ${steps}`, claim),
);

it('a comment that is refused ends the claim', () =>
  check({ creates: ['refused'] }, 'create', NOT_CREATED));

it.each<readonly [string, Required<Script>['creates'], string, object]>([
  // https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
  ['passes after a minute', ['limited', 'created'], `60s create ${BINDS_IT}`, SUBMITS],
  ['lasts for more than a minute', ['limited'], '60s create', NOT_CREATED],
  [
    'is followed by a fault',
    ['limited', 'failed', 'created'],
    `60s create 3s list-all create ${BINDS_IT}`,
    SUBMITS,
  ],
  ['is of an unknown kind', ['other'], '3s list-all create '.repeat(10), NOT_CREATED],
  [
    'is of an unknown kind and passes',
    ['other', 'created'],
    `3s list-all create ${BINDS_IT}`,
    SUBMITS,
  ],
])('a refusal to create the comment that %s', (_, creates, steps, claim) =>
  check({ creates, lists: [[]] }, `create ${steps}`, claim),
);

const REPEAT = { kind: 'comment', id: 2 } as const;
const REPEATED = other(4, { cause: REPEAT, state: 'submitted', outcome: null });
const LEFT = other(4, PENDING);
it.each<Row>([
  [
    'that has ended well',
    { known: [other(4, {})], lists: [[other(4, {})]] },
    BINDS,
    SUBMITS,
  ],
  ['whose job is active', { known: [SUBMITTED], lists: [[SUBMITTED]] }, BINDS, SUBMITS],
  ['that is unconfirmed', { known: [UNSURE], lists: [[UNSURE]] }, BINDS, SUBMITS],
  // The run that may have sent gets its time; then the person who repeats the request decides.
  [
    'that may be on its way',
    { known: [LEFT], lists: [[LEFT]] },
    `${FOR_30_S} ${BINDS}`,
    SUBMITS,
  ],
  [
    'that gets its job meanwhile',
    { known: [LEFT], lists: [[SUBMITTED]] },
    '5s list',
    RESUMES,
  ],
  // A redelivery of the same command, or a re-run of its run.
  ['that this command has repeated already', { known: [REPEATED] }, '', RESUMES],
  [
    'that a re-run sends at the same time',
    { known: [REJECTED], lists: [[REJECTED, HIGHER]] },
    BINDS,
    SUBMITS,
  ],
  [
    'that a re-run has begun to send',
    { known: [], lists: [[LOWER], [SUBMITTED]] },
    `${YIELDS} 5s list`,
    RESUMES,
  ],
])('a command that repeats a request %s', (_, script, steps, claim) =>
  check({ cause: REPEAT, ...script }, steps, claim),
);

it('the log says that a run waits for the job of another one', async () => {
  const { lines } = await playScript({ known: [BOUND], lists: [[SUBMITTED]] });
  expect(lines).toEqual(['Waiting for the job of another run.']);
});

it('a run saves its claim before its comment is created, so that its post step finds the comment', async () => {
  const { begun } = await playScript({ creates: ['failed'] });
  expect(begun).toEqual(['mine']);
});
