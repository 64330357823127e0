/** The report, played with the committed bundle. All numbers are counted a second time, from the fakes' own books. */
import { describe, expect, it } from '@jest/globals';
import {
  makeThread,
  type Options,
  type State,
  type Thread,
} from '../../fakes/github/index.ts';
import { readCsv } from '../support/read-csv.ts';
import {
  leaveRequest,
  leaveRequests,
  statesOf,
  type Entry,
} from '../support/report-books.ts';
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

it.concurrent.each([true, false])(
  'a docs pull request in another repository, which is private: %s',
  (isPrivate) => {
    const docs = { ...other('docs', 73).repository, private: isPrivate };
    const github = { ...GITHUB, others: [{ repository: docs, token: TOKEN }] };
    return withHarness({ github }, async (harness) => {
      const { threads } = harness.github.other('Codertocat/docs').state;
      leaveRequests({
        key: harness.service.state.config.key,
        sources: [harness.github.state],
        docs: harness.github.other('Codertocat/docs').state,
        count: 1,
        ends: ['merged elsewhere'],
        texts: { title: 'Codename Falcon' },
      });
      const [docsPull] = [...threads.values()].slice(-1);
      if (docsPull?.pull === undefined) throw new Error('There is no docs pull request.');
      const pull = { ...docsPull.pull, merged: false };
      threads.set(docsPull.number, { ...docsPull, state: 'open', pull });
      const inputs = { 'issue-number': '1' };
      const { result } = await harness.exportFiles('report', { inputs });
      expect(result.outputs).toMatchObject({ open: '1', complete: 'true' });
      const comment = harness.ourComments(1).find(({ body }) => body.includes('📊'));
      for (const text of [result.summary, comment?.body ?? '']) {
        expect(text).toContain('Codertocat/docs/pull/');
        expect(text.includes('Codename Falcon')).toBe(!isPrivate);
      }
    });
  },
);

/** Leaves 60 requests in three repositories. */
function leaveSixty(harness: Harness): readonly Entry[] {
  const { github, service } = harness;
  const { key } = service.state.config;
  const sources = statesOf(github, NAMES);
  const docs = github.other('Codertocat/docs').state;
  return leaveRequests({ key, sources, docs, count: 60 });
}

type Counted = Readonly<Record<string, string>>;

/** Counts everything a second time: from the entries, and from the pull requests of the fakes. */
function recount(entries: readonly Entry[], states: readonly State[]): Counted {
  const counts = {
    merged: 0,
    closed: 0,
    open: 0,
    elsewhere: 0,
  };
  const hours: number[] = [];
  const links = new Set(entries.flatMap(({ prLink }) => prLink ?? []));
  for (const link of links) {
    const thread = findThread(link, states);
    if (thread?.pull === undefined) {
      counts.elsewhere += 1;
    } else if (thread.pull.merged) {
      counts.merged += 1;
      hours.push(hoursOf(thread));
    } else {
      counts[thread.state] += 1;
    }
  }
  const jobs = new Set(entries.flatMap(({ job }) => job ?? []));
  return {
    requests: String(entries.length),
    jobs: String(jobs.size),
    merged: String(counts.merged),
    closed: String(counts.closed),
    open: String(counts.open),
    noPr: countEnding(entries, 'no pull request'),
    failed: countEnding(entries, 'failed'),
    unconfirmed: countEnding(entries, 'unconfirmed'),
    medianHoursToMerge: medianOf(hours),
  };
}

const PULL_LINK = /github\.com\/([^/]+)\/([^/]+)\/pull\/(\d+)/;

function findThread(link: string, states: readonly State[]): Thread | undefined {
  const [, owner, name, number] = PULL_LINK.exec(link) ?? [];
  const state = states.find(
    ({ repository }) => repository.owner === owner && repository.name === name,
  );
  return state?.threads.get(Number(number));
}

/** Returns how many hours a pull request was open. */
function hoursOf({ createdAt, endedAt = '' }: Thread): number {
  const ms = Date.parse(endedAt) - Date.parse(createdAt);
  return ms / 3_600_000;
}

function medianOf(hours: readonly number[]): string {
  if (hours.length === 0) return '';
  const sorted = hours.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const low = sorted[sorted.length - 1 - half] ?? 0;
  const high = sorted[half] ?? 0;
  return ((low + high) / 2).toFixed(1);
}

function countEnding(entries: readonly Entry[], end: string): string {
  const ended = entries.filter((each) => each.end === end);
  return String(ended.length);
}

/** Returns the entries without those that repeat the pull request of an earlier one. */
function firstOfPulls(entries: readonly Entry[]): readonly Entry[] {
  const opened = new Set<string>();
  return entries.filter(({ prLink }) => {
    if (prLink === null) return true;
    const isFirst = !opened.has(prLink);
    opened.add(prLink);
    return isFirst;
  });
}

