import type { Cell } from './cell.ts';
import type { FaultClass, Kind } from './kinds.ts';
import type { PlaceName } from './places.ts';

/** What must hold of a cell. Written by what a fault means, not by what happens to come out. */
export type Expected = Readonly<{
  /** The rule in words. */
  rule: string;
  /** `outcome` or `outcome/reason`. */
  end: string;
  failed: boolean;
  /** POSTs that reach the service: exactly, or from … to. */
  posts: number | readonly [number, number];
  /** Whether the job's id is among the outputs. */
  job: boolean;
  /** What stands on the command at the end, in the order in which it was given. */
  reactions: string;
  /** Headline of the one status comment; `none` there is none. */
  comment: string;
  warnings: number;
  /** Seconds of the injected clock: from … to. */
  takes: readonly [number, number];
  /** Seconds to the first POST at most. */
  beforePost: number;
}>;

/** What GitHub may cost a run before its request is sent. */
const BEFORE_POST = 30;
/** A job of 90 s, looked at every few seconds. */
const WELL_TAKES = [90, 115] as const;

const WELL = {
  end: 'pr-opened',
  failed: false,
  posts: 1,
  job: true,
  reactions: 'eyes rocket',
  comment: '✅ Docs pull request opened',
  warnings: 0,
  takes: WELL_TAKES,
  beforePost: BEFORE_POST,
} as const;

const NOT_ASKED = {
  ...WELL,
  failed: true,
  job: false,
  reactions: 'eyes confused',
  comment: '❌ Not started',
  takes: [0, 30],
} as const;

/** What must hold of a cell. */
export function expectedOf(cell: Cell): Expected {
  return RULES[cell.place](cell);
}

const RULES: Readonly<Record<PlaceName, (cell: Cell) => Expected>> = {
  create: (cell) => asking(cell, 'create-unconfirmed', '⚠️ Not known whether the job was started'),
  message: (cell) => asking(cell, 'message-unconfirmed', '⚠️ Not known whether the message arrived'),
  get: waiting,
  'list comments': listing,
  'list comments, second attempt': listingAgain,
  'read comment': reading,
  'create comment': commenting,
  'update comment': updating,
  permission: permitting,
  reaction: reacting,
};

const REASONS: Readonly<Record<number, string>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
};

function asking({ kind, times }: Cell, unclear: string, unclearComment: string): Expected {
  const always = times === 'always';
  const byClass: Readonly<Record<FaultClass, () => Expected>> = {
    'not-sent': () =>
      always
        ? { ...NOT_ASKED, rule: 'tried four times, then refused', end: 'rejected/not-sent', posts: 0 }
        : { ...WELL, rule: 'tried again: nobody can have seen it' },
    unclear: () => ({
      ...NOT_ASKED,
      rule: 'one POST, whatever became of it; the comment says that nobody knows',
      end: `unconfirmed/${unclear}`,
      comment: unclearComment,
    }),
    'turned-down': () => ({
      ...NOT_ASKED,
      rule: 'turned down: one POST, and why',
      end: `rejected/${REASONS[kind.status ?? 0] ?? 'invalid-request'}`,
    }),
    limited: () =>
      always
        ? {
            ...NOT_ASKED,
            rule: 'waited for as the limit says, less and less often, for five minutes at most',
            end: 'rejected/rate-limited',
            posts: [2, 10],
            takes: [60, 300],
          }
        : { ...WELL, rule: 'waited for, then asked again', posts: 2, takes: [90, 180] },
    'limited-for-long': () => ({
      ...NOT_ASKED,
      rule: 'longer than a runner is held for: given up at once',
      end: 'rejected/rate-limited',
    }),
  };
  return byClass[kind.class]();
}

/** A job that is at work goes on whatever its answers are: it is never told as failed, and the step stays green. */
function waiting({ kind, times }: Cell): Expected {
  const lost = { ...WELL, reactions: 'eyes', comment: '⚠️ Lost contact with the docs agent', warnings: 1 };
  if (times === 'once')
    return {
      ...WELL,
      rule: 'one bad answer ends no wait',
      takes: [90, kind.class === 'limited-for-long' ? 150 : 115],
    };
  if (kind.status === 401 || kind.status === 403)
    return {
      ...lost,
      rule: 'twice in a row ends the wait',
      end: `connection-lost/${REASONS[kind.status]}`,
      takes: [5, 30],
    };
  if (kind.status === 404)
    return {
      ...lost,
      rule: '30 s of grace, then not found',
      end: 'connection-lost/not-found',
      takes: [30, 60],
    };
  return { ...lost, rule: 'five minutes of silence', end: 'connection-lost/no-response', takes: [300, 325] };
}

