/**
 * `npm run mutation -- stryker.measured.config.mjs`: measures the folders that call GitHub and the service in order. Runs of the bundle
 * test most of that, which mutation cannot use, so no score is required.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
import required from './stryker.config.mjs';

export default {
  ...required,
  mutate: [
    'src/{agent,care,docs-pull-request,fleet,request,sweep}/**/*.ts',
    'src/analytics/{analytics-inputs,*/collect}.ts',
    'src/report/{context,report-inputs}.ts',
    ...required.mutate.map((pattern) => `!${pattern}`),
  ],
  thresholds: { ...required.thresholds, break: null },
};
