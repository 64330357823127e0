import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOf } from '../../fakes/export-views.ts';
import { inPublishedRepository, scheduleEvent } from '../../fakes/payloads.ts';
import { findLeaks } from '../../fakes/runner/leaks.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import type { Acting, Scene } from './attack.ts';

/** One sweep, of all projects. */
export function sweep({ act }: Scene, { inputs, ...options }: Acting = {}): Promise<RunResult> {
  const wanted = { 'project-id': '', ...inputs };
  return act(inPublishedRepository(scheduleEvent()), {
    action: 'sweep/action.yml',
    ...options,
    inputs: wanted,
  });
}

/** One export of page views, and the files that it leaves, by name. */
export async function exportViews(
  { act, hold, stage }: Scene,
  options: Acting = {},
): Promise<Readonly<{ run: RunResult; files: Readonly<Record<string, string>> }>> {
  const workspace = mkdtempSync(join(tmpdir(), 'attack-'));
  try {
    const run = await act(inPublishedRepository(scheduleEvent()), {
      action: 'views/action.yml',
      ...options,
      workspace,
    });
    const files = filesOf(workspace);
    const secrets = [stage.service.state.config.key, ...(options.secrets ?? [])];
    const leaks = findLeaks({ secrets, rawLines: [], places: Object.entries(files) });
    hold('no secret stands in a file', leaks.length === 0);
    return { run, files };
  } finally {
    rmSync(workspace, { recursive: true });
  }
}
