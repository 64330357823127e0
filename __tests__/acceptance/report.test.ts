/** The report, played with the committed bundle. */
import { describe, expect, it } from '@jest/globals';
import { addComment, makeThread, type Options } from '../../fakes/github/index.ts';
import { readCsv } from '../support/read-csv.ts';
import { leaveRequest, leaveRequests, statesOf } from '../support/report-books.ts';
import { stamp } from '../../fakes/github/state.ts';
import { createSwitch } from '../support/interceptions.ts';
import { annotated, withHarness, type Harness } from './with-harness.ts';

const TOKEN = 'ghs_fakeWorkflowToken';
const other = (name: string, id: number) => ({
  repository: { owner: 'Codertocat', name, id, private: true },
  token: TOKEN,
});
const NAMES = ['Codertocat/app', 'Codertocat/api'];
const GITHUB: Options = {
  repository: { private: true },
  others: [other('app', 71), other('api', 72), other('docs', 73)],
};
const ALL = ['Codertocat/Hello-World', ...NAMES].join('\n');

it('the title of an open docs pull request in another private repository is hidden', () =>
  withHarness({ github: GITHUB }, async (harness) => {
    const docs = harness.github.other('Codertocat/docs').state;
    leaveRequests({
      key: harness.service.state.config.key,
      sources: [harness.github.state],
      docs,
      count: 1,
      ends: ['merged elsewhere'],
      texts: { title: 'Codename Falcon' },
    });
    const [docsPull] = [...docs.threads.values()].slice(-1);
    if (docsPull?.pull === undefined) throw new Error('There is no docs pull request.');
    const pull = { ...docsPull.pull, merged: false };
    docs.threads.set(docsPull.number, { ...docsPull, state: 'open', pull });
    const inputs = { repositories: '', 'issue-number': '1' };
    const { result } = await run(harness, inputs);
    expect(result.outputs).toMatchObject({ open: '1', complete: 'true' });
    const comment = harness.ourComments(1).find(({ body }) => body.includes('📊'));
    for (const text of [result.summary, comment?.body ?? '']) {
      expect(text).toContain('Codertocat/docs/pull/');
      expect(text).not.toContain('Codename Falcon');
    }
  }));

/** Leaves 60 requests in three repositories. */
function leaveSixty(harness: Harness): void {
  const { github, service } = harness;
  const { key } = service.state.config;
  const sources = statesOf(github, NAMES);
  const docs = github.other('Codertocat/docs').state;
  leaveRequests({ key, sources, docs, count: 60 });
}

const run = (harness: Harness, inputs: Readonly<Record<string, string>> = {}) =>
  harness.exportFiles('report', { inputs: { repositories: ALL, ...inputs } });

it('sixty requests in three repositories are counted, by kind and repository, and open pull requests wait, oldest first', () =>
  withHarness({ github: GITHUB }, async (harness) => {
    leaveSixty(harness);
    const { result, files } = await run(harness);
    expect(result.exitCode).toBe(0);
    expect(result.outputs).toMatchObject({
      requests: '60',
      jobs: '51',
      merged: '10',
      closed: '10',
      open: '15',
      noPr: '4',
      failed: '4',
      unconfirmed: '4',
      medianHoursToMerge: '4.5',
      complete: 'false',
    });
    for (const row of [
      '| `command` | 12 | 2 | 3 | 2 | 1 | 1 |',
      '| `merge` | 12 | 2 | 3 | 2 | 0 | 1 |',
      '| `release` | 12 | 2 | 3 | 2 | 1 | 0 |',
      '| `Codertocat/Hello-World` | 20 | 4 | 5 | 3 | 2 | 1 |',
      '| `Codertocat/app` | 20 | 3 | 5 | 4 | 1 | 2 |',
      '| `Codertocat/api` | 20 | 3 | 5 | 3 | 1 | 1 |',
    ]) {
      expect(result.summary).toContain(row);
    }
    const days = [...result.summary.matchAll(/\| (\d+) days \|/g)];
    const ages = days.map(([, age]) => Number(age));
    expect(ages).toEqual([41, 41, 40, 40, 40, 40, 39, 39, 39, 39]);
    expect(readCsv(files['docs-report.csv'] ?? '')).toHaveLength(1 + 60);
  }));

