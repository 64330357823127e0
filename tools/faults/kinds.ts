import type { EndpointFault } from '../../fakes/faults.ts';

/**
 * What a fault says about the request that met it: nobody saw it; somebody may have carried it out; it was turned down;
 * it came too often and may come again soon, or not for a long time.
 */
export const FAULT_CLASSES = ['not-sent', 'unclear', 'turned-down', 'limited', 'limited-for-long'] as const;
export type FaultClass = (typeof FAULT_CLASSES)[number];

/** What the moment of the fault decides. */
type Moment = Readonly<{ now: Date; elsewhere: string }>;

export type Kind = Readonly<{
  name: string;
  class: FaultClass;
  status?: number;
  /** Undefined where nobody listens. */
  fault: ((moment: Moment) => EndpointFault) | undefined;
}>;

export const HUGE = '11 MiB body';
const NAMES = {
  'reset-in-body': 'reset in the body',
  'huge-body': HUGE,
  html: 'HTML with 200',
  'cut-json': 'cut JSON',
  'empty-body': 'empty body',
  'wrong-shape': 'wrong shape',
} as const;

const body = (kind: 'reset-in-body' | 'huge-body' | 'html' | 'cut-json' | 'empty-body' | 'wrong-shape') => ({
  name: NAMES[kind],
  class: 'unclear' as const,
  fault: () => ({ kind }),
});
function status(code: number, name: FaultClass): Kind {
  return { name: String(code), class: name, status: code, fault: () => ({ kind: 'status', status: code }) };
}

function limit(told: string, name: FaultClass, retryAfter?: string | ((now: Date) => string)): Kind {
  return {
    name: `429, Retry-After ${told}`,
    class: name,
    status: 429,
    fault: ({ now }) => {
      const value = typeof retryAfter === 'function' ? retryAfter(now) : retryAfter;
      return {
        kind: 'status',
        status: 429,
        ...(value !== undefined && { headers: { 'retry-after': value } }),
      };
    },
  };
}

/** Every way in which a request can go wrong that this matrix knows. */
export const KINDS: readonly Kind[] = [
  { name: 'refused', class: 'not-sent', fault: undefined },
  { name: 'reset before headers', class: 'unclear', fault: () => ({ kind: 'reset-before-headers' }) },
  body('reset-in-body'),
  { name: 'stalled headers', class: 'unclear', fault: () => ({ kind: 'stalled-headers' }) },
  { name: 'stalled body', class: 'unclear', fault: () => ({ kind: 'stalled-body' }) },
  { name: 'drip-fed body', class: 'unclear', fault: () => ({ kind: 'drip-fed-body' }) },
  body('huge-body'),
  body('html'),
  body('cut-json'),
  body('empty-body'),
  body('wrong-shape'),
  ...[400, 401, 403, 404].map((code) => status(code, 'turned-down')),
  status(408, 'unclear'),
  ...[409, 422].map((code) => status(code, 'turned-down')),
  limit('7 s', 'limited', '7'),
  limit('a date 9 s ahead', 'limited', (now) => new Date(now.getTime() + 9000).toUTCString()),
  limit('0', 'limited', '0'),
  limit('negative', 'limited', '-5'),
  limit('10⁹ s', 'limited-for-long', '1000000000'),
  limit('garbage', 'limited', 'soon; perhaps'),
  limit('missing', 'limited'),
  ...[500, 502, 503, 504].map((code) => status(code, 'unclear')),
  {
    name: 'redirect to another host',
    class: 'turned-down',
    status: 307,
    fault: ({ elsewhere }) => ({ kind: 'redirect', to: `${elsewhere}/taken` }),
  },
  {
    name: 'redirect to http',
    class: 'turned-down',
    status: 302,
    fault: ({ elsewhere }) => ({
      kind: 'redirect',
      to: `${elsewhere.replace('127.0.0.1', 'localhost')}/taken`,
      status: 302,
    }),
  },
];
