import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const { paths } = JSON.parse(
  readFileSync('tools/build/tsconfig.json', 'utf8'),
).compilerOptions;
/** linkinator, which checks the links of the pages, needs undici. */
const SHIMMED = Object.keys(paths).filter(
  (name) => paths[name][0] === './shims.js' && name !== 'undici',
);

/**
 * ESM throughout, so jest needs `--experimental-vm-modules`; package.json's `jest` script gives it. With `--max-semi-space-size=64`, V8
 * collects garbage less often: the suite takes a tenth less time.
 */
export default {
  // The bundle has the same replacements.
  moduleNameMapper: Object.fromEntries(
    SHIMMED.map((name) => [`^${name}$`, '<rootDir>/tools/build/shims.js']),
  ),
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript' },
          target: 'es2024',
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  // More workers would only load jest and the fakes more often.
  maxWorkers: availableParallelism(),
  // For the tests of one file, of which each starts a process.
  maxConcurrency: 2,
  // Only what hangs ends by it: deadlines are in virtual time. No test has a timeout of its own (contract/clocks.test.ts). It is longer than
  // that of a process (fakes/clock.ts), whose error says more.
  testTimeout: 7_200_000,
  // No test leaves anything open, but on a busy machine the memory of a worker takes longer than the usual 500 ms to free.
  workerGracefulExitTimeout: 10_000,
};
