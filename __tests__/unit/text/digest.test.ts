import { expect, it } from '@jest/globals';
import { digest } from '../../../src/text/digest.ts';

it('a digest is equal for equal texts alone', () => {
  expect(digest('a')).toBe('ca978112ca1bbdcafac231b39a23dc4d');
  expect(digest('a ')).not.toBe(digest('a'));
});
