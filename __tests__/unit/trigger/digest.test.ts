import { expect, it } from '@jest/globals';
import { digest } from '../../../src/trigger/digest.ts';

it('a digest is equal for equal texts alone', () => {
  expect(digest('a')).toMatch(/^[0-9a-f]{32}$/);
  expect(digest('a')).toBe('ca978112ca1bbdcafac231b39a23dc4d');
  expect(digest('a ')).not.toBe(digest('a'));
});
