import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOf } from '../../fakes/export-views.ts';
import { scheduleEvent } from '../../fakes/payloads.ts';
import { findLeaks } from '../../fakes/runner/secrets.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import type { AttackContext, AttackRunOptions } from './attack.ts';

/** Runs a sweep of all projects. */
export function sweep(
  { run }: Pick<AttackContext, 'run'>,
  { inputs, ...options }: AttackRunOptions = {},
): Promise<RunResult> {
  return run(scheduleEvent(), {
    action: 'sweep/action.yml',
    ...options,
    inputs: { 'project-id': '', ...inputs },
  });
}

/** Lists signals, and returns the files by name. */
export function listSignals(context: AttackContext, options: AttackRunOptions = {}) {
  return exportViews(context, { action: 'signals/action.yml', ...options });
}

/** Exports page views, and returns the files by name. */
export async function exportViews(
  { run, check, harness }: AttackContext,
  options: AttackRunOptions = {},
): Promise<Readonly<{ result: RunResult; files: Readonly<Record<string, string>> }>> {
  const workspace = mkdtempSync(join(tmpdir(), 'attack-'));
  try {
    const result = await run(scheduleEvent(), {
      action: 'views/action.yml',
      ...options,
      workspace,
    });
    const files = filesOf(workspace);
    const secrets = [harness.service.state.config.key, ...(options.secrets ?? [])];
    const leaks = findLeaks(secrets, files);
    check('no file contains a secret', leaks.length === 0);
    return { result, files };
  } finally {
    rmSync(workspace, { recursive: true });
  }
}
