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

function read(
  changes: Partial<Record<InputName, string>> = {},
  promptFile?: PromptFileResult,
  on = DISPATCH,
) {
  return parseInputs((name) => ({ ...GOOD, ...changes })[name] ?? '', { promptFile, event: on });
}

function faults(changes: Partial<Record<InputName, string>>, file?: PromptFileResult): readonly string[] {
  const parsed = read(changes, file);
  return parsed.ok ? [] : parsed.errors;
}

describe('good inputs', () => {
  it('become what one run is to do', () => {
    expect(
      read({
        'timeout-minutes': '0.5',
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
        waitMs: 30_000,
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
    expect(faults(changes)).toEqual([]);
  });

  it('takes the instruction from a file, without the white space around it', () => {
    const parsed = read({ prompt: '' }, { ok: true, value: '\nUpdate the docs.\n\nKeep it short.\n' });
    expect(parsed.ok && parsed.value.prompt).toBe('Update the docs.\n\nKeep it short.');
  });
});

describe('each wrong input gets its own sentence with the cure', () => {
  it.each<[string, Partial<Record<InputName, string>>, RegExp]>([
    ['no key', { 'api-key': '' }, /`api-key` is empty.*secrets\.DOCS_API_KEY/],
    ['an assistant key', { 'api-key': 'mint_dsc_x' }, /assistant key.*Create an admin API key/],
    ['a search key', { 'api-key': 'mint_us_x' }, /search key.*Create an admin API key/],
    [
      'a key with a line break inside',
      { 'api-key': 'mint_a\nb' },
      /`api-key` has white space.*Paste the secret again/,
    ],
    [
      'a key with a letter no header carries',
      { 'api-key': 'mint_ä' },
      /`api-key` has white space or characters/,
    ],
    ['no project', { 'project-id': '' }, /`project-id` is empty.*Copy the project ID/],
    ['a project that would climb the path', { 'project-id': '..' }, /`project-id` is not an identifier/],
    ['a project with a null byte', { 'project-id': 'a\u0000b' }, /`project-id` is not an identifier/],
    ['no address', { 'base-url': '' }, /`base-url` is empty.*no default/],
    ['an address that is none', { 'base-url': 'api.example.com' }, /`base-url` is not a URL/],
    ['another scheme', { 'base-url': 'ftp://api.example.com' }, /begins with ftp:/],
    [
      'plain http to a public host',
      { 'base-url': 'http://api.example.com' },
      /plain http to api\.example\.com.*Write `https:/,
    ],
    [
      'plain http to a name that looks like loopback',
      { 'base-url': 'http://localhost.example.com' },
      /plain http/,
    ],
    [
      'plain http to an address that looks like loopback',
      { 'base-url': 'http://127.0.0.1.example.com' },
      /plain http/,
    ],
    ['a user name in the address', { 'base-url': 'https://me:pw@api.example.com' }, /user name or password/],
    ['a query in the address', { 'base-url': 'https://api.example.com/?a=1' }, /query or a fragment/],
    ['an empty query in the address', { 'base-url': 'https://api.example.com/?' }, /query or a fragment/],
    [
      'no instruction and no job',
      { prompt: '' },
      /`prompt` is empty, and the event workflow_dispatch has no built-in.*`prompt-file`.*`subject`.*`job-id`/,
    ],
    [
      'a subject that is none',
      { subject: 'releases' },
      /`subject` is "releases"\. Write event, release:<tag>/,
    ],
    ['none beside parts of context', { context: 'none, diff' }, /`context` has "none"/],
    ['a part of context that is none', { context: 'diff, all' }, /`context` has "all".*Write auto, none/],
    ['a limit that is no number', { 'context-limit': '1k' }, /`context-limit` is "1k".*characters/],
    [
      'rules outside the repository',
      { 'instructions-file': '../r.md' },
      /`instructions-file` is "\.\.\/r\.md".*inside the repository/,
    ],
    ['since-last without a memory', { subject: 'since-last' }, /`issue-number` is empty.*remembers/],
    [
      'since-last without a comment',
      { subject: 'since-last', 'issue-number': '7', comment: 'never' },
      /`comment` is never.*where to go on/,
    ],
    ['a malformed job id', { 'job-id': '../other' }, /`job-id` is "\.\.\/other", which is not a job id/],
    ['a job id that is too long', { 'job-id': 'a'.repeat(257) }, /which is not a job id/],
    [
      'a time-out that is no number',
      { 'timeout-minutes': 'ten' },
      /`timeout-minutes` is "ten".*number of minutes from 0 to 7200/,
    ],
    ['a negative time-out', { 'timeout-minutes': '-1' }, /`timeout-minutes` is "-1"/],
    ['a time-out without end', { 'timeout-minutes': '1e9' }, /`timeout-minutes` is "1e9"/],
    ['an empty time-out', { 'timeout-minutes': '' }, /`timeout-minutes` is empty/],
    [
      'an interval that is too short',
      { 'poll-interval-seconds': '1' },
      /`poll-interval-seconds` is "1".*from 2 to 3600/,
    ],
    [
      'an outcome that does not exist',
      { 'fail-on': 'fail, timed-out' },
      /`fail-on` names "fail", "timed-out".*pr-opened/,
    ],
    ['none beside others', { 'fail-on': 'none, failed' }, /`fail-on` names "none"/],
    [
      'a permission that everyone has',
      { 'min-permission': 'read' },
      /`min-permission` is "read".*read means everyone/,
    ],
    ['every bot', { 'allow-bots': '*' }, /`allow-bots` is "\*".*exact logins/],
    ['a command without a mark', { command: 'docs' }, /`command` is "docs".*for example \/docs/],
    ['a command of two words', { command: '/docs please' }, /`command` is "\/docs please"/],
    [
      'another kind of telling',
      { 'on-denied': 'shout' },
      /`on-denied` is "shout"\. Write reply, reaction or silent/,
    ],
    ['another kind of comment', { comment: 'yes' }, /`comment` is "yes"/],
    ['a comment without a thread', { comment: 'always' }, /no thread to comment in.*`issue-number`/],
    ['a thread that is no number', { 'issue-number': '#7' }, /`issue-number` is "#7".*for example 42/],
    ['a comment-tag that is no name', { 'comment-tag': '!' }, /`comment-tag` is "!"/],
    [
      'another way to reuse',
      { 'reuse-job': 'always' },
      /`reuse-job` is "always"\. Write comments, while-pr-open or never/,
    ],
    [
      'a shared job without a thread',
      { 'reuse-job': 'while-pr-open' },
      /no thread that could remember a job.*`issue-number`/,
    ],
    [
      'a shared job that nothing remembers',
      { 'reuse-job': 'while-pr-open', 'issue-number': '7', comment: 'never' },
      /`comment` is never.*Leave `comment` out/,
    ],
    ['somebody else to tell', { notify: 'all' }, /`notify` is "all"/],
    ['a boolean that is none', { 'dry-run': 'yes' }, /`dry-run` is "yes"\. Write true or false/],
  ])('%s', (_, changes, sentence) => {
    expect(faults(changes)).toEqual([expect.stringMatching(sentence)]);
  });

  it.each<[string, PromptFileResult, RegExp]>([
    [
      'a file that is not there',
      { ok: false, error: { kind: 'not-found', path: 'a.md', code: 'ENOENT' } },
      /`prompt-file`: a\.md does not exist/,
    ],
    ['an empty file', { ok: true, value: ' \n' }, /`prompt-file` names an empty file/],
  ])('%s', (_, file, sentence) => {
    expect(faults({ prompt: '' }, file)).toEqual([expect.stringMatching(sentence)]);
  });

  it('an instruction given twice', () => {
    expect(faults({}, { ok: true, value: 'x' })).toEqual([expect.stringMatching(/both given. Keep one/)]);
  });
});

describe('several wrong inputs', () => {
  it('are told together, in the order of the inputs', () => {
    const told = faults({
      'api-key': '',
      'base-url': 'nowhere',
      prompt: '',
      'timeout-minutes': 'x',
      'dry-run': 'maybe',
    });
    expect(told.map((fault) => /`([a-z-]+)`/.exec(fault)?.[1])).toEqual([
      'api-key',
      'base-url',
      'prompt',
      'timeout-minutes',
      'dry-run',
    ]);
  });

  it('never repeat the key', () => {
    expect(faults({ 'api-key': 'mint_dsc_topsecret', 'project-id': '' }).join(' ')).not.toContain(
      'topsecret',
    );
  });
});
