/** Kinds of changed files, as they matter to readers of the docs, judged by their paths. */

/**
 * Parts of paths by kind. A file is of the first kind that has a part of its path. In parts, `/` is the
 * beginning or end of a name, and `|` the end of the path.
 */
const KINDS = [
  [
    'lock',
    words(`
      .lock| /package-lock.json| /npm-shrinkwrap.json| /pnpm-lock.yaml| /packages.lock.json| /bun.lockb| /go.sum|
      /go.work.sum| /gradle.lockfile| /package.resolved| /.terraform.lock.hcl|
    `),
  ],
  [
    'ci',
    words(`
      /.github/ /.gitlab/ /.circleci/ /.buildkite/ /.gitlab-ci.yml| /.travis.yml| /appveyor.yml| /azure-pipelines.yml|
      /bitbucket-pipelines.yml| /jenkinsfile| /renovate.json| /renovate.json5|
    `),
  ],
  [
    'generated',
    words(`
      /node_modules/ /vendor/ /vendored/ /third_party/ /third-party/ /bower_components/ /dist/ /.yarn/
      /generated/ /__generated__/ /__snapshots__/ /__pycache__/ /.next/ .generated. .gen. .min.js| .min.css| .bundle.js|
      .map| .snap| .pb.go| _pb2.py| _pb2_grpc.py| .pb.cc| .pb.h| .g.dart| .freezed.dart| .designer.cs| .g.cs| .tsbuildinfo|
    `),
  ],
  // Data, pictures and programs.
  [
    'opaque',
    words(`
      .svg| .po| .pot| .ipynb| .csv| .png| .jpg| .jpeg| .gif| .webp| .avif| .ico| .bmp| .pdf| .zip| .gz| .tgz| .jar| .wasm|
      .woff| .woff2| .ttf| .otf| .eot| .mp3| .mp4| .mov| .webm| .so| .dll| .exe| .bin| .parquet|
    `),
  ],
  [
    'internal',
    words(`
      /test/ /tests/ /__tests__/ /__mocks__/ /testdata/ /fixtures/ /__fixtures__/ /e2e/ /bench/
      /benches/ /benchmarks/ /test_ .test. .spec. .stories. _test. /.vscode/ /.idea/ /.husky/ /.devcontainer/
    `),
  ],
  // A folder of this name has tests, or descriptions of an API.
  ['docs', words('/openapi. /swagger. /asyncapi. .graphql| .gql| .proto|')],
  ['internal', words('/spec/ /specs/')],
  [
    'docs',
    words(`
      /docs/ /doc/ /documentation/ /changelog. .md| .mdx| .rst| .adoc| /changelog|
    `),
  ],
] as const;
export type FileKind = (typeof KINDS)[number][0] | 'source';

const DOT_FILE = /\/\.[^/]*$/;

export function fileKind(path: string): FileKind {
  const name = `/${path.toLowerCase()}|`;
  for (const [kind, parts] of KINDS) {
    if (parts.some((part) => name.includes(part))) return kind;
  }
  // Dot files in any folder configure tools, not the product.
  if (DOT_FILE.test(name)) return 'internal';
  return 'source';
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
