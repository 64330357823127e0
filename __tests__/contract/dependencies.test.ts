import { spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

type Violation = Readonly<{ from: string; rule: Readonly<{ name: string; severity: string }> }>;

const ALLOWED: readonly (readonly [file: string, ...imports: string[]])[] = [
  [
    'src/agent/index.ts',
    './run.ts',
    '../github/client.ts',
    '../service/http.ts',
    '../runner/clock.ts',
    'node:path',
  ],
  ['src/agent/run.ts', '../command/parse.ts', '../thread/codec.ts', '../ports.ts'],
  ['src/command/parse.ts', '../report/markdown.ts', '../domain.ts', 'zod/mini'],
  ['src/thread/codec.ts', 'node:crypto'],
  ['src/github/client.ts', '../ports.ts', 'node:https', '@octokit/rest'],
  ['src/runner/clock.ts', '../ports.ts', '@actions/core'],
  ['src/ports.ts', './domain.ts'],
  ['fakes/github/server.ts', '../../src/domain.ts', 'node:http', 'yaml'],
  ['tools/demo/main.ts', '../../fakes/github/server.ts'],
  ['__tests__/start.ts', '../tools/demo/main.ts'],
];

const FORBIDDEN: readonly (readonly [file: string, imports: string, rule: string])[] = [
  ['src/cycle.ts', './cycle.ts', 'no-cycle-of-files'],
  ['src/job/there.ts', '../prompt/there.ts', 'no-cycle-of-folders'],
  ['src/prompt/back.ts', '../job/back.ts', 'no-cycle-of-folders'],
  ['src/agent/up.ts', './index.ts', 'entries-are-on-top'],
  ['src/sweep/across.ts', '../agent/run.ts', 'use-case-imports-another'],
  ['src/views/package.ts', 'zod/mini', 'use-case-imports-package'],
  ['src/agent/client.ts', '../github/client.ts', 'only-entries-import-adapters'],
  ['src/inputs/client.ts', '../github/client.ts', 'only-entries-import-adapters'],
  ['src/inputs/up.ts', '../agent/run.ts', 'pure-imports-use-case'],
  ['src/inputs/node.ts', 'node:fs', 'pure-imports-node'],
  ['src/context/across.ts', '../service/http.ts', 'adapter-imports-more-than-shared'],
  ['src/service/pure.ts', '../command/parse.ts', 'adapter-imports-more-than-shared'],
  ['src/up.ts', './report/markdown.ts', 'shared-imports-more'],
  ['src/github/core.ts', '@actions/core', 'only-runner-uses-core'],
  ['src/runner/octokit.ts', '@octokit/rest', 'only-github-uses-octokit'],
  ['src/service/zod.ts', 'zod', 'whole-zod'],
  ['src/service/yaml.ts', 'yaml', 'development-package'],
  ['src/report/unused.ts', '../domain.ts', 'unused-module'],
  ['src/report/fake.ts', '../../fakes/github/server.ts', 'src-imports-test-code'],
  ['fakes/github/test.ts', '../../__tests__/start.ts', 'fakes-import-tools-or-tests'],
];

const FORMS: readonly ((module: string) => string)[] = [
  (module) => `import type { X } from '${module}';`,
  (module) => `export { x } from '${module}';`,
  (module) => `export * from '${module}';`,
  (module) => `export const load = () => import('${module}');`,
];

let folder: string;
let violations: readonly Violation[];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dependencies-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const file of ['.dependency-cruiser.mjs', 'package.json']) copyFileSync(file, join(folder, file));
  for (const [file, ...modules] of [
    ...ALLOWED,
    ...FORBIDDEN.map(([path, module]) => [path, module] as const),
  ]) {
    write(file, modules.map((module) => `import '${module}';`).join('\n'));
    for (const module of modules) if (module.startsWith('.')) write(join(dirname(file), module), '');
  }
  FORMS.forEach((form, n) => write(`src/agent/form-${n}.ts`, form('../github/client.ts')));
  violations = check();
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  appendFileSync(join(folder, file), text);
}

function check(): readonly Violation[] {
  const program = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout } = spawnSync(process.execPath, [program, '.', '--output-type', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return (JSON.parse(stdout) as Readonly<{ summary: { violations: readonly Violation[] } }>).summary
    .violations;
}

const rulesBrokenBy = (file: string): readonly string[] =>
  violations.filter(({ from }) => from === file || from === dirname(file)).map(({ rule }) => rule.name);

describe('the dependency rules', () => {
  it('fail npm run check:deps if one of them is broken', () => {
    expect(new Set(violations.map(({ rule }) => rule.severity))).toEqual(new Set(['error']));
  });

  it.each(ALLOWED)('allow what %s imports', (file) => {
    expect(violations.filter(({ from }) => from === file)).toEqual([]);
  });

  it.each(FORBIDDEN)('%s must not import %s: %s', (file, _, rule) => {
    expect(rulesBrokenBy(file)).toContain(rule);
  });

  it.each(FORMS.map((form, n) => [form('…'), n] as const))('see %s', (_, n) => {
    expect(rulesBrokenBy(`src/agent/form-${n}.ts`)).toContain('only-entries-import-adapters');
  });
});
