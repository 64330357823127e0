import { expect, it } from '@jest/globals';
import { dashboardOf } from '../../../src/inputs/connection.ts';

it.each([
  ['https://api.mintlify.com', 'https://app.mintlify.com'],
  ['https://api.mintlify.com/', 'https://app.mintlify.com'],
  ['https://api.mintlify.com.example', undefined],
])('the dashboard of %s is %s', (baseUrl, dashboard) => {
  expect(dashboardOf(new URL(baseUrl))).toBe(dashboard);
});
