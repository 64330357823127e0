import { nodeIdOf } from './shapes.ts';
import { derive, publishedPayloads, type Payload } from '../payloads.ts';

/** Someone as a payload shows them. */
export type Actor = Readonly<{ login: string; id: number; type: 'User' | 'Bot' }>;

/** The owner of the repository in all published payloads. */
export const OWNER: Actor = { login: 'Codertocat', id: 21031067, type: 'User' };
export const OUTSIDER: Actor = { login: 'passer-by', id: 77002511, type: 'User' };
export const BOT: Actor = { login: 'renovate[bot]', id: 29139614, type: 'Bot' };

/** Differences from the published payload. */
export type Changes = Readonly<{
  /** Text of the comment or review. */
  body?: string;
  /** Id of the comment or review. */
  id?: number;
  /** Who wrote it; the sender too, unless that is given. */
  author?: Actor;
  sender?: Actor;
  /** Number of the issue or pull request. */
  number?: number;
  /** Full name of the fork that a pull request comes from. Payloads of `issue_comment` do not contain it. */
  fork?: string | undefined;
  action?: string;
  /** When it was written. */
  createdAt?: string;
}>;

/** Creates a payload of `issue_comment`, created, on an issue. */
export function commentOnIssue(changes: Changes = {}): Payload {
  return commentPayload('issue_comment', changes);
}

/**
 * Creates a payload of `issue_comment`, created, on a pull request. None is published;
 * `issue.pull_request` is the difference.
 */
export function commentOnPullRequest({ number = 2, ...changes }: Changes = {}): Payload {
  const payload = commentOnIssue({ ...changes, number });
  const { id } = payload['comment'] as Payload;
  const url = `https://api.github.com/repos/Codertocat/Hello-World/pulls/${number}`;
  const html_url = `https://github.com/Codertocat/Hello-World/pull/${number}`;
  const links = {
    url,
    html_url,
    diff_url: `${html_url}.diff`,
    patch_url: `${html_url}.patch`,
  };
  return derive(payload, {
    issue: { html_url, draft: false, pull_request: { ...links, merged_at: null } },
    comment: { html_url: `${html_url}#issuecomment-${String(id)}` },
  });
}

/** Creates a payload of `pull_request_review_comment`, created. */
export function reviewComment(changes: Changes = {}): Payload {
  return commentPayload('pull_request_review_comment', changes);
}

/** Creates a payload of `pull_request_review`, submitted. */
export function reviewSubmitted(changes: Changes = {}): Payload {
  return commentPayload('pull_request_review', changes);
}

/**
 * Returns the second published payload of an event, with changes. Ids and numbers change in
 * addresses too.
 */
function commentPayload(event: keyof typeof EVENTS, changes: Changes): Payload {
  const { list, part, subject } = EVENTS[event];
  const action = part === 'review' ? 'submitted' : 'created';
  const published = publishedPayloads(event, action)[1] ?? {};
  const before = published[part] as Payload;
  const { id = before['id'], author, sender = author } = changes;
  const { number = subject === 'issue' ? 1 : 2 } = changes;
  const writtenAt = part === 'review' ? 'submitted_at' : 'created_at';
  const { createdAt = before[writtenAt] } = changes;
  const text = JSON.stringify(published)
    .replaceAll(
      /\/(issues|pulls?)\/\d+(?=[^\d])/g,
      (_, kind: string) => `/${kind}/${number}`,
    )
    .replaceAll(String(before['id']), String(id));
  return derive(JSON.parse(text) as Payload, {
    action: changes.action ?? action,
    [part]: {
      node_id: nodeIdOf({ id: Number(id) }, list),
      body: changes.body ?? before['body'],
      author_association: author ? 'NONE' : before['author_association'],
      user: author ? accountOf(author) : {},
      [writtenAt]: createdAt,
    },
    [subject]: { number, ...(subject === 'pull_request' && branches(changes.fork)) },
    sender: sender ? accountOf(sender) : {},
  });
}

/** By event: the list of the fake that has its comments, and the parts of its payload with the comment and the thread. */
const EVENTS = {
  issue_comment: { list: 'comments', part: 'comment', subject: 'issue' },
  pull_request_review_comment: {
    list: 'reviewComments',
    part: 'comment',
    subject: 'pull_request',
  },
  pull_request_review: { list: 'reviews', part: 'review', subject: 'pull_request' },
} as const;

function accountOf({ login, id, type }: Actor): Payload {
  const page = type === 'Bot' ? `apps/${login.replace('[bot]', '')}` : login;
  return { login, id, type, html_url: `https://github.com/${page}` };
}

/** Returns the branches of a pull request, which may come from a fork. */
function branches(fork: string | undefined): Payload {
  // The payloads were captured before GitHub had discussions.
  const repo = { has_discussions: false };
  if (fork === undefined) return { base: { repo }, head: { repo } };
  const [login = '', name] = fork.split('/');
  const user = accountOf({ ...OUTSIDER, login });
  const html_url = `https://github.com/${fork}`;
  const forked = {
    ...repo,
    id: 700100200,
    full_name: fork,
    name,
    fork: true,
    html_url,
    owner: user,
  };
  return { base: { repo }, head: { label: `${login}:changes`, user, repo: forked } };
}
