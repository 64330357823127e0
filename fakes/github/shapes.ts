/** Parts of responses in GitHub's shapes, with the fields that an action may read. */
import type { Call, Json } from './handler.ts';
import { shaOf, type ChangedFile } from './seeds.ts';
import type { Comment } from './state.ts';

/** Apps are `Bot`s with a login that ends in `[bot]`. The id is the same in every run. */
export function userShape({ state }: Call, login: string): Json {
  const name = login.toLowerCase();
  const id =
    state.accountIds.get(name) ??
    50_000_000 + Number.parseInt(shaOf(name).slice(0, 6), 16);
  return { login, id, type: login.endsWith('[bot]') ? 'Bot' : 'User' };
}

/** Beginnings of the ids in GraphQL, by the list of the state. */
const NODE_PREFIXES = { comments: 'IC', reviewComments: 'PRRC', reviews: 'PRR' };

/** Returns the id of a comment in GraphQL. */
export function nodeIdOf(
  { id }: Pick<Comment, 'id'>,
  kind: keyof typeof NODE_PREFIXES = 'comments',
): string {
  return `${NODE_PREFIXES[kind]}_kwDOfake${id}`;
}

/** Returns the page where people read a thread. */
export function pageOf({ state, links }: Call, number: number): string {
  return `${links.page}/${state.threads.get(number)?.pull === undefined ? 'issues' : 'pull'}/${number}`;
}

export function fileShape({ patch, previousFilename, ...file }: ChangedFile): Json {
  const count = (sign: string): number =>
    patch?.split('\n').filter((line) => line.startsWith(sign)).length ?? 0;
  return {
    status: 'modified',
    additions: count('+'),
    deletions: count('-'),
    patch,
    previous_filename: previousFilename,
    ...file,
  };
}
