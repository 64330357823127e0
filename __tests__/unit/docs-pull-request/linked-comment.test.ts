/** What the comment on a docs pull request says about its request, and to whom. */
import { describe, expect, it } from '@jest/globals';
import { linkDocsPullRequest } from '../../../src/docs-pull-request/linked-comment.ts';
import type { RequestRecord } from '../../../src/record/request-record.ts';
import type { PullRequest } from '../../../src/domain/pull-request.ts';
import type { WorkflowRun } from '../../../src/ports.ts';
import {
  exampleFinishing,
  examplePullRequest,
  exampleRecord,
  exampleRecordedJob,
  PR_LINK,
} from '../../support/examples.ts';
import { CODEC } from '../../support/ledgers.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { memoryComments, type MemoryComments } from '../../support/memory-comments.ts';
import { annotationsOf, newReport, placeWith } from '../../support/runs.ts';

const OWN = 1;
const DOCS = 77;
const PULL = 7;

/** A request of acme/app whose every field names something. */
const WHOLE: RequestRecord = exampleRecord({
  requester: 'secret-requester',
  about: {
    words: 'Requested by secret-requester for',
    linked: 'secret-tag',
    page: 'acme/app/releases/tag/secret-tag',
  },
  covers: { kind: 'release', tag: 'secret-tag' },
  series: 'secret-series',
  waitUntil: '2026-03-01T11:59:59.000Z',
  job: exampleRecordedJob({
    status: 'secret-status',
    model: 'secret-model',
    repository: 'https://github.com/acme/app',
  }),
  baseline: { status: 'secret-status', prLink: 'https://github.com/acme/app/pull/1' },
  covered: 'secret-commit',
  words: 'secret-words',
  note: 'secret-note',
  end: {
    title: 'secret-title',
    message: 'secret-message',
    detail: 'secret-detail',
    steps: ['secret-step'],
    waitedMs: 4321,
  },
  finishing: exampleFinishing({
    labels: ['secret-label'],
    reviewers: ['secret-reviewer'],
    commandWord: '/write',
    docsRepository: 'acme/docs',
    agentLogin: 'agent-of-acme',
  }),
  run: {
    url: 'https://github.com/acme/app/actions/runs/9',
    actionUrl: 'https://github.com/acme/app',
    repositoryId: OWN,
    dashboardUrl: 'https://dashboard.example/secret',
  },
  care: { head: 'secret-head', message: 1 },
});

const SCOPE = { project: 'acme-docs', commentTag: 'secret-use' };

type Readers = Readonly<{
  workflow: Pick<WorkflowRun, 'isPrivate'>;
  pull: Pick<PullRequest, 'isPrivate' | 'repositoryId'>;
}>;

/** Writes the comment, and returns its text and what it keeps for machines. */
async function link({ workflow, pull }: Readers, record = WHOLE) {
  const clock = new ManualClock();
  const comments: MemoryComments = new Map();
  const revisions: string[] = [];
  const api = memoryComments(clock, comments);
  const create = async (thread: number, body: string) => {
    revisions.push(body);
    return api.create(thread, body);
  };
  const report = newReport();
  const apis = { comments: { ...api, create } };
  const { run, repo } = placeWith({ apis, clock, report, workflow });
  await linkDocsPullRequest(
    repo,
    run.github('acme/docs'),
    examplePullRequest({ number: PULL, ...pull }),
    { record, scope: SCOPE, place: { repositoryId: OWN, thread: 2 } },
  );
  expect(annotationsOf(report)).toEqual([]);
  const [comment, ...others] = comments.values();
  if (comment === undefined || others.length > 0) throw new Error('not one comment');
  const entry = CODEC.decode(comment, { repositoryId: pull.repositoryId, thread: PULL });
  if (entry === undefined) throw new Error('not signed');
  const [, text = ''] = /^<!--.*-->\n([^]*)\n<!--.*-->\n$/.exec(comment.body) ?? [];
  const all = [...revisions, comment.body].map(decoded).join('\n');
  return { text, thread: entry.thread, payload: entry.payload as RequestRecord, all };
}

