import { describe, expect, it } from '@jest/globals';
import { parseEvent } from '../../../src/trigger/event.ts';
import type { Event } from '../../../src/domain.ts';
import { parseInputs, type InputName, type PromptFileResult } from '../../../src/agent/inputs.ts';

const GOOD: Partial<Record<InputName, string>> = {
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
};

const event = (name: string, payload: unknown = {}): Event => {
  const read = parseEvent(name, payload);
  if (read === undefined) throw new Error(name);
  return read;
};
const DISPATCH = event('workflow_dispatch');

function parse(
  changes: Partial<Record<InputName, string>> = {},
  promptFile?: PromptFileResult,
  on = DISPATCH,
) {
  return parseInputs((name) => ({ ...GOOD, ...changes })[name] ?? '', { promptFile, event: on });
}

function messages(changes: Partial<Record<InputName, string>>, file?: PromptFileResult): readonly string[] {
  const parsed = parse(changes, file);
  return parsed.ok ? [] : parsed.error.map(({ message }) => message);
}

describe('valid inputs', () => {
  it('are parsed', () => {
    expect(
      parse({
        'timeout-minutes': '1.5',
        'poll-interval-seconds': '2',
        'job-id': 'job_1-A',
        'issue-number': '7',
      }),
    ).toEqual({
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
          selection: 'auto',
          contextLimit: 60_000,
          filters: {
            paths: [],
            pathsIgnore: [],
            agentLogin: 'mintlify[bot]',
            ignoreAuthors: [],
            skipLabel: '',
          },
        },
        previousKeys: [],
        githubToken: '',
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

  it.each([
    ['an https address with a path', { 'base-url': 'https://host.example/api/' }],
    ['plain http to this machine', { 'base-url': 'http://127.0.0.1:8080' }],
    ['plain http to localhost', { 'base-url': 'http://localhost:8080' }],
    ['plain http to IPv6 loopback', { 'base-url': 'http://[::1]:8080' }],
    ['a job to wait for and no instruction', { prompt: '', 'job-id': 'job_1' }],
    ['no waiting at all', { wait: 'false' }],
    ['a project id that has to be encoded', { 'project-id': 'acme/docs ö' }],
    ['booleans as YAML spells them', { 'dry-run': 'True' }],
    ['an empty list of what fails', { 'fail-on': 'none' }],
    ['pairs and line breaks in fail-on', { 'fail-on': 'failed\nstill-active/timed-out' }],
  ])('accepts %s', (_, changes) => {
    expect(messages(changes)).toEqual([]);
  });

  it('takes the instruction from a file, without the white space around it', () => {
    const parsed = parse({ prompt: '' }, { ok: true, text: '\nUpdate the docs.\n\nKeep it short.\n' });
    expect(parsed.ok && parsed.value.prompt).toBe('Update the docs.\n\nKeep it short.');
  });
});

describe('an invalid input is named in the error', () => {
  const NO_THREAD = { subject: 'since-last', 'issue-number': '7', comment: 'never' };
  const SHARED = { 'reuse-job': 'while-pr-open' };
  it.each<[InputName, Partial<Record<InputName, string>>]>([
    ['api-key', { 'api-key': '' }],
    ['project-id', { 'project-id': '' }],
    ['base-url', { 'base-url': 'api.example.com' }],
    ['prompt', { prompt: '' }],
    ['subject', { subject: 'releases' }],
    ['context', { context: 'none, diff' }],
    ['context-limit', { 'context-limit': '1k' }],
    ['paths-ignore', { 'paths-ignore': 'x'.repeat(501) }],
    ['instructions-file', { 'instructions-file': '../r.md' }],
    ['issue-number', { 'issue-number': '#7' }],
    ['issue-number', { subject: 'since-last' }],
    ['comment', NO_THREAD],
    ['comment', { comment: 'yes' }],
    ['comment', { comment: 'always' }],
    ['job-id', { 'job-id': '../other' }],
    ['wait', { wait: 'yes' }],
    ['timeout-minutes', { 'timeout-minutes': 'ten' }],
    ['timeout-minutes', { 'timeout-minutes': '-1' }],
    ['timeout-minutes', { 'timeout-minutes': '7201' }],
    ['timeout-minutes', { 'timeout-minutes': '' }],
    ['poll-interval-seconds', { 'poll-interval-seconds': '1' }],
    ['fail-on', { 'fail-on': 'fail' }],
    ['min-permission', { 'min-permission': 'read' }],
    ['allow-bots', { 'allow-bots': '*' }],
    ['command', { command: 'docs' }],
    ['on-denied', { 'on-denied': 'shout' }],
    ['comment-tag', { 'comment-tag': '!' }],
    ['reuse-job', { 'reuse-job': 'always' }],
    ['reuse-job', SHARED],
    ['reuse-job', { ...SHARED, 'issue-number': '7', comment: 'never' }],
    ['notify', { notify: 'all' }],
    ['dry-run', { 'dry-run': 'yes' }],
  ])('%s: %j', (name, changes) => {
    expect(messages(changes)).toEqual([expect.stringMatching(`^\`${name}\` `)]);
  });

  it.each<[PromptFileResult, string]>([
    [{ ok: false, reason: 'a.md is not there.' }, ''],
    [{ ok: true, text: ' \n' }, ''],
    [{ ok: true, text: 'x' }, 'x'],
  ])('prompt-file: %j, prompt: %j', (file, prompt) => {
    expect(messages({ prompt }, file)).toEqual([expect.stringContaining('`prompt-file`')]);
  });

  it('together with all others, in the order of the inputs', () => {
    const changes = { 'api-key': '', 'base-url': 'x', prompt: '', 'timeout-minutes': 'x', 'dry-run': 'x' };
    expect(messages(changes)).toEqual(
      Object.keys(changes).map((name) => expect.stringMatching(`^\`${name}\` `)),
    );
  });

  it('and the key is never repeated', () => {
    const changes = { 'api-key': 'mint_dsc_topsecret', 'project-id': '' };
    expect(messages(changes).join(' ')).not.toContain('topsecret');
  });
});
