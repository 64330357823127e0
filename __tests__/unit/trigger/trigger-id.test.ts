import { describe, expect, it } from '@jest/globals';
import { TRIGGER_KINDS } from '../../../src/domain.ts';
import { isCommentTrigger } from '../../../src/trigger/trigger-id.ts';

describe('a cause that is a person’s comment', () => {
  it('is one of any kind of comment, and no run and no subject', () => {
    const comments = TRIGGER_KINDS.filter((kind) => isCommentTrigger({ kind, id: '1' }));
    expect(comments).toEqual(['comment', 'review-comment', 'review']);
  });
});
