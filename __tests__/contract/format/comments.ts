/** Status comments as GitHub returns them, with an obviously false key. */
import { existsSync, readFileSync } from 'node:fs';
import type { RequestRecord } from '../../../src/record/request-record.ts';
import { ok } from '../../../src/domain/errors.ts';
import { createCommentsApi } from '../../../src/github/comments.ts';
import { createGitHubClient } from '../../../src/github/client.ts';
import type { RequestEntry } from '../../../src/record/entries.ts';
import type { Ledger, Listing } from '../../../src/once/ledger.ts';
import type { CommentsApi } from '../../../src/ports.ts';
import { createRequestLedgers } from '../../../src/request/ledgers.ts';
import {
  exampleComment,
  exampleEntry,
  type EntryChanges,
} from '../../support/examples.ts';
import { RUN } from '../../support/ledgers.ts';
import { ManualClock } from '../../support/manual-clock.ts';

/** A comment, with the fields that this action reads. */
export type PublishedComment = Readonly<{
  id: number;
  user: Readonly<{ id: number; login: string; type: string }>;
  html_url: string;
  issue_url: string;
  created_at: string;
  updated_at: string;
  body: string;
}>;

/** The key that signs the examples. It is none. */
const FALSE_KEY = 'this-is-no-key';
const FOLDER = '__tests__/contract/format/comments';
const AUTHOR = { id: 41_898_282, login: 'github-actions[bot]', type: 'Bot' };
const AT = '2026-03-01T11:00:00Z';

/** Returns the file of a form. */
export function fileOf(name: string): string {
  return `${FOLDER}/${name.replaceAll(' ', '-')}.json`;
}

/** Reads the comment of a form; undefined if there is no file. */
export function readPublished(name: string): PublishedComment | undefined {
  const file = fileOf(name);
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as PublishedComment;
}

/** Creates the entry of a form in the comment with an ID. */
export function entryOf(form: EntryChanges, id: number): RequestEntry {
  const comment = { id, authorId: AUTHOR.id, url: pageOf(id), createdAt: AT };
  return exampleEntry({ ...form, isOwn: true, comment });
}

/** Renders the comment of an entry as today's code does. */
export async function renderComment(entry: RequestEntry): Promise<string> {
  const bodies: string[] = [];
  const ledger = openLedger(entry.repositoryId, {
    create: async (_, body) => {
      bodies.push(body);
      return ok(exampleComment({ id: entry.comment.id, body }));
    },
    update: async (_, body) => {
      bodies.push(body);
      return ok(exampleComment({ id: entry.comment.id, body }));
    },
  });
  if (entry.isBound || entry.request === null) {
    await ledger.save(entry, entry.payload);
  } else {
    const { thread, request, payload } = entry;
    await ledger.claim({ ...NOTHING, thread }, request, payload);
  }
  return bodies.at(-1) ?? '';
}

const NOTHING = {
  entries: [],
  claims: [],
  unbound: [],
  comments: [],
  ofAnyTag: [],
  unsignedKinds: [],
  unverified: 0,
  isComplete: true,
  reachesEvent: true,
} as const;

/** Returns a comment as GitHub does. */
export function publish(entry: RequestEntry, body: string): PublishedComment {
  const { id, createdAt } = entry.comment;
  return {
    id,
    user: AUTHOR,
    html_url: pageOf(id),
    issue_url: `https://api.github.com/repos/acme/app/issues/${entry.thread.number}`,
    created_at: createdAt,
    // An unbound entry in a comment that was edited counts as perhaps sent.
    updated_at: entry.isBound ? '2026-03-01T11:30:00Z' : createdAt,
    body,
  };
}

/** Reads the entries in a comment of GitHub, with the false key. */
export function readEntries(
  comment: PublishedComment,
  repositoryId: number | undefined,
): Promise<Listing<RequestRecord>> {
  const body = Buffer.from(JSON.stringify([comment]));
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const client = createGitHubClient({
    send: async () => ok({ status: 200, headers, body }),
    clock: new ManualClock(),
    token: 'none',
    apiUrl: 'https://api.github.com',
    graphqlUrl: 'https://api.github.com/graphql',
    repository: 'acme/app',
    signal: new AbortController().signal,
  });
  const ledger = openLedger(repositoryId, createCommentsApi(client));
  return ledger.since(new Date(0), { maxPages: 1 });
}

function openLedger(
  repositoryId: number | undefined,
  comments: Partial<CommentsApi>,
): Ledger<RequestRecord> {
  const open = createRequestLedgers({
    run: RUN,
    keys: [FALSE_KEY],
    clock: new ManualClock(),
    signal: new AbortController().signal,
    log: () => undefined,
  });
  return open({
    id: repositoryId,
    comments: comments as CommentsApi,
    warn: () => undefined,
  });
}

function pageOf(id: number): string {
  return `https://github.com/acme/app/issues/2#issuecomment-${id}`;
}
