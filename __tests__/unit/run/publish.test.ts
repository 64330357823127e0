import { describe, expect, it } from '@jest/globals';
import { recordingRunner } from '../../../fakes/recording-runner.ts';
import type { Gap } from '../../../src/rendering/incomplete.ts';
import { publish, type Note } from '../../../src/run/publish.ts';
import { annotationsOf, newReport } from '../../support/runs.ts';

type Publication = Parameters<typeof publish>[1];

const TITLE = 'Docs report';
const NOTHING: Publication = { outputs: {}, heading: 'Done' };
const GAP: Gap = { what: 'Requests', where: 'acme/app', cause: 'unsigned' };

/** Publishes a result. Returns how the step ends, and what it has left. */
async function published(changes: Partial<Publication>) {
  const report = newReport();
  const runner = recordingRunner(report);
  const end = await publish({ runner, title: TITLE }, { ...NOTHING, ...changes });
  const outputs = Object.fromEntries(report.outputs);
  return { ...report, end, outputs, annotations: annotationsOf(report) };
}

it('outputs are texts', async () => {
  const outputs = { requests: 0, complete: false, table: '' };
  expect((await published({ outputs })).outputs).toEqual({
    requests: '0',
    complete: 'false',
    table: '',
  });
});

describe('annotations', () => {
  it('are warnings of gaps, and errors that fail the step, with one title', async () => {
    const failures = ['One.', 'Two.'];
    const { end, annotations } = await published({ gaps: [GAP], failures });
    expect(end).toBe('failed');
    expect(annotations).toEqual([
      `warning: ${TITLE}: Requests of acme/app are incomplete: unsigned.`,
      `error: ${TITLE}: One.`,
      `error: ${TITLE}: Two.`,
    ]);
  });

  it.each<[Note['level'], string, readonly string[]]>([
    ['error', 'failed', [`error: ${TITLE}: Text.`]],
    ['warning', 'ok', [`warning: ${TITLE}: Text.`]],
    ['notice', 'ok', [`notice: ${TITLE}: Text.`]],
    ['info', 'ok', []],
  ])('of the level %s: the step is %s', async (level, expected, annotations) => {
    const result = await published({ note: { level, text: 'Text.' } });
    expect(result).toMatchObject({ end: expected, annotations });
    expect(result.log).toHaveLength(1);
  });
});

describe('the job summary', () => {
  it('has the heading, the gaps and the sections, without empty ones', async () => {
    const sections = ['A table.', '', 'A note.'];
    const { summary } = await published({ symbol: '📊', gaps: [GAP], sections });
    expect(summary.split('\n\n')).toEqual([
      '### 📊 Done',
      expect.stringContaining('[!WARNING]'),
      'A table.',
      'A note.',
    ]);
  });

  it('of a step that fails says why, escaped', async () => {
    const failures = ['`api-key` is empty.', '<b>@all</b>'];
    const { summary } = await published({ symbol: '📊', failures, sections: ['Rows.'] });
    expect(summary.split('\n\n')).toEqual([
      '### ❌ Done',
      '- `api-key` is empty.\n- \\<b>@\u200ball\\</b>',
      'Rows.',
    ]);
  });
});
