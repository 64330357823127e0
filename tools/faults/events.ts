import type { Event } from '../../src/domain.ts';
import { parseEvent } from '../../src/trigger/event.ts';
import { shaOf, type FakeGitHub, type Options } from '../../fakes/github/index.ts';
import { commented, FILES, mergedThread, pushed, released } from '../../fakes/events.ts';
import { workflowDispatchEvent } from '../../fakes/payloads.ts';
import type { EventOfRun } from '../../fakes/runner/index.ts';

const [BEFORE, AFTER] = [shaOf('before'), shaOf('after')];
const MERGE = { sha: AFTER, message: 'Search titles (#2)', pulls: [2] };

/** What GitHub knows. The docs pull requests are in the same repository, so that their state can be read. */
export const GITHUB: Options = {
  threads: [
    { number: 1 },
    mergedThread({ pull: { mergeCommitSha: AFTER } }),
    { number: 7, title: 'Docs', pull: {} },
  ],
  deployments: [{ sha: shaOf('head of 7'), statuses: [] }],
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

/** What starts a run. */
const STARTS = {
  command: (github: FakeGitHub): Start => ({ event: commented(github, COMMAND) }),
  issue: (github: FakeGitHub): Start => ({ event: commented(github, COMMAND, { on: 'issue' }) }),
  push: (): Start => ({ event: pushed(BEFORE, AFTER) }),
  'new branch': (): Start => ({ event: pushed('0'.repeat(40), AFTER) }),
  release: (): Start => ({ event: released({ body: 'Search is faster.' }), inputs: { 'issue-number': '1' } }),
  'named release': (): Start => ({
    event: workflowDispatchEvent(),
    inputs: { subject: 'release:0.0.1', 'issue-number': '1' },
  }),
};
export type EventName = keyof typeof STARTS;

/** An event that has just happened, and the inputs that belong to it. */
export function startOf(
  name: EventName,
  github: FakeGitHub,
): Readonly<{ event: Event; inputs: Readonly<Record<string, string>> }> {
  const { event: sent, inputs = {} } = STARTS[name](github);
  const event = parseEvent(sent.name, sent.payload);
  if (event === undefined) throw new Error(`the payload of ${name} cannot be read`);
  return { event, inputs };
}
