import { createHash } from 'node:crypto';

/** Returns 32 hexadecimal digits, which are equal for equal texts alone. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
