import { createHash } from 'node:crypto';

/** Returns the first 32 hexadecimal digits of the SHA-256 of a text. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
