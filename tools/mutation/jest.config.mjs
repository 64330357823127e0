import config from '../../jest.config.mjs';

/** Unit tests, those of the ledger, of all events and subjects, and of published comments: every mutant runs those that reach it. */
export default {
  ...config,
  rootDir: process.cwd(),
  // So that tests are found that reach a file through others.
  roots: ['<rootDir>/__tests__', '<rootDir>/src'],
  testMatch: [
    '**/__tests__/{unit,once}/**/*.test.ts',
    '**/__tests__/contract/{published-activities,subjects}.test.ts',
    '**/__tests__/contract/format/format.test.ts',
  ],
  // They test no file that is mutated.
  testPathIgnorePatterns: ['/__tests__/unit/(?:fakes|tools)/'],
  moduleNameMapper: {
    ...config.moduleNameMapper,
    '^fast-check$': '<rootDir>/tools/mutation/fast-check.mjs',
  },
};
