/** Where a fault strikes: one kind of request of a run that a command has started. */
export const PLACE_NAMES = [
  'create',
  'message',
  'get',
  'list comments',
  'list comments, second attempt',
  'create comment',
  'update comment',
  'permission',
  'reaction',
] as const;
export type PlaceName = (typeof PLACE_NAMES)[number];

type Place = Readonly<{ server: 'service' | 'github'; request: string; isWrite: boolean }>;
const service = (request: string, isWrite: boolean): Place => ({ server: 'service', request, isWrite });
const github = (request: string, isWrite: boolean): Place => ({ server: 'github', request, isWrite });

export const PLACES: Readonly<Record<PlaceName, Place>> = {
  create: service('POST /job', true),
  message: service('POST /job/{id}/message', true),
  get: service('GET /job/{id}', false),
  'list comments': github('issues/list-comments', false),
  'list comments, second attempt': github('issues/list-comments', false),
  'create comment': github('issues/create-comment', true),
  'update comment': github('issues/update-comment', true),
  permission: github('repos/get-collaborator-permission-level', false),
  reaction: github('reactions/create-for-issue-comment', true),
};

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