/** What GitHub's client tries again by itself when the first try cannot be repaired by a change of ours. */
function isPassing({ class: name }: Kind): boolean {
  return name === 'not-sent' || name === 'unclear' || name === 'limited';
}

function mends({ kind, times }: Cell): boolean {
  return times === 'once' && isPassing(kind);
}

const UNTOLD = { ...WELL, comment: 'none', warnings: 1 } as const;
const SLOW = [90, 150] as const;

function listing(cell: Cell): Expected {
  if (mends(cell)) return { ...WELL, rule: 'read again; all is well', takes: SLOW };
  return { ...UNTOLD, rule: 'a warning; a first attempt asks all the same, without a comment', takes: SLOW };
}

function listingAgain(cell: Cell): Expected {
  if (mends(cell)) return { ...WELL, rule: 'read again; nothing was asked yet', takes: SLOW };
  return {
    ...UNTOLD,
    rule: 'nobody knows what the first attempt has asked: nothing is asked',
    end: 'unconfirmed/state-unavailable',
    failed: true,
    posts: 0,
    job: false,
    // It claims nothing: 👀 comes with the ask.
    reactions: 'confused',
    takes: [0, BEFORE_POST],
  };
}

function reading(): Expected {
  return { ...WELL, rule: 'the comment is written all the same, and never twice', takes: SLOW };
}

function commenting({ kind, times, done }: Cell): Expected {
  if (times === 'once' && (kind.class === 'not-sent' || kind.class === 'limited'))
    return { ...WELL, rule: 'cannot have been written: written again', takes: SLOW };
  if (times === 'once')
    return {
      ...WELL,
      rule: 'one warning; looked for, then written by the next write, once',
      warnings: 1,
      takes: SLOW,
    };
  if (done) return { ...WELL, rule: 'one warning; found by the next write', warnings: 1, takes: SLOW };
  return { ...UNTOLD, rule: 'one warning, no comment; the job is not affected', takes: SLOW };
}

function updating(cell: Cell): Expected {
  if (mends(cell)) return { ...WELL, rule: 'written again: twice is as good as once', takes: SLOW };
  if (cell.times === 'once')
    return { ...WELL, rule: 'one warning; the last write tells the end', warnings: 1 };
  if (cell.done)
    return { ...WELL, rule: 'one warning, though the comment is right', warnings: 1, takes: SLOW };
  return {
    ...WELL,
    rule: 'one warning; the comment stays as it was, the outputs are right',
    comment: '✍️ Asking the docs agent',
    warnings: 1,
    takes: SLOW,
  };
}

function permitting(cell: Cell): Expected {
  if (mends(cell)) return { ...WELL, rule: 'read again; all is well', takes: SLOW };
  return {
    ...UNTOLD,
    rule: 'errors mean no: nothing is asked',
    end: 'skipped/denied',
    posts: 0,
    job: false,
    reactions: 'confused',
    // 404 is GitHub’s word for somebody who is no user here, and no fault.
    warnings: cell.kind.status === 404 ? 0 : 1,
    takes: [0, BEFORE_POST],
  };
}

function reacting(cell: Cell): Expected {
  const { times, done } = cell;
  if (mends(cell) && !done) return { ...WELL, rule: 'given again', takes: SLOW };
  if (mends(cell))
    return {
      ...WELL,
      rule: 'it stands there by the second try: another run may have asked, so its record is looked for, 30 s long',
      takes: [120, 150],
      beforePost: BEFORE_POST + 30,
    };
  const refused = { ...WELL, warnings: 1, takes: SLOW };
  if (times === 'once')
    return {
      ...refused,
      rule: 'one warning; asked all the same, and the end is reacted to',
      reactions: 'rocket',
    };
  if (done) return { ...refused, rule: 'one warning, though they are there; asked all the same' };
  return { ...refused, rule: 'one warning, no reactions; asked all the same', reactions: '' };
}
