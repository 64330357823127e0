import { createHash } from 'node:crypto';
import type { Seal } from '../ports.ts';
import { decodeRecord, encodeRecord } from './record.ts';

/** Records signed with the API key; keys that were in use before are still recognised, and never sign. */
export function createSeal({
  apiKey,
  previousKeys,
}: Readonly<{ apiKey: string; previousKeys: readonly string[] }>): Seal {
  return {
    write: (record) => encodeRecord(record, apiKey),
    read: (body, expect) => decodeRecord(body, { keys: [apiKey, ...previousKeys], expect }),
    digest: (text) => createHash('sha256').update(text, 'utf8').digest('hex').slice(0, 32),
  };
}
