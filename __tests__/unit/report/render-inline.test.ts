import { describe, expect, it } from '@jest/globals';
import type { PollEvent } from '../../../src/job/poll.ts';
import { pollLogLine } from '../../../src/report/log-lines.ts';
import { pluralize, formatDuration, formatNumber } from '../../../src/report/format.ts';
import { renderInline } from '../../../src/report/markdown.ts';

describe('a sentence of ours', () => {
  it.each([
    ['names in back-ticks', 'Check `api-key`.', 'Check `api-key`.'],
    ['a name at the beginning', '`api-key` is empty.', '`api-key` is empty.'],
    ['a blank between names', '`a` `b`', '`a` `b`'],
    ['a name alone', '`api-key`', '`api-key`'],
    ['outside text beside names', 'It said <b>. Check `a|b`.', 'It said \\<b>. Check `a|b`.'],
    ['a lone back-tick', 'a ` b', 'a \\` b'],
    [
      'back-ticks of others before a name, which begin a part and make no code of it',
      'x ``` a ```` <b> c.',
      'x \\`\\``a`\\`\\`\\` \\<b> c.',
    ],
    ['characters that mean nothing inside', 'job_0001 had failed', 'job_0001 had failed'],
    [
      'outside text with all sorts in it',
      'GitHub answered 403 (<b>@octocat</b> #7).',
      'GitHub answered 403 (\\<b>@\u200boctocat\\</b> #\u200b7).',
    ],
    ['an empty pair', 'an empty pair `` stays', 'an empty pair \\`\\` stays'],
    ['a lone back-tick first', '`begins alone', '\\`begins alone'],
    ['two lines', 'two\nlines', 'two lines'],
    ['nothing', '', ''],
  ])('%s', (_, text, expected) => {
    expect(renderInline(text)).toBe(expected);
  });
});

describe('numbers for people', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [12_340, '12,340'],
    [1_234_567.6, '1,234,568'],
  ])('%d', (count, text) => {
    expect(formatNumber(count)).toBe(text);
  });

  it.each([
    [0, '0 looks'],
    [1, '1 look'],
    [1200, '1,200 looks'],
  ])('%d of something', (count, text) => {
    expect(pluralize(count, 'look')).toBe(text);
  });

  it.each([
    [-5, '0 s'],
    [499, '0 s'],
    [45_000, '45 s'],
    [59_499, '59 s'],
    [59_500, '1 min'],
    [200_000, '3 min 20 s'],
    [3_599_499, '59 min 59 s'],
    [3_600_000, '1 h'],
    [3_900_000, '1 h 5 min'],
    [7_199_000, '2 h'],
  ])('%d ms', (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });
});

describe('the line for one look', () => {
  it.each<readonly [Partial<PollEvent>, string]>([
    [{ elapsedMs: 5000, status: 'active', nextInMs: 5000 }, ' 0:05  active, next look in 5 s'],
    [{ elapsedMs: 187_000, status: 'completed' }, ' 3:07  completed'],
    [{ elapsedMs: 6_000_000 }, '100:00  no status'],
    [
      { elapsedMs: 0, error: { kind: 'status', status: 502, detail: '' }, nextInMs: 61_000 },
      ' 0:00  no good answer (status 502), next look in 1 min 1 s',
    ],
    [
      { elapsedMs: 0, status: 'active', error: { kind: 'no-response', detail: 'timed out' } },
      ' 0:00  no good answer (timed out)',
    ],
  ])('%o', (look, line) => {
    expect(pollLogLine({ attempt: 1, elapsedMs: 0, nextInMs: undefined, ...look })).toBe(line);
  });
});
