/** How much a changed file says about what readers of the documentation will see. Judged by its name, and by how its patch looks. */
import type { FileFact } from '../domain.ts';

/**
 * From most to least telling: `told` (documentation, change logs, interface descriptions), `source`, `inner` (tests,
 * tooling), `made` (generated, locked, vendored, minified, snapshots, binary).
 */
export const IMPORTANCE = ['told', 'source', 'inner', 'made'] as const;
export type Importance = (typeof IMPORTANCE)[number];

const MADE_NAMES = new Set(
  words(`
  package-lock.json npm-shrinkwrap.json pnpm-lock.yaml go.sum packages.lock.json gradle.lockfile
  bun.lockb pubspec.lock flake.lock package.resolved go.work.sum .terraform.lock.hcl
`),
);
const MADE_FOLDERS = new Set(
  words(`
  node_modules vendor vendored third_party third-party bower_components dist .yarn generated
  __generated__ __snapshots__ __pycache__ .next
`),
);
const MADE_ENDINGS = words(`
  .lock .min.js .min.css .map .snap .pb.go _pb2.py _pb2_grpc.py .pb.cc .pb.h .g.dart
  .freezed.dart .designer.cs .g.cs .tsbuildinfo .bundle.js .svg .po .pot .ipynb .csv .png .jpg
  .jpeg .gif .webp .avif .ico .bmp .pdf .zip .gz .tgz .jar .wasm .woff .woff2 .ttf .otf .eot .mp3
  .mp4 .mov .webm .so .dll .exe .bin .parquet
`);
const INNER_FOLDERS = new Set(
  words(`
  test tests __tests__ __mocks__ spec specs testdata fixtures __fixtures__ e2e bench benches
  benchmarks .github .gitlab .circleci .vscode .idea .husky .devcontainer
`),
);
const TOLD_ENDINGS = ['.md', '.mdx', '.rst', '.adoc', '.graphql', '.gql', '.proto'];
const TOLD_FOLDERS = new Set(['docs', 'doc', 'documentation']);
const TOLD_STEMS = ['changelog', 'openapi', 'swagger', 'asyncapi'];

/** Judges one file. Constant in the patch's length but for one look through its first 1,000 characters. */
export function importanceOf(file: FileFact): Importance {
  const segments = file.path.toLowerCase().split('/');
  const name = segments.pop() ?? '';
  if (isMade(segments, name, file.patch)) return 'made';
  if (segments.some((folder) => INNER_FOLDERS.has(folder)) || isTestName(name)) return 'inner';
  const told =
    TOLD_ENDINGS.some((ending) => name.endsWith(ending)) ||
    TOLD_STEMS.includes(name.split('.')[0] ?? '') ||
    segments.some((folder) => TOLD_FOLDERS.has(folder));
  if (told) return 'told';
  // Dot files at any depth configure tools, not the product.
  return name.startsWith('.') ? 'inner' : 'source';
}

/** The same files, the most telling first; those of one importance stay in their order. */
export function mostTellingFirst(files: readonly FileFact[]): readonly FileFact[] {
  const ranked = files.map((file) => ({ file, rank: IMPORTANCE.indexOf(importanceOf(file)) }));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ file }) => file);
}

function isMade(folders: readonly string[], name: string, patch: string | undefined): boolean {
  return (
    MADE_NAMES.has(name) ||
    MADE_ENDINGS.some((ending) => name.endsWith(ending)) ||
    name.includes('.generated.') ||
    name.includes('.gen.') ||
    folders.some((folder) => MADE_FOLDERS.has(folder)) ||
    (patch !== undefined && saysMade(patch.slice(0, 1000)))
  );
}

/** The marks that generators leave by convention (Go's, Facebook's), or lines that no person writes. */
function saysMade(beginning: string): boolean {
  if (beginning.includes('@generated') || beginning.includes('DO NOT EDIT')) return true;
  return beginning.length === 1000 && !beginning.slice(200).includes('\n');
}

function isTestName(name: string): boolean {
  return (
    name.includes('.test.') ||
    name.includes('.spec.') ||
    name.includes('.stories.') ||
    name.includes('_test.') ||
    name.startsWith('test_')
  );
}

function words(text: string): string[] {
  return text.split(/\s/).filter((word) => word !== '');
}
