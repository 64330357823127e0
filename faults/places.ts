/** Where a fault strikes: one kind of request of a run that a comment command has started. */
export const PLACE_NAMES = [
  'create',
  'message',
  'get',
  'list comments',
  'list comments, second attempt',
  'read comment',
  'create comment',
  'update comment',
  'permission',
  'reaction',
] as const;
export type PlaceName = (typeof PLACE_NAMES)[number];

type Place = Readonly<{ server: 'service' | 'github'; asks: string; writes: boolean }>;

export const PLACES: Readonly<Record<PlaceName, Place>> = {
  create: { server: 'service', asks: 'POST /job', writes: true },
  message: { server: 'service', asks: 'POST /job/{id}/message', writes: true },
  get: { server: 'service', asks: 'GET /job/{id}', writes: false },
  'list comments': { server: 'github', asks: 'issues/list-comments', writes: false },
  'list comments, second attempt': { server: 'github', asks: 'issues/list-comments', writes: false },
  'read comment': { server: 'github', asks: 'issues/get-comment', writes: false },
  'create comment': { server: 'github', asks: 'issues/create-comment', writes: true },
  'update comment': { server: 'github', asks: 'issues/update-comment', writes: true },
  permission: { server: 'github', asks: 'repos/get-collaborator-permission-level', writes: false },
  reaction: { server: 'github', asks: 'reactions/create-for-issue-comment', writes: true },
};

/** What a request is, in the words of `asks`; GitHub's by its address, as the client side sees no operation. */
export function nameRequest(method: string, path: string): string {
  for (const { is, asks } of ADDRESSES) if (is.test(`${method} ${path}`)) return asks;
  return '';
}

const ADDRESSES: readonly Readonly<{ is: RegExp; asks: string }>[] = [
  { is: /^POST .*\/job$/, asks: 'POST /job' },
  { is: /^POST .*\/job\/[^/]+\/message$/, asks: 'POST /job/{id}/message' },
  { is: /^GET .*\/job\/[^/]+$/, asks: 'GET /job/{id}' },
  { is: /^GET .*\/issues\/\d+\/comments(\?|$)/, asks: 'issues/list-comments' },
  { is: /^GET .*\/issues\/comments\/\d+$/, asks: 'issues/get-comment' },
  { is: /^POST .*\/issues\/\d+\/comments$/, asks: 'issues/create-comment' },
  { is: /^PATCH .*\/issues\/comments\/\d+$/, asks: 'issues/update-comment' },
  { is: /^GET .*\/collaborators\/[^/]+\/permission$/, asks: 'repos/get-collaborator-permission-level' },
  { is: /^POST .*\/issues\/comments\/\d+\/reactions$/, asks: 'reactions/create-for-issue-comment' },
];