const run = (harness: Harness, inputs: Readonly<Record<string, string>> = {}) =>
  harness.exportFiles('report', { inputs: { repositories: ALL, ...inputs } });

/** Leaves a request that opened no pull request. Returns the key that signs it. */
function leaveWithoutPull({ github, service }: Harness): string {
  const { key } = service.state.config;
  const request = { outcome: 'no-pr', prLink: null } as const;
  leaveRequest(github.state, request, { key, hoursAgo: 5 });
  return key;
}

describe('sixty requests in three repositories', () => {
  it('are counted as the fakes count them, by state, trigger and repository', () =>
    withHarness({ github: GITHUB }, async (harness) => {
      const entries = leaveSixty(harness);
      const states = statesOf(harness.github, [...NAMES, 'Codertocat/docs']);
      const { result, files } = await run(harness);
      expect(result.exitCode).toBe(0);
      expect(result.outputs).toMatchObject(recount(entries, states));

      const [header = [], ...rows] = readCsv(files['docs-report.csv'] ?? '');
      expect(rows).toHaveLength(60);
      const column = (name: string): readonly string[] => {
        const index = header.indexOf(name);
        return rows.map((row) => row[index] ?? '').toSorted();
      };
      const repositories = entries.map(({ repository }) => repository);
      const triggers = entries.map(({ trigger }) => trigger);
      const jobs = entries.map(({ job }) => job ?? '');
      expect(column('repository')).toEqual(repositories.toSorted());
      expect(column('kind')).toEqual(triggers.toSorted());
      expect(column('jobId')).toEqual(jobs.toSorted());

      const firsts = firstOfPulls(entries);
      for (const name of new Set<string>([...triggers, ...repositories])) {
        const isIn = ({ trigger, repository }: Entry) =>
          trigger === name || repository === name;
        const { requests, noPr, failed } = recount(entries.filter(isIn), states);
        const { merged, open, closed } = recount(firsts.filter(isIn), states);
        expect(result.summary).toContain(
          `| \`${name}\` | ${requests} | ${merged} | ${open} | ${closed} | ${noPr} | ${failed} |`,
        );
      }
    }));

  it('lead to a first line that says what was merged, and to the pull requests that wait, oldest first', () =>
    withHarness({ github: GITHUB }, async (harness) => {
      const entries = leaveSixty(harness);
      const { result } = await run(harness);
      const { outputs, summary } = result;
      const [firstLine] = summary.split('\n');
      expect(firstLine).toMatch(
        /^### 📊 At least \d+ docs pull requests merged from at least 60 requests in 30 days; at least \d+ wait for a review \(oldest: \d+ days\)$/,
      );
      expect(outputs['complete']).toBe('false');
      const [, table = ''] =
        /Waiting for a review [^]*?\n\n([^]*?)\n\n<\/details>/.exec(summary) ?? [];
      const found = [...table.matchAll(/\| (\d+) days? \|/g)];
      const ages = found.map(([, age]) => Number(age));
      const oldestFirst = ages.toSorted((a, b) => b - a);
      expect(ages).toEqual(oldestFirst);
      const waiting = entries.filter(({ end }) => end === 'open' || end === 'reopened');
      expect(ages).toHaveLength(waiting.length);
    }));

  it('are complete without other hosts, and nothing but the comment is written', () =>
    withHarness({ github: GITHUB }, async (harness) => {
      const { github, service } = harness;
      leaveRequests({
        key: service.state.config.key,
        sources: statesOf(github, NAMES),
        docs: github.other('Codertocat/docs').state,
        count: 30,
        ends: ['merged', 'merged elsewhere', 'open', 'no pull request'],
      });
      const { result } = await run(harness);
      expect(result.outputs['complete']).toBe('true');
      expect(result.annotations).toEqual([]);
      const writes = github.requests.filter(({ method }) => method !== 'GET');
      expect(writes).toEqual([]);
      expect(service.requests).toEqual([]);
    }));
});

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
      file: 'report.json',
      'issue-number': '1',
    });
    expect(result.outputs).toMatchObject({ file: 'report.json' });
    const comments = harness.ourComments(1).map(({ body }) => body);
    const outputs = Object.values(result.outputs);
    const written = [...Object.values(files), ...comments, ...outputs];
    const shown = [result.summary, result.rawLog, ...written].join('\n');
    expect(shown).toContain('"kind":"');
    expect(shown).not.toContain(login);
    expect(shown).not.toContain('octocat');
  }));

