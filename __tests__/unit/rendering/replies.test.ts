import { describe, expect, it } from '@jest/globals';
import { parseCommand } from '../../../src/trigger/command.ts';
import { COMMENT_MARKER } from '../../../src/domain/comment.ts';
import {
  helpText,
  replyMarker,
  resultMarker,
  resultReply,
  runReply,
} from '../../../src/rendering/replies.ts';
import type { Ended } from '../../../src/domain/ended.ts';
import { exampleJob } from '../../support/examples.ts';

const STATUS = 'https://github.com/acme/app/pull/2#issuecomment-5';

it('the marker of a reply is different for each comment and each purpose', () => {
  const markers = [1, 11].flatMap((id) => [
    replyMarker('comment', id),
    replyMarker('review', id),
    resultMarker({ kind: 'comment', id }),
  ]);
  for (const one of markers) {
    expect(one.startsWith(COMMENT_MARKER)).toBe(true);
    expect(markers.filter((other) => other.includes(one))).toEqual([one]);
  }
});

describe('the help', () => {
  const requested = { kind: 'help', reason: 'requested', typed: '' } as const;

  it('lists every command with the command word', () => {
    const list = helpText('!d', requested);
    const commands = [...list.matchAll(/^- `([^`]*)`: /gm)].map(([, command]) => command);
    const forms = [
      '!d',
      '!d …',
      '!d new …',
      '!d dry-run …',
      '!d status',
      '!d retry',
      '!d help',
    ];
    expect(commands).toEqual(forms);
    expect(parseCommand(list, '!d').kind).toBe('none');
  });

  it('says that a job cannot be cancelled, and lists no commands', () => {
    const text = helpText('!d', { kind: 'help', reason: 'cannot-cancel', typed: 'stop' });
    expect(text).toMatch(/^Jobs cannot be cancelled.* Nothing was submitted\./);
    expect(text).not.toContain('!d status');
  });

  it('explains an unknown command above the list', () => {
    const help = { kind: 'help', reason: 'unknown-command', typed: 'x' } as const;
    const text = helpText('!d', help);
    expect(text).toMatch(/^`x` is not a command\. Nothing was submitted\.\n\n/);
    expect(text.endsWith(`\n\n${helpText('!d', requested)}`)).toBe(true);
  });

  it('quotes a short part of what was typed, as code', () => {
    const help = (typed: string) =>
      helpText('!d', { kind: 'help', reason: 'unknown-command', typed });
    expect(help('@all`![x](y)').startsWith('``@all`![x](y)`` ')).toBe(true);
    expect(help('x'.repeat(1000)).startsWith(`\`${'x'.repeat(59)}…\` `)).toBe(true);
  });
});

describe('a reply with a result', () => {
  const comment = { kind: 'review-comment', id: 17 } as const;
  const links = { serverUrl: new URL('https://github.com'), dashboardUrl: undefined };
  const OPENED: Ended = {
    conclusion: { outcome: 'pr-opened', reason: '' },
    facts: { job: exampleJob(), jobAction: 'created' },
  };
  const REJECTED: Ended = {
    conclusion: { outcome: 'rejected', reason: 'unauthorized' },
    message: 'See @all.',
    note: 'A note.',
    detail: 'A detail.',
  };
  const reply = (ended: Ended, login = 'octocat'): string =>
    resultReply(comment, login, ended, { ...links, statusUrl: STATUS });

  it('links the pull request and ends with its marker', () => {
    const link = ': [acme/docs#\u200b7](https://github.com/acme/docs/pull/7)';
    const end = `${link} · [status comment](${STATUS})\n\n${resultMarker(comment)}\n`;
    expect(reply(OPENED).endsWith(end)).toBe(true);
  });

  it('is one line, which leaves the rest to the status comment', () => {
    expect(reply(REJECTED)).toMatch(/^@octocat ❌ [^\n]*\]\([^\n]*\)\n\n<!--[^\n]*\n$/);
    expect(reply(REJECTED)).not.toMatch(/all\.|A detail/);
  });

  it('to a command without a status comment has the details and the link of the run', () => {
    const text = runReply(REJECTED, links, 'https://github.com/acme/app/actions/runs/1');
    expect(text).toMatch(
      /^### ❌ [^]*See @\u200ball\.[^]*A detail\.[^]*\]\(https:[^)]*runs\/1\)$/,
    );
  });

  it.each([
    ['octocat', true],
    ['a-b-1', true],
    ['o'.repeat(39), true],
    ['mona-lisa_octo', true],
    ['o'.repeat(40), false],
    ['', false],
    ['-o', false],
    ['renovate[bot]', false],
    ['octocat @all', false],
  ])('mentions a login and nothing else: %j', (login, isMentioned) => {
    expect(reply(OPENED, login).startsWith(isMentioned ? `@${login} ✅ ` : '✅ ')).toBe(
      true,
    );
  });
});
