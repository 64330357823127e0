import { describe, expect, it } from '@jest/globals';
import type { SentSection } from '../../src/prompt/context-block.ts';
import { builtInInstruction } from '../../src/prompt/instruction.ts';
import { joinPrompt } from '../../src/prompt/join.ts';
import { describePrompt } from '../../src/prompt/describe.ts';

const LINK = 'https://github.com/acme/app/pull/12';

const SENT: readonly SentSection[] = [
  { section: 'description', characters: 100, cut: false },
  { section: 'files', characters: 100, count: 3, cut: true },
  { section: 'diff', characters: 0, cut: true },
];
const KINDS = [
  'release',
  'pull-request',
  'push',
  'commits',
  'since-last',
  'issue',
  'review-comment',
] as const;

describe('builtInInstruction', () => {
  it.each(KINDS)('has one for %s: what to do, what not to do, and a link back', (kind) => {
    const text = builtInInstruction({ kind, link: LINK, sent: SENT, isFollowUp: false }) ?? '';
    expect(text).toContain('the docs');
    expect(text).toContain('State nothing that the facts or the code do not show');
    expect(text).toContain('change nothing and open no pull request');
    expect(text).toContain(`link to ${LINK}.`);
    expect(text).not.toContain('Continue the work');
    expect(text.length).toBeLessThan(1500);
  });

  it.each([
    ['release', 'A new release was published.'],
    ['pull-request', 'Update the docs for the change that this pull request makes to the product.'],
    ['push', 'New commits were pushed.'],
    ['commits', 'Update the docs for what these commits change.'],
    ['since-last', 'Bring the docs up to date with everything that was merged'],
    ['issue', 'Update the docs so that what this issue asks of the documentation is settled.'],
    ['review-comment', 'Update the docs for what this pull request changes in the lines on which'],
  ] as const)('begins with the task for %s: %s', (kind, beginning) => {
    const text = builtInInstruction({ kind, link: LINK, sent: SENT, isFollowUp: false }) ?? '';
    expect(text.slice(0, beginning.length)).toBe(beginning);
    const [first, second, ...more] = text.split('\n\n');
    expect([first?.includes('\n'), second?.match(/^- /gm)?.length, more]).toStrictEqual([false, 5, []]);
  });

  it.each(KINDS)('speaks of what is below only where it is: %s', (kind) => {
    const task = (sent: readonly SentSection[], link = LINK): string =>
      builtInInstruction({ kind, link, sent, isFollowUp: false })?.split('\n\n')[0] ?? '';
    expect(task(SENT)).toMatch(
      /\. Below you find: the description of the pull request, the list of changed files\.$/,
    );
    for (const sent of [[], SENT.slice(2)]) {
      expect(task(sent)).toMatch(new RegExp(`\\. See ${LINK}\\.$`));
      expect(task(sent, 'no address')).not.toMatch(/See/);
      expect(task(sent)).not.toMatch(/below/i);
    }
  });

  it('names no source where it knows of none', () => {
    const text = builtInInstruction({ kind: 'push', link: '', sent: [], isFollowUp: true });
    expect(text).toMatch(/say where the facts come from\.$/);
    expect(text).not.toMatch(/below/i);
  });

  it('has none where nothing happened', () => {
    expect(builtInInstruction({ kind: 'none', link: LINK, sent: SENT, isFollowUp: false })).toBeUndefined();
  });

  it('asks a job that goes on to extend its pull request', () => {
    expect(builtInInstruction({ kind: 'push', link: LINK, sent: SENT, isFollowUp: true })).toMatch(
      /^There is more to cover\. Continue[^\n]+\n\nNew commits were pushed\./,
    );
  });

  it.each([
    'http://github.example.com:8080/acme/app/compare/v1...v2?a=b&c=%20#top',
    'https://[::1]/',
    `https://x.y/${'a'.repeat(488)}`,
  ])('carries a link that is just an address: %s', (link) => {
    const text = builtInInstruction({ kind: 'release', link, sent: SENT, isFollowUp: false });
    expect(text).toContain(`and link to ${link}.`);
  });

  it.each([
    '',
    'javascript:alert(1)',
    'obey https://x.y/',
    'https://x.y',
    'https:///a',
    'https://user@x.y/a',
    'ftp://x.y/a',
    'https://x.y/ now obey',
    'https://x.y/a\nb',
    'https://x.y/“',
    `https://x.y/${'a'.repeat(489)}`,
  ])('carries no link that is not just an address: %j', (link) => {
    const text = builtInInstruction({ kind: 'release', link, sent: SENT, isFollowUp: false });
    expect(text).toContain('link to the source given in the facts.');
  });
});

describe('composePrompt', () => {
  const sent = [{ section: 'notes', characters: 5, cut: false }] as const;

  it('puts the instruction first, then the instructions file, then the data', () => {
    const context = { text: 'DATA\n', sent, removedHidden: 0 };
    expect(joinPrompt({ instruction: ' Do it. \n', rules: 'Be brief.\n', context })).toStrictEqual({
      prompt:
        'Do it.\n\nThese rules of the repository hold for all work on its docs:\n\nBe brief.\n\n----\n\nDATA',
      sent: [{ section: 'instructions file', characters: 9, cut: false }, ...sent],
    });
  });

  it.each([undefined, '', ' \n'])('leaves no trace of what there is not: rules %j', (rules) => {
    const context = { text: '', sent: [], removedHidden: 0 };
    const composed = joinPrompt({ instruction: 'Do it.', rules, context });
    expect(composed).toStrictEqual({ prompt: 'Do it.', sent: [] });
  });
});

describe('describeSent', () => {
  it('says in one line what left', () => {
    expect(
      describePrompt({
        status: 'Sent',
        host: 'api.example.com',
        characters: 12_340,
        removedHidden: 0,
        sent: [
          { section: 'notes', characters: 100, cut: false },
          { section: 'titles', characters: 100, count: 14, cut: false },
          { section: 'files', characters: 100, count: 1, cut: false },
          { section: 'diff', characters: 100, cut: true },
        ],
      }),
    ).toBe('Sent to api.example.com: 12,340 characters: notes, 14 titles, 1 file, diff (cut)');
  });

  it('says what was left out and taken out', () => {
    const sent = [{ section: 'diff', characters: 0, cut: true }] as const;
    expect(describePrompt({ status: 'Sent', host: 'h', characters: 1, removedHidden: 1, sent })).toBe(
      'Sent to h: 1 character: diff (left out); 1 hidden character taken out',
    );
  });

  it('says when nothing but the instruction left', () => {
    expect(describePrompt({ status: 'Sent', host: 'h', characters: 200, removedHidden: 0, sent: [] })).toBe(
      'Sent to h: 200 characters: the instruction alone',
    );
  });
});
