/**
 * Signatures under what we leave in public places, so that we know it again. Anyone can type our marker, and the login
 * `github-actions[bot]` is shared by every workflow of a repository: only the API key tells our own words from others'.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const SALT = 'docs-agent-action';

/** What a signature is for. Each purpose has a key of its own, so that one's signature never passes for another's. */
export type KeyPurpose = 'thread-record/v1';

/** HMAC-SHA256 of a text in base64, with a key derived by HKDF-SHA256 from the API key for this purpose alone. */
export function sign(text: string, apiKey: string, purpose: KeyPurpose): string {
  // Anyone could sign with a key that was derived from nothing.
  if (apiKey === '') throw new TypeError('An empty API key signs nothing.');
  const key = hkdfSync('sha256', apiKey, SALT, `${SALT}/${purpose}/hmac-sha256`, 32);
  return createHmac('sha256', new Uint8Array(key)).update(text, 'utf8').digest('base64');
}

export type Signed = Readonly<{ text: string; signature: string; purpose: KeyPurpose }>;

/**
 * The position of the key that signed a text; -1 if none of them did. Signatures are compared as written, not decoded:
 * base64 has several spellings for the same bytes, and only ours counts.
 */
export function findSigningKey({ text, signature, purpose }: Signed, apiKeys: readonly string[]): number {
  const given = Buffer.from(signature, 'utf8');
  return apiKeys.findIndex((apiKey) => {
    if (apiKey === '') return false;
    const own = Buffer.from(sign(text, apiKey, purpose), 'utf8');
    return own.length === given.length && timingSafeEqual(own, given);
  });
}
