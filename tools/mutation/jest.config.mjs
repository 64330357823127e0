import config from '../../jest.config.mjs';

/** Unit tests, and those of the ledger: every mutant runs those that reach it. */
export default {
  ...config,
  rootDir: process.cwd(),
  // So that tests are found that reach a file through others.
  roots: ['<rootDir>/__tests__', '<rootDir>/src'],
  testMatch: ['**/__tests__/{unit,once}/**/*.test.ts'],
  // They test no file that is mutated.
  testPathIgnorePatterns: ['/__tests__/unit/(?:fakes|tools)/'],
  moduleNameMapper: {
    ...config.moduleNameMapper,
    '^fast-check$': '<rootDir>/tools/mutation/fast-check.mjs',
  },
};
