import type { Send } from '../ports.ts';

/** The same `send`, and how many requests have gone through it, repeated ones and those without an answer too. */
export function countRequests(send: Send): Readonly<{ send: Send; count: () => number }> {
  let requests = 0;
  return {
    send: (request) => {
      requests += 1;
      return send(request);
    },
    count: () => requests,
  };
}
