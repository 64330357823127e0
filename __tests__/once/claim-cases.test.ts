/** The steps of one run, case by case; `claim.test.ts` plays any interleaving of several. The protocol: src/once/README.md. */
import { expect, it } from '@jest/globals';
import { exampleCause } from '../support/examples.ts';
import { CREATED_AT, playScript, type Script } from './claim-script.ts';
import { CLAIMED, encodeNewer, noteComment, type SignedChanges } from './notes.ts';

const PENDING = { ...CLAIMED, isBound: false };
const SENDING = { ...CLAIMED, sent: 'perhaps' } as const;
const NOTHING_CAME = { sent: 'no', mayRepeat: true } as const;
const LOWER = noteComment(4, PENDING);
const HIGHER = noteComment(6, PENDING);
/** The run of `LOWER` has decided to send. */
const BOUND = noteComment(4, SENDING);
const BOUND_HIGHER = noteComment(6, SENDING);
const SENT = noteComment(4, { isFinished: false });
const FINISHED = noteComment(4);
const UNRELATED = noteComment(4, { request: { cause: exampleCause('comment:2') } });
const FAILED = noteComment(4, { mayRepeat: true });
const REJECTED = noteComment(4, NOTHING_CAME);
const UNSURE = noteComment(4, { sent: 'perhaps' });

const OWN = { comment: { id: 5 }, request: { claimId: 'mine' }, sent: 'no' };
const BINDS_OWN = {
  kind: 'bound',
  entry: { ...OWN, isBound: true, isOwn: true, sent: 'perhaps' },
};
const previous = (id: number, changes: object = {}) => ({
  kind: 'previous',
  entry: { comment: { id }, ...changes },
});
const RESUMES = previous(4, { sent: 'yes', mayRepeat: false });
const REPORTS = previous(4, { sent: 'yes', mayRepeat: true });
const UNCONFIRMED = previous(4, { sent: 'perhaps' });
const NOT_SENT = { kind: 'not-sent', why: 'other-run' };
const NOT_LISTED = { kind: 'not-sent', why: 'not-listed', own: undefined };
const NO_LIST = { kind: 'not-sent', why: 'fault', own: undefined };
const NOT_CREATED = { kind: 'not-created' };
const CANCELLED = { kind: 'cancelled' };

/** The comment is created, and is 5 s old when the comments are listed. */
const LISTS = 'create 5s list';
const BINDS = `${LISTS} bind-5`;
const YIELDS = `${LISTS} remove-5`;
/** How a run waits for another one that has bound its state. */
const FOR_30_S = '5s list '.repeat(6).trim();
/** How it waits for one that has not, and how it waits for its own comment to be listed. */
const FOR_5_MINUTES = '5s list '.repeat(59).trim();
const FOR_60_S = '5s list '.repeat(12).trim();
/** How a run deletes the comment that it could not bind. */
const REMOVES = 'remove-5';
/** How a list that fails is repeated. */
const RETRIES = '3s list '.repeat(10).trim();

type Row = readonly [string, Script, string, object];

async function check(script: Script, steps: string, end: object): Promise<void> {
  const played = await playScript(script);
  expect(played).toMatchObject({ steps: steps.trim(), end });
}

