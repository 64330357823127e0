import { describe, expect, it } from '@jest/globals';
import { parseInputs, type InputName, type PromptFileResult } from '../../../src/agent/inputs.ts';
import { parseEvent } from '../../../src/trigger/event.ts';

type Changes = Partial<Record<InputName, string>>;
const DEFAULTS: Changes = {
  'api-key': 'mint_abc',
  'project-id': 'acme-docs',
  'base-url': 'https://api.example.com',
  prompt: 'Document the retry option.',
  wait: 'true',
  'timeout-minutes': '30',
  'fail-on': 'failed',
  'dry-run': 'false',
  'reuse-job': 'comments',
  command: '/docs',
  'min-permission': 'write',
  'on-denied': 'reaction',
  comment: 'auto',
  'comment-tag': 'default',
  notify: 'requester',
  'context-limit': '60000',
  'agent-login': 'mintlify[bot]',
  'agent-branch-prefix': 'mintlify/',
};
const DISPATCH = parseEvent('workflow_dispatch', {});

function parse(changes: Changes = {}, promptFile?: PromptFileResult, event = DISPATCH) {
  return parseInputs((name) => ({ ...DEFAULTS, ...changes })[name] ?? '', { promptFile, event });
}

function errors(changes: Changes, promptFile?: PromptFileResult, event = DISPATCH): readonly string[] {
  const parsed = parse(changes, promptFile, event);
  return parsed.ok ? [] : parsed.error.map(({ message }) => message);
}

describe('valid inputs', () => {
  it('become the values of a run', () => {
    const changes = {
      'timeout-minutes': '1.5',
      'poll-interval-seconds': '2',
      'job-id': 'job_1-A',
      'issue-number': '7',
    };
    expect(parse({ ...changes, 'previous-api-keys': 'old\n older \n', 'github-token': 'token' })).toEqual({
      ok: true,
      value: {
        connection: {
          apiKey: 'mint_abc',
          projectId: 'acme-docs',
          baseUrl: new URL('https://api.example.com'),
        },
        authorization: {
          commandPrefix: '/docs',
          minPermission: 'write',
          allowBots: [],
          onDenied: 'reaction',
        },
        context: {
          subject: 'event',
          instructionsFile: '',
          docsPaths: [],
          selection: expect.arrayContaining(['release', 'diff']),
          contextLimit: 60_000,
          filters: {
            paths: [],
            pathsIgnore: [],
            agentLogin: 'mintlify[bot]',
            agentBranchPrefix: 'mintlify/',
            ignoreAuthors: [],
            skipLabel: '',
          },
        },
        previousKeys: ['old', 'older'],
        githubToken: 'token',
        prompt: 'Document the retry option.',
        jobId: 'job_1-A',
        reuseJob: 'comments',
        waitMs: 90_000,
        pollIntervalMs: 2000,
        comment: 'auto',
        issueNumber: 7,
        commentTag: 'default',
        notify: 'requester',
        failOn: ['failed'],
        dryRun: false,
      },
    });
  });

  it.each<readonly [string, Changes]>([
    ['a job and no prompt', { prompt: '', 'job-id': 'job_1' }],
    ['a subject and no prompt', { prompt: '', subject: 'pull-request:12' }],
    ['the longest timeout', { 'timeout-minutes': '7200' }],
    ['True as in YAML', { 'dry-run': 'True' }],
    ['no failures', { 'fail-on': 'none' }],
    ['pairs and line breaks in `fail-on`', { 'fail-on': 'failed\nstill-active/timed-out' }],
    ['a thread for a shared job', { 'reuse-job': 'while-pr-open', 'issue-number': '7' }],
    ['a thread for comments', { comment: 'always', 'issue-number': '7' }],
    ['a thread for since-last', { subject: 'since-last', 'issue-number': '7' }],
    ['a tag with punctuation', { 'comment-tag': 'Übersicht/v1.2 _-' }],
  ])('may be %s', (_, changes) => {
    expect(errors(changes)).toEqual([]);
  });

  it.each([
    ['true', 30 * 60_000],
    ['false', 0],
  ])('`wait: %s` is a wait of %d ms', (wait, waitMs) => {
    expect(parse({ wait })).toMatchObject({ ok: true, value: { waitMs } });
  });

  it('have the prompt of a file without the white space around it', () => {
    const file = { ok: true, value: '\nUpdate the docs.\n\nKeep it short.\n' } as const;
    expect(parse({ prompt: '' }, file)).toMatchObject({
      value: { prompt: 'Update the docs.\n\nKeep it short.' },
    });
  });

  it('of the post step need no event', () => {
    const parsed = parseInputs((name) => ({ ...DEFAULTS, prompt: '' })[name] ?? '', {
      promptFile: undefined,
      event: undefined,
    });
    expect(parsed.ok).toBe(true);
  });
});

