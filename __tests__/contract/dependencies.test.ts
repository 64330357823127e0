import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

type Violation = Readonly<{
  from: string;
  rule: Readonly<{ name: string; severity: string }>;
}>;

/** Imports that the rules forbid. `npm run check:deps` shows that they allow all others of this repository. */
const FORBIDDEN: readonly (readonly [file: string, imports: string, rule: string])[] = [
  ['src/cycle.ts', './cycle.ts', 'no-cycle-of-files'],
  ['src/job/there.ts', '../prompt/there.ts', 'no-cycle-of-folders'],
  ['src/prompt/back.ts', '../job/back.ts', 'no-cycle-of-folders'],
  ['src/agent/up.ts', './index.ts', 'entries-are-on-top'],
  ['src/sweep/across.ts', '../agent/run.ts', 'use-case-imports-another'],
  ['src/care/across.ts', '../sweep/run-sweep.ts', 'use-case-imports-another'],
  ['src/analytics/package.ts', 'zod/mini', 'use-case-imports-package'],
  ['src/agent/client.ts', '../github/client.ts', 'only-entries-import-adapters'],
  ['src/inputs/client.ts', '../github/client.ts', 'only-entries-import-adapters'],
  ['src/run/client.ts', '../github/client.ts', 'only-entries-import-adapters'],
  ['src/run/request.ts', '../request/submit.ts', 'core-imports-request'],
  ['src/agent/connect.ts', '../connect.ts', 'entries-are-on-top'],
  ['src/inputs/up.ts', '../agent/run.ts', 'core-imports-use-case'],
  ['src/inputs/node.ts', 'node:fs', 'core-imports-node'],
  ['src/request/up.ts', '../agent/run.ts', 'core-imports-use-case'],
  ['src/fleet/up.ts', '../care/run.ts', 'core-imports-use-case'],
  ['src/request/fleet.ts', '../fleet/in-parallel.ts', 'request-imports-fleet'],
  ['src/request/node.ts', 'node:fs', 'core-imports-node'],
  ['src/prompt/request.ts', '../request/submit.ts', 'core-imports-request'],
  ['src/once/job.ts', '../job/poll.ts', 'once-imports-more'],
  ['src/once/text.ts', '../text/strings.ts', 'once-imports-more'],
  ['src/once/package.ts', 'zod', 'once-imports-more'],
  ['src/sweep/signed.ts', '../once/codec.ts', 'only-ledger-knows-comments'],
  ['src/care/signed.ts', '../once/codec.ts', 'only-ledger-knows-comments'],
  ['src/request/signed.ts', '../once/codec.ts', 'only-ledger-knows-comments'],
  ['src/github/across.ts', '../service/jobs.ts', 'adapter-imports-more-than-shared'],
  ['src/service/core.ts', '../trigger/command.ts', 'adapter-imports-more-than-shared'],
  ['src/job/send.ts', '../http/send.ts', 'only-adapters-send'],
  ['src/http/up.ts', '../job/poll.ts', 'http-imports-more-than-shared'],
  ['src/text/up.ts', '../rendering/markdown.ts', 'shared-imports-more'],
  ['src/github/core.ts', '@actions/core', 'only-runner-uses-core'],
  ['src/runner/octokit.ts', '@octokit/rest', 'only-github-uses-octokit'],
  ['src/service/zod.ts', 'zod', 'whole-zod'],
  ['src/service/yaml.ts', 'yaml', 'development-package'],
  ['src/rendering/unused.ts', '../ports.ts', 'unused-module'],
  ['src/rendering/fake.ts', '../../fakes/github/server.ts', 'src-imports-test-code'],
  ['fakes/github/test.ts', '../../__tests__/start.ts', 'fakes-import-tools-or-tests'],
];

let folder: string;
let violations: readonly Violation[];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dependencies-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const file of ['.dependency-cruiser.mjs', 'package.json']) {
    copyFileSync(file, join(folder, file));
  }
  for (const [file, module] of FORBIDDEN) {
    write(file, `import '${module}';`);
    if (module.startsWith('.')) write(join(dirname(file), module), '');
  }
  violations = check();
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  appendFileSync(join(folder, file), text);
}

function check(): readonly Violation[] {
  const program = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout } = spawnSync(
    process.execPath,
    [program, '.', '--output-type', 'json'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  );
  return (
    JSON.parse(stdout) as Readonly<{ summary: { violations: readonly Violation[] } }>
  ).summary.violations;
}

describe('the dependency rules', () => {
  it('fail npm run check:deps if one of them is broken', () => {
    expect(new Set(violations.map(({ rule }) => rule.severity))).toEqual(
      new Set(['error']),
    );
  });

  it.each(FORBIDDEN)('%s must not import %s: %s', (file, _, rule) => {
    const broken = violations.filter(
      ({ from }) => from === file || from === dirname(file),
    );
    expect(broken.map(({ rule: { name } }) => name)).toContain(rule);
  });
});
