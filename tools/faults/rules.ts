import type { FaultClass } from './kinds.ts';
import type { PlaceName } from './places.ts';
import type { Cell } from './run-cell.ts';

/** How a cell must end. Derived from what a fault means, not from what the code happens to do. */
export type Expected = Readonly<{
  /** The rule in words. */
  rule: string;
  /** `outcome` or `outcome/reason`. */
  end: string;
  hasFailed: boolean;
  /** POSTs that reach the service: exactly, or minimum and maximum. */
  posts: number | readonly [number, number];
  /** Whether the job id is an output. */
  hasJob: boolean;
  /** Reactions on the command, in the order in which they were given. */
  reactions: string;
  /** Title of the only status comment; undefined if there is none. */
  title: string | undefined;
  warnings: number;
  /** Minimum and maximum duration in seconds of the virtual clock. */
  takes: readonly [number, number];
}>;

/** Seconds. GitHub's errors may hold up a run for so long before its request is sent, the claim's own wait included. */
export const MAX_BEFORE_POST = 60;

/** The job takes 90 s and is polled every few seconds. */
const OK = {
  end: 'pr-opened',
  hasFailed: false,
  posts: 1,
  hasJob: true,
  reactions: 'eyes rocket',
  title: '✅ Docs PR opened',
  warnings: 0,
  takes: [90, 115],
} as const;
const SLOW = { ...OK, takes: [90, 165] } as const;

const NOT_STARTED = {
  ...OK,
  hasFailed: true,
  hasJob: false,
  reactions: 'eyes confused',
  title: '❌ The request was rejected',
  takes: [0, 30],
} as const;

const UNAVAILABLE = {
  ...NOT_STARTED,
  end: 'unconfirmed/state-unavailable',
  posts: 0,
  title: '⚠️ Not submitted, to avoid a duplicate',
  takes: [0, 90],
} as const;

/** How a cell must end. */
export function expectedOf(cell: Cell): Expected {
  return RULES[cell.place](cell);
}

const RULES: Readonly<Record<PlaceName, (cell: Cell) => Expected>> = {
  create: (cell) => submit(cell, 'create', 'the job started'),
  message: (cell) => submit(cell, 'message', 'the message arrived'),
  get: poll,
  'list comments': list,
  'list comments, second attempt': list,
  'create comment': createComment,
  'update comment': updateComment,
  permission: readPermission,
  reaction: react,
};

const REASONS: Readonly<Record<number, string>> = { 401: 'unauthorized', 403: 'forbidden', 404: 'not-found' };

function submit({ kind, times }: Cell, request: 'create' | 'message', what: string): Expected {
  const isAlways = times === 'always';
  const byClass: Readonly<Record<FaultClass, () => Expected>> = {
    'not-sent': () =>
      isAlways
        ? {
            ...NOT_STARTED,
            rule: 'four attempts',
            end: 'rejected/not-sent',
            posts: 0,
            title: '❌ The docs service could not be reached',
          }
        : { ...OK, rule: 'sent again: the service cannot have seen it' },
    unclear: () => ({
      ...NOT_STARTED,
      rule: 'one POST, whatever became of it; the comment says that it is not known',
      end: `unconfirmed/${request}-unconfirmed`,
      title: `⚠️ Could not confirm that ${what}`,
    }),
    rejected: () => ({
      ...NOT_STARTED,
      rule: 'one POST, and the reason',
      end: `rejected/${REASONS[kind.status ?? 0] ?? 'invalid-request'}`,
    }),
    limited: () =>
      isAlways
        ? {
            ...NOT_STARTED,
            rule: 'sent again after the delay that the limit names, each time later, for five minutes at most',
            end: 'rejected/rate-limited',
            posts: [2, 10],
            takes: [60, 300],
          }
        : { ...OK, rule: 'sent again after the delay', posts: 2, takes: [90, 180] },
    'limited-for-long': () => ({
      ...NOT_STARTED,
      rule: 'not sent again: a runner must not wait that long',
      end: 'rejected/rate-limited',
    }),
  };
  return byClass[kind.class]();
}

