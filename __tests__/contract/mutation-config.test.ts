/** The configurations of mutation testing name files, so code that moves may leave them. */
import { expect, it } from '@jest/globals';
import picomatch from 'picomatch';
import { readFolder } from '../../fakes/read-folder.ts';
// @ts-expect-error A configuration without types.
import requiredConfig from '../../stryker.config.mjs';
// @ts-expect-error A configuration without types.
import measuredConfig from '../../stryker.measured.config.mjs';

type Config = Readonly<{ mutate: readonly string[] }>;

const [REQUIRED, MEASURED] = [requiredConfig as Config, measuredConfig as Config];

/** Files that mutation testing does not change, with the reason. */
const NOT_CHANGED: readonly (readonly [reason: string, ...patterns: string[]])[] = [
  [
    'they connect the parts, and only runs of the bundle load them',
    'src/connect.ts',
    'src/{agent,analytics,care,report,sweep}/{index,main,post-step,run-analytics}.ts',
  ],
  ['they have only types and constants', 'src/ports.ts'],
  [
    'their tests start servers, or need the process, which takes too long for each mutant',
    'src/{github,http,runner,service}/**/*.ts',
  ],
  [
    'they read and write in order, which runs of the bundle test',
    'src/analytics/{export,request-page}.ts',
    'src/analytics/*/run-{signals,views}.ts',
    'src/report/run-{coverage,report}.ts',
    'src/report/*/read-*.ts',
    'src/report/output/{comment,publish}.ts',
    'src/run/*.ts',
  ],
  [
    'they are tables, texts and files of exports and reports, which their tests compare whole',
    'src/analytics/*/{build-views-report,chart,prompt,summary}.ts',
    'src/report/output/{coverage-*,file,summary}.ts',
    'src/report/requests/{build-report,docs-pull-request}.ts',
  ],
];

const sources = Object.keys(readFolder('src')).map((path) => `src/${path}`);
const files = sources.filter((file) => file.endsWith('.ts'));

function matching(pattern: string): readonly string[] {
  const isMatch = picomatch(pattern.replace(/^!/, ''));
  return files.filter((file) => isMatch(file));
}

const patterns = [
  ...new Set([
    ...REQUIRED.mutate,
    ...MEASURED.mutate,
    ...NOT_CHANGED.flatMap(([, ...each]) => each),
  ]),
];

it.each(patterns)('%s matches a file', (pattern) => {
  expect(matching(pattern)).not.toEqual([]);
});

it('each file is changed, or is not changed for a reason', () => {
  const chosen = patterns.filter((pattern) => !pattern.startsWith('!'));
  const found = new Set(chosen.flatMap(matching));
  expect(files.filter((file) => !found.has(file))).toEqual([]);
});

it('tests import fast-check in the one way in which tools/mutation/fast-check.mjs can take its place', () => {
  const texts = Object.values(readFolder('__tests__'));
  const ways = texts.flatMap(
    (text) => text.match(/^import .* from 'fast-check';$/gm) ?? [],
  );
  expect([...new Set(ways)]).toEqual(["import * as fc from 'fast-check';"]);
});
