/** The digests by which a thread recognises a use of the action. Other versions have written them, so they stay what they are. */
import { describe, expect, it } from '@jest/globals';
import type { Inputs } from '../../../src/agent/agent-inputs.ts';
import { useDigest, type Instruction } from '../../../src/agent/plan/compose-prompt.ts';
import { planCareMessage } from '../../../src/care/plan-message.ts';
import { causeOfCare } from '../../../src/domain/cause.ts';
import { DEFAULT_INSTRUCTIONS_FILE } from '../../../src/inputs/context.ts';
import { exampleThread } from '../../support/examples.ts';
import { globs } from '../../support/globs.ts';
import { runWith } from '../../support/runs.ts';

const BUILT_IN = '5c73a5c73dc13ecfc980360fd350c74b';
const INSTRUCTION = 'deb75370484ccc2f6e57c1ba940a04cd';
const REVIEW = { summary: 'Shorter, please.', comments: [] } as unknown as NonNullable<
  Instruction['review']
>;

type Set = Readonly<{
  prompt?: string;
  docsRepository?: string;
  instructionsFile?: string;
  paths?: string;
}>;

/** Creates the inputs of a workflow that sets these. */
function inputsOf({ paths = '', ...set }: Set = {}): Inputs {
  return {
    prompt: '',
    command: '/docs',
    reuseJob: 'never',
    prLabels: [],
    prReviewers: [],
    docsRepository: undefined,
    instructionsFile: DEFAULT_INSTRUCTIONS_FILE,
    ...set,
    paths: globs(paths),
  } as unknown as Inputs;
}

const builtIn: Instruction = { base: '', user: '' };

it.each<readonly [string, Instruction, string, string]>([
  ['an event without a prompt', builtIn, '', BUILT_IN],
  [
    'an event with a prompt',
    { base: '', user: 'Write a changelog.' },
    'Write a changelog.',
    '241e5532654975eebd2105cb7960f59a',
  ],
  ['a command', { base: '', user: 'explain the retry' }, '', INSTRUCTION],
  [
    'a command with a prompt',
    { base: 'Be brief.', user: 'explain the retry' },
    'Be brief.',
    '571f02a878b2778603837a7961ffefd4',
  ],
  [
    'a command without an instruction, with a prompt',
    { base: 'Be brief.', user: '' },
    'Be brief.',
    'e1b4d781c0955f64d6f8996488eb6bd8',
  ],
  ['a review', { ...builtIn, review: REVIEW }, '', 'be6e9b105f7db0eb01524634f80856a9'],
  [
    'a review with a prompt',
    { base: 'Be brief.', user: '', review: REVIEW },
    'Be brief.',
    '630907e85f1ce7fccf54d9041ce84fe6',
  ],
])(
  '%s has the digest of its instruction alone if nothing else is set',
  (_, instruction, prompt, known) => {
    const inputs = inputsOf({ prompt });
    expect(useDigest(inputs, instruction, true)).toBe(known);
    expect(useDigest(inputs, instruction, false)).toBe(known);
  },
);

it('every message of care has the same digest', () => {
  const run = runWith();
  const care = { run } as Parameters<typeof planCareMessage>[0];
  const candidate = {
    repo: run.repo,
    pull: { base: 'main' },
    problem: 'conflicts',
    job: exampleThread({})[0],
    thread: {},
    cause: causeOfCare(1, 7, 1),
  } as unknown as Parameters<typeof planCareMessage>[1];
  const job = {} as Parameters<typeof planCareMessage>[2];
  const { digest } = planCareMessage(care, candidate, job, async () => true);
  expect(digest).toBe('f9ed2b54fd72ac1652579d3726fe310b');
});

describe('two uses have different digests', () => {
  const uses: readonly Set[] = [
    {},
    { docsRepository: 'acme/docs' },
    { docsRepository: 'acme/guides' },
    { instructionsFile: '' },
    { instructionsFile: 'acme/docs' },
    { paths: 'acme/docs' },
    { paths: '!acme/docs' },
    { paths: 'acme/docs\nweb/**' },
    { paths: 'web/**\nacme/docs' },
    { docsRepository: 'acme/docs', paths: 'acme/docs' },
    { docsRepository: 'acme/docs', instructionsFile: 'acme/docs' },
  ];
  const digestsOf = (isAutomatic: boolean, instruction = builtIn): readonly string[] =>
    uses.map((each) => useDigest(inputsOf(each), instruction, isAutomatic));

  it('if one of the inputs differs', () => {
    expect(new Set(digestsOf(true)).size).toBe(uses.length);
  });

  it('of a command, unless only `paths` differ', () => {
    const withoutPaths = new Set(
      uses.map((each) => JSON.stringify({ ...each, paths: '' })),
    );
    expect(new Set(digestsOf(false)).size).toBe(withoutPaths.size);
  });

  it('never of a review', () => {
    expect(new Set(digestsOf(true, { ...builtIn, review: REVIEW })).size).toBe(1);
  });
});

it.each<readonly [string, Set, Set]>([
  [
    'in another letter case',
    { docsRepository: 'acme/docs' },
    { docsRepository: 'Acme/Docs' },
  ],
  ['by its default', {}, { instructionsFile: DEFAULT_INSTRUCTIONS_FILE }],
  ['with a comment', { paths: 'web/**' }, { paths: '# The website\n\n  web/**' }],
])('an input that is named %s makes no difference', (_, one, other) => {
  const digestOf = (set: Set): string => useDigest(inputsOf(set), builtIn, true);
  expect(digestOf(one)).toBe(digestOf(other));
});
