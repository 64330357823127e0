import { expect, it } from '@jest/globals';
import { fileKind } from '../../../src/text/file-kind.ts';

it.each([
  ['docs', 'README.md'],
  ['docs', 'docs/guide/start.html'],
  ['docs', 'proto/user.proto'],
  ['docs', 'CHANGELOG'],
  ['docs', 'spec/openapi.yaml'],
  ['internal', 'spec/models/user.rb'],
  ['internal', 'tests/fixtures/query.graphql'],
  ['internal', 'src/openapi.test.ts'],
  ['source', 'src/index.ts'],
  ['source', 'src/changes.ts'],
  ['source', 'package.json'],
  ['internal', 'src/index.test.ts'],
  ['internal', 'pkg/server_test.go'],
  ['internal', '__tests__/README.md'],
  ['internal', '.prettierrc'],
  ['ci', '.github/workflows/ci.yml'],
  ['ci', 'Jenkinsfile'],
  ['lock', 'package-lock.json'],
  ['generated', 'dist/index.js'],
  ['generated', 'site/app.min.js'],
  ['generated', 'a/__snapshots__/x.ts'],
  ['generated', 'api/user.pb.go'],
  ['opaque', 'logo.png'],
])('%s: %s', (kind, path) => expect(fileKind(path)).toBe(kind));
