/** Where a fault strikes: one kind of request of a run that a command has started. */
export const PLACES = {
  create: { server: 'service', request: 'POST /job', isWrite: true },
  message: { server: 'service', request: 'POST /job/{id}/message', isWrite: true },
  get: { server: 'service', request: 'GET /job/{id}', isWrite: false },
  'list comments': { server: 'github', request: 'issues/list-comments', isWrite: false },
  'list comments, second attempt': { server: 'github', request: 'issues/list-comments', isWrite: false },
  'create comment': { server: 'github', request: 'issues/create-comment', isWrite: true },
  'update comment': { server: 'github', request: 'issues/update-comment', isWrite: true },
  permission: { server: 'github', request: 'repos/get-collaborator-permission-level', isWrite: false },
  reaction: { server: 'github', request: 'reactions/create-for-issue-comment', isWrite: true },
} as const;
export type PlaceName = keyof typeof PLACES;

export const PLACE_NAMES = Object.keys(PLACES) as readonly PlaceName[];

/** The name of a request, as `PLACES` has it; empty for others. */
export function nameRequest(method: string, path: string): string {
  const request = `${method} ${path}`;
  return PATTERNS.find(([pattern]) => pattern.test(request))?.[1] ?? '';
}

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^POST .*\/job$/, 'POST /job'],
  [/^POST .*\/job\/[^/]+\/message$/, 'POST /job/{id}/message'],
  [/^GET .*\/job\/[^/]+$/, 'GET /job/{id}'],
  [/^GET .*\/issues\/\d+\/comments(\?|$)/, 'issues/list-comments'],
  [/^POST .*\/issues\/\d+\/comments$/, 'issues/create-comment'],
  [/^PATCH .*\/issues\/comments\/\d+$/, 'issues/update-comment'],
  [/^GET .*\/collaborators\/[^/]+\/permission$/, 'repos/get-collaborator-permission-level'],
  [/^POST .*\/issues\/comments\/\d+\/reactions$/, 'reactions/create-for-issue-comment'],
];
