import type { FaultClass, Kind } from './kinds.ts';
import { PLACES, type PlaceName } from './places.ts';
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
  /** Reactions on the command, in the order in which they were given. */
  reactions: string;
  /** Title of the only status comment; undefined if there is none. */
  title: string | undefined;
  warnings: number;
  /** Minimum and maximum duration in seconds of the virtual clock. */
  takes: readonly [number, number];
}>;
type Rule = (cell: Cell) => Expected;

/** Seconds. GitHub's errors may hold up a run for so long before its request is sent, the claim's own wait included. */
export const MAX_BEFORE_POST = 60;

/** The job takes 90 s and is polled every few seconds. */
const OK = {
  end: 'pr-opened',
  hasFailed: false,
  posts: 1,
  reactions: 'eyes rocket',
  title: '✅ Docs PR opened',
  warnings: 0,
  takes: [90, 115],
} as const;
/** GitHub's client retries. */
const SLOW = { ...OK, takes: [90, 165] } as const;

const NOT_STARTED = {
  ...OK,
  hasFailed: true,
  reactions: 'eyes confused',
  title: '❌ The docs service did not accept the request',
  takes: [0, 30],
} as const;

/** GitHub has a fault before the request is sent. A re-run or a redelivery submits. */
const NOT_RECORDED = {
  ...NOT_STARTED,
  end: 'rejected/github',
  posts: 0,
  title: '❌ GitHub could not record the request',
  warnings: 1,
  takes: [0, 150],
} as const;

/** Nothing was sent, and a reply says so. */
const WITHOUT_COMMENT = { title: undefined, warnings: 0 } as const;

/** The pull request is open, whatever it does not get. */
const FINISHED = {
  ...SLOW,
  rule: 'one warning; the result is shown without it',
  warnings: 1,
};

/** Returns how a cell must end. */
export function expectedOf(cell: Cell): Expected {
  const { rule, repaired } = RULES[cell.place] ?? {
    rule: readContext,
    repaired: 'read again',
  };
  const expected = typeof rule === 'function' ? rule(cell) : rule;
  if (repaired === undefined || !isRepaired(cell)) return expected;
  return { ...SLOW, rule: repaired, reactions: isByCommand(cell) ? OK.reactions : '' };
}

/** `repaired`: the rule if GitHub's client retries and succeeds. All other places read context. */
const RULES: Readonly<
  Partial<Record<PlaceName, Readonly<{ rule: Rule | Expected; repaired?: string }>>>
> = {
  create: { rule: (cell) => submit(cell, 'create', 'the job started') },
  message: { rule: (cell) => submit(cell, 'message', 'the message arrived') },
  get: { rule: poll },
  'list comments': { rule: list, repaired: 'read again' },
  'list comments, second attempt': { rule: list, repaired: 'read again' },
  'list comments, to bind': { rule: listToBind, repaired: 'read again' },
  'create comment': { rule: createComment },
  'update comment': { rule: updateComment, repaired: 'written again' },
  permission: { rule: readPermission, repaired: 'read again' },
  reaction: { rule: react },
  'release, named by subject': { rule: readNamedRelease, repaired: 'read again' },
  'docs pull request': {
    rule: {
      ...SLOW,
      rule: 'counts as open: the message goes to its job, without a warning',
      title: '✅ Docs PR updated',
    },
  },
  'older comments': {
    rule: {
      ...SLOW,
      rule: 'sent once; without a warning, the older comments stay visible',
      title: '✅ Docs PR updated',
    },
  },
  'docs pull request, to finish it': { rule: FINISHED, repaired: 'sent again' },
  'labels of the docs pull request': { rule: FINISHED, repaired: 'sent again' },
};

/** Titles by the end of a run and its cause, which they name. */
const TITLES: Readonly<Record<string, string>> = {
  'rejected/unauthorized': 'The docs service rejected the API key',
  'rejected/payment-required': 'Your plan or your credits do not cover the request',
  'rejected/forbidden': 'The API key lacks a permission',
  'rejected/not-found': 'The docs service does not know the project or the job',
  'rejected/invalid-request': 'The docs service did not accept the request',
  'rejected/rate-limited': 'The docs service has received too many requests',
  'connection-lost/no-response': 'Lost the connection to the docs service',
  'connection-lost/invalid-response':
    'The responses of the docs service could not be read',
  'connection-lost/unauthorized': 'The docs service no longer accepts the API key',
  'connection-lost/payment-required': 'Your plan no longer covers reading the job',
  'connection-lost/forbidden': 'The API key lacks a permission',
  'connection-lost/not-found': 'The docs service does not know the job',
};

