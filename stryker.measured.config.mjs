/**
 * `npm run mutation -- stryker.measured.config.mjs`: measures the folders that call GitHub and the service in order. Runs of the bundle
 * test most of that, which mutation cannot use, so no score is required.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
import required from './stryker.config.mjs';

export default {
  ...required,
  mutate: ['src/{request,care,docs-pull-request}/**/*.ts'],
  thresholds: { ...required.thresholds, break: null },
};
