import { describe, expect, it } from '@jest/globals';
import type { Subject } from '../../../src/domain.ts';
import {
  parseAuthorization,
  parseAuthorizationStrict,
  type AUTHORIZATION_INPUTS,
} from '../../../src/inputs/authorization.ts';
import { parseApiKey, parseBaseUrl, parseProjectId } from '../../../src/inputs/connection.ts';
import { parseContext, parseSelection, type CONTEXT_INPUTS } from '../../../src/inputs/context.ts';
import { parseFailOn, shouldFail } from '../../../src/inputs/fail-on.ts';
import { ok } from '../../../src/inputs/parse.ts';
import { parseSubject } from '../../../src/inputs/subject.ts';
import { formatSubject, subjectLabel } from '../../../src/trigger/trigger-id.ts';
import { outcomeOf } from './result.ts';

describe('api-key', () => {
  it.each(['mint_abc', 'x', '!~'])('%j is taken', (text) => {
    expect(parseApiKey(text)).toEqual(ok(text));
  });

  it.each([
    ['', 'no-api-key'],
    ['mint_dsc_topsecret', 'invalid'],
    ['topsecret b', 'invalid'],
    ['topsecret\u007f', 'invalid'],
  ])('%j is not, and is never repeated', (text, kind) => {
    const message = expect.not.stringContaining('topsecret');
    expect(parseApiKey(text)).toEqual({ ok: false, error: [{ kind, message }] });
  });
});

describe('project-id', () => {
  it.each(['acme', '...', '.a', 'acme/docs ö', '~', 'x'.repeat(256)])('%j is taken', (text) => {
    expect(parseProjectId(text)).toEqual(ok(text));
  });

  it.each(['', '.', '..', 'a\u0000', 'a\u001fb', '\u007f', '\ud800', 'x'.repeat(257)])(
    '%j is not',
    (text) => {
      expect(parseProjectId(text)).toMatchObject({ ok: false });
    },
  );
});

describe('base-url', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com/'],
    ['https://api.example.com/v1/@x', 'https://api.example.com/v1/@x'],
    ['http://localhost:8080', 'http://localhost:8080/'],
    ['http://[::1]', 'http://[::1]/'],
    ['http://127.1', 'http://127.0.0.1/'],
  ])('%j is taken', (text, href) => {
    expect(String(outcomeOf(parseBaseUrl(text)))).toBe(href);
  });

  it.each([
    ['', /empty.*for example `https:\/\/api\.mintlify\.com`/],
    ['nowhere', /not a URL/],
    ['ws://127.0.0.1', /ws:\/\//],
    ['https://me@api.example.com', /user name/],
    ['https://api.example.com/?a=1', /query/],
    ['https://api.example.com/#a', /query/],
    ['http://api.example.com', /unencrypted/],
  ])('%j is not', (text, message) => {
    expect(outcomeOf(parseBaseUrl(text))).toEqual([expect.stringMatching(message)]);
  });
});

describe('the inputs of authorization', () => {
  type Given = Readonly<Record<(typeof AUTHORIZATION_INPUTS)[number], string>>;
  const VALID: Given = {
    command: '/docs',
    'min-permission': 'write',
    'allow-bots': '',
    'on-denied': 'reaction',
  };
  const get =
    (changes: Partial<Given> = {}) =>
    (name: keyof Given) =>
      ({ ...VALID, ...changes })[name];

  it.each(['/2docs', '@d', '+docs_bot', `.${'d'.repeat(49)}`])('command: %j is taken', (command) => {
    expect(parseAuthorizationStrict(get({ command })).commandPrefix).toBe(command);
  });

  it.each([
    ['command', 'docs', { commandPrefix: '/docs' }],
    ['command', '/docs now', { commandPrefix: '/docs' }],
    ['command', '/', { commandPrefix: '/docs' }],
    ['command', `/${'d'.repeat(50)}`, { commandPrefix: '/docs' }],
    ['min-permission', 'read', { minPermission: 'admin' }],
    ['allow-bots', '*', { allowBots: [] }],
    ['on-denied', 'shout', { onDenied: 'silent' }],
  ] as const)('%s: %j is an error, and the strictest value is used', (name, text, strictest) => {
    const given = get({ [name]: text });
    expect(outcomeOf(parseAuthorization(given))).toEqual([expect.stringMatching(`^\`${name}\` `)]);
    expect(parseAuthorizationStrict(given)).toEqual({ ...parseAuthorizationStrict(get()), ...strictest });
  });
});

