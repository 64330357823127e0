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

type Place = Readonly<{ server: 'service' | 'github'; submissions: string; writes: boolean }>;

export const PLACES: Readonly<Record<PlaceName, Place>> = {
  create: { server: 'service', submissions: 'POST /job', writes: true },
  message: { server: 'service', submissions: 'POST /job/{id}/message', writes: true },
  get: { server: 'service', submissions: 'GET /job/{id}', writes: false },
  'list comments': { server: 'github', submissions: 'issues/list-comments', writes: false },
  'list comments, second attempt': { server: 'github', submissions: 'issues/list-comments', writes: false },
  'read comment': { server: 'github', submissions: 'issues/get-comment', writes: false },
  'create comment': { server: 'github', submissions: 'issues/create-comment', writes: true },
  'update comment': { server: 'github', submissions: 'issues/update-comment', writes: true },
  permission: { server: 'github', submissions: 'repos/get-collaborator-permission-level', writes: false },
  reaction: { server: 'github', submissions: 'reactions/create-for-issue-comment', writes: true },
};

/** What a request is, in the words of `asks`; GitHub's by its address, as the client side sees no operation. */
export function nameRequest(method: string, path: string): string {
  for (const { is, submissions } of ADDRESSES) if (is.test(`${method} ${path}`)) return submissions;
  return '';
}

const ADDRESSES: readonly Readonly<{ is: RegExp; submissions: string }>[] = [
  { is: /^POST .*\/job$/, submissions: 'POST /job' },
  { is: /^POST .*\/job\/[^/]+\/message$/, submissions: 'POST /job/{id}/message' },
  { is: /^GET .*\/job\/[^/]+$/, submissions: 'GET /job/{id}' },
  { is: /^GET .*\/issues\/\d+\/comments(\?|$)/, submissions: 'issues/list-comments' },
  { is: /^GET .*\/issues\/comments\/\d+$/, submissions: 'issues/get-comment' },
  { is: /^POST .*\/issues\/\d+\/comments$/, submissions: 'issues/create-comment' },
  { is: /^PATCH .*\/issues\/comments\/\d+$/, submissions: 'issues/update-comment' },
  {
    is: /^GET .*\/collaborators\/[^/]+\/permission$/,
    submissions: 'repos/get-collaborator-permission-level',
  },
  { is: /^POST .*\/issues\/comments\/\d+\/reactions$/, submissions: 'reactions/create-for-issue-comment' },
];
