import type { Call } from './handler.ts';
import { complete, type Json } from './complete.ts';
import { shaOf } from './seeds.ts';
import { associationOf, nodeId, userShape } from './shapes.ts';
import type { Comment, Reaction, Review, ReviewComment } from './state.ts';

const CONTENTS = ['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes'] as const;

export function commentShape(call: Call, comment: Comment): Json {
  const url = `${call.links.repo}/issues/comments/${comment.id}`;
  const kind = call.state.threads.get(comment.thread)?.pull === undefined ? 'issues' : 'pull';
  return complete('issue-comment', {
    ...writtenShape(call, comment),
    node_id: nodeId('IssueComment', comment.id),
    url,
    html_url: `${call.links.page}/${kind}/${comment.thread}#issuecomment-${comment.id}`,
    issue_url: `${call.links.repo}/issues/${comment.thread}`,
    performed_via_github_app: null,
    reactions: rollup(call, url, 'issue-comment', comment.id),
  });
}

export function reviewCommentShape(call: Call, comment: ReviewComment): Json {
  const url = `${call.links.repo}/pulls/comments/${comment.id}`;
  const html = `${call.links.page}/pull/${comment.thread}#discussion_r${comment.id}`;
  const pull = `${call.links.repo}/pulls/${comment.thread}`;
  return complete('pull-request-review-comment', {
    ...writtenShape(call, comment),
    node_id: nodeId('ReviewComment', comment.id),
    url,
    html_url: html,
    pull_request_url: pull,
    pull_request_review_id: comment.reviewId,
    path: comment.path,
    line: comment.line,
    diff_hunk: comment.diffHunk,
    commit_id: headOf(call, comment.thread),
    original_commit_id: headOf(call, comment.thread),
    reactions: rollup(call, url, 'review-comment', comment.id),
    _links: { self: { href: url }, html: { href: html }, pull_request: { href: pull } },
  });
}

export function reviewShape(call: Call, review: Review): Json {
  const html = `${call.links.page}/pull/${review.thread}#pullrequestreview-${review.id}`;
  const pull = `${call.links.repo}/pulls/${review.thread}`;
  return complete('pull-request-review', {
    ...writtenShape(call, review),
    node_id: nodeId('Review', review.id),
    state: review.state,
    commit_id: review.commitId,
    submitted_at: review.createdAt,
    html_url: html,
    pull_request_url: pull,
    _links: { html: { href: html }, pull_request: { href: pull } },
  });
}

function writtenShape(call: Call, { id, body, author, createdAt, updatedAt }: Comment): Json {
  return {
    id,
    body,
    user: userShape(call, author),
    created_at: createdAt,
    updated_at: updatedAt,
    author_association: associationOf(call, author),
  };
}

function rollup(call: Call, url: string, on: Reaction['on'], id: number): Json {
  const there = [...call.state.reactions.values()].filter((r) => r.on === on && r.comment === id);
  const counts = CONTENTS.map((content) => [content, there.filter((r) => r.content === content).length]);
  return { url: `${url}/reactions`, total_count: there.length, ...Object.fromEntries(counts) };
}

function headOf(call: Call, thread: number): string {
  return call.state.threads.get(thread)?.pull?.head.sha ?? shaOf('nothing');
}
