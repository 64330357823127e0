import { createRequire } from 'node:module';
import type { Json } from './complete.ts';

/** Someone as a payload shows them. */
export type Actor = Readonly<{ login: string; id: number; type: 'User' | 'Bot' }>;

/** The owner of the repository in all published payloads. */
export const OWNER: Actor = { login: 'Codertocat', id: 21031067, type: 'User' };
export const OUTSIDER: Actor = { login: 'passer-by', id: 77002511, type: 'User' };
export const BOT: Actor = { login: 'renovate[bot]', id: 29139614, type: 'Bot' };

/** In what a payload shall differ from the published one. What is not named stays as GitHub sent it. */
export type Changes = Readonly<{
  /** What was written. */
  body?: string;
  /** Id of the comment or review. */
  id?: number;
  /** Who wrote it; the sender too, unless that is given. */
  author?: Actor;
  sender?: Actor;
  /** How the author stands to the repository, which nothing may rest on. */
  association?: string;
  /** Number of the issue or pull request. */
  number?: number;
  /** Full name of the fork that a pull request comes from. Comments on one do not tell: only the API does. */
  fork?: string;
  action?: string;
}>;

export type Payload = Json & Readonly<{ action: string; repository: Json; sender: Json }>;
type Example = Payload & Readonly<{ comment: Json; issue: Json; pull_request: Json; review: Json }>;

/** `issue_comment`, created, on an issue: as published. */
export function commentOnIssue(changes: Changes = {}): Payload {
  const payload = published('issue_comment', 'created', 1);
  const number = changes.number ?? 1;
  return write(payload, changes, {
    issue: renumber(payload.issue, 1, number),
    comment: written(renumber(payload.comment, 1, number), changes),
  });
}

/** `issue_comment`, created, on a pull request. None is published; `issue.pull_request` tells the two apart. */
export function commentOnPullRequest(changes: Changes = {}): Payload {
  const number = changes.number ?? 2;
  const payload = commentOnIssue({ ...changes, number }) as Example;
  const page = `https://github.com/Codertocat/Hello-World/pull/${number}`;
  return {
    ...payload,
    issue: {
      ...payload.issue,
      html_url: page,
      node_id: 'MDExOlB1bGxSZXF1ZXN0Mjc5MTQ3NDM3',
      draft: false,
      pull_request: {
        url: `https://api.github.com/repos/Codertocat/Hello-World/pulls/${number}`,
        html_url: page,
        diff_url: `${page}.diff`,
        patch_url: `${page}.patch`,
        merged_at: null,
      },
    },
    comment: { ...payload.comment, html_url: `${page}#issuecomment-${String(payload.comment['id'])}` },
  };
}

/** `pull_request_review_comment`, created. */
export function reviewComment(changes: Changes = {}): Payload {
  const payload = published('pull_request_review_comment', 'created', 1);
  const number = changes.number ?? 2;
  return write(payload, changes, {
    comment: written(renumber(payload.comment, 2, number), changes),
    pull_request: pullRequest(renumber(payload.pull_request, 2, number), changes.fork),
  });
}

/** `pull_request_review`, submitted. */
export function reviewSubmitted(changes: Changes = {}): Payload {
  const payload = published('pull_request_review', 'submitted', 1);
  const number = changes.number ?? 2;
  return write(payload, changes, {
    review: written(renumber(payload.review, 2, number), changes),
    pull_request: pullRequest(renumber(payload.pull_request, 2, number), changes.fork),
  });
}

type Published = readonly Readonly<{ name: string; examples: readonly Example[] }>[];

/** A copy of the nth published example of an event's action. */
export function published(event: string, action: string, nth = 0): Example {
  const all = createRequire(import.meta.url)('@octokit/webhooks-examples') as Published;
  const found = all.find(({ name }) => name === event)?.examples.filter((one) => one.action === action)[nth];
  if (found === undefined) throw new Error(`no example ${nth} of ${event} ${action}`);
  return structuredClone(found);
}

function write(payload: Example, { action, author, sender }: Changes, parts: Json): Payload {
  const who = sender ?? author;
  return {
    ...payload,
    ...parts,
    action: action ?? payload.action,
    sender: who === undefined ? payload.sender : disguise(payload.sender, who),
  };
}

/** A comment or a review with another text, author or id; the id also stands in its addresses. */
function written(part: Json, { body, id, author, association }: Changes): Json {
  const old = String(part['id']);
  const moved =
    id === undefined ? part : (JSON.parse(JSON.stringify(part).replaceAll(old, String(id))) as Json);
  return {
    ...moved,
    body: body ?? part['body'],
    user: author === undefined ? part['user'] : disguise(part['user'] as Json, author),
    author_association: association ?? (author === undefined ? part['author_association'] : 'NONE'),
  };
}

/** An account of GitHub's shape in which everything names someone else. */
function disguise(account: Json, { login, id, type }: Actor): Json {
  const page = type === 'Bot' ? `apps/${login.replace('[bot]', '')}` : login;
  const api = `https://api.github.com/users/${encodeURIComponent(login)}`;
  const text = JSON.stringify(account).replaceAll('https://api.github.com/users/Codertocat', api);
  return { ...(JSON.parse(text) as Json), login, id, type, html_url: `https://github.com/${page}` };
}

function renumber(part: Json, from: number, to: number): Json {
  const text = JSON.stringify(part).replaceAll(
    new RegExp(`/(issues|pulls?)/${from}(?=[^0-9])`, 'g'),
    (_, kind: string) => `/${kind}/${to}`,
  );
  const copy = JSON.parse(text) as Json;
  return 'number' in copy ? { ...copy, number: to } : copy;
}

/** Captured before GitHub had discussions: what is newer is added, as it would be today. */
function pullRequest(part: Json, fork: string | undefined): Json {
  const base = part['base'] as Json & { repo: Json };
  const head = part['head'] as Json & { repo: Json; user: Json };
  const repo: Json = { has_discussions: false, ...head.repo };
  const [owner = ''] = fork?.split('/') ?? [];
  const stranger = { ...OUTSIDER, login: owner };
  const forked =
    fork === undefined
      ? { repo }
      : {
          label: `${owner}:${String(head['ref'])}`,
          user: disguise(head.user, stranger),
          repo: {
            ...repo,
            id: 700100200,
            full_name: fork,
            name: fork.split('/')[1],
            fork: true,
            html_url: `https://github.com/${fork}`,
            owner: disguise(repo['owner'] as Json, stranger),
          },
        };
  return {
    ...part,
    base: { ...base, repo: { has_discussions: false, ...base.repo } },
    head: { ...head, ...forked },
  };
}
