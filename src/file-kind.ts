/** What a changed file is to readers of the docs, judged by its path. */

/** A file is of the first kind that has a part or the ending of its path. In these, `/` is where a name begins or ends. */
const KINDS = [
  {
    kind: 'lock',
    parts: [],
    endings: words(`
      .lock /package-lock.json /npm-shrinkwrap.json /pnpm-lock.yaml /packages.lock.json /bun.lockb /go.sum
      /go.work.sum /gradle.lockfile /package.resolved /.terraform.lock.hcl
    `),
  },
  {
    kind: 'ci',
    parts: words('/.github/ /.gitlab/ /.circleci/ /.buildkite/'),
    endings: words(`
      /.gitlab-ci.yml /.travis.yml /appveyor.yml /azure-pipelines.yml /bitbucket-pipelines.yml /jenkinsfile
      /renovate.json /renovate.json5
    `),
  },
  {
    kind: 'generated',
    parts: words(`
      /node_modules/ /vendor/ /vendored/ /third_party/ /third-party/ /bower_components/ /dist/ /.yarn/
      /generated/ /__generated__/ /__snapshots__/ /__pycache__/ /.next/ .generated. .gen.
    `),
    endings: words(`
      .min.js .min.css .bundle.js .map .snap .pb.go _pb2.py _pb2_grpc.py .pb.cc .pb.h .g.dart .freezed.dart
      .designer.cs .g.cs .tsbuildinfo
    `),
  },
  /** Data, pictures and programs. */
  {
    kind: 'opaque',
    parts: [],
    endings: words(`
      .svg .po .pot .ipynb .csv .png .jpg .jpeg .gif .webp .avif .ico .bmp .pdf .zip .gz .tgz .jar .wasm .woff
      .woff2 .ttf .otf .eot .mp3 .mp4 .mov .webm .so .dll .exe .bin .parquet
    `),
  },
  {
    kind: 'internal',
    parts: words(`
      /test/ /tests/ /__tests__/ /__mocks__/ /spec/ /specs/ /testdata/ /fixtures/ /__fixtures__/ /e2e/ /bench/
      /benches/ /benchmarks/ /test_ .test. .spec. .stories. _test. /.vscode/ /.idea/ /.husky/ /.devcontainer/
    `),
    endings: [],
  },
  {
    kind: 'docs',
    parts: words('/docs/ /doc/ /documentation/ /changelog. /openapi. /swagger. /asyncapi.'),
    endings: words('.md .mdx .rst .adoc .graphql .gql .proto /changelog'),
  },
] as const;
export type FileKind = (typeof KINDS)[number]['kind'] | 'source';

export function fileKind(path: string): FileKind {
  const name = `/${path.toLowerCase()}`;
  const found = KINDS.find(
    ({ parts, endings }) =>
      parts.some((part) => name.includes(part)) || endings.some((ending) => name.endsWith(ending)),
  );
  // Dot files in any folder configure tools, not the product.
  return found?.kind ?? (/\/\.[^/]*$/.test(name) ? 'internal' : 'source');
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