/** Ends by causes. All others are their own ends. */
const ENDS: Readonly<Record<string, string>> = {
  'rejected/forbidden': 'rejected/unauthorized',
  'rejected/rate-limited': 'rejected/unavailable',
  'connection-lost/invalid-response': 'connection-lost/no-response',
  'connection-lost/forbidden': 'connection-lost/unauthorized',
  'connection-lost/not-found': 'connection-lost/no-response',
};

const REASONS: Readonly<Record<number, string>> = {
  401: 'unauthorized',
  402: 'payment-required',
  403: 'forbidden',
  404: 'not-found',
};

function submit(
  { kind, times }: Cell,
  request: 'create' | 'message',
  what: string,
): Expected {
  const rejection = `rejected/${REASONS[kind.status ?? 0] ?? 'invalid-request'}`;
  const once: Readonly<Partial<Record<FaultClass, Expected>>> = {
    'not-sent': { ...OK, rule: 'sent again: the service cannot have seen it' },
    limited: { ...OK, rule: 'sent again after the delay', posts: 2, takes: [90, 180] },
  };
  const always: Readonly<Record<FaultClass, Expected>> = {
    'not-sent': {
      ...NOT_STARTED,
      rule: 'four attempts',
      end: 'rejected/not-sent',
      posts: 0,
      title: '❌ The docs service could not be reached',
    },
    unclear: {
      ...NOT_STARTED,
      rule: 'one POST, whatever became of it; the comment says that it is not known',
      end: 'unconfirmed',
      title: `⚠️ Could not confirm that ${what}`,
    },
    rejected: {
      ...NOT_STARTED,
      rule: 'one POST, and the reason',
      end: ENDS[rejection] ?? rejection,
      title: titleOfRejection(rejection, request),
    },
    limited: {
      ...NOT_STARTED,
      rule: 'sent again after the delay that the limit names, each time later, for five minutes at most',
      end: 'rejected/unavailable',
      posts: [2, 10],
      takes: [60, 310],
      title: titleOfRejection('rejected/rate-limited', request),
    },
    'limited-for-long': {
      ...NOT_STARTED,
      rule: 'not sent again: a runner must not wait that long',
      end: 'rejected/unavailable',
      title: titleOfRejection('rejected/rate-limited', request),
    },
  };
  return (times === 'once' ? once[kind.class] : undefined) ?? always[kind.class];
}

/** Returns the title of a rejected request. That of an unknown project names it. */
function titleOfRejection(end: string, request: 'create' | 'message'): string {
  const isProject = end === 'rejected/not-found' && request === 'create';
  const project = 'The docs service does not know the project `acme-docs`';
  return `❌ ${isProject ? project : TITLES[end]}`;
}

/**
 * Returns the end of a wait. A job continues whatever its reads return: it never counts as failed,
 * and the step succeeds.
 */
function poll({ kind, times }: Cell): Expected {
  const { status = 0 } = kind;
  if (times === 'once') {
    const maxSeconds = kind.class === 'limited-for-long' ? 150 : 115;
    return { ...OK, rule: 'one error never ends the wait', takes: [90, maxSeconds] };
  }
  const { rule, reason, takes } = endOfPolling(kind, status);
  const cause = `connection-lost/${reason}`;
  const end = ENDS[cause] ?? cause;
  const title = `⚠️ ${TITLES[cause]}`;
  return {
    ...OK,
    rule,
    end,
    reactions: 'eyes',
    title,
    warnings: 1,
    takes,
  };
}

function endOfPolling(
  { isUnreadable = false }: Kind,
  status: number,
): Readonly<{
  rule: string;
  reason: string | undefined;
  takes: Expected['takes'];
}> {
  const reason = REASONS[status];
  if (status === 401 || status === 402 || status === 403) {
    return { rule: 'ends the wait after two in a row', reason, takes: [5, 30] };
  }
  if (status === 404) {
    return { rule: 'ends the wait after 30 s', reason, takes: [30, 60] };
  }
  return {
    rule: 'ends the wait after five minutes',
    reason: isUnreadable ? 'invalid-response' : 'no-response',
    takes: [300, 325],
  };
}

/** Returns whether a command has started the run; it gets reactions. */
function isByCommand({ place }: Cell): boolean {
  const { event = 'command' } = PLACES[place];
  return event === 'command' || event === 'issue';
}

/** Returns whether GitHub's client retries and succeeds, if the request may be repeated. */
function isRepaired({ kind, times }: Cell): boolean {
  const isBrief = ['not-sent', 'unclear', 'limited'].includes(kind.class);
  return times === 'once' && isBrief && kind.lastsMinute !== true;
}

