import { describe, expect, it } from '@jest/globals';
import { findCommentClose, stripHtmlComments, startsComment } from '../../src/command/html-comments.ts';

describe('a line whose comments all end in it', () => {
  it.each([
    ['', ''],
    ['a', 'a'],
    ['<!-', '<!-'],
    ['a<!-- b -->', 'a'],
    ['<!-- a -->b', 'b'],
    ['<!--><!---><!---->a', 'a'],
    ['a --> <!-- b --> c --> d', 'a -->  c --> d'],
    ['`<!-- a`', '`<!-- a`'],
    ['`a`<!-- b -->`<!-- c -->`<!-- d -->', '`a``<!-- c -->`'],
    ['``<!-- a -->` `<!-- b -->``', '``<!-- a -->` `<!-- b -->``'],
    ['` <!-- ` --> <!-- a -->', '` <!-- ` --> '],
    ['``` <!-- a --> `` <!-- b --> ` c', '```  ``  ` c'],
    ['`` <!-- ` --> ` b', '``  ` b'],
    ['<!-- ` --><!-- a -->`b`', '`b`'],
    ['<!-- ` -->` <!-- a -->', '` '],
    ['<!-- `-->` a', '` a'],
  ])('%j: %j', (line, text) => {
    expect(stripHtmlComments(line, false)).toEqual({ text, open: false });
    expect(stripHtmlComments(line, true)).toEqual({ text, open: false });
  });
});

describe('a line whose last comment does not end in it', () => {
  it.each([
    ['<!--', ''],
    ['a <!-- b', 'a '],
    ['a <!-- b --> c <!-- d', 'a  c '],
    ['a <!-- b -- > `c`', 'a '],
    ['`<!-- a`<!-- b', '`<!-- a`'],
    ['`<!-- a', '`'],
  ])('%j: %j if it may run on', (line, text) => {
    expect(stripHtmlComments(line, true)).toEqual({ text, open: true });
  });

  it.each([
    ['<!--', '<!--'],
    ['a <!-- b', 'a <!-- b'],
    ['a <!-- b --> c <!-- d', 'a  c <!-- d'],
    ['`<!-- a', '`<!-- a'],
  ])('%j: %j if not', (line, text) => {
    expect(stripHtmlComments(line, false)).toEqual({ text, open: false });
  });
});

describe('the end of a comment', () => {
  it.each([
    ['a', 0, 0],
    ['-->', 0, 3],
    ['a --> b -->', 0, 5],
    ['a --> <!-- b --> c', 6, 16],
    ['<!-->', 0, 5],
    ['--> <!-- a', 4, 0],
  ])('in %j from %d on: %d', (line, from, end) => {
    expect(findCommentClose(line, from)).toBe(end);
  });
});

it('starts a line where its indentation ends', () => {
  expect(startsComment('  <!-- a', 2)).toBe(true);
  expect(startsComment('  <!-- a', 1)).toBe(false);
  expect(startsComment('a <!-- b', 0)).toBe(false);
});
