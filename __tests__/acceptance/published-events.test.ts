/** All payloads that GitHub has published of an event, without any inputs but the key: the bundle runs on those that start a job. */
import { expect, it } from '@jest/globals';
import { publishedPayloads, type Payload } from '../../fakes/payloads.ts';
import { filterActivity } from '../../src/trigger/event-filter.ts';
import { parseEvent } from '../../src/trigger/event.ts';
import { REPOSITORY } from './docs-repositories.ts';
import { withHarness } from './with-harness.ts';

const PUSHED = '6113728f27ae82c7b1a177c8d03f9e96e0adf246';
const COMMIT = '- 6113728 Initial commit (Codertocat)\n';
const github = {
  releases: [{ tag: '0.0.1', name: '', body: 'First of all.' }],
  commits: [{ sha: PUSHED, message: 'Initial commit' }],
  refs: { '0.0.1': PUSHED, 'simple-tag': PUSHED },
  threads: [{ number: 2, pull: {} }],
};

/** The reason why the event is skipped, or parts of the prompt. */
type Expected = string | readonly string[];

/** The releases have no name, so their tag is their title. */
const tagged = (tag: string, ...parts: string[]): Expected => [
  `link to ${REPOSITORY}/releases/tag/${tag}.\n`,
  `\nTitle: ${tag}\nTag: ${tag}\n`,
  COMMIT,
  ...parts,
];
const UNSUPPORTED = 'unsupported-event';

it.concurrent.each<[string, number, (payload: Payload) => Expected]>([
  [
    'release',
    13,
    ({ action }) => {
      const isNew = action === 'published' || action === 'released';
      if (isNew) return tagged('0.0.1', '\nFirst of all.\n');
      return action === 'prereleased' ? 'not-final' : UNSUPPORTED;
    },
  ],
  ['pull_request', 29, () => 'not-final'],
  [
    'push',
    7,
    ({ deleted, ref }) => {
      if (deleted === true) return UNSUPPORTED;
      const isBranch = ref === 'refs/heads/master';
      return isBranch
        ? [`link to ${REPOSITORY}/commit/${PUSHED}.\n`, COMMIT]
        : tagged('simple-tag');
    },
  ],
])('%s: %d published payloads', (name, count, expectedFor) =>
  withHarness({ github }, async (harness) => {
    const payloads = publishedPayloads(name);
    expect(payloads).toHaveLength(count);
    for (const payload of payloads) {
      const expected = expectedFor(payload);
      if (typeof expected === 'string') {
        const event = parseEvent(name, payload);
        const skipped =
          event?.kind === 'automatic' ? filterActivity(event, false) : undefined;
        expect(skipped?.conclusion).toMatchObject({
          outcome: 'skipped',
          reason: expected,
        });
        continue;
      }
      const before = harness.posts().length;
      // Payloads of one release or push are deliveries of the same request.
      harness.github.state.comments.clear();
      const run = await harness.run({ name, payload });
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', reason: '' });
      expect(run.exitCode).toBe(0);
      expect(run.annotations.filter(({ level }) => level === 'error')).toEqual([]);
      const sent = harness.prompts().slice(before);
      expect(sent).toHaveLength(1);
      for (const part of expected) expect(sent[0]).toContain(part);
    }
  }),
);