function list({ kind, times }: Cell): Expected {
  const rule = 'nothing is submitted: another run may have submitted it';
  const expected = { ...NOT_RECORDED, ...WITHOUT_COMMENT, rule, reactions: 'confused' };
  if (kind.status === 404) return { ...expected, end: 'misconfigured/cannot-comment' };
  const isReadAgain = times === 'once' && kind.class !== 'limited-for-long';
  return isReadAgain ? { ...SLOW, rule: 'read again' } : expected;
}

function listToBind({ times, kind }: Cell): Expected {
  // A thread that is gone does not come back.
  const isFinal = kind.class === 'limited-for-long' || kind.status === 404;
  if (times === 'once' && !isFinal) return { ...SLOW, rule: 'read again' };
  const rule = 'nothing is submitted: another run may have submitted it';
  return { ...NOT_RECORDED, ...WITHOUT_COMMENT, rule };
}

function readNamedRelease({ times }: Cell): Expected {
  const result = { reactions: '', warnings: 1 };
  if (times === 'once') return { ...SLOW, ...result, rule: 'read by its tag' };
  return {
    ...NOT_RECORDED,
    ...WITHOUT_COMMENT,
    rule: 'nothing is submitted: without the subject there is nothing to document',
    end: 'misconfigured/invalid-input',
    reactions: '',
  };
}

function createComment({ kind, times, isProcessed }: Cell): Expected {
  const { status = 0 } = kind;
  // The comment on the docs pull request fails, too.
  const warnings = times === 'once' ? 0 : 1;
  if (isProcessed) {
    return { ...SLOW, rule: 'found in the thread, so not created again', warnings };
  }
  const expected = { ...NOT_RECORDED, ...WITHOUT_COMMENT, warnings };
  if (status === 404 || status === 410) {
    return {
      ...expected,
      rule: 'nothing is submitted without a status comment, and no reply is tried',
      end: 'misconfigured/cannot-comment',
      warnings: 0,
    };
  }
  if (times === 'once' && kind.class !== 'limited-for-long') {
    return { ...SLOW, rule: 'created again: it is not in the thread' };
  }
  return { ...expected, rule: 'nothing is submitted without a status comment' };
}

function updateComment({ kind, times }: Cell): Expected {
  if (times === 'once' && kind.class !== 'limited-for-long') {
    return { ...SLOW, rule: 'bound again before the request is sent' };
  }
  const rule =
    'nothing is submitted: the entry is not bound to its comment, which is deleted';
  return { ...NOT_RECORDED, ...WITHOUT_COMMENT, rule };
}

function readPermission({ kind: { status } }: Cell): Expected {
  const expected = { ...NOT_RECORDED, ...WITHOUT_COMMENT, reactions: 'confused' };
  if (status !== 403 && status !== 404) {
    return {
      ...expected,
      rule: 'not known whether it is a denial: nothing is submitted',
    };
  }
  return {
    ...expected,
    rule: 'counts as no permission: nothing is submitted',
    end: 'skipped/denied',
    hasFailed: false,
    // GitHub answers 404 for someone without an account.
    warnings: status === 404 ? 0 : 1,
  };
}

function react(cell: Cell): Expected {
  const { times, isProcessed } = cell;
  if (isRepaired(cell)) return { ...SLOW, rule: 'given again' };
  const without = 'without 👀, which decides nothing';
  if (times === 'once') return { ...SLOW, rule: without, reactions: 'rocket' };
  const rule = 'one warning; reactions decide nothing';
  return { ...SLOW, rule, reactions: isProcessed ? 'eyes rocket' : '', warnings: 1 };
}

/** Responses that say something about the repository. */
const HARMLESS: Readonly<Partial<Record<PlaceName, Readonly<Record<string, string>>>>> = {
  'instructions file': {
    404: 'the file is optional',
    'wrong shape': 'a list is a folder, which is not used',
  },
  comparison: { 404: 'the previous commit is gone: the newest commit is sent' },
};

function readContext(cell: Cell): Expected {
  const { place, kind, times } = cell;
  const result = { ...SLOW, reactions: isByCommand(cell) ? OK.reactions : '' };
  const harmless = HARMLESS[place]?.[kind.name];
  if (harmless !== undefined) return { ...result, rule: harmless };
  if (place === 'pull request' && times === 'once') {
    return { ...result, rule: 'read again with the context' };
  }
  return {
    ...result,
    rule: 'one warning; submitted without what could not be read',
    warnings: 1,
  };
}
