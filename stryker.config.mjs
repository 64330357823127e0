/**
 * `npm run mutation`: changes the pure modules in thousands of small ways and checks whether a test detects it. Apart from the rest,
 * with tools of its own (`npm ci --prefix tools/mutation`): it takes long, and nothing else needs them.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  plugins: ['./tools/mutation/runner.mjs'],
  testRunner: 'jest-by-file',
  testRunnerNodeArgs: [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
  ],
  jest: {
    projectType: 'custom',
    configFile: 'tools/mutation/jest.config.mjs',
    enableFindRelatedTests: true,
  },
  coverageAnalysis: 'perTest',
  mutate: [
    'src/{domain,inputs,job,once,prompt,record,rendering,text,trigger}/**/*.ts',
    'src/agent/{covered-range,requests-issue}.ts',
    'src/analytics/{date-range,signals/groups,signals/ranking}.ts',
    'src/report/coverage/{coverage,covering}.ts',
    'src/report/requests/{numbers,requests}.ts',
    'src/request/{count-requests,evaluate-job,outdated-comments}.ts',
  ],
  // A text for people may change in one place, so no test holds its wording; a mutant of it would always survive.
  mutator: { excludedMutations: ['StringLiteral'] },
  // It would be read by TypeScript's compiler API, which version 7 does not have.
  tsconfigFile: 'none',
  ignorePatterns: [
    '/dist',
    '/build',
    '/coverage',
    'tools/demo',
    'tools/bench',
    'tools/mutation/node_modules',
  ],
  tempDirName: 'build/stryker',
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'build/mutation/report.json' },
  htmlReporter: { fileName: 'build/mutation/report.html' },
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: 2,
  // Beside half as much again as the tests take: some mutants never end, and each is waited for.
  timeoutMS: 5000,
  // What runs when a module is loaded has no test of its own; each mutant would cost the whole suite.
  ignoreStatic: true,
};
