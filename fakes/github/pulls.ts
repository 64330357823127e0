import { notFound, ok, wants, type Call, type Handler } from './handler.ts';
import { complete, type Json } from './complete.ts';
import { diffReply } from './diff.ts';
import { threadShape } from './issues.ts';
import { cutPage } from './pages.ts';
import { repositoryShape } from './repository.ts';
import type { Pull, Thread } from './seeds.ts';
import { fileShape, userShape } from './shapes.ts';
import { reviewCommentShape, reviewShape } from './comment-shapes.ts';

/** GitHub lists no more files of a pull request than this. */
const MOST_FILES = 3000;

type PullRequest = Thread & Readonly<{ pull: Pull }>;

export const PULL_HANDLERS: Readonly<Record<string, Handler>> = {
  'pulls/get': (call) => {
    const found = pullRequest(call);
    if (found === undefined) return notFound(call);
    return wants(call, 'diff')
      ? diffReply(call, found.pull.files, found.pull.diff)
      : ok(complete('pull-request', wholePullShape(call, found)));
  },

  'pulls/list-files': (call) => {
    const found = pullRequest(call);
    if (found === undefined) return notFound(call);
    const { items, headers } = cutPage(call, found.pull.files.slice(0, MOST_FILES));
    return ok(
      items.map((file) => fileShape(call, file, found.pull.head.sha)),
      headers,
    );
  },

  'pulls/get-review-comment': (call) => {
    const comment = call.state.reviewComments.get(Number(call.params['comment_id']));
    return comment === undefined ? notFound(call) : ok(reviewCommentShape(call, comment));
  },

  'pulls/get-review': (call) => {
    const review = call.state.reviews.get(Number(call.params['review_id']));
    const there = review?.thread === Number(call.params['pull_number']);
    return review === undefined || !there ? notFound(call) : ok(reviewShape(call, review));
  },

  'repos/list-pull-requests-associated-with-commit': (call) => {
    const sha = call.params['commit_sha'] ?? '';
    const brought = call.state.commits.get(sha)?.pulls ?? [];
    const found = [...call.state.threads.values()].filter(
      (thread): thread is PullRequest =>
        thread.pull !== undefined &&
        (brought.includes(thread.number) || [thread.pull.mergeCommitSha, thread.pull.head.sha].includes(sha)),
    );
    const { items, headers } = cutPage(call, found);
    return ok(
      items.map((thread) => complete('pull-request-simple', pullShape(call, thread))),
      headers,
    );
  },
};

function pullRequest(call: Call): PullRequest | undefined {
  const thread = call.state.threads.get(Number(call.params['pull_number']));
  return thread?.pull === undefined ? undefined : { ...thread, pull: thread.pull };
}

/** A pull request as lists have it. */
function pullShape(call: Call, thread: PullRequest): Json {
  const { pull, number } = thread;
  const url = `${call.links.repo}/pulls/${number}`;
  const page = `${call.links.page}/pull/${number}`;
  const { owner, name } = call.state.repository;
  const fork = pull.head.repository === undefined ? `${owner}/${name}` : pull.head.repository;
  const [forker = owner] = fork?.split('/') ?? [];
  const { comments: _, ...common } = threadShape(call, thread);
  return {
    ...common,
    url,
    html_url: page,
    diff_url: `${page}.diff`,
    patch_url: `${page}.patch`,
    issue_url: `${call.links.repo}/issues/${number}`,
    commits_url: `${url}/commits`,
    statuses_url: `${call.links.repo}/statuses/${pull.head.sha}`,
    draft: pull.draft,
    merged_at: pull.mergedAt,
    merge_commit_sha: pull.mergeCommitSha,
    base: {
      label: `${owner}:${pull.base.ref}`,
      ref: pull.base.ref,
      sha: pull.base.sha,
      user: userShape(call, owner),
      repo: repositoryShape(call, `${owner}/${name}`),
    },
    head: {
      label: `${forker}:${pull.head.ref}`,
      ref: pull.head.ref,
      sha: pull.head.sha,
      user: userShape(call, fork === null ? thread.author : forker),
      repo: fork === null ? null : repositoryShape(call, fork),
    },
    _links: { self: { href: url }, html: { href: page } },
  };
}

/** A pull request as it is when asked for by its number. */
function wholePullShape(call: Call, thread: PullRequest): Json {
  const { pull } = thread;
  const files = pull.files.map((file) => fileShape(call, file, pull.head.sha));
  const sum = (key: string) => files.reduce((total, file) => total + Number(file[key]), 0);
  return {
    ...pullShape(call, thread),
    merged: pull.merged,
    merged_by: pull.mergedBy === null ? null : userShape(call, pull.mergedBy),
    mergeable: pull.merged ? null : true,
    mergeable_state: pull.merged ? 'unknown' : 'clean',
    comments: threadShape(call, thread)['comments'],
    commits: pull.commits,
    changed_files: files.length,
    additions: sum('additions'),
    deletions: sum('deletions'),
  };
}
