import { createHash } from 'node:crypto';

/** Returns 32 hexadecimal digits, which are equal for equal texts alone. */
export function digest(text: string): string {
  const hash = createHash('sha256').update(text);
  return hash.digest('hex').slice(0, 32);
}
