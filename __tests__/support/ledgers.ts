/** The workflow run of the tests, and how its entries are signed. */
import { COMMENT_MARKER } from '../../src/domain/comment.ts';
import { createEntryCodec } from '../../src/once/codec.ts';
import type { WorkflowRun } from '../../src/ports.ts';

/** The key of the service that signs all entries. */
export const KEY = 'mint_secret_key_1';

/** The codec of these entries. */
export const CODEC = createEntryCodec([KEY], COMMENT_MARKER);

/** A run in acme/app, which has the ID 1. */
export const RUN: WorkflowRun = {
  id: '9',
  number: 1,
  workflow: 'acme/app/.github/workflows/docs.yml@refs/heads/main',
  ref: 'refs/heads/main',
  attempt: 1,
  job: 'docs',
  step: 'agent',
  url: 'https://github.com/acme/app/actions/runs/9',
  serverUrl: new URL('https://github.com'),
  repository: 'acme/app',
  repositoryId: 1,
  isPrivate: undefined,
  actor: 'ada',
  actionUrl: '',
};
