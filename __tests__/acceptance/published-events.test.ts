/** All payloads that GitHub has published of an event, without any inputs but the key. */
import { expect, it } from '@jest/globals';
import { publishedPayloads, type Payload } from '../../fakes/payloads.ts';
import { prompts } from '../../fakes/events.ts';
import { withHarness } from './with-harness.ts';

const PUSHED = '6113728f27ae82c7b1a177c8d03f9e96e0adf246';
const PAGE = 'https://github.com/Codertocat/Hello-World';
const COMMIT = '- 6113728 Initial commit (Codertocat)\n';
const github = {
  releases: [{ tag: '0.0.1', name: '', body: 'First of all.' }],
  commits: [{ sha: PUSHED, message: 'Initial commit' }],
  refs: { '0.0.1': PUSHED, 'simple-tag': PUSHED },
  threads: [{ number: 2, pull: {} }],
};

/** The conclusion, and parts of the prompt if one is sent. */
type Expected = readonly [string, ...string[]];

/** The releases have no name, so their tag is their title. */
const tagged = (tag: string, ...parts: string[]): Expected => [
  'pr-opened/',
  `link to ${PAGE}/releases/tag/${tag}.\n`,
  `\nTitle: ${tag}\nTag: ${tag}\n`,
  COMMIT,
  ...parts,
];
const UNSUPPORTED: Expected = ['skipped/unsupported-event'];

it.concurrent.each<[string, number, (payload: Payload) => Expected]>([
  [
    'release',
    13,
    ({ action }) =>
      action === 'published' || action === 'released' ? tagged('0.0.1', '\nFirst of all.\n') : UNSUPPORTED,
  ],
  ['pull_request', 29, () => ['skipped/not-merged']],
  [
    'push',
    7,
    ({ deleted, ref }) => {
      if (deleted === true) return UNSUPPORTED;
      const isBranch = ref === 'refs/heads/master';
      return isBranch ? ['pr-opened/', `link to ${PAGE}/commit/${PUSHED}.\n`, COMMIT] : tagged('simple-tag');
    },
  ],
])('%s: %d published payloads', (name, count, expectedFor) =>
  withHarness({ github }, async (harness) => {
    const payloads = publishedPayloads(name);
    expect(payloads).toHaveLength(count);
    for (const payload of payloads) {
      const [conclusion, ...parts] = expectedFor(payload);
      const before = harness.posts().length;
      const run = await harness.run({ name, payload });
      expect(`${run.outputs['outcome']}/${run.outputs['reason']}`).toBe(conclusion);
      expect(run.exitCode).toBe(0);
      expect(run.annotations.filter(({ level }) => level === 'error')).toEqual([]);
      const sent = prompts(harness.service).slice(before);
      expect(sent).toEqual(parts.length === 0 ? [] : [expect.any(String)]);
      for (const part of parts) expect(sent[0]).toContain(part);
    }
  }),
);
