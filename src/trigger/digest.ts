import { createHash } from 'node:crypto';

/** Equal for equal texts: 32 hexadecimal digits. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