it('the requests of real runs are counted: a job, a message to it, a job without a pull request, and a rejected one', () =>
  withHarness({}, async (harness) => {
    const { github, service } = harness;
    const repository = 'https://github.com/Codertocat/Hello-World';
    service.change({ repository, firstPull: 30 });
    const head = { ref: 'mintlify/docs', sha: 'a'.repeat(40) };
    const createdAt = harness.clock.date().toISOString();
    const open = makeThread({
      number: 30,
      author: 'mintlify[bot]',
      createdAt,
      pull: { head },
    });
    github.state.threads.set(30, open);

    const first = await harness.command('/docs Document the retries.');
    await harness.command('/docs Add an example.');
    service.change({ scenario: 'no-pr' });
    await harness.command('/docs new Look for typing errors.');
    const inputs = { 'api-key': 'mint_wrong_key_012345' };
    const rejected = await harness.command('/docs new Once more fully.', { inputs });
    expect(first.outputs['prLink']).toBe(`${repository}/pull/30`);
    expect(rejected.outputs['outcome']).toBe('rejected');

    const merged = makeThread({
      ...open,
      state: 'closed',
      endedAt: createdAt,
      pull: { ...open.pull, merged: true },
    });
    github.state.threads.set(30, merged);
    const { result } = await run(harness, { repositories: '' });
    expect(result.outputs).toMatchObject({
      requests: '3',
      jobs: '2',
      merged: '1',
      noPr: '1',
      failed: '0',
      medianHoursToMerge: '0.0',
      complete: 'true',
    });
    // The key that the service refused verifies nothing, and what was not sent is no gap.
    expect(result.summary).not.toContain('unauthorized');
    expect(result.summary).toContain('| `command` | 3 | 1 | 0 | 0 | 1 | 0 |');
    expect(result.summary).toMatch(
      /\| `Codertocat\/Hello-World` \| 3 \|.*\| \[2026-09-01\]\(\S+#issuecomment-\d+\) \| {2}\|/,
    );
  }));

it('no login is shown', () =>
  withHarness({}, async (harness) => {
    const login = 'someone-or-other';
    const { github, service } = harness;
    leaveRequests({
      key: service.state.config.key,
      sources: [github.state],
      docs: github.state,
      count: 20,
      texts: { login },
    });
    const { result, files } = await run(harness, {
      repositories: '',
      format: 'json',
      'issue-number': '1',
    });
    expect(Object.keys(files)).toEqual(['docs-report.json']);
    const comments = harness.ourComments(1).map(({ body }) => body);
    const outputs = Object.values(result.outputs);
    const written = [...Object.values(files), ...comments, ...outputs];
    const shown = [result.summary, result.rawLog, ...written].join('\n');
    expect(shown).toContain('"kind":"');
    expect(shown).not.toContain(login);
    expect(shown).not.toContain('octocat');
  }));

describe('tokens', () => {
  it('docs-token reads docs pull requests elsewhere, and nothing else', () => {
    const docs = { ...other('docs', 73), token: 'ghs_fakeDocsToken' };
    return withHarness({ github: { others: [docs] } }, async (harness) => {
      const { github, service } = harness;
      leaveRequests({
        key: service.state.config.key,
        sources: [github.state],
        docs: github.other('Codertocat/docs').state,
        count: 4,
        ends: ['merged elsewhere', 'open'],
      });
      const without = await run(harness, { repositories: '' });
      expect(without.result.outputs).toMatchObject({ merged: '0', complete: 'false' });
      const inputs = { repositories: '', 'docs-token': docs.token };
      const { result } = await run(harness, inputs);
      expect(result.outputs).toMatchObject({ merged: '2', open: '2', complete: 'true' });
      const byDocsToken = github.requests.filter(({ headers }) =>
        headers['authorization']?.includes(docs.token),
      );
      expect(byDocsToken.map(({ path }) => path)).toEqual([
        '/repos/Codertocat/docs/pulls',
      ]);
    });
  });
});

it('a cancelled report leaves no file', () =>
  withHarness({ github: { ...GITHUB, latencyMs: 1000 } }, async (harness) => {
    leaveSixty(harness);
    const cancel = { at: { onLine: /Codertocat\/a.* requests in/ } };
    const { result, files } = await harness.exportFiles('report', {
      inputs: { repositories: ALL },
      cancel,
    });
    expect(result.conclusion).toBe('cancelled');
    expect(result.outputs).toEqual({ complete: 'false' });
    expect(result.summary).toContain('The run was cancelled');
    expect(files).toEqual({});
  }));

it.each([950, 1050, 2400])('the comment is edited behind %i newer ones', (count) =>
  withHarness({}, async (harness) => {
    const { github, clock } = harness;
    const inputs = { repositories: '', 'issue-number': '1' };
    const ourReports = (): readonly string[] =>
      harness.ourComments(1).map(({ updatedAt }) => updatedAt);
    await run(harness, inputs);
    const [before] = ourReports();
    await clock.sleep(60_000);
    const createdAt = clock.date().toISOString();
    for (let nth = 0; nth < count; nth += 1) {
      addComment(github.state, { thread: 1, body: `Comment ${nth}`, createdAt });
    }
    await run(harness, inputs);
    const after = ourReports();
    expect(after).toHaveLength(1);
    expect(after).not.toEqual([before]);
  }),
);

it('a comment that cannot be written is a warning', () =>
  withHarness({ github: { permissions: { issues: 'read' } } }, async (harness) => {
    const { key } = harness.service.state.config;
    const request = { outcome: 'no-pr', prLink: null } as const;
    leaveRequest(harness.github.state, request, { key, hoursAgo: 5 });
    const inputs = { repositories: '', 'issue-number': '1' };
    const { result } = await run(harness, inputs);
    expect(result).toMatchObject({ exitCode: 0, outputs: { complete: 'true' } });
    expect(annotated(result, 'warning')).toEqual([
      expect.stringContaining('`issues: write`'),
    ]);
  }));

it.each([
  ['listed', 'issues/list-comments'],
  ['edited', 'issues/update-comment'],
])(
  'a comment that cannot be %s is a warning, and there is no second one',
  (_, failed) => {
    const { intercept, on } = createSwitch(
      ({ operation }: Readonly<{ operation?: string | undefined }>) =>
        operation === failed ? { status: 403 } : undefined,
    );
    return withHarness({ github: { intercept } }, async (harness) => {
      const inputs = { repositories: '', 'issue-number': '1' };
      await run(harness, inputs);
      on();
      const { result } = await run(harness, inputs);
      expect(result.exitCode).toBe(0);
      expect(annotated(result, 'warning')).toEqual([
        expect.stringContaining('`issues: write`'),
      ]);
      expect(harness.ourComments(1)).toHaveLength(1);
    });
  },
);

it('requests that somebody has changed are a gap, and older ones do not count', () =>
  withHarness({}, async ({ exportFiles, github: { state }, service }) => {
    const { key } = service.state.config;
    const request = { outcome: 'no-pr', prLink: null } as const;
    const leave = (hoursAgo: number): number =>
      leaveRequest(state, request, { key, hoursAgo });
    const change = (id: number, text: string): void => {
      const comment = state.comments.get(id);
      if (comment === undefined) throw new Error('There is no such comment.');
      const updatedAt = stamp(state.now());
      state.comments.set(id, { ...comment, body: comment.body + text, updatedAt });
    };
    leave(5);
    for (const id of [leave(5), leave(5)]) change(id, 'Thanks!');
    change(leave(31 * 24), '');
    const { result } = await exportFiles('report');
    expect(result.outputs).toMatchObject({ requests: '1', complete: 'false' });
    expect(annotated(result, 'warning')).toEqual([
      expect.stringContaining(': 2 status comments do not count, because '),
    ]);
  }));

it('a report that can read nothing fails', () =>
  withHarness({}, async (harness) => {
    const { result, files } = await run(harness, { repositories: 'acme/unknown' });
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toEqual({ complete: 'false' });
    expect(files).toEqual({});
  }));

it('all errors of the inputs are shown, and nothing is read', () =>
  withHarness({}, async (harness) => {
    const { result } = await run(harness, {
      'api-key': '',
      days: '91',
      repositories: 'acme/app\nbad\n../x',
      format: 'txt',
      'issue-number': '#1',
    });
    expect(result.exitCode).toBe(1);
    const errors = annotated(result, 'error').join('\n');
    for (const name of ['api-key', 'days', 'repositories', 'format', 'issue-number']) {
      expect(errors).toContain(`\`${name}\``);
    }
    expect(harness.github.requests).toEqual([]);
  }));
