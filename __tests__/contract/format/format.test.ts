/**
 * The form of status comments, which 1.0 freezes: a later version reads every comment of this folder. After 1.0, files are only added there
 * (`npm run format:examples`), and the second test may end for a form that is written in another way by then.
 */
import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { CASES } from './cases.ts';
import {
  entryOf,
  fileOf,
  readEntries,
  readPublished,
  renderComment,
  type PublishedComment,
} from './comments.ts';

describe.each(Object.entries(CASES))('%s', (name, form) => {
  const published = (): PublishedComment => {
    const comment = readPublished(name);
    if (comment === undefined) throw new Error('no file: run `npm run format:examples`');
    return comment;
  };

  it('is read from a comment of 1.0', async () => {
    const comment = published();
    const expected = entryOf(form, comment.id);
    const { claims, entries, unverified } = await readEntries(
      comment,
      expected.repositoryId,
    );
    const { revision: _, isOwn: __, ...same } = expected;
    const found = expected.request === null ? entries : claims;
    expect(found).toEqual([{ ...same, isOwn: false, revision: comment.body }]);
    expect(unverified).toBe(0);
  });

  it('is rendered as in 1.0', async () => {
    const { id, body } = published();
    expect(await renderComment(entryOf(form, id))).toBe(body);
  });
});

it('fits: no cause makes an entry longer than before', () => {
  const lengthOf = (kind: string): number => {
    const lines = readPublished(`cause ${kind}`)?.body.trimEnd().split('\n') ?? [];
    return lines.at(-1)?.length ?? Infinity;
  };
  expect(lengthOf('comment')).toBeLessThanOrEqual(1704);
  expect(lengthOf('push')).toBeLessThanOrEqual(1940);
});

it('every example has a form', () => {
  const files = Object.keys(CASES).map((name) => fileOf(name).split('/').at(-1));
  expect(readdirSync('__tests__/contract/format/comments').toSorted()).toEqual(
    files.toSorted(),
  );
});
