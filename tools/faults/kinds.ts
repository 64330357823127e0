import type { EndpointFault } from '../../fakes/faults.ts';

/** What a fault says about the request that meets it. */
export const FAULT_CLASSES = {
  'not-sent': 'the server has not seen the request',
  unclear: 'the server may have processed it',
  rejected: 'the server rejected it',
  limited: 'too many requests; it may be repeated soon',
  'limited-for-long': 'too many requests; it may not be repeated for years',
} as const;
export type FaultClass = keyof typeof FAULT_CLASSES;

export type Kind = Readonly<{
  name: string;
  class: FaultClass;
  status?: number;
  /** Undefined for a refused connection. */
  fault:
    ((options: Readonly<{ now: Date; elsewhere: string; isList: boolean }>) => EndpointFault) | undefined;
}>;

type BodyFault = Exclude<EndpointFault['kind'], 'status'>;
const unclear = (name: string, kind: BodyFault): Kind => ({
  name,
  class: 'unclear',
  fault: () => ({ kind }),
});

const status = (code: number, name: FaultClass): Kind => ({
  name: String(code),
  class: name,
  status: code,
  fault: () => ({ kind: 'status', status: code }),
});

const limit = (name: string, faultClass: FaultClass, retryAfter?: (now: Date) => string): Kind => ({
  name: `429, Retry-After ${name}`,
  class: faultClass,
  status: 429,
  fault: ({ now }) => {
    const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter(now) };
    return { kind: 'status', status: 429, headers };
  },
});

const redirect = (name: string, code: number, host: (elsewhere: string) => string): Kind => ({
  name: `redirect to ${name}`,
  class: 'rejected',
  status: code,
  fault: ({ elsewhere }) => ({
    kind: 'status',
    status: code,
    headers: { location: `${host(elsewhere)}/taken` },
  }),
});

const body = (name: string, item: string): Kind => ({
  name,
  class: 'unclear',
  fault: ({ isList }) => ({ kind: 'status', status: 200, body: isList ? `[${item}]` : item }),
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
  unclear(HUGE, 'huge-body'),
  unclear('HTML with 200', 'html'),
  unclear('cut JSON', 'cut-json'),
  unclear('empty body', 'empty-body'),
  unclear('wrong shape', 'wrong-shape'),
  ...[400, 401, 402, 403, 404].map((code) => status(code, 'rejected')),
  status(408, 'unclear'),
  ...[409, 422].map((code) => status(code, 'rejected')),
  limit('7 s', 'limited', () => '7'),
  limit('a date 9 s ahead', 'limited', (now) => new Date(now.getTime() + 9000).toUTCString()),
  limit('0', 'limited', () => '0'),
  limit('negative', 'limited', () => '-5'),
  limit('10⁹ s', 'limited-for-long', () => '1000000000'),
  limit('garbage', 'limited', () => 'soon; perhaps'),
  limit('missing', 'limited'),
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
