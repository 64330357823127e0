/** An answer while it arrives. */
import type { IncomingMessage } from 'node:http';
import type { Fault } from '../domain.ts';
import type { HttpReply } from '../ports.ts';

export type Inbox = Readonly<{
  open(response: IncomingMessage): void;
  /** Whether the bytes still fit. */
  add(chunk: Uint8Array): boolean;
  /** The fault of an answer that does not fit. */
  overflow(): Fault;
  /** Whether the server's last byte is there. */
  complete(): boolean;
  /** What is there so far; undefined before the headers are. */
  reply(): HttpReply | undefined;
}>;

/** An inbox for one answer, whose body may have `maxBytes` bytes. */
export function createInbox(maxBytes: number): Inbox {
  let head: IncomingMessage | undefined;
  let bytes = 0;
  const chunks: Uint8Array[] = [];
  return {
    open(response) {
      head = response;
    },
    add(chunk) {
      bytes += chunk.length;
      if (bytes <= maxBytes) chunks.push(chunk);
      return bytes <= maxBytes;
    },
    overflow() {
      return {
        kind: 'bad-answer',
        detail: `the answer is larger than ${maxBytes} bytes`,
        status: head?.statusCode ?? 0,
      };
    },
    complete() {
      return head?.complete === true && bytes <= maxBytes;
    },
    reply() {
      if (head === undefined) return undefined;
      return { status: head.statusCode ?? 0, headers: flatten(head), body: Buffer.concat(chunks) };
    },
  };
}

/** Headers in lower case, one value each. */
function flatten({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value = '']) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  );
}
