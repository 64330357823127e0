/** How much a changed file says about what readers of the documentation will see. Judged by its name, and by how its patch looks. */
import type { FileChange } from '../domain.ts';

/**
 * From most to least telling: `fromRaw` (documentation, change logs, interface descriptions), `source`, `inner` (tests,
 * tooling), `made` (generated, locked, vendored, minified, snapshots, binary).
 */
export const FILE_TIERS = ['docs', 'source', 'internal', 'generated'] as const;
export type FileTier = (typeof FILE_TIERS)[number];

const GENERATED_NAMES = new Set(
  words(`
  package-lock.json npm-shrinkwrap.json pnpm-lock.yaml go.sum packages.lock.json gradle.lockfile
  bun.lockb pubspec.lock flake.lock package.resolved go.work.sum .terraform.lock.hcl
`),
);
const GENERATED_FOLDERS = new Set(
  words(`
  node_modules vendor vendored third_party third-party bower_components dist .yarn generated
  __generated__ __snapshots__ __pycache__ .next
`),
);
const GENERATED_EXTENSIONS = words(`
  .lock .min.js .min.css .map .snap .pb.go _pb2.py _pb2_grpc.py .pb.cc .pb.h .g.dart
  .freezed.dart .designer.cs .g.cs .tsbuildinfo .bundle.js .svg .po .pot .ipynb .csv .png .jpg
  .jpeg .gif .webp .avif .ico .bmp .pdf .zip .gz .tgz .jar .wasm .woff .woff2 .ttf .otf .eot .mp3
  .mp4 .mov .webm .so .dll .exe .bin .parquet
`);
const INTERNAL_FOLDERS = new Set(
  words(`
  test tests __tests__ __mocks__ spec specs testdata fixtures __fixtures__ e2e bench benches
  benchmarks .github .gitlab .circleci .vscode .idea .husky .devcontainer
`),
);
const DOCS_EXTENSIONS = ['.md', '.mdx', '.rst', '.adoc', '.graphql', '.gql', '.proto'];
const DOCS_FOLDERS = new Set(['docs', 'doc', 'documentation']);
const DOCS_NAMES = ['changelog', 'openapi', 'swagger', 'asyncapi'];

/** Judges one file. Constant in the patch's length but for one look through its first 1,000 characters. */
export function tierOf(file: FileChange): FileTier {
  const segments = file.path.toLowerCase().split('/');
  const name = segments.pop() ?? '';
  if (isGenerated(segments, name, file.patch)) return 'generated';
  if (segments.some((folder) => INTERNAL_FOLDERS.has(folder)) || isTestName(name)) return 'internal';
  const told =
    DOCS_EXTENSIONS.some((conclusion) => name.endsWith(conclusion)) ||
    DOCS_NAMES.includes(name.split('.')[0] ?? '') ||
    segments.some((folder) => DOCS_FOLDERS.has(folder));
  if (told) return 'docs';
  // Dot files at any depth configure tools, not the product.
  return name.startsWith('.') ? 'internal' : 'source';
}

/** The same files, the most telling first; those of one importance stay in their order. */
export function sortByTier(files: readonly FileChange[]): readonly FileChange[] {
  const ranked = files.map((file) => ({ file, rank: FILE_TIERS.indexOf(tierOf(file)) }));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ file }) => file);
}

function isGenerated(folders: readonly string[], name: string, patch: string | undefined): boolean {
  return (
    GENERATED_NAMES.has(name) ||
    GENERATED_EXTENSIONS.some((conclusion) => name.endsWith(conclusion)) ||
    name.includes('.generated.') ||
    name.includes('.gen.') ||
    folders.some((folder) => GENERATED_FOLDERS.has(folder)) ||
    (patch !== undefined && hasGeneratedMarker(patch.slice(0, 1000)))
  );
}

/** The marks that generators leave by convention (Go's, Facebook's), or lines that no person writes. */
function hasGeneratedMarker(beginning: string): boolean {
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