it('a request that is older than the days does not count', () =>
  withHarness({}, async (harness) => {
    const key = leaveWithoutPull(harness);
    leaveRequest(harness.github.state, {}, { key, hoursAgo: 30 * 24 + 1 });
    const { result } = await run(harness, { repositories: '' });
    expect(result.outputs).toMatchObject({ requests: '1', complete: 'true' });
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

it('a cancelled report leaves the existing file', () =>
  withHarness({ github: { ...GITHUB, latencyMs: 1000 } }, async (harness) => {
    leaveSixty(harness);
    const cancel = { at: { onLine: /Codertocat\/a.* requests in/ } };
    const { result, files } = await harness.exportFiles('report', {
      inputs: { repositories: ALL },
      cancel,
    });
    expect(result.conclusion).toBe('cancelled');
    expect(result.outputs).toMatchObject({ requests: '', complete: 'false' });
    expect(result.summary).toContain('The run was cancelled');
    expect(files).toEqual({});
  }));

describe('the comment', () => {
  const inputs = { repositories: '', 'issue-number': '1' };

  it('that cannot be written is a warning', () =>
    withHarness({ github: { permissions: { issues: 'read' } } }, async (harness) => {
      leaveWithoutPull(harness);
      const { result } = await run(harness, inputs);
      expect(result).toMatchObject({ exitCode: 0, outputs: { complete: 'true' } });
      expect(annotated(result, 'warning')).toEqual([
        expect.stringContaining('`issues: write`'),
      ]);
    }));
});

describe('with `repositories: all`', () => {
  const APP_TOKEN = 'ghs_fakeAppToken';
  const inputs = { repositories: 'all', 'github-token': APP_TOKEN };

  it('the repositories of the GitHub App are counted, without archived ones', () => {
    const archived = { ...other('old', 74), isArchived: true };
    const github = {
      ...GITHUB,
      others: [other('app', 71), other('api', 72), archived],
      app: { token: APP_TOKEN, repositories: [...NAMES, 'Codertocat/old'] },
    };
    return withHarness({ github }, async (harness) => {
      harness.github.app().grants = { issues: 'read', 'pull-requests': 'read' };
      const { key } = harness.service.state.config;
      const request = { outcome: 'no-pr', prLink: null } as const;
      for (const state of statesOf(harness.github, [...NAMES, 'Codertocat/old'])) {
        leaveRequest(state, request, { key, hoursAgo: 3 });
      }
      const { result } = await run(harness, inputs);
      expect(result.outputs).toMatchObject({ requests: '2', complete: 'true' });
      for (const name of NAMES) expect(result.summary).toContain(`\`${name}\``);
    });
  });

  it('a token that has no repositories is an error', () =>
    withHarness(
      { github: { app: { token: APP_TOKEN, repositories: [] } } },
      async (harness) => {
        const { result, files } = await run(harness, inputs);
        expect(result.exitCode).toBe(1);
        expect(annotated(result, 'error').join('\n')).toContain('`repositories: all`');
        expect(files).toEqual({});
      },
    ));
});

describe('a report that cannot see everything', () => {
  it('names the repositories that the token cannot read', () => {
    const unreadable = { ...other('api', 72), token: 'ghs_other' };
    const github = { ...GITHUB, others: [other('app', 71), unreadable] };
    return withHarness({ github }, async (harness) => {
      const { key } = harness.service.state.config;
      const request = { outcome: 'no-pr', prLink: null } as const;
      for (const state of statesOf(harness.github, NAMES)) {
        leaveRequest(state, request, { key, hoursAgo: 3 });
      }
      const { result } = await run(harness);
      expect(result.outputs).toMatchObject({ requests: '2', complete: 'false' });
      expect(annotated(result, 'warning')).toEqual([
        expect.stringContaining(
          'Requests of Codertocat/api are incomplete: 404, may need',
        ),
      ]);
    });
  });

  it('fails if it can read nothing', () =>
    withHarness({}, async (harness) => {
      const { result, files } = await run(harness, { repositories: 'acme/unknown' });
      expect(result.exitCode).toBe(1);
      expect(result.outputs).toMatchObject({ requests: '', complete: 'false', file: '' });
      expect(files).toEqual({});
    }));
});

describe('inputs', () => {
  it.each([
    ['no key', { 'api-key': '' }, '`api-key` is empty'],
    ['days out of range', { days: '91' }, '`days`'],
    ['a name without owner', { repositories: 'acme/app\nbad\n../x' }, '`repositories`'],
    ['a file of another format', { file: 'report.txt' }, '`file`'],
    ['an issue', { 'issue-number': '#1' }, '`issue-number`'],
    [
      'all repositories for a release',
      { release: 'v1', repositories: 'all' },
      '`repositories`',
    ],
    ['all repositories beside one', { repositories: 'acme/app\nall' }, '`repositories`'],
  ])('%s', (_, inputs, message) =>
    withHarness({}, async (harness) => {
      const { result } = await run(harness, inputs);
      expect(result.exitCode).toBe(1);
      expect(annotated(result, 'error').join('\n')).toContain(message);
      expect(harness.github.requests).toEqual([]);
    }),
  );
});
