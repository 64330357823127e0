import config from '../../jest.config.mjs';

/** The tests of the pure modules alone: every mutant runs those that reach it. */
export default {
  ...config,
  rootDir: process.cwd(),
  // So that tests are found which reach a file by way of others.
  roots: ['<rootDir>/__tests__', '<rootDir>/src'],
  testMatch: ['**/__tests__/{agent,request,poll,report}/**/*.test.ts'],
  // It simulates 10,000 jobs, for each mutant again.
  testPathIgnorePatterns: ['/tools/polling\\.test\\.ts$'],
  setupFiles: ['<rootDir>/mutation/fewer-runs.mjs'],
};