it.each<Row>([
  ['alone', {}, BINDS, BINDS_OWN],
  ['that needs 3 s to prepare', { prepareMs: 3000 }, 'create 2s list bind-5', BINDS_OWN],
  [
    'that needs two minutes to prepare',
    { prepareMs: 120_000 },
    'create 0s list bind-5',
    BINDS_OWN,
  ],
  [
    'whose list fails for 9 s',
    { lists: ['failed', 'failed', 'failed', []] },
    `${LISTS} 3s list 3s list 3s list bind-5`,
    BINDS_OWN,
  ],
  [
    'whose list fails for 30 s',
    { lists: ['failed'] },
    `${LISTS} ${RETRIES} ${REMOVES}`,
    NO_LIST,
  ],
  [
    'whose own comment is listed after 6 s',
    { lists: ['unseen', 'unseen', []] },
    `${LISTS} 5s list 5s list bind-5`,
    BINDS_OWN,
  ],
  [
    'whose own comment is not listed',
    { lists: ['unseen'] },
    `${LISTS} ${FOR_60_S} ${REMOVES}`,
    NOT_LISTED,
  ],
  [
    'that is cancelled while its own comment is not listed',
    { lists: ['unseen'], abortAfterMs: 7000 },
    `${LISTS} 5s list`,
    { ...CANCELLED, own: OWN },
  ],
  [
    'that is cancelled while it waits',
    { abortAfterMs: 1 },
    'create 5s list',
    { ...CANCELLED, own: OWN },
  ],
])('a run %s', (_, script, steps, end) => check(script, steps, end));

/** An entry that an attempt of the same run has bound. */
const inRun = (attempt: number) =>
  noteComment(4, { ...SENDING, request: { run: '10', attempt } });
it.each<Row>([
  ['has a job', { known: [SENT] }, '', RESUMES],
  [
    'gets a job',
    { known: [BOUND], lists: [[BOUND], 'failed', [SENT]] },
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
    BINDS_OWN,
  ],
  ['is of another cause', { known: [UNRELATED] }, BINDS, BINDS_OWN],
  ['may be retried', { known: [FAILED], lists: [[FAILED]] }, BINDS, BINDS_OWN],
  ['is unconfirmed', { known: [UNSURE] }, '', UNCONFIRMED],
  [
    'is on its way in another job of this attempt',
    { attempt: 2, known: [inRun(2)], lists: [[inRun(2)]] },
    FOR_30_S,
    UNCONFIRMED,
  ],
  // It has ended, and cannot have a job any more.
  [
    'is on its way in an earlier attempt',
    { attempt: 2, known: [inRun(1)] },
    '',
    UNCONFIRMED,
  ],
])('an earlier entry that %s', (_, script, steps, end) => check(script, steps, end));

it.each<readonly [string, readonly SignedChanges[], number]>([
  ['the one that was sent', [SENDING, { isFinished: false }, SENDING], 2],
  ['the first one that was sent', [{ sent: 'perhaps' }, {}, { isFinished: false }], 2],
  ['the first one that may have sent', [{ sent: 'perhaps' }, { sent: 'perhaps' }], 1],
  ['not one that failed', [{ mayRepeat: true }, {}], 2],
  [
    'not one that failed, but one that may have sent',
    [{ mayRepeat: true }, { sent: 'perhaps' }],
    2,
  ],
])('of several earlier entries, %s counts', async (_, entries, id) => {
  const known = entries.map((changes, index) => noteComment(index + 1, changes));
  await check({ known, lists: [known] }, '', previous(id));
});

it('of several earlier entries, none counts if all came to nothing', () =>
  check({ known: [FAILED, noteComment(3, NOTHING_CAME)] }, BINDS, BINDS_OWN));

const LATER = { createdAt: CREATED_AT, updatedAt: '2026-03-01T11:01:00Z' };
const OLD_OF_EARLIER = noteComment(
  3,
  { ...SENDING, request: { run: '10' } },
  { createdAt: '2026-03-01T10:00:00Z', updatedAt: CREATED_AT },
);
const by = (comment: object, changes: object = {}) =>
  noteComment(4, { ...PENDING, ...changes }, comment);
