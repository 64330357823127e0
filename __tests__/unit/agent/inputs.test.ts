import { describe, expect, it } from '@jest/globals';
import {
  AGENT_INPUTS,
  combineAgentInputs,
  parseAgentFields,
} from '../../../src/agent/agent-inputs.ts';
import { ok } from '../../../src/domain/errors.ts';
import { parseAuthorization } from '../../../src/inputs/authorization.ts';
import { parseEachInput, quoteInputValue } from '../../../src/inputs/parse.ts';
import { parseEvent } from '../../../src/trigger/event.ts';
import { inputsOf } from '../../support/action-inputs.ts';

type InputName = keyof typeof AGENT_INPUTS;
type Changes = Readonly<Partial<Record<InputName, string>>>;

const long = (length: number): string => 'x'.repeat(length);
const parseOne = (name: InputName, text: string) => AGENT_INPUTS[name](text, name);

const NEW_KEY = 'mint_new_key_0123456789';
const OLD_KEY = 'mint_old_key_0123456789';

describe('one input', () => {
  it.each<readonly [InputName, readonly string[]]>([
    ['project-id', ['acme', '...', '.a', 'acme docs ö', 'a-1_b', '~', long(256)]],
    ['command', ['/2docs', '@d', '+docs_bot', `.${long(49)}`]],
    ['instructions-file', ['rules.md', 'a./..b/.c.md', 'my rules é.md', long(300)]],
    ['job-id', ['a', 'job_1-Z', 'job.2026:1', 'é', long(256)]],
    ['comment-tag', ['default', 'Übersicht/v1.2 _-', long(100)]],
    ['github-token', ['token']],
  ])('%s may be any of %j', (name, texts) => {
    expect(texts.map((text) => parseOne(name, text))).toEqual(texts.map(ok));
  });

  const CONTEXT = [
    'release',
    'pull-request',
    'issue',
    'review',
    'commits',
    'files',
    'diff',
  ];
  it.each<readonly [InputName, string, unknown]>([
    ['api-key', '!~0123456789abcd', ['!~0123456789abcd']],
    ['api-key', `${NEW_KEY}\n\n${OLD_KEY}\n`, [NEW_KEY, OLD_KEY]],
    ['api-key', `${NEW_KEY}\r\n  \r\n${OLD_KEY}`, [NEW_KEY, OLD_KEY]],
    ['min-permission', 'Maintain', 'maintain'],
    ['allow-bots', 'a[bot], b[bot]\nc[bot]', ['a[bot]', 'b[bot]', 'c[bot]']],
    ['context', 'auto', CONTEXT],
    ['context', ' None ', []],
    ['context', 'diff, files', ['files', 'diff']],
    ['context', 'Release\npull-request diff', ['release', 'pull-request', 'diff']],
    ['max-open-prs', '1', 1],
    ['max-open-prs', '', undefined],
    ['max-requests-per-day', '1000', 1000],
    ['docs-repository', 'acme/docs.site', 'acme/docs.site'],
    ['docs-repository', '', undefined],
    ['pr-labels', 'docs, needs review\n@acme', ['docs', 'needs review', '@acme']],
    [
      'pr-reviewers',
      '@mona, @Author\na/docs_team, b_c',
      ['mona', 'author', 'a/docs_team', 'b_c'],
    ],
    ['pr-reviewers', '', []],
    ['agent-login', 'None', ''],
    ['skip-label', 'none', ''],
    ['instructions-file', 'none', ''],
    ['wait-minutes', '0', 0],
    ['wait-minutes', '1', 1],
    ['wait-minutes', '7200', 7200],
    ['dry-run', 'True', true],
    ['comment', 'Auto', 'auto'],
    ['comment', 'Requests-Issue', 'requests-issue'],
    ['comment', 'NONE', 'none'],
    ['comment', '7', 7],
    ['fail-on', 'none', []],
    ['fail-on', 'Failed, still-active/timed-out', ['failed', 'still-active/timed-out']],
    ['subject', '', 'event'],
    ['subject', 'event', 'event'],
    ['subject', 'since-last', { kind: 'since-last' }],
    ['subject', 'release:v1.4.0', { kind: 'release', tag: 'v1.4.0' }],
    ['subject', 'release:refs/tags/v1', { kind: 'release', tag: 'v1' }],
    ['subject', 'release:x/refs/tags/v1', { kind: 'release', tag: 'x/refs/tags/v1' }],
    [
      'subject',
      'release: @acme/cli@1.0.0-rc.1',
      { kind: 'release', tag: '@acme/cli@1.0.0-rc.1' },
    ],
    ['subject', 'pull-request : #12', { kind: 'pull-request', number: 12 }],
    ['subject', 'pull-request:7', { kind: 'pull-request', number: 7 }],
    ['subject', 'pull-request:123', { kind: 'pull-request', number: 123 }],
    ['subject', 'release:v1.lock.2@', { kind: 'release', tag: 'v1.lock.2@' }],
    ['subject', 'commits:v1.3.0..main', { kind: 'commits', from: 'v1.3.0', to: 'main' }],
    [
      'subject',
      'commits:a1b2c3...feature/x',
      { kind: 'commits', from: 'a1b2c3', to: 'feature/x' },
    ],
  ])('%s: %j is %j', (name, text, value) =>
    expect(parseOne(name, text)).toEqual(ok(value)),
  );

  it.each([
    ['https://api.example.com', 'https://api.example.com/'],
    ['https://api.example.com/v1/@x', 'https://api.example.com/v1/@x'],
    ['http://localhost:8080', 'http://localhost:8080/'],
    ['http://[::1]', 'http://[::1]/'],
    ['http://127.1', 'http://127.0.0.1/'],
    ['http://127.10.20.130', 'http://127.10.20.130/'],
  ])('base-url: %j is %s', (text, href) => {
    const parsed = AGENT_INPUTS['base-url'](text);
    expect(parsed.ok && parsed.value.href).toBe(href);
  });

  const tags = [
    '',
    '../x',
    'a b',
    'a?b',
    'a%2Fb',
    '-rf',
    'a//b',
    'a/',
    'a.',
    '@',
    'a.lock',
    'a/.b',
    long(201),
  ];
  const numbers = ['0', '1e3', '-1', '99999999999', ''];
  const ranges = ['a', 'ab', '..b', 'a..', 'a....b', 'a..b..c', 'a..b c'];
  it.each<readonly [InputName, RegExp, ...string[]]>([
    ['api-key', /`secrets: inherit`/, ''],
    [
      'api-key',
      /quotes around it/,
      `"${NEW_KEY}"`,
      `'${NEW_KEY}'`,
      `\`${NEW_KEY}\``,
      `“${NEW_KEY}”`,
      `„${NEW_KEY}“`,
      `«${NEW_KEY}»`,
      `"${NEW_KEY}`,
      `${NEW_KEY}"`,
      `"${NEW_KEY}\n${OLD_KEY}"`,
      `"mint_dsc_topsecret"`,
      '"short"',
      `  "${NEW_KEY}"  `,
    ],
    ['api-key', /16 characters/, '0123456789abcde', `${NEW_KEY}\ntopsecret`],
    ['api-key', /assistant key/, 'mint_dsc_topsecret', `${NEW_KEY}\nmint_dsc_topsecret`],
    [
      'api-key',
      /white space/,
      'topsecret and more',
      'topsecretschlüssel',
      'topsecret\u007f0123456789',
      `${NEW_KEY}\n topsecretandmore`,
      'topsecret0123456,topsecret0123456',
    ],
    [
      'project-id',
      /project ID/,
      '',
      '.',
      '..',
      'a\0',
      'a\u001fb',
      '\u007f',
      '\ud800',
      long(257),
    ],
    ['project-id', /quotes/, '"acme"', '‘acme’', '`acme`'],
    ['project-id', /not valid.*project ID/, 'acme/docs', 'https://app.mintlify.com/acme'],
    ['base-url', /empty.*for example `https:\/\/api\.mintlify\.com`/, ''],
    ['base-url', /not a URL/, 'nowhere'],
    [
      'base-url',
      /dashboard, a website or a docs site/,
      'https://app.mintlify.com',
      'https://www.mintlify.com/docs',
      'https://acme.mintlify.app',
      'https://dashboard.mintlify.com/acme/acme',
    ],
    [
      'base-url',
      /endpoint/,
      'https://api.mintlify.com/v2/agent',
      'https://api.example.com/proxy/v2/agent/acme/job',
      'https://api.mintlify.com/v1/analytics/acme/views',
    ],
    ['base-url', /ws:\/\//, 'ws://127.0.0.1'],
    [
      'base-url',
      /user name/,
      'https://me@api.example.com',
      'https://:pw@api.example.com',
    ],
    ['base-url', /query/, 'https://api.example.com/?a=1', 'https://api.example.com/#a'],
    ['base-url', /unencrypted/, 'http://api.example.com', 'http://127.0.0.1.example.com'],
    ['command', /one word/, 'docs', '/docs now', '/', `/${long(50)}`],
    ['min-permission', /triage, write, maintain or admin/, 'none', 'read'],
    ['allow-bots', /"\*"/, '*', 'a[bot], *'],
    ['pr-feedback', /commands or reviews/, 'all', 'none', 'commands, reviews'],
    [
      'instructions-file',
      /inside the repository/,
      '/a.md',
      '..',
      'a/../../b.md',
      'a/./b.md',
      '.',
    ],
    ['instructions-file', /inside the repository/, 'a\\b.md', 'a\0.md', long(301)],
    ['context', /contains "/, 'everything', 'diff, none', 'none, diff', 'auto diff'],
    [
      'context',
      /"word", "word", "word", "word", "word"\. Use auto/,
      'word,'.repeat(1000),
    ],
    ['github-token', /is empty\. Remove the input.* secret/, ''],
    ['max-open-prs', /Use a whole number from 1 to 1000\.$/, '0', '1001', '2.5', 'many'],
    [
      'docs-repository',
      /OWNER\/REPOSITORY/,
      'https://github.com/acme/docs',
      'acme/..',
      'acme/.',
    ],
    [
      'pr-reviewers',
      /"x\[bot\]"\. Use logins, ORG\/TEAM, requester, author or merger\.$/,
      'mona, x[bot]',
    ],
    ['pr-reviewers', /Use logins, ORG\/TEAM/, 'mona@example.com', 'a/b/c', '-a'],
    ['paths', /500 characters/, long(501)],
    [
      'job-id',
      /`jobId`/,
      '/a',
      'https://h.test/a',
      'a\\b',
      'a?b',
      'a%b',
      '../x',
      '..',
      'a b',
      'a\n',
    ],
    ['job-id', /`jobId`/, long(257)],
    [
      'wait-minutes',
      /Use a whole number from 0 to 7200\.$/,
      '2.5',
      '7201',
      '-2',
      '+2',
      '1e1',
      '0x2',
      '5m',
      '.5',
      '5.',
    ],
    ['fail-on', /is empty/, ' , \n'],
    ['fail-on', /"fail", "timed-out".*pr-opened/, 'fail, timed-out'],
    ['fail-on', /contains/, 'failed/timed-out', 'none, failed', 'constructor'],
    [
      'comment',
      /Use auto, requests-issue, none, or the number .* 42\.$/,
      '#7',
      '0',
      '-1',
      '1.5',
      'never',
      'requests',
      'false',
      'auto, 7',
    ],
    ['comment-tag', /at most 100/, '!', long(101)],
    ['wait-minutes', /is not valid: "false"\. Use 0 /i, 'false', 'False'],
    ['wait-minutes', /is not valid: "true"\. Use .* minutes/i, 'true', 'TRUE'],
    [
      'subject',
      /release:TAG/,
      'releases',
      'toString:x',
      '!release:v1',
      'release:a\nb',
      ...tags.map((tag) => `release:${tag}`),
    ],
    ['subject', /release:TAG/, ...numbers.map((number) => `pull-request:${number}`)],
    ['subject', /release:TAG/, ...ranges.map((range) => `commits:${range}`)],
  ])('%s: an error with %s for %j', (name, expected, ...texts) => {
    for (const text of texts) {
      const parsed = parseOne(name, text);
      const message = parsed.ok ? `${text} is taken` : parsed.error;
      expect(message).toMatch(expected);
      expect(message).toContain(`\`${name}\``);
      expect(message).not.toContain('topsecret');
    }
  });

  it.each([
    ['a "b"', String.raw`"a \"b\""`],
    ['a \r\n\t b\u200b', '"a   b"'],
    [long(60), `"${long(60)}"`],
    [long(61), `"${long(59)}…"`],
  ])('%j is quoted in an error', (text, quoted) =>
    expect(quoteInputValue(text)).toBe(quoted),
  );
});

const PROMPT = 'Document the retry option.';
const getter = (changes: Changes) =>
  inputsOf('action.yml', { prompt: PROMPT, ...changes });
const DISPATCH = parseEvent('workflow_dispatch', {});

const parse = (changes: Changes = {}) =>
  combineAgentInputs(parseAgentFields({ getInput: getter(changes) }), {
    event: DISPATCH,
    repository: 'acme/app',
  });

function errors(changes: Changes): readonly string[] {
  const parsed = parse(changes);
  return parsed.ok ? [] : parsed.error;
}

describe('an input that the action does not have', () => {
  it.each([
    ['max-request-per-day', /If you mean `max-requests-per-day`, write that\./],
    ['timeout-minutes', /If you mean `wait-minutes`, write that\./],
    ['colour', /Remove it\./],
  ])('%s is an error with a remedy', (name, remedy) => {
    const fields = parseAgentFields({
      getInput: getter({}),
      givenInputs: ['api-key', 'prompt', name],
    });
    const parsed = combineAgentInputs(fields, {
      event: DISPATCH,
      repository: 'acme/app',
    });
    const found = parsed.ok ? [] : parsed.error;
    expect(found).toEqual([expect.stringMatching(remedy)]);
    expect(found[0]).toContain(`\`${name}\` is not an input of this action`);
    // A self-hosted runner can set such a variable.
    expect(found[0]).toContain(`INPUT_${name.toUpperCase()}`);
  });
});

it.each([
  ['min-permission', 'read', { minPermission: 'admin' }],
  ['command', 'docs', { command: '/docs' }],
  ['allow-bots', '*', { allowBots: [] }],
  ['pr-feedback', 'all', { prFeedback: 'commands' }],
] as const)(
  '%s: in place of %j, the strictest value authorizes',
  (name, text, strictest) => {
    const usual = parseAuthorization(getter({}));
    expect(parseAuthorization(getter({ [name]: text }))).toEqual({
      ...usual,
      ...strictest,
    });
  },
);

describe('all inputs', () => {
  it('become values that are named like them', () => {
    expect(Object.keys(parseEachInput(AGENT_INPUTS, { getInput: getter({}) }))).toEqual(
      expect.arrayContaining(['apiKey', 'comment', 'agentLogin']),
    );
    const value = {
      projectId: 'docs',
      prompt: PROMPT,
      minPermission: 'write',
    };
    expect(parse()).toMatchObject({ ok: true, value });
  });

  it('of the post step need no event', () => {
    const given = { event: undefined, repository: 'acme/app' };
    expect(
      combineAgentInputs(parseAgentFields({ getInput: getter({ prompt: '' }) }), given),
    ).toMatchObject({
      ok: true,
    });
  });

  const SHARED = { 'reuse-job': 'while-pr-open' };
  it.each<Changes>([
    { prompt: '', 'job-id': 'job_1' },
    { prompt: '', subject: 'pull-request:12' },
    SHARED,
    { subject: 'since-last' },
    { comment: 'none' },
    { comment: 'none', 'wait-minutes': '1' },
    { comment: 'requests-issue', 'wait-minutes': '0' },
    { comment: '12', 'wait-minutes': '0' },
    { 'docs-repository': 'acme/docs', 'docs-token': 'ghs_1' },
    { 'docs-repository': 'Acme/App' },
    { 'docs-token': 'ghs_1' },
  ])('may be %j', (changes) => expect(errors(changes)).toEqual([]));

  const LAST = { subject: 'since-last' };
  it.each<readonly [Changes, RegExp]>([
    [{ prompt: '' }, /`prompt`.*workflow_dispatch.*`subject`.*`job-id`/],
    [{ 'docs-repository': 'acme/docs' }, /`docs-token` is empty.* acme\/docs/],
    [{ ...LAST, comment: 'none' }, /`subject: since-last`.*Remove `comment`/],
    [{ ...SHARED, comment: 'none' }, /`reuse-job: while-pr-open`.*Remove `comment`/],
    [{ 'max-requests-per-day': '20', comment: 'none' }, /`max-requests-per-day`/],
    [
      { comment: 'none', 'wait-minutes': '0' },
      /nobody would learn of the result.*`wait-minutes`.*`comment`/,
    ],
  ])('may not be %j: %s', (changes, expected) => {
    expect(errors(changes)).toEqual([expect.stringMatching(expected)]);
  });

  it('have all their errors reported together, with those of values that do not work together', () => {
    const invalid = {
      'base-url': 'x',
      'dry-run': 'x',
      prompt: '',
      'wait-minutes': '0',
      comment: 'none',
    };
    const names = ['base-url', 'dry-run', 'prompt', 'wait-minutes'];
    expect(errors(invalid).map((error) => /`([a-z-]+)`/.exec(error)?.[1])).toEqual(names);
  });

  it('with an invalid value have one error for it', () => {
    expect(errors({ comment: 'none', 'wait-minutes': 'false' })).toEqual([
      expect.stringContaining('Use 0'),
    ]);
    expect(errors({ comment: 'never', 'wait-minutes': '0' })).toEqual([
      expect.stringContaining('Use auto'),
    ]);
  });
});