describe('the inputs of the context', () => {
  const parse = (given: Partial<Record<(typeof CONTEXT_INPUTS)[number], string>> = {}) =>
    parseContext((name) => given[name] ?? (name === 'context-limit' ? '60000' : ''));

  it.each(['', 'rules.md', 'a./..b/.c.md', 'my rules é.md', 'x'.repeat(300)])(
    'instructions-file: %j is taken',
    (path) => {
      expect(parse({ 'instructions-file': path })).toMatchObject(ok({ instructionsFile: path }));
    },
  );

  it.each(['/a.md', '..', 'a/../../b.md', 'a/./b.md', '.', 'a\\b.md', 'a\0.md', 'x'.repeat(301)])(
    'instructions-file: %j is not',
    (path) => {
      expect(parse({ 'instructions-file': path })).toMatchObject({ ok: false });
    },
  );

  const ALL = ['release', 'pull-request', 'issue', 'review', 'commits', 'files', 'diff'];
  it.each([
    ['', ALL],
    ['auto', ALL],
    [' None ', []],
    ['diff, files', ['files', 'diff']],
    ['Release\npull-request diff', ['release', 'pull-request', 'diff']],
  ])('context: %j is taken', (text, selection) => {
    expect(parseSelection(text)).toEqual(ok(selection));
  });

  it.each(['everything', 'diff, none', 'none, diff', 'auto diff'])('context: %j is not', (text) => {
    expect(parseSelection(text)).toMatchObject({ ok: false });
  });
});

describe('subject', () => {
  it.each<[string, Subject | 'event']>([
    ['', 'event'],
    ['event', 'event'],
    ['since-last', { kind: 'since-last' }],
    ['release:v1.4.0', { kind: 'release', tag: 'v1.4.0' }],
    ['release: @acme/cli@1.0.0-rc.1', { kind: 'release', tag: '@acme/cli@1.0.0-rc.1' }],
    ['pull-request : #12', { kind: 'pull-request', number: 12 }],
    ['commits:v1.3.0..main', { kind: 'commits', from: 'v1.3.0', to: 'main' }],
    ['commits:a1b2c3...feature/x', { kind: 'commits', from: 'a1b2c3', to: 'feature/x' }],
  ])('%j is taken', (text, subject) => {
    expect(parseSubject(text)).toEqual(ok(subject));
  });

  const tags = ['', '../../x', 'a b', 'a?b', 'a%2Fb', '-rf', 'a//b', 'a/', 'a.', '@', 'a.lock', 'a/.b'];
  const numbers = ['0', '1e3', '-1', '99999999999', ''];
  const ranges = ['a', 'ab', '..b', 'a..', 'a....b', 'a..b..c', 'a..b c'];
  it.each([
    'releases',
    'toString:x',
    ...[...tags, 'a'.repeat(201)].map((tag) => `release:${tag}`),
    ...numbers.map((number) => `pull-request:${number}`),
    ...ranges.map((range) => `commits:${range}`),
  ])('%j is not', (text) => {
    expect(parseSubject(text)).toMatchObject({ ok: false });
  });

  const [before, after] = ['a'.repeat(40), 'b'.repeat(40)];
  it.each<readonly [Subject, string | undefined, string | undefined]>([
    [{ kind: 'release', tag: 'v1.4.0' }, 'v1.4.0', 'release:v1.4.0'],
    [{ kind: 'pull-request', number: 12 }, 'PR #12', 'pull-request:12'],
    [{ kind: 'issue', number: 3 }, 'issue #3', undefined],
    [{ kind: 'review-comment', number: 4, path: 'a', line: 1, hunk: '', body: '' }, 'PR #4', undefined],
    [{ kind: 'push', before, after, ref: 'refs/heads/main' }, 'bbbbbbb', undefined],
    [{ kind: 'commits', from: 'v1', to: after }, 'v1..bbbbbbb', `commits:v1..${after}`],
    [{ kind: 'commits', from: `x${before}`, to: 'y' }, `x${before}..y`, `commits:x${before}..y`],
    [{ kind: 'since-last' }, 'new commits', undefined],
    [{ kind: 'none' }, undefined, undefined],
  ])('%j has the label %j and the form %j', (subject, label, form) => {
    expect([subjectLabel(subject), formatSubject(subject)]).toEqual([label, form]);
    if (form !== undefined) expect(parseSubject(form)).toEqual(ok(subject));
  });
});

describe('fail-on', () => {
  it.each([
    ['none', []],
    ['failed', ['failed']],
    ['Failed, still-active/timed-out', ['failed', 'still-active/timed-out']],
    ['failed\nrejected/forbidden', ['failed', 'rejected/forbidden']],
  ])('%j is taken', (text, value) => {
    expect(parseFailOn(text)).toEqual(ok(value));
  });

  it.each(['', ' , \n', 'fail', 'failed/timed-out', 'none, failed', 'constructor'])('%j is not', (text) => {
    expect(parseFailOn(text)).toMatchObject({ ok: false });
  });

  it.each([
    [['still-active'], true],
    [['still-active/timed-out'], true],
    [['still-active/not-waiting'], false],
  ])('%j fails the step after a timeout: %j', (failOn, fails) => {
    expect(shouldFail(failOn, { outcome: 'still-active', reason: 'timed-out' })).toBe(fails);
  });
});