describe('an invalid input', () => {
  it.each<readonly [InputName, string, RegExp]>([
    ['api-key', '', /secrets/],
    ['project-id', '..', /project ID/],
    ['base-url', 'http://api.example.com', /https/],
    ['prompt', '', /workflow_dispatch.*`prompt-file`.*`subject`.*`job-id`/],
    ['subject', 'releases', /release:/],
    ['context', 'diff, all', /"all"/],
    ['context-limit', '1k', /"1k"/],
    ['instructions-file', '../r.md', /inside the repository/],
    ['paths-ignore', 'a'.repeat(501), /500 characters/],
    ['job-id', '../other', /`jobId`/],
    ['job-id', 'a'.repeat(257), /`jobId`/],
    ['timeout-minutes', 'ten', /"ten".*1 to 7200/],
    ['timeout-minutes', '0.5', /1 to 7200/],
    ['timeout-minutes', '-1', /"-1"/],
    ['timeout-minutes', '1e9', /"1e9"/],
    ['timeout-minutes', '', /is empty/],
    ['poll-interval-seconds', '1', /2 to 3600/],
    ['fail-on', 'fail, timed-out', /"fail", "timed-out".*pr-opened/],
    ['fail-on', 'none, failed', /"none"/],
    ['min-permission', 'read', /"read"/],
    ['allow-bots', '*', /"\*"/],
    ['command', 'docs', /"docs"/],
    ['on-denied', 'shout', /reply, reaction or silent/],
    ['comment', 'yes', /auto, always or never/],
    ['comment', 'always', /`issue-number`/],
    ['issue-number', '#7', /"#7".*42/],
    ['comment-tag', '!', /"!"/],
    ['comment-tag', 'x'.repeat(101), /at most 100/],
    ['reuse-job', 'always', /comments, while-pr-open or never/],
    ['reuse-job', 'while-pr-open', /`issue-number`/],
    ['notify', 'all', /requester or none/],
    ['wait', 'maybe', /true or false/],
    ['dry-run', 'yes', /true or false/],
  ])('%s: %j', (name, value, expected) => {
    const found = errors({ [name]: value });
    expect(found).toEqual([expect.stringMatching(expected)]);
    expect(found[0]).toContain(`\`${name}\``);
  });

  it.each<readonly [string, Changes, RegExp]>([
    ['since-last without a thread', { subject: 'since-last' }, /`issue-number` is empty/],
    [
      'since-last without comments',
      { subject: 'since-last', 'issue-number': '7', comment: 'never' },
      /`comment`/,
    ],
    [
      'a shared job without comments',
      { 'reuse-job': 'while-pr-open', 'issue-number': '7', comment: 'never' },
      /`comment`/,
    ],
  ])('%s', (_, changes, expected) => {
    expect(errors(changes)).toEqual([expect.stringMatching(expected)]);
  });

  it.each<readonly [string, string, PromptFileResult, RegExp]>([
    [
      'a missing file',
      '',
      { ok: false, error: { kind: 'not-found', path: 'a.md', code: 'ENOENT' } },
      /`prompt-file`: a\.md does not exist/,
    ],
    ['an empty file', '', { ok: true, value: ' \n' }, /`prompt-file` is empty/],
    ['two prompts', 'x', { ok: true, value: 'x' }, /`prompt` and `prompt-file`/],
  ])('`prompt-file`: %s', (_, prompt, file, expected) => {
    expect(errors({ prompt }, file)).toEqual([expect.stringMatching(expected)]);
  });
});

it('all errors are reported together, without the key', () => {
  const invalid = {
    'api-key': 'mint_dsc_secret',
    'base-url': 'x',
    prompt: '',
    'timeout-minutes': 'x',
    'dry-run': 'x',
  };
  const found = errors(invalid);
  expect(found.map((error) => /`([a-z-]+)`/.exec(error)?.[1])).toEqual(Object.keys(invalid));
  expect(found.join(' ')).not.toContain('secret');
});
