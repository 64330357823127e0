/** An exported name means one thing where it can be read: in its folder, and in those that it may import (`.dependency-cruiser.mjs`). */
import { expect, it } from '@jest/globals';
import { readFolder } from '../../fakes/read-folder.ts';

const DECLARATION =
  /^export (?:async )?(?:function\*?|const|class|interface|type) (?<name>\w+)/gm;

const SHARED = ['domain', 'text', 'ports.ts'];
const CORE = [
  'docs-pull-request',
  'inputs',
  'job',
  'once',
  'prompt',
  'record',
  'rendering',
  'run',
  'trigger',
];
const BELOW_REQUEST = [...CORE, ...SHARED];
const BELOW_FLEET = ['request', ...BELOW_REQUEST];
const USE_CASES = ['agent', 'analytics', 'care', 'report', 'sweep'];
const ADAPTERS = ['github', 'runner', 'service'];

/** The folders that a folder may import. The entries, which connect everything, export nothing for others. */
const IMPORTS = new Map<string, readonly string[]>([
  ...USE_CASES.map((folder) => [folder, ['fleet', ...BELOW_FLEET]] as const),
  ['fleet', BELOW_FLEET],
  ['request', BELOW_REQUEST],
  ...CORE.map((folder) => [folder, BELOW_REQUEST] as const),
  ...ADAPTERS.map((folder) => [folder, ['http', ...SHARED]] as const),
  ['http', SHARED],
  ...SHARED.map((folder) => [folder, SHARED] as const),
  ['connect.ts', []],
]);

type Exported = Readonly<{ name: string; file: string; folder: string }>;

function listExports(): readonly Exported[] {
  const found: Exported[] = [];
  for (const [file, text] of Object.entries(readFolder('src'))) {
    const [folder = ''] = file.split('/');
    for (const { groups } of text.matchAll(DECLARATION)) {
      found.push({ name: groups?.['name'] ?? '', file, folder });
    }
  }
  return found;
}

/** Returns whether a reader of one folder can see both. */
function meet(one: Exported, other: Exported): boolean {
  if (one.folder === other.folder) return true;
  const seenByOne = IMPORTS.get(one.folder) ?? [];
  const seenByOther = IMPORTS.get(other.folder) ?? [];
  return seenByOne.includes(other.folder) || seenByOther.includes(one.folder);
}

const exported = listExports();

it('every folder has its imports here', () => {
  const folders = new Set(exported.map(({ folder }) => folder));
  expect([...folders].filter((folder) => !IMPORTS.has(folder))).toEqual([]);
  expect(exported.length).toBeGreaterThan(700);
});

it('no two exports that a reader can see together have one name', () => {
  const clashes: string[] = [];
  for (const [index, one] of exported.entries()) {
    for (const other of exported.slice(index + 1)) {
      if (one.name !== other.name || one.file === other.file) continue;
      if (meet(one, other)) clashes.push(`${one.name}: ${one.file}, ${other.file}`);
    }
  }
  expect(clashes).toEqual([]);
});
