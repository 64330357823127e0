import config from '../../jest.config.mjs';

// A property test that checks a mutant needs fewer cases than one that searches for unknown errors.
process.env['PROPERTY_RUNS'] = '50';

/** Unit tests only: every mutant runs those that reach it. */
export default {
  ...config,
  rootDir: process.cwd(),
  // So that tests are found that reach a file through others.
  roots: ['<rootDir>/__tests__', '<rootDir>/src'],
  testMatch: ['**/__tests__/unit/**/*.test.ts'],
};