/** Returns a comment with all that is encoded in it, as anybody can read it. */
function decoded(body: string): string {
  const words = body.split(/\s/).map((word) => Buffer.from(word, 'base64').toString());
  return [body, ...words].join('\n');
}

const PUBLIC = false;
const PRIVATE = true;
const UNKNOWN = undefined;

type Row = readonly [own: boolean | undefined, docs: boolean | undefined, id: number];

const OPEN_TO_READERS: readonly Row[] = [
  // The docs pull request is in the repository of the request.
  [PUBLIC, PUBLIC, OWN],
  [PRIVATE, PRIVATE, OWN],
  [UNKNOWN, PUBLIC, OWN],
  [UNKNOWN, UNKNOWN, OWN],
  // Its repository is private.
  [PUBLIC, PRIVATE, DOCS],
  [PRIVATE, PRIVATE, DOCS],
  [UNKNOWN, PRIVATE, DOCS],
  // The repository of the request is public.
  [PUBLIC, PUBLIC, DOCS],
  [PUBLIC, UNKNOWN, DOCS],
];

const CLOSED_TO_READERS: readonly Row[] = [
  [PRIVATE, PUBLIC, DOCS],
  [UNKNOWN, PUBLIC, DOCS],
  [PRIVATE, UNKNOWN, DOCS],
  [UNKNOWN, UNKNOWN, DOCS],
];

const readersOf = ([own, docs, repositoryId]: Row): Readers => ({
  workflow: { isPrivate: own },
  pull: { isPrivate: docs, repositoryId },
});

const HINT = 'Comment `/write …` to refine it, or `/write new …` for a separate one.';

describe('the comment on a docs pull request', () => {
  it.each(OPEN_TO_READERS)(
    'copies the request: own repository private %s, docs private %s in repository %i',
    async (...row) => {
      const { text, thread, payload } = await link(readersOf(row));
      expect(payload).toEqual({ ...WHOLE, covered: null, words: '' });
      expect(thread).toEqual({ ...SCOPE, number: PULL });
      expect(text).toContain(
        'Requested by secret-requester for [secret-tag](https://github.com/acme/app/releases/tag/secret-tag)',
      );
      expect(text).toContain(HINT);
    },
  );

  it.each(CLOSED_TO_READERS)(
    'names the job alone: own repository private %s, docs private %s in repository %i',
    async (...row) => {
      const { text, thread, payload, all } = await link(readersOf(row));
      expect(thread).toEqual({
        project: 'acme-docs',
        commentTag: 'default',
        number: PULL,
      });
      expect(payload).toEqual({
        requester: '',
        about: {
          words: 'This pull request belongs to job',
          linked: 'job_1 of the docs agent',
          page: null,
        },
        covers: { kind: 'none' },
        words: '',
        series: '',
        submittedAt: WHOLE.submittedAt,
        waitUntil: null,
        job: { id: 'job_1', prLink: PR_LINK },
        baseline: null,
        covered: null,
        end: { conclusion: WHOLE.end?.conclusion, at: WHOLE.end?.at },
        docsPullRequest: null,
        finishing: {
          labels: [],
          reviewers: [],
          commandWord: '/write',
          docsRepository: 'acme/docs',
          agentLogin: 'agent-of-acme',
        },
        run: { url: '', actionUrl: '' },
      });
      expect(text).toBe(
        `✅ Docs PR opened · This pull request belongs to job job_1 of the docs agent. ${HINT} This works if this repository runs this action.`,
      );
      expect(all).not.toMatch(/secret|acme\/app|actions\/runs|4321/);
    },
  );

  it('shows the state of a docs pull request that has ended, and the job alone', async () => {
    const merged = { ...WHOLE, docsPullRequest: { kind: 'merged' } } as const;
    const { text } = await link(readersOf([PRIVATE, PUBLIC, DOCS]), merged);
    expect(text).toMatch(/^🟣 Docs PR merged · This pull request belongs to job/);
    expect(text).toContain('`/write …` to start a new job');
  });
});