it.each<Row>([
  ['of a run that has gone', { known: [LOWER], lists: [[]] }, BINDS, BINDS_OWN],
  [
    'that is 10 minutes old',
    { lists: [[by({ createdAt: '2026-03-01T10:50:00Z', updatedAt: '' })]] },
    BINDS,
    BINDS_OWN,
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
    { attempt: 2, lists: [[by({}, { request: { run: '10' } })]] },
    BINDS,
    BINDS_OWN,
  ],
  [
    'of an earlier attempt, beside an old one of it that is bound',
    {
      attempt: 2,
      lists: [[by({}, { request: { run: '10' } }), OLD_OF_EARLIER]],
    },
    YIELDS,
    previous(3),
  ],
  [
    'of another job of the same run',
    { lists: [[by({}, { request: { run: '10' } })], [SENT]] },
    `${YIELDS} 5s list`,
    RESUMES,
  ],
  ['by a person', { lists: [[by({ authorId: 99, isByBot: false })]] }, BINDS, BINDS_OWN],
  [
    'by the account of this run, a person',
    { lists: [[by({ isByBot: false })], [SENT]] },
    `${YIELDS} 5s list`,
    RESUMES,
  ],
  [
    'by another App',
    { lists: [[by({ authorId: 99 })], [SENT]] },
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
])('an unbound entry %s', (_, script, steps, end) => check(script, steps, end));

it.each<readonly [string, Required<Script>['lists'], string, object]>([
  ['of another cause', [[UNRELATED]], BINDS, BINDS_OWN],
  [
    'with a higher id beside one that may have sent',
    [
      [HIGHER, noteComment(7, SENDING)],
      [HIGHER, noteComment(7)],
    ],
    `${YIELDS} 5s list`,
    previous(7, { sent: 'yes' }),
  ],
  ['with a higher id', [[HIGHER]], BINDS, BINDS_OWN],
  [
    'with a higher id that may have sent',
    [[BOUND_HIGHER], [SENT]],
    `${YIELDS} 5s list`,
    RESUMES,
  ],
  ['with a lower id', [[LOWER], [SENT]], `${YIELDS} 5s list`, RESUMES],
  ['with a lower id and a job', [[SENT]], YIELDS, RESUMES],
  ['whose job has failed', [[LOWER], [FAILED]], `${YIELDS} 5s list`, REPORTS],
  ['that has sent nothing', [[LOWER], [REJECTED]], `${YIELDS} 5s list`, NOT_SENT],
  ['that disappears', [[LOWER], []], `${YIELDS} 5s list`, NOT_SENT],
  [
    'that sends nothing within 5 minutes',
    [[LOWER]],
    `${YIELDS} ${FOR_5_MINUTES}`,
    NOT_SENT,
  ],
  ['that gets no job', [[BOUND]], `${YIELDS} ${FOR_30_S}`, UNCONFIRMED],
])('a rival %s', (_, lists, steps, end) => check({ lists }, steps, end));

const AGAIN = '3s list-all';
const FINDS_AGAIN = '5s list-all';
const BINDS_IT = '5s list bind-5';
/** Copies of the own claim by a person. */
const OF_OWN = { ...PENDING, request: { claimId: 'mine', run: '10' } };
const BY_PERSON = { authorId: 99, isByBot: false };
const COPY = noteComment(6, OF_OWN, BY_PERSON);
const COPY_IN_OLDER = noteComment(3, OF_OWN, {
  ...BY_PERSON,
  createdAt: CREATED_AT,
  updatedAt: '2026-03-01T11:00:03Z',
});
it.each<Row>([
  ['is found', { creates: ['lost'] }, `${AGAIN} ${FINDS_AGAIN} ${BINDS_IT}`, BINDS_OWN],
  [
    'is found late',
    { creates: ['lost'], lists: ['failed', []] },
    `${AGAIN} ${AGAIN} ${FINDS_AGAIN} ${BINDS_IT}`,
    BINDS_OWN,
  ],
  [
    'is found after a copy of it',
    { creates: ['lost'], lists: [{ unseen: [COPY] }, [COPY], [COPY]] },
    `${AGAIN} ${FINDS_AGAIN} ${BINDS_IT}`,
    BINDS_OWN,
  ],
  [
    'is found beside a copy in an older comment',
    { creates: ['lost'], lists: [[COPY_IN_OLDER]] },
    `${AGAIN} ${FINDS_AGAIN} ${BINDS_IT}`,
    BINDS_OWN,
  ],
  [
    'is created again if only a copy was there, and is gone',
    { creates: ['failed', 'created'], lists: [[COPY], []] },
    `${AGAIN} ${FINDS_AGAIN} create ${BINDS_IT}`,
    BINDS_OWN,
  ],
  [
    'is created again',
    { creates: ['failed', 'created'] },
    `${AGAIN} create ${BINDS_IT}`,
    BINDS_OWN,
  ],
  ['is not created within 30 s', {}, `${AGAIN} create `.repeat(10), NOT_CREATED],
  ['cannot be looked for', { lists: ['failed'] }, `${AGAIN} `.repeat(10), NOT_CREATED],
  ['fails at the end of the run', { abortAfterMs: 1 }, '3s', CANCELLED],
])('a comment whose creation has no answer %s', (_, script, steps, end) =>
  check({ creates: ['failed'], ...script }, `create ${steps}`, end),
);

it('a comment that is refused ends the claim', () =>
  check({ creates: ['refused'] }, 'create', NOT_CREATED));

it.each<readonly [string, Required<Script>['creates'], string, object]>([
  // https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
  ['passes after a minute', ['limited', 'created'], `60s create ${BINDS_IT}`, BINDS_OWN],
  ['lasts for more than a minute', ['limited'], '60s create', NOT_CREATED],
  [
    'is followed by a fault',
    ['limited', 'failed', 'created'],
    `60s create 3s list-all create ${BINDS_IT}`,
    BINDS_OWN,
  ],
  ['is of an unknown kind', ['other'], '3s list-all create '.repeat(10), NOT_CREATED],
  [
    'is of an unknown kind and passes',
    ['other', 'created'],
    `3s list-all create ${BINDS_IT}`,
    BINDS_OWN,
  ],
])('a refusal to create the comment that %s', (_, creates, steps, end) =>
  check({ creates, lists: [[]] }, `create ${steps}`, end),
);

/** The copies of an App count for other runs, too. */
const COPY_BY_APP = noteComment(6, OF_OWN, { authorId: 99 });
const COPY_IN_OLDER_BY_APP = noteComment(3, OF_OWN, {
  authorId: 99,
  createdAt: CREATED_AT,
  updatedAt: '2026-03-01T11:00:03Z',
});
it.each<Row>([
  [
    'in a newer comment',
    { lists: [{ unseen: [COPY_BY_APP] }, [LOWER, COPY_BY_APP], [SENT]] },
    `${LISTS} 5s list remove-5 5s list`,
    RESUMES,
  ],
  [
    'in an older comment',
    {
      lists: [{ unseen: [COPY_IN_OLDER_BY_APP] }, [COPY_IN_OLDER_BY_APP, LOWER], [SENT]],
    },
    `${LISTS} 5s list remove-5 5s list`,
    RESUMES,
  ],
  [
    'in the only list',
    { lists: [{ unseen: [COPY_IN_OLDER_BY_APP] }] },
    `${LISTS} ${FOR_60_S} ${REMOVES}`,
    NOT_LISTED,
  ],
])(
  'a list decides nothing if it shows a copy of the claim %s, and not the own one',
  (_, ...row) => check(...row),
);

const REPEAT = exampleCause('comment:2');
const OF_REPEAT = { request: { cause: REPEAT, repeats: exampleCause() } };
const REPEATED = noteComment(4, { ...OF_REPEAT, isFinished: false });
const MAYBE_REPEATED = noteComment(4, { ...SENDING, ...OF_REPEAT });
it.each<Row>([
  ['that has ended well', { known: [FINISHED], lists: [[FINISHED]] }, BINDS, BINDS_OWN],
  ['whose job is active', { known: [SENT], lists: [[SENT]] }, BINDS, BINDS_OWN],
  ['that is unconfirmed', { known: [UNSURE], lists: [[UNSURE]] }, BINDS, BINDS_OWN],
  // The run that may have sent gets its time; then the person who repeats the request decides.
  [
    'that may be on its way',
    { known: [BOUND], lists: [[BOUND]] },
    `${FOR_30_S} ${BINDS}`,
    BINDS_OWN,
  ],
  [
    'that gets its job meanwhile',
    { known: [BOUND], lists: [[SENT]] },
    '5s list',
    RESUMES,
  ],
  // A redelivery of the same command, or a re-run of its run.
  ['that this command has repeated already', { known: [REPEATED] }, '', RESUMES],
  [
    'that this command may have repeated already',
    { known: [MAYBE_REPEATED], lists: [[MAYBE_REPEATED]] },
    FOR_30_S,
    UNCONFIRMED,
  ],
  [
    'that a re-run sends at the same time',
    { known: [REJECTED], lists: [[REJECTED, HIGHER]] },
    BINDS,
    BINDS_OWN,
  ],
  [
    'that a re-run has begun to send',
    { known: [], lists: [[LOWER], [SENT]] },
    `${YIELDS} 5s list`,
    RESUMES,
  ],
])('a command that repeats a request %s', (_, script, steps, end) =>
  check({ repeatedBy: REPEAT, ...script }, steps, end),
);

it('the log says that a run waits for the job of another one', async () => {
  const { lines } = await playScript({ known: [BOUND], lists: [[SENT]] });
  expect(lines).toEqual(['Waiting for the job of another run.']);
});

const OTHER_DIGEST = { request: { digest: 'other' } };
const OF_OTHER_USE = noteComment(4, OTHER_DIGEST);
const CLAIM_OF_OTHER_USE = noteComment(4, { ...PENDING, ...OTHER_DIGEST });
it.each<Row>([
  ['has sent', { known: [OF_OTHER_USE] }, '', previous(4)],
  ['is about to send', { lists: [[CLAIM_OF_OTHER_USE]] }, YIELDS, previous(4)],
  [
    'is on its way',
    { known: [noteComment(4, { ...SENDING, ...OTHER_DIGEST })] },
    '',
    UNCONFIRMED,
  ],
  // The two are not the same, so a repetition of one repeats nothing of the other.
  [
    'may have sent what a command repeats',
    {
      known: [noteComment(4, { ...SENDING, ...OTHER_DIGEST })],
      repeatedBy: REPEAT,
    },
    '',
    UNCONFIRMED,
  ],
])(
  'another use of the action with the same cause that %s ends the run at once',
  (_, script, steps, end) => check(script, steps, end),
);

it.each<Row>([
  [
    'no other run goes first',
    { isStillWanted: true },
    `${LISTS} check bind-5`,
    BINDS_OWN,
  ],
  [
    'it is not',
    { isStillWanted: false },
    `${LISTS} check remove-5`,
    { kind: 'not-sent', why: 'unwanted' },
  ],
  [
    'never, if another run goes first',
    { isStillWanted: false, lists: [[SENT]] },
    YIELDS,
    RESUMES,
  ],
  [
    'never, if no list shows the own comment',
    { isStillWanted: false, lists: ['unseen'] },
    `${LISTS} ${FOR_60_S} ${REMOVES}`,
    NOT_LISTED,
  ],
])(
  'whether the request is still wanted is checked directly before the binding: %s',
  (_, script, steps, end) => check(script, steps, end),
);

/** The list begins at 10:50. */
const RECENT = '2026-03-01T10:50:01Z';
const AT_THE_BEGINNING = '2026-03-01T10:50:00Z';
const DELETED = { kind: 'not-sent', why: 'command-deleted', own: undefined };
it.each<Row>([
  [
    'that the list shows',
    { command: { writtenAt: RECENT, isListed: true } },
    BINDS,
    BINDS_OWN,
  ],
  [
    'that is old, and that the list shows because somebody has edited it',
    { command: { writtenAt: AT_THE_BEGINNING, isListed: true } },
    BINDS,
    BINDS_OWN,
  ],
  [
    'that the list lacks',
    { command: { writtenAt: RECENT, reads: ['gone'] } },
    `${LISTS} 5s read-2 ${REMOVES}`,
    DELETED,
  ],
  [
    'that the list lacks, and that is there',
    { command: { writtenAt: RECENT, reads: ['there'] } },
    `${LISTS} 5s read-2 bind-5`,
    BINDS_OWN,
  ],
  [
    'that the list lacks, after a fault',
    { command: { writtenAt: RECENT, reads: ['failed'] } },
    `${LISTS} 5s read-2 bind-5`,
    BINDS_OWN,
  ],
  [
    'that the list lacks, after a refusal',
    { command: { writtenAt: RECENT, reads: ['refused'] } },
    `${LISTS} 5s read-2 bind-5`,
    BINDS_OWN,
  ],
  [
    'that is old',
    { command: { writtenAt: AT_THE_BEGINNING, reads: ['gone'] } },
    `${LISTS} read-2 5s read-2 ${REMOVES}`,
    DELETED,
  ],
  [
    'that is old, and is there',
    { command: { writtenAt: AT_THE_BEGINNING, reads: ['there'] } },
    `${LISTS} read-2 bind-5`,
    BINDS_OWN,
  ],
  [
    'that is old, and is there the second time',
    { command: { writtenAt: AT_THE_BEGINNING, reads: ['gone', 'there'] } },
    `${LISTS} read-2 5s read-2 bind-5`,
    BINDS_OWN,
  ],
  [
    'that is old, after a fault',
    { command: { writtenAt: AT_THE_BEGINNING, reads: ['gone', 'failed'] } },
    `${LISTS} read-2 5s read-2 bind-5`,
    BINDS_OWN,
  ],
  [
    'whose time is not known',
    { command: { reads: ['gone'] } },
    `${LISTS} read-2 5s read-2 ${REMOVES}`,
    DELETED,
  ],
  [
    'never, if another run goes first',
    { command: { writtenAt: RECENT }, lists: [[SENT]] },
    YIELDS,
    RESUMES,
  ],
  [
    'never, if no list shows the own comment',
    { command: { writtenAt: RECENT }, lists: ['unseen'] },
    `${LISTS} ${FOR_60_S} ${REMOVES}`,
    NOT_LISTED,
  ],
  [
    'never, if the run is cancelled meanwhile',
    { command: { writtenAt: RECENT }, abortAfterMs: 7000 },
    `${LISTS} 5s`,
    { ...CANCELLED, own: OWN },
  ],
])('a command counts as deleted only if GitHub says so twice: %s', (_, ...row) =>
  check(...row),
);

/** An entry of a newer format, whose payload this version cannot read. */
const UNREADABLE = previous(4, { sent: 'perhaps', payload: undefined });
const newer = (changes: object) => noteComment(4, changes, {}, encodeNewer);
it.each<Row>([
  ['was sent', { known: [newer({})] }, '', UNREADABLE],
  ['was sent meanwhile', { lists: [[newer({})]] }, YIELDS, UNREADABLE],
  // It has sent nothing, and nothing shows how it continues.
  ['is not bound, and goes first', { lists: [[newer(PENDING)]] }, YIELDS, NOT_SENT],
  [
    'is not bound, and goes second',
    { lists: [[noteComment(6, PENDING, {}, encodeNewer)]] },
    BINDS,
    BINDS_OWN,
  ],
  [
    'is repeated by a command',
    { known: [newer({})], lists: [[newer({})]], repeatedBy: REPEAT },
    BINDS,
    BINDS_OWN,
  ],
])('an entry of a newer version that %s', (_, script, steps, end) =>
  check(script, steps, end),
);
