/** The export of page views: its run, and what it leaves in the workspace. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scheduleEvent } from '../../fakes/payloads.ts';
import type { Place } from './place.ts';
import { beginning, section, showRun } from './show.ts';

const SUMMARY_LINES = 36;
const FILE_LINES = 6;

/** Exports the stand-in's page views, and shows the run and the beginning of its files. */
export async function exportViews({ run, say }: Place): Promise<boolean> {
  const workspace = mkdtempSync(join(tmpdir(), 'demo-views-'));
  try {
    const ran = await run({
      action: 'views/action.yml',
      event: scheduleEvent(),
      workspace,
      inputs: { compare: 'true', top: '10' },
    });
    showRun(ran, SUMMARY_LINES).forEach(say);
    const { file = '', complete } = ran.outputs;
    for (const name of [file, `${file}.meta.json`])
      say(section(name, beginning(readFileSync(join(workspace, name), 'utf8'), FILE_LINES)));
    return complete === 'true' && ran.exitCode === 0 && ran.leaks.length === 0;
  } finally {
    rmSync(workspace, { recursive: true });
  }
}