/** A job continues whatever its reads return: it never counts as failed, and the step succeeds. */
function poll({ kind, times }: Cell): Expected {
  const { status = 0 } = kind;
  const lost = { ...OK, reactions: 'eyes', title: '⚠️ Lost the connection to the docs service', warnings: 1 };
  if (times === 'once')
    return {
      ...OK,
      rule: 'one error never ends the wait',
      takes: [90, kind.class === 'limited-for-long' ? 150 : 115],
    };
  if (status === 401 || status === 403)
    return {
      ...lost,
      rule: 'ends the wait after two in a row',
      end: `connection-lost/${REASONS[status]}`,
      takes: [5, 30],
    };
  if (status === 404)
    return { ...lost, rule: 'ends the wait after 30 s', end: 'connection-lost/not-found', takes: [30, 60] };
  return {
    ...lost,
    rule: 'ends the wait after five minutes',
    end: 'connection-lost/no-response',
    takes: [300, 325],
  };
}

/** Errors that GitHub's client retries, if the request may be repeated. */
function isTransient({ kind }: Cell): boolean {
  return kind.class === 'not-sent' || kind.class === 'unclear' || kind.class === 'limited';
}

function isRepaired(cell: Cell): boolean {
  return cell.times === 'once' && isTransient(cell);
}

function list(cell: Cell): Expected {
  if (isRepaired(cell)) return { ...SLOW, rule: 'read again' };
  if (cell.times === 'once')
    return { ...SLOW, rule: 'one warning; read again before the request is sent', warnings: 1 };
  return {
    ...UNAVAILABLE,
    rule: 'nothing is submitted: another run may have submitted it',
    warnings: 1,
  };
}

function createComment(cell: Cell): Expected {
  const { kind, times, isProcessed } = cell;
  const { status = 0 } = kind;
  if (isProcessed)
    return {
      ...SLOW,
      rule: 'found in the thread, so not created again; a warning if the reply fails, too',
      warnings: times === 'always' ? 1 : 0,
    };
  if (kind.class === 'rejected' && status >= 400)
    return {
      ...OK,
      rule: 'one warning; a first attempt submits without a comment, because no other run can have one',
      title: undefined,
      warnings: 1,
    };
  if (times === 'once') return { ...SLOW, rule: 'created again: it is not in the thread' };
  return {
    ...UNAVAILABLE,
    rule: 'nothing is submitted; 👀 is removed, so that a re-run can submit',
    warnings: 1,
    reactions: 'confused',
    title: undefined,
  };
}

function updateComment(cell: Cell): Expected {
  if (isRepaired(cell)) return { ...SLOW, rule: 'written again' };
  if (cell.times === 'once')
    return { ...OK, rule: 'one warning; the last write shows the result', warnings: 1 };
  if (cell.isProcessed) return { ...SLOW, rule: 'one warning, though the comment is right', warnings: 1 };
  return {
    ...SLOW,
    rule: 'one warning; the comment stays as it was, the outputs are right',
    title: '📤 Sending the request to the docs agent',
    warnings: 1,
  };
}

function readPermission(cell: Cell): Expected {
  if (isRepaired(cell)) return { ...SLOW, rule: 'read again' };
  return {
    ...UNAVAILABLE,
    rule: 'an error counts as no permission: nothing is submitted',
    end: 'skipped/denied',
    hasFailed: false,
    reactions: 'confused',
    title: undefined,
    // GitHub answers 404 for someone without an account.
    warnings: cell.kind.status === 404 ? 0 : 1,
  };
}

function react(cell: Cell): Expected {
  const { times, isProcessed } = cell;
  if (isRepaired(cell))
    return {
      ...SLOW,
      rule: isProcessed
        ? 'already there at the second attempt: another run may have given it, so the thread is read again'
        : 'given again',
    };
  if (times === 'once')
    return {
      ...SLOW,
      rule: 'without 👀 the thread is read again before the request is sent',
      reactions: 'rocket',
    };
  const reactions = isProcessed ? 'eyes rocket' : '';
  return {
    ...SLOW,
    rule: 'one warning; the thread is read again before the request is sent',
    reactions,
    warnings: 1,
  };
}
