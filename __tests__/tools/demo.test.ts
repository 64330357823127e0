import { beforeAll, describe, expect, it } from '@jest/globals';
import { playDemo } from '../../tools/demo/play.ts';

const output: string[] = [];
let well: boolean;
beforeAll(async () => {
  well = await playDemo((block) => output.push(block));
});

/** The blocks of one scene, found by a word of its title. */
function scene(word: string): readonly string[] {
  const start = output.findIndex((block) => block.startsWith('━━ ') && block.includes(word));
  const length = output.slice(start + 1).findIndex((block) => block.startsWith('━━ '));
  return output.slice(start, length < 0 ? undefined : start + 1 + length);
}

/** The texts under each occurrence of a heading. */
function under(heading: string, scene: readonly string[]): readonly string[] {
  const line = `── ${heading} ──\n`;
  return scene.filter((block) => block.startsWith(line)).map((block) => block.slice(line.length));
}

/** Requests that start work or go on with it. */
const posts = (scene: readonly string[]): readonly string[] =>
  under('requests to the service', scene)
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.startsWith('POST '));

describe('the demo', () => {
  it('passes without showing the key', () => {
    expect(output.at(-1)).toBe('All scenes passed.');
    expect(well).toBe(true);
    expect(output.join()).not.toContain('mint_fake');
  });

  it('shows a dispatched prompt: a job, its pull request, outputs and summary', () => {
    const blocks = scene('workflow_dispatch');
    expect(posts(blocks)).toEqual(['POST /v2/agent/acme-docs/job → 201']);
    expect(under('log', blocks)).toEqual([expect.stringContaining('Created job job_0001.')]);
    const [outputs = ''] = under('outputs', blocks);
    expect(outputs.split('\n')).toEqual(
      expect.arrayContaining([
        'outcome=pr-opened',
        'status=completed',
        'prLink=https://github.com/acme/docs/pull/7',
      ]),
    );
    const [summary] = under('job summary', blocks);
    expect(summary).toMatch(/^### ✅ Docs PR opened: \[/);
    expect(summary).toContain('\nDocument the retry option of the client.\n');
  });

  it('shows a release, with what it brought', () => {
    const blocks = scene('release');
    expect(posts(blocks)).toEqual(['POST /v2/agent/acme-docs/job → 201']);
    expect(under('log', blocks)).toEqual([
      expect.stringContaining('characters: notes, 2 titles, 1 file, diff'),
    ]);
    expect(under('outputs', blocks)).toEqual([expect.stringContaining('\noutcome=no-pr\n')]);
    expect(under('job summary', blocks)).toEqual([expect.stringContaining('A new release was published.')]);
  });

  it('shows two commands, one job, and the status comment of each during the job and at its end', () => {
    const blocks = scene('Two commands');
    expect(blocks.join('\n').match(/^ {2}│ \/docs .*$/gm)).toEqual([
      '  │ /docs Document the retry option.',
      '  │ /docs also show an example',
    ]);
    expect(posts(blocks)).toEqual([
      'POST /v2/agent/acme-docs/job → 201',
      'POST /v2/agent/acme-docs/job/job_0003/message → 200',
    ]);
    expect(under('status comment during the job', blocks)).toEqual([
      expect.stringMatching(/^ {2}│ ### ⏳ The docs agent is working\n/),
      expect.stringMatching(/^ {2}│ ### ⏳ The docs agent is working: .*pull\/9\)/),
    ]);
    expect(under('status comment at the end', blocks)).toEqual([
      expect.stringMatching(/^ {2}│ ### ✅ Docs PR opened: .*pull\/9\)/),
      expect.stringMatching(/^ {2}│ ### ✅ Docs PR updated: .*pull\/9\)/),
    ]);
    expect(blocks.join('\n')).not.toContain('<!--');
    expect(under('reactions to the command', blocks)).toEqual(['👀 🚀\n', '👀 🚀\n']);
  });

  it('shows an export: summary, table and file', () => {
    const blocks = scene('Page views');
    const [outputs] = under('outputs', blocks);
    expect(outputs).toMatch(/\nrows=\d{3}\n[^]*\ncomplete=true\n/);
    expect(outputs).toContain('\ntable=\n  │ | # | Page | Views | Human | AI | Change |\n');
    expect(under('job summary', blocks)).toEqual([expect.stringMatching(/^### 📊 Page views, /)]);
    expect(under('page-views.csv', blocks)).toEqual([
      expect.stringMatching(/^path,human,ai,total,.*\n\/,\d+,\d+,\d+,/),
    ]);
    expect(under('page-views.csv.meta.json', blocks)).toHaveLength(1);
  });
});
