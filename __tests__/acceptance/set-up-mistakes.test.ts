/**
 * The mistakes of set-up that new users made (44 in November 2026), with the place where each is explained: in the thread, in the run, or by
 * `npm run try` before the workflow is committed. None of them buys a job.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OUTSIDER } from '../../fakes/github/payloads.ts';
import { tryWorkflow } from '../../tools/try/main.ts';
import {
  annotated,
  failing,
  itWithHarness,
  type CommentOptions,
  type Harness,
  type HarnessOptions,
} from './with-harness.ts';

const KEY = 'mint_fake_admin_key';

/** A mistake that a command shows. `shows`: the cause and the remedy, as one text of the place has them. */
type OfCommand = Readonly<{
  mistake: string;
  inputs?: Readonly<Record<string, string>>;
  body?: string;
  comment?: CommentOptions;
  fakes?: HarnessOptions;
  shows: RegExp;
}>;

const EXPLAIN = '/docs explain the retries';

/** Explained by a comment in the thread. */
const IN_THREAD: readonly OfCommand[] = [
  {
    mistake: '1. the name of the secret is wrong',
    inputs: { 'api-key': '' },
    shows: /`api-key` is empty.*[Cc]heck.*name/,
  },
  {
    mistake: '2. a wrong key',
    inputs: { 'api-key': 'mint_wrong_key_012345' },
    shows: /Check that the secret that `api-key` uses is the whole key/,
  },
  {
    mistake: '3. a key in quotes',
    inputs: { 'api-key': `"${KEY}"` },
    shows: /quotes.*[Ss]ave/,
  },
  {
    mistake: '5. a key with `Bearer`',
    inputs: { 'api-key': `Bearer ${KEY}` },
    shows: /`api-key`.*white space/,
  },
  {
    mistake: '6. five letters of a key',
    inputs: { 'api-key': 'mint_' },
    shows: /fewer than 16 characters.*[Ss]ave/,
  },
  {
    mistake: '7. a key that may only read',
    inputs: { 'api-key': 'mint_fake_read_only_key' },
    shows: /lacks a permission.*admin API key/,
  },
  {
    mistake: '9. an address with http',
    inputs: { 'base-url': 'http://api.mintlify.com' },
    shows: /unencrypted.*https/,
  },
  {
    mistake: '10. an address without https',
    inputs: { 'base-url': 'api.mintlify.com' },
    shows: /`base-url`.*for example `https:/,
  },
  {
    mistake: '11. no address',
    inputs: { 'base-url': '' },
    shows: /`base-url` is empty.*`https:\/\/api\.mintlify\.com`/,
  },
  {
    mistake: '12. the address of the dashboard',
    inputs: { 'base-url': 'https://app.mintlify.com' },
    shows: /`base-url`.*`https:\/\/api\.mintlify\.com`/,
  },
  {
    mistake: '12. the address of a docs site',
    inputs: { 'base-url': 'https://acme.mintlify.app' },
    shows: /`base-url`.*`https:\/\/api\.mintlify\.com`/,
  },
  {
    mistake: '13. the address of an endpoint',
    inputs: { 'base-url': 'https://api.mintlify.com/v2/agent' },
    shows: /`base-url`.*endpoint.*`https:\/\/api\.mintlify\.com`/,
  },
  {
    mistake: '14. a project ID with a slash',
    inputs: { 'project-id': 'acme/docs' },
    shows: /`project-id`.*[Cc]opy/,
  },
  {
    mistake: '15. a project ID that is an address',
    inputs: { 'project-id': 'https://acme.mintlify.app' },
    shows: /`project-id`.*[Cc]opy/,
  },
  {
    mistake: '15. a project ID in quotes',
    inputs: { 'project-id': '"acme-docs"' },
    shows: /`project-id`.*quotes/,
  },
  {
    mistake: '16. a variable with another name',
    inputs: { 'project-id': '' },
    shows: /`project-id` is empty.*[Cc]heck the name of the variable/,
  },
  {
    mistake: '20. an input that almost exists',
    inputs: { 'max-request-per-day': '3' },
    shows: /`max-request-per-day` is not an input.*`max-requests-per-day`/,
  },
  {
    mistake: '21. an input of another action',
    inputs: { 'api-key': '', apiKey: KEY },
    shows: /`api-?key` is not an input.*`api-key`/i,
  },
  ...[
    '`/docs explain the retries`',
    '**/docs explain the retries**',
    'please /docs explain the retries',
  ].map((body) => ({
    mistake: `26. ${body}`,
    body,
    shows: /Begin the comment with `\/docs`/,
  })),
  { mistake: '27. a typing error', body: '/docs satus', shows: /`\/docs status`/ },
  {
    mistake: '28. a comment about the docs',
    body: '/docs looks good',
    shows: /`\/docs …`/,
  },
  { mistake: '29. cancel', body: '/docs cancel', shows: /cannot be cancelled/ },
  {
    mistake: '30. the command word alone on an issue',
    body: '/docs',
    comment: { on: 'issue' },
    shows: /On an issue without a job, add an instruction/,
  },
  {
    mistake: '31. retry without a request',
    body: '/docs retry',
    shows: /no request to retry.*To send one/,
  },
  {
    mistake: '32. a wait that is no number',
    inputs: { 'wait-minutes': 'false' },
    shows: /`wait-minutes`.*Use 0/,
  },
  {
    mistake: '33. a wait that is too long',
    inputs: { 'wait-minutes': '7201' },
    shows: /`wait-minutes`.*from 0 to 7,?200/,
  },
  {
    mistake: '36. a limit of 0',
    inputs: { 'max-requests-per-day': '0' },
    shows: /`max-requests-per-day`.*whole number/,
  },
  {
    mistake: '36. an outcome that does not exist',
    inputs: { 'fail-on': 'fail' },
    shows: /`fail-on` contains "fail"\. Use outcomes \(.*failed/,
  },
  {
    mistake: '36. a part of the context that does not exist',
    inputs: { context: 'pr' },
    shows: /`context` contains "pr"\. Use .*pull-request/,
  },
  {
    mistake: '36. a permission that does not suffice',
    inputs: { 'min-permission': 'read' },
    shows: /`min-permission`.*Use triage, write/,
  },
  {
    mistake: '36. a subject that does not exist',
    inputs: { subject: 'latest' },
    shows: /`subject`.*Use event, release:TAG/,
  },
  {
    mistake: '39. another repository without its token',
    inputs: { 'docs-repository': 'acme/docs' },
    shows: /`docs-token`.*[Cc]heck the name/,
  },
];

/** Explained where the run failed: no comment can be written, or nobody may get one. */
const IN_THE_RUN: readonly OfCommand[] = [
  {
    mistake: '17. no permissions',
    fakes: {
      github: failing('issues/create-comment', {
        status: 403,
        body: { message: 'Resource not accessible by integration' },
      }),
    },
    shows: /Add `issues: write` and `pull-requests: write` to the `permissions`/,
  },
  {
    mistake: '37. a command word without a mark',
    inputs: { command: 'doc' },
    shows: /`command`.*starts? with `?\//,
  },
  {
    mistake: '40. a locked conversation',
    fakes: { github: { threads: [{ number: 2, pull: {}, locked: true }] } },
    shows: /locked.*Unlock/,
  },
  {
    mistake: '41. an archived repository',
    fakes: { github: { isArchived: true } },
    shows: /archived.*Unarchive/,
  },
  {
    mistake: '42. somebody without write permission',
    comment: { author: OUTSIDER },
    shows:
      /permission of passer-by in this repository is read\. `min-permission` requires write/,
  },
];

