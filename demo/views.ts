/** The scenes of the export of page views: what a person would look at afterwards. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scheduleEvent } from '../standin/payloads.ts';
import { runAction } from '../standin/runner/index.ts';
import { startServiceStandIn } from '../standin/service/serve.ts';
import { renderRun } from '../standin/transcript.ts';

const LINES_SHOWN = 6;

/** Exports the stand-in's page views, and prints the run and the beginning of its file. Answers whether all went well. */
export async function showViews(): Promise<boolean> {
  const service = await startServiceStandIn({ traffic: { pages: 700 } });
  const workspace = mkdtempSync(join(tmpdir(), 'demo-views-'));
  try {
    console.log('\n━━ A schedule: page views of the last four weeks, beside the four before ━━\n');
    const run = await runAction({
      action: 'views/action.yml',
      event: scheduleEvent(),
      workspace,
      inputs: {
        'api-key': service.state.config.key,
        'project-id': service.state.config.projectId,
        'base-url': service.url,
        compare: 'true',
        top: '10',
      },
      secrets: [service.state.config.key],
    });
    console.log(renderRun(run));
    const { file = '', complete } = run.outputs;
    for (const name of [file, `${file}.meta.json`]) showFile(workspace, name);
    return complete === 'true' && run.exitCode === 0 && run.leaks.length === 0;
  } finally {
    await service.close();
    rmSync(workspace, { recursive: true });
  }
}

function showFile(folder: string, name: string): void {
  const lines = readFileSync(join(folder, name), 'utf8').trimEnd().split(/\r?\n/);
  const shown = name.endsWith('.json') ? lines : lines.slice(0, LINES_SHOWN);
  const rest = lines.length - shown.length;
  console.log(`── ${name} ──\n${shown.join('\n')}${rest > 0 ? `\n… ${rest} more lines` : ''}\n`);
}
