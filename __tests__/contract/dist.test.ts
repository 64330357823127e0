import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ACTIONS } from '../support/actions.ts';
import { readFolder } from '../../fakes/read-folder.ts';

const dist = readFolder('dist');

let fresh: string;
beforeAll(() => {
  fresh = mkdtempSync(join(tmpdir(), 'dist-'));
  // What it would check is checked before, and none of what it writes rests on it (isolatedModules).
  const tsc = [
    'node_modules/typescript/bin/tsc',
    '-p',
    'tsconfig.build.json',
    '--noCheck',
  ];
  execFileSync(process.execPath, tsc, { stdio: 'inherit' });
  execFileSync(process.execPath, ['tools/build/bundle.mjs', fresh]);
});
afterAll(() => rmSync(fresh, { recursive: true }));

/** Returns the code of an action's bundles. */
function codeOf(action: string): string {
  const scripts = Object.entries(dist).filter(
    ([file]) => file.startsWith(`${action}/`) && file.endsWith('.js'),
  );
  return scripts.map(([, code]) => code).join('\n');
}

describe('the committed dist', () => {
  it.each(ACTIONS)(
    'of $name keeps our names, and begins a line with each statement',
    ({ name }) => {
      const code = codeOf(name);
      expect(code.length / code.split('\n').length).toBeLessThan(80);
      expect(code.replaceAll('\n', '')).toContain('function maskInputs(...names)');
    },
  );

  it.each(ACTIONS)(
    'of $name loads no module of Node that only unused code needs',
    ({ name }) => {
      // @actions/core imports these for its functions that start processes.
      for (const module of ['assert', 'child_process', 'string_decoder', 'timers']) {
        expect(codeOf(name)).not.toContain(`("${module}")`);
      }
    },
  );

  it('is what its source builds (npm run build)', () => {
    const [built, committed] = [readFolder(fresh), dist];
    expect(Object.keys(committed).sort()).toEqual(Object.keys(built).sort());
    const stale = Object.keys(built).filter((file) => built[file] !== committed[file]);
    expect(stale).toEqual([]);
  });

  it.each([
    ['the fake service', 'docs-service-fake'],
    ['its key', 'mint_fake'],
    ['the packages of this machine', join(process.cwd(), 'node_modules')],
    ['the source of this machine', join(process.cwd(), 'src')],
  ])('holds nothing of %s', (_, text) => {
    const holding = Object.entries(dist).filter(([, content]) => content.includes(text));
    expect(holding.map(([file]) => file)).toEqual([]);
  });

  it.each(ACTIONS)('passes on the licence of each package in $name', ({ name }) => {
    const exports = ['@actions/core', 'zod'];
    const withGitHub = [...exports, '@actions/github', '@octokit/request'];
    const packages = name === 'analytics' ? exports : withGitHub;
    const licences = dist[`${name}/licenses.txt`] ?? '';
    const named = [...licences.matchAll(/^(\S+)@\S+ \(\S+\)$/gm)].map(([, each]) => each);
    expect(named).toEqual(expect.arrayContaining(packages));
    expect(licences.match(/permission|licensor/gi)?.length).toBeGreaterThanOrEqual(
      named.length,
    );
    expect(named).not.toContain('undici');
  });

  it('is loaded as the modules it consists of', () => {
    expect(JSON.parse(dist['agent/package.json'] ?? '')).toEqual({ type: 'module' });
  });
});
