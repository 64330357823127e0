import type { EventName } from './events.ts';

type Place = Readonly<{
  server: 'service' | 'github';
  /** GitHub's name of the operation, or the service's request. */
  request: string;
  /** Of `METHOD path?query`. */
  pattern: RegExp;
  isWrite?: true;
  /** Whether the response is a list. */
  isList?: true;
  /** What starts the run; by default a command on a pull request. */
  event?: EventName;
  attempt?: 2;
  /** Inputs of a command before the run whose faults are tested. */
  earlier?: Readonly<Record<string, string>>;
  /** Inputs of the run whose faults are tested. */
  inputs?: Readonly<Record<string, string>>;
}>;

type More = Omit<Place, 'server' | 'request' | 'pattern'>;
const service = (request: string, pattern: RegExp, more: More = {}): Place => ({
  server: 'service',
  request,
  pattern,
  ...more,
});
const github = (request: string, pattern: RegExp, more: More = {}): Place => ({
  ...service(request, pattern, more),
  server: 'github',
});
const listComments = (more: More = {}): Place =>
  github('issues/list-comments', /^GET .*\/issues\/\d+\/comments(\?|$)/, { isList: true, ...more });
const readRelease = (event: EventName): Place =>
  github('repos/get-release-by-tag', /^GET .*\/releases\/tags\//, { event });
const pullsOfCommit = 'repos/list-pull-requests-associated-with-commit';
const write = { isWrite: true } as const;
const list = { isList: true } as const;
const finishing = { 'pr-labels': 'docs' };

/** Where a fault strikes: one kind of request. */
export const PLACES = {
  create: service('POST /job', /^POST .*\/job$/, write),
  message: service('POST /job/{id}/message', /^POST .*\/message$/, { ...write, earlier: { wait: 'false' } }),
  get: service('GET /job/{id}', /^GET .*\/job\/[^/]+$/),
  'list comments': listComments(),
  'list comments, second attempt': listComments({ attempt: 2 }),
  'create comment': github('issues/create-comment', /^POST .*\/issues\/\d+\/comments$/, write),
  'update comment': github('issues/update-comment', /^PATCH .*\/issues\/comments\/\d+$/, write),
  permission: github('repos/get-collaborator-permission-level', /^GET .*\/permission$/),
  reaction: github('reactions/create-for-issue-comment', /^POST .*\/reactions$/, write),
  'pull request': github('pulls/get', /^GET .*\/pulls\/2$/),
  'files of a pull request': github('pulls/list-files', /^GET .*\/pulls\/2\/files/, list),
  'instructions file': github('repos/get-content', /^GET .*\/contents\//),
  issue: github('issues/get', /^GET .*\/issues\/1$/, { event: 'issue' }),
  comparison: github('repos/compare-commits-with-basehead', /^GET .*\/compare\//, { event: 'push' }),
  'pull requests of a commit': github(pullsOfCommit, /^GET .*\/\w+\/pulls(\?|$)/, { ...list, event: 'push' }),
  commit: github('repos/get-commit', /^GET .*\/commits\/\w+$/, { event: 'new branch' }),
  releases: github('repos/list-releases', /^GET .*\/releases(\?|$)/, { ...list, event: 'release' }),
  'release by tag': readRelease('release'),
  'release by tag, named by subject': readRelease('named release'),
  'docs pull request': github('pulls/get', /^GET .*\/pulls\/7$/, { earlier: { wait: 'true' } }),
  'docs pull request, to finish it': github('pulls/get', /^GET .*\/pulls\/7$/, { inputs: finishing }),
  'labels of the docs pull request': github('issues/add-labels', /^POST .*\/issues\/7\/labels$/, {
    ...write,
    inputs: finishing,
  }),
  'preview of the docs pull request': github('repos/list-deployment-statuses', /^GET .*\/statuses(\?|$)/, {
    ...list,
    inputs: { 'pr-preview': 'true' },
  }),
} as const satisfies Readonly<Record<string, Place>>;

export type PlaceName = keyof typeof PLACES;
export const PLACE_NAMES = Object.keys(PLACES).filter((name): name is PlaceName => name in PLACES);
