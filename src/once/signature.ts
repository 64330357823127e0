/** Signatures of what our comments carry for machines. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const SALT = 'docs-agent-action';

/** The use of a signature. One for another purpose or repository does not count. */
type SignatureUse = Readonly<{
  /** One word. */
  purpose: string;
  /** Undefined if the runner does not provide it. */
  repositoryId: number | undefined;
}>;

/** Signs a text: HMAC-SHA256 in base64, with a key that is derived for this use alone. */
export function signEntry(
  text: string,
  secret: string,
  { purpose, repositoryId }: SignatureUse,
): string {
  const info = `${SALT}/${purpose}/hmac-sha256/repository/${repositoryId}`;
  return createHmac('sha256', deriveKey(secret, info)).update(text).digest('base64');
}

/** The keys that were derived, by use and secret. A derivation takes longer than a signature, and a thread has thousands of entries. */
const derivedKeys = new Map<string, Uint8Array>();

function deriveKey(secret: string, info: string): Uint8Array {
  const name = `${info} ${secret}`;
  const known = derivedKeys.get(name);
  if (known !== undefined) return known;
  const key = new Uint8Array(hkdfSync('sha256', secret, SALT, info, 32));
  derivedKeys.set(name, key);
  return key;
}

/** Compares signatures as written: base64 has several spellings for the same bytes, and only ours counts. */
export function isSameSignature(expected: string, given: string): boolean {
  const one = Buffer.from(expected);
  const other = Buffer.from(given);
  if (one.length !== other.length) return false;
  return timingSafeEqual(one, other);
}