/** Returns the texts that people see of a run: annotations, and the head of the summary. */
function headOf(run: Awaited<ReturnType<Harness['run']>>): string {
  const levels = ['error', 'warning', 'notice'] as const;
  const annotations = levels.flatMap((level) => annotated(run, level));
  return [...annotations, run.summary.slice(0, 1000)].join('\n');
}

/** Plays a mistake. It may buy no job. */
async function play(
  harness: Harness,
  { inputs = {}, body = EXPLAIN, comment }: OfCommand,
) {
  const event = harness.addComment(body, comment);
  const run = await harness.run(event, { inputs });
  expect(harness.service.state.jobs.size).toBe(0);
  return run;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('a mistake that the thread explains', () => {
  for (const mistake of IN_THREAD) {
    itWithHarness(mistake.mistake, mistake.fakes ?? {}, async (harness) => {
      await play(harness, mistake);
      const thread = mistake.comment?.on === 'issue' ? 1 : 2;
      const texts = harness.ourComments(thread).map(({ body }) => oneLine(body));
      expect(texts.join('\n')).toMatch(mistake.shows);
    });
  }
});

describe('a mistake that the run explains', () => {
  for (const mistake of IN_THE_RUN) {
    itWithHarness(mistake.mistake, mistake.fakes ?? {}, async (harness) => {
      const run = await play(harness, mistake);
      expect(oneLine(headOf(run))).toMatch(mistake.shows);
    });
  }
});

const GOOD = `on: { issue_comment: { types: [created] } }
jobs:
  docs:
    if: contains(github.event.comment.body, '/docs')
    runs-on: ubuntu-latest
    permissions: { issues: write, pull-requests: write }
    steps:
      - uses: acme/docs-agent-action@v1
        with:
          api-key: \${{ secrets.DOCS_API_KEY }}
          project-id: \${{ vars.DOCS_PROJECT_ID }}
          base-url: https://api.mintlify.com
`;

/** A mistake in a workflow file, as a change of the good one. */
type OfFile = Readonly<{
  mistake: string;
  change: readonly [string, string];
  words?: readonly string[];
  shows: RegExp;
}>;

/** Explained by `npm run try`, before the workflow is committed. */
const BY_TRY: readonly OfFile[] = [
  {
    mistake: '18. a scope that does not exist',
    change: ['pull-requests: write', 'pull_requests: write'],
    shows: /pull_requests/,
  },
  {
    mistake: '19. a level that does not exist',
    change: ['issues: write', 'issues: wrte'],
    shows: /wrte/,
  },
  {
    mistake: '22. an event that does not exist',
    change: ['issue_comment:', 'issue_comments:'],
    shows: /issue_comments/,
  },
  {
    mistake: '23. the wrong activity',
    change: ['[created]', '[edited]'],
    shows:
      /does not start on a new comment; it starts on: issue_comment \(edited\)\. Change .* `\[created\]`/,
  },
  {
    mistake: '25. a command word with a typing error',
    change: ['', ''],
    words: ['/doc explain the retries'],
    shows: /`if: .*'\/docs'\)` is false, with .* = '\/doc explain the retries'/,
  },
  {
    mistake: '34. a job that ends before the wait',
    change: ['    runs-on', '    timeout-minutes: 5\n    runs-on'],
    shows: /ends the workflow job `docs` after 5 minutes.*Set the `timeout-minutes`/,
  },
  {
    mistake: '38. a command that the condition does not let through',
    change: ['          base-url', '          command: /document\n          base-url'],
    words: ['/document the retries'],
    shows: /`if` of the workflow job `docs` does not contain `\/document`/,
  },
  {
    mistake: '43. an action without a version',
    change: ['docs-agent-action@v1', 'docs-agent-action'],
    shows: /has no version\. Add one/,
  },
  {
    mistake: '43. a job without a runner',
    change: ['    runs-on: ubuntu-latest\n', ''],
    shows: /runs-on/,
  },
  {
    mistake: '44. a variable that an App needs',
    change: [
      '      - uses: acme',
      '      - uses: actions/create-github-app-token@v3\n        with: { client-id: "${{ vars.DOCS_APP_CLIENT_ID }}" }\n      - uses: acme',
    ],
    shows: /`vars\.DOCS_APP_CLIENT_ID`/,
  },
];

describe('a mistake that `npm run try` explains', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(BY_TRY.map((each) => [each.mistake, each] as const))(
    '%s',
    async (_, { change, words = [EXPLAIN], shows }) => {
      const path = join(folder, 'docs.yml');
      const [before, after] = change;
      expect(GOOD).toContain(before);
      writeFileSync(path, GOOD.replace(before, after));
      const blocks: string[] = [];
      await tryWorkflow([path, ...words], (text) => blocks.push(text));
      expect(oneLine(blocks.join('\n'))).toMatch(shows);
    },
  );
});

/** What no part of this action can explain, or what needs no explanation. */
const NOT_EXPLAINED: Readonly<Record<string, string>> = {
  '4. a key with a newline at its end': 'It works: the newline is taken away.',
  '35. a wait that is too short':
    'The job runs on, and its comment says how to look at it.',
  '8. a dry run with a key that may only read':
    'No request that costs nothing shows whether the key may write. The set-up says so.',
  '24. the workflow is not on the default branch':
    'GitHub starts no run. The quick start and the guide say so.',
};

it('of 44 mistakes, at least 38 have their cause and remedy where people look first', () => {
  const explained = [...IN_THREAD, ...IN_THE_RUN, ...BY_TRY].map(
    ({ mistake }) => mistake,
  );
  const numbers = (names: readonly string[]) =>
    new Set(names.map((name) => parseInt(name, 10)));
  const shown = numbers(explained);
  const others = numbers(Object.keys(NOT_EXPLAINED));
  expect(shown.size).toBeGreaterThanOrEqual(38);
  const all = [...shown, ...others].toSorted((one, other) => one - other);
  expect(all).toEqual(Array.from({ length: 44 }, (_, index) => index + 1));
});
