/** How much a changed file matters to readers of the docs, judged by its name and the beginning of its patch. */
import type { FileChange } from '../domain.ts';

/**
 * From most to least important: `docs` (documentation, changelogs, API descriptions), `source`, `internal` (tests, tooling),
 * `generated` (also locked, vendored, minified, snapshots, binary).
 */
export const FILE_TIERS = ['docs', 'source', 'internal', 'generated'] as const;
export type FileTier = (typeof FILE_TIERS)[number];

const GENERATED_NAMES = words(`
  package-lock.json npm-shrinkwrap.json pnpm-lock.yaml go.sum packages.lock.json gradle.lockfile
  bun.lockb pubspec.lock flake.lock package.resolved go.work.sum .terraform.lock.hcl
`);
const GENERATED_FOLDERS = words(`
  node_modules vendor vendored third_party third-party bower_components dist .yarn generated
  __generated__ __snapshots__ __pycache__ .next
`);
const GENERATED_EXTENSIONS = words(`
  .lock .min.js .min.css .map .snap .pb.go _pb2.py _pb2_grpc.py .pb.cc .pb.h .g.dart
  .freezed.dart .designer.cs .g.cs .tsbuildinfo .bundle.js .svg .po .pot .ipynb .csv .png .jpg
  .jpeg .gif .webp .avif .ico .bmp .pdf .zip .gz .tgz .jar .wasm .woff .woff2 .ttf .otf .eot .mp3
  .mp4 .mov .webm .so .dll .exe .bin .parquet
`);
const INTERNAL_FOLDERS = words(`
  test tests __tests__ __mocks__ spec specs testdata fixtures __fixtures__ e2e bench benches
  benchmarks .github .gitlab .circleci .vscode .idea .husky .devcontainer
`);
const TEST_INFIXES = ['.test.', '.spec.', '.stories.', '_test.'];
const DOCS_EXTENSIONS = ['.md', '.mdx', '.rst', '.adoc', '.graphql', '.gql', '.proto'];
const DOCS_FOLDERS = ['docs', 'doc', 'documentation'];
const DOCS_NAMES = ['changelog', 'openapi', 'swagger', 'asyncapi'];

export function tierOf({ path, patch = '' }: FileChange): FileTier {
  const folders = path.toLowerCase().split('/');
  const name = folders.pop() ?? '';
  const isIn = (names: readonly string[]): boolean => folders.some((folder) => names.includes(folder));
  const endsWith = (extensions: readonly string[]): boolean => extensions.some((end) => name.endsWith(end));
  const contains = (infixes: readonly string[]): boolean => infixes.some((infix) => name.includes(infix));

  if (GENERATED_NAMES.includes(name) || contains(['.generated.', '.gen.'])) return 'generated';
  if (isIn(GENERATED_FOLDERS) || endsWith(GENERATED_EXTENSIONS) || looksGenerated(patch.slice(0, 1000)))
    return 'generated';
  if (isIn(INTERNAL_FOLDERS) || contains(TEST_INFIXES) || name.startsWith('test_')) return 'internal';
  if (isIn(DOCS_FOLDERS) || endsWith(DOCS_EXTENSIONS) || DOCS_NAMES.includes(name.split('.')[0] ?? ''))
    return 'docs';
  // Dot files in any folder configure tools, not the product.
  return name.startsWith('.') ? 'internal' : 'source';
}

/** The files by importance; those of one tier keep their order. */
export function sortByTier(files: readonly FileChange[]): readonly FileChange[] {
  const ranked = files.map((file) => ({ file, rank: FILE_TIERS.indexOf(tierOf(file)) }));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ file }) => file);
}

/** Contains the marks that generators leave by convention (Go's, Facebook's), or a line that no person writes. */
function looksGenerated(start: string): boolean {
  if (start.includes('@generated') || start.includes('DO NOT EDIT')) return true;
  return start.length === 1000 && !start.slice(200).includes('\n');
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
