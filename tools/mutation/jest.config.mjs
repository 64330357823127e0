import config from '../../jest.config.mjs';

/** The tests of the pure rooms alone: every mutant runs those that reach it. */
export default {
  ...config,
  rootDir: process.cwd(),
  // So that tests are found which reach a file by way of others.
  roots: ['<rootDir>/__tests__', '<rootDir>/src'],
  testMatch: ['**/__tests__/unit/**/*.test.ts'],
  // It simulates 10,000 jobs, for each mutant anew.
  testPathIgnorePatterns: ['/job/figures\\.test\\.ts$'],
  setupFiles: ['<rootDir>/tools/mutation/fewer-runs.mjs'],
};
