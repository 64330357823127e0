import { expect, it } from '@jest/globals';
import { nearestName } from '../../../src/text/nearest-name.ts';

const NAMES = [
  'days',
  'for',
  'max-requests-per-day',
  'max-open-prs',
  'api-key',
  'wait-minutes',
];

it.each([
  ['max-request-per-day', 'max-requests-per-day'],
  ['max-requests-per-days', 'max-requests-per-day'],
  ['max_requests_per_day', 'max-requests-per-day'],
  ['apikey', 'api-key'],
  ['day', 'days'],
  ['max-open-prs', 'max-open-prs'],
  ['wait', 'wait-minutes'],
  ['timeout-minutes', 'wait-minutes'],
  ['key-of-the-service', 'api-key'],
])('%s is near %s', (typed, name) => expect(nearestName(typed, NAMES)).toBe(name));

it.each([
  'colour',
  'dabb',
  'to',
  '',
  '-',
  'max-jobs',
  'max-requests-per-week-and-repository',
])('nothing is near %j', (typed) => expect(nearestName(typed, NAMES)).toBeUndefined());
