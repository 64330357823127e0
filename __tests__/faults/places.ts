import type { Event } from '../../src/domain/event.ts';
import { parseEvent } from '../../src/trigger/event.ts';
import { shaOf, type FakeGitHub, type Options } from '../../fakes/github/index.ts';
import { commented, FILES, mergedThread, pushed, released } from '../../fakes/events.ts';
import { workflowDispatchEvent } from '../../fakes/payloads.ts';
import type { EventOfRun } from '../../fakes/runner/index.ts';

type Place = Readonly<{
  server: 'service' | 'github';
  /** Pattern of `METHOD path?query`. */
  pattern: RegExp;
  isWrite?: true;
  /** Whether the response is a list. */
  isList?: true;
  /** Event that starts the run; by default a command on a pull request. */
  event?: EventName;
  attempt?: 2;
  /** Inputs of a command before the run whose faults are tested. */
  earlier?: Readonly<Record<string, string>>;
  /** Inputs of the run whose faults are tested. */
  inputs?: Readonly<Record<string, string>>;
}>;

type More = Omit<Place, 'server' | 'pattern'>;
const service = (pattern: RegExp, more: More = {}): Place => ({
  server: 'service',
  pattern,
  ...more,
});
const github = (pattern: RegExp, more: More = {}): Place => ({
  ...service(pattern, more),
  server: 'github',
});
const LIST_COMMENTS = /^GET .*\/issues\/\d+\/comments(\?|$)/;
const listComments = (more: More = {}, pattern = LIST_COMMENTS): Place =>
  github(pattern, { isList: true, ...more });
const write = { isWrite: true } as const;
const list = { isList: true } as const;
const finishing = { 'pr-labels': 'docs' };

/** Where a fault strikes: one kind of request. */
export const PLACES = {
  create: service(/^POST .*\/job$/, write),
  message: service(/^POST .*\/message$/, {
    ...write,
    earlier: { 'wait-minutes': '0' },
  }),
  get: service(/^GET .*\/job\/[^/]+$/),
  'list comments': listComments(),
  'list comments, second attempt': listComments({ attempt: 2 }),
  // After the run has created its own comment.
  'list comments, to bind': listComments({}, /^GET .*\/comments\?.*\bsince=/),
  'create comment': github(/^POST .*\/issues\/\d+\/comments$/, write),
  'update comment': github(/^PATCH .*\/issues\/comments\/\d+$/, write),
  permission: github(/^GET .*\/permission$/),
  reaction: github(/^POST .*\/reactions$/, write),
  'pull request': github(/^GET .*\/pulls\/2$/),
  'files of a pull request': github(/^GET .*\/pulls\/2\/files/, list),
  'instructions file': github(/^GET .*\/contents\//),
  issue: github(/^GET .*\/issues\/1$/, { event: 'issue' }),
  comparison: github(/^GET .*\/compare\//, {
    event: 'push',
  }),
  'pull requests of a commit': github(/^GET .*\/\w+\/pulls(\?|$)/, {
    ...list,
    event: 'push',
  }),
  commit: github(/^GET .*\/commits\/\w+$/, { event: 'new branch' }),
  releases: github(/^GET .*\/releases(\?|$)/, {
    ...list,
    event: 'release',
  }),
  // Looked for in the list first, then by its tag.
  'release, named by subject': github(/^GET .*\/releases(\/tags\/|\?|$)/, {
    event: 'named release',
  }),
  'docs pull request': github(/^GET .*\/pulls\/7$/, {
    earlier: { 'wait-minutes': '30' },
  }),
  'older comments': github(/^POST .*\/graphql$/, {
    ...write,
    earlier: { 'wait-minutes': '30' },
  }),
  'docs pull request, to finish it': github(/^GET .*\/pulls\/7$/, {
    inputs: finishing,
  }),
  'labels of the docs pull request': github(/^POST .*\/issues\/7\/labels$/, {
    ...write,
    inputs: finishing,
  }),
} as const satisfies Readonly<Record<string, Place>>;

export type PlaceName = keyof typeof PLACES;
export const PLACE_NAMES = Object.keys(PLACES).filter(
  (name): name is PlaceName => name in PLACES,
);

const [BEFORE, AFTER] = [shaOf('before'), shaOf('after')];
const MERGE = { sha: AFTER, message: 'Search titles (#2)', pulls: [2] };

/** Contents of the fake GitHub. The docs pull requests are in the same repository, so that their state can be read. */
export const GITHUB: Options = {
  threads: [
    { number: 1 },
    mergedThread({ pull: { mergeCommitSha: AFTER } }),
    { number: 7, title: 'Docs', author: 'mintlify[bot]', pull: {} },
  ],
  commits: [MERGE],
  comparisons: [
    { base: BEFORE, head: AFTER, commits: [MERGE], files: FILES },
    { base: '0.0.0', head: '0.0.1', commits: [MERGE], files: FILES },
  ],
  releases: [{ tag: '0.0.1', body: 'Search is faster.' }, { tag: '0.0.0' }],
  refs: { '0.0.1': AFTER },
  contents: { '.github/docs-agent.md': 'Write British English.' },
};

const COMMAND = '/docs Describe the retry delays.';
type Start = Readonly<{ event: EventOfRun; inputs?: Readonly<Record<string, string>> }>;

/** Events that start a run. */
const STARTS = {
  command: (github: FakeGitHub): Start => ({ event: commented(github, COMMAND) }),
  issue: (github: FakeGitHub): Start => ({
    event: commented(github, COMMAND, { on: 'issue' }),
  }),
  push: (): Start => ({ event: pushed(BEFORE, AFTER) }),
  'new branch': (): Start => ({ event: pushed('0'.repeat(40), AFTER) }),
  release: (): Start => ({
    event: released({ body: 'Search is faster.' }),
    inputs: { comment: '1' },
  }),
  'named release': (): Start => ({
    event: workflowDispatchEvent(),
    inputs: { subject: 'release:0.0.1', comment: '1' },
  }),
};
export type EventName = keyof typeof STARTS;

/** Creates an event that has just happened, and the inputs that belong to it. */
export function startOf(
  name: EventName,
  github: FakeGitHub,
): Readonly<{ event: Event; inputs: Readonly<Record<string, string>> }> {
  const { event: sent, inputs = {} } = STARTS[name](github);
  const event = parseEvent(sent.name, sent.payload);
  if (event === undefined) throw new Error(`the payload of ${name} cannot be read`);
  return { event, inputs };
}
