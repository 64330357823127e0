import { beforeAll, describe, expect, it } from '@jest/globals';
import { playDemo } from '../../tools/demo/play.ts';

const said: string[] = [];
let well: boolean;
beforeAll(async () => {
  well = await playDemo((block) => said.push(block));
});

/** What the demo tells of one scene, by a word of its title. */
function scene(word: string): readonly string[] {
  const start = said.findIndex((block) => block.startsWith('━━ ') && block.includes(word));
  const length = said.slice(start + 1).findIndex((block) => block.startsWith('━━ '));
  return said.slice(start, length < 0 ? undefined : start + 1 + length);
}

/** What stands under a heading, each time that there is one. */
function under(heading: string, scene: readonly string[]): readonly string[] {
  const line = `── ${heading} ──\n`;
  return scene.filter((block) => block.startsWith(line)).map((block) => block.slice(line.length));
}

/** Requests that start work or go on with it. */
const posts = (scene: readonly string[]): readonly string[] =>
  under('what the service was asked', scene)
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.startsWith('POST '));

describe('the demo', () => {
  it('goes well, and keeps the key to itself', () => {
    expect(said.at(-1)).toBe('All went as it should.');
    expect(well).toBe(true);
    expect(said.join()).not.toContain('mint_stand_in');
  });

  it('shows a dispatched prompt: a job, its pull request, outputs and summary', () => {
    const told = scene('workflow_dispatch');
    expect(posts(told)).toEqual(['POST /v2/agent/acme-docs/job → 201']);
    expect(under('log', told)).toEqual([expect.stringContaining('Created job job_0001.')]);
    const [outputs = ''] = under('outputs', told);
    expect(outputs.split('\n')).toEqual(
      expect.arrayContaining([
        'outcome=pr-opened',
        'status=completed',
        'prLink=https://github.com/acme/docs/pull/7',
      ]),
    );
    const [summary] = under('job summary', told);
    expect(summary).toMatch(/^### ✅ Docs pull request opened\n/);
    expect(summary).toContain('\nDocument the retry option of the client.\n');
  });

  it('shows a release, with what it brought', () => {
    const told = scene('release');
    expect(posts(told)).toEqual(['POST /v2/agent/acme-docs/job → 201']);
    expect(under('log', told)).toEqual([
      expect.stringContaining('characters: notes, 2 titles, 1 file, diff'),
    ]);
    expect(under('outputs', told)).toEqual([expect.stringContaining('\noutcome=no-pr\n')]);
    expect(under('job summary', told)).toEqual([expect.stringContaining('A new release was published.')]);
  });

  it('shows a thread: two commands, one job, a status comment at work and at its end', () => {
    const told = scene('thread');
    expect(told.join('\n').match(/^ {2}│ \/docs .*$/gm)).toEqual([
      '  │ /docs Document the retry option.',
      '  │ /docs also show an example',
    ]);
    expect(posts(told)).toEqual([
      'POST /v2/agent/acme-docs/job → 201',
      'POST /v2/agent/acme-docs/job/job_0003/message → 200',
    ]);
    const meanwhile = under('the status comment, while the agent works', told);
    expect(meanwhile).toHaveLength(2);
    for (const comment of meanwhile) expect(comment).toMatch(/^ {2}│ ### ⏳ The docs agent is at work\n/);
    const ends = under('the status comment at the end', told);
    expect(ends).toHaveLength(2);
    for (const comment of ends) {
      expect(comment).toMatch(/^ {2}│ ### ✅ Docs pull request opened\n/);
      expect(comment).toContain('(https://github.com/acme/docs/pull/9)');
    }
    expect(ends[1]).toContain('Other asks (1)');
    expect(under('reactions to the command', told)).toEqual(['👀 🚀\n', '👀 🚀\n']);
  });

  it('shows an export: summary, table and file', () => {
    const told = scene('page views');
    const [outputs] = under('outputs', told);
    expect(outputs).toMatch(/\nrows=\d{3}\n[^]*\ncomplete=true\n/);
    expect(outputs).toContain('\ntable=\n  │ | # | Page | Views | Human | AI | Change |\n');
    expect(under('job summary', told)).toEqual([expect.stringMatching(/^### 📊 Page views, /)]);
    expect(under('page-views.csv', told)).toEqual([
      expect.stringMatching(/^path,human,ai,total,.*\n\/,\d+,\d+,\d+,/),
    ]);
    expect(under('page-views.csv.meta.json', told)).toHaveLength(1);
  });
});
