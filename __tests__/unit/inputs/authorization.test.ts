import { describe, expect, it } from '@jest/globals';
import {
  parseAuthorizationStrict,
  parseEnum,
  parseAuthorization,
} from '../../../src/inputs/authorization.ts';

const GOOD = { command: '/docs', 'min-permission': 'write', 'allow-bots': '', 'on-denied': 'reaction' };
const raw = (changes: Partial<typeof GOOD> = {}) => {
  const inputs = { ...GOOD, ...changes };
  return (name: keyof typeof GOOD) => inputs[name];
};

describe('inputs of the gates', () => {
  it('are read as they are given', () => {
    const inputs = raw({
      command: '!Dokü-1',
      'min-permission': 'triage',
      'allow-bots': ' a[bot],\n b[bot] ,,',
      'on-denied': 'reply',
    });
    const value = {
      commandPrefix: '!Dokü-1',
      minPermission: 'triage',
      allowBots: ['a[bot]', 'b[bot]'],
      onDenied: 'reply',
    };
    expect(parseAuthorization(inputs)).toEqual({ ok: true, value });
    expect(parseAuthorizationStrict(inputs)).toEqual(value);
  });

  it.each(['/2docs', '@d', '+docs_bot', `.${'d'.repeat(49)}`])('command: %j is taken', (text) => {
    expect(parseAuthorizationStrict(raw({ command: text })).commandPrefix).toBe(text);
  });

  it.each([
    ['command', '/-docs', /`command` is "\/-docs"/],
    ['command', '/_', /`command` is "\/_"/],
    ['command', '', /`command` is empty/],
    ['command', 'docs', /`command` is "docs"/],
    ['command', '/docs now', /`command` is "\/docs now"/],
    ['command', '/', /one word with a mark before it/],
    ['command', `/${'d'.repeat(50)}`, /`command`/],
    ['command', '`/docs', /`command`/],
    ['min-permission', 'read', /In a public repository read means everyone/],
    ['min-permission', 'Write', /Write triage, write, maintain or admin/],
    ['min-permission', '', /`min-permission` is empty/],
    ['allow-bots', '*', /let every App command/],
    ['allow-bots', 'a[bot], *', /let every App command/],
    ['on-denied', 'shout', /Write reply, reaction or silent/],
  ] as const)('%s: %j is refused', (name, text, fault) => {
    const read = parseAuthorization(raw({ [name]: text }));
    expect(read).toEqual({ ok: false, errors: [expect.stringMatching(fault)] });
  });

  it('all faults are told together', () => {
    const read = parseAuthorization(
      raw({ command: '', 'min-permission': '', 'allow-bots': '*', 'on-denied': '' }),
    );
    expect(read.ok ? [] : read.errors).toHaveLength(4);
  });
});

describe('a choice', () => {
  it.each([
    [
      'min-permission',
      'read',
      '`min-permission` is "read". Write write or admin. In a public repository read means everyone.',
    ],
    ['min-permission', 'all', '`min-permission` is "all". Write write or admin.'],
    ['on-denied', 'read', '`on-denied` is "read". Write write or admin.'],
  ])('of %s: %j is refused', (name, text, fault) => {
    expect(parseEnum(name, text, ['write', 'admin'])).toEqual({ ok: false, errors: [fault] });
  });
});

describe('while an input cannot be read', () => {
  it.each([
    ['command', 'no mark', { commandPrefix: '/docs' }],
    ['min-permission', 'read', { minPermission: 'admin' }],
    ['allow-bots', 'a[bot], *', { allowBots: [] }],
    ['on-denied', 'shout', { onDenied: 'silent' }],
  ] as const)('%s is at its strictest, the others as given', (name, text, strict) => {
    const others = parseAuthorizationStrict(raw());
    expect(parseAuthorizationStrict(raw({ [name]: text }))).toEqual({ ...others, ...strict });
  });
});
