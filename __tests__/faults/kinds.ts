import type { EndpointFault } from '../../fakes/faults.ts';

/**
 * Meaning of a fault for the request that it hits. After `unclear` the server may have processed it, after `limited` it may be repeated
 * soon.
 */
export type FaultClass =
  'not-sent' | 'unclear' | 'rejected' | 'limited' | 'limited-for-long';

type Options = Readonly<{
  now: Date;
  elsewhere: string;
  isList: boolean;
}>;
type Headers = Readonly<Record<string, string>>;
export type Kind = Readonly<{
  name: string;
  class: FaultClass;
  status?: number;
  /** There is a complete response with a good status, but it cannot be used. */
  isUnreadable?: boolean;
  /** A limit lasts a minute, because the response does not say how long. */
  lastsMinute?: boolean;
  /** Undefined for a refused connection. */
  fault: ((options: Options) => EndpointFault) | undefined;
}>;

const unclear = (name: string, kind: Exclude<EndpointFault['kind'], 'status'>): Kind => ({
  name,
  class: 'unclear',
  fault: () => ({ kind }),
});

const unreadable = (name: string, kind: Parameters<typeof unclear>[1]): Kind => ({
  ...unclear(name, kind),
  isUnreadable: true,
});

const status = (
  code: number,
  faultClass: FaultClass,
  name = String(code),
  headersOf: (options: Options) => Headers = () => ({}),
): Kind => ({
  name,
  class: faultClass,
  status: code,
  fault: (options) => ({ kind: 'status', status: code, headers: headersOf(options) }),
});

const limit = (
  name: string,
  headersOf: (now: Date) => Headers,
  faultClass: FaultClass = 'limited',
): Kind =>
  status(429, faultClass, `429, Retry-After ${name}`, ({ now }) => headersOf(now));

const limitOfMinute = (name: string, headers: Headers): Kind => ({
  ...limit(name, () => headers),
  lastsMinute: true,
});

const redirect = (
  name: string,
  code: number,
  host: (elsewhere: string) => string,
): Kind =>
  status(code, 'rejected', `redirect to ${name}`, ({ elsewhere }) => ({
    location: `${host(elsewhere)}/taken`,
  }));

const body = (name: string, item: string): Kind => ({
  name,
  class: 'unclear',
  fault: ({ isList }) => ({
    kind: 'status',
    status: 200,
    body: isList ? `[${item}]` : item,
  }),
});

export const HUGE = '11 MiB body';

/** Every way in which a request can go wrong. */
export const KINDS: readonly Kind[] = [
  { name: 'refused connection', class: 'not-sent', fault: undefined },
  unclear('reset before headers', 'reset-before-headers'),
  unclear('reset in the body', 'reset-in-body'),
  unclear('stalled headers', 'stalled-headers'),
  unclear('stalled body', 'stalled-body'),
  unclear('drip-fed body', 'drip-fed-body'),
  unreadable(HUGE, 'huge-body'),
  unreadable('HTML with 200', 'html'),
  unreadable('cut JSON', 'cut-json'),
  unreadable('empty body', 'empty-body'),
  unreadable('wrong shape', 'wrong-shape'),
  ...[400, 401, 402, 403, 404].map((code) => status(code, 'rejected')),
  status(408, 'unclear'),
  ...[409, 422].map((code) => status(code, 'rejected')),
  limit('7 s', () => ({ 'retry-after': '7' })),
  limit('a date 9 s ahead', (now) => ({
    'retry-after': new Date(now.getTime() + 9000).toUTCString(),
  })),
  limit('0', () => ({ 'retry-after': '0' })),
  limitOfMinute('negative', { 'retry-after': '-5' }),
  limit('10⁹ s', () => ({ 'retry-after': '1000000000' }), 'limited-for-long'),
  limitOfMinute('garbage', { 'retry-after': 'soon; perhaps' }),
  limitOfMinute('missing', {}),
  ...[500, 502, 503, 504].map((code) => status(code, 'unclear')),
  redirect('another host', 307, (elsewhere) => elsewhere),
  redirect('http', 302, (elsewhere) => elsewhere.replace('127.0.0.1', 'localhost')),
];

/** Valid JSON that GitHub never sends, instead of one resource, or as the only item of a list. */
export const MALFORMED: readonly Kind[] = [
  body('`null`', 'null'),
  body('`{}`', '{}'),
  body('missing fields', '{"id":1,"number":2,"html_url":"https://github.com"}'),
];

const completedWith = (name: string, prLink: unknown): Kind => ({
  ...body(`a completed job whose link is ${name}`, completedJob(prLink)),
  isUnreadable: true,
});

function completedJob(prLink: unknown): string {
  return JSON.stringify({ status: 'completed', prLink });
}

/** A job that has ended, with a pull request that cannot be read. It must not count as a job without one. */
export const UNREADABLE_LINKS: readonly Kind[] = [
  completedWith('a number', 7),
  completedWith('an object', { url: 'https://github.com/acme/docs/pull/7' }),
  completedWith('too long', `https://github.com/${'a'.repeat(500)}`),
];
