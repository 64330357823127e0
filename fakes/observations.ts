import { prompts } from './events.ts';
import type { Comment, FakeGitHub } from './github/index.ts';
import type { EventOfRun } from './runner/index.ts';
import type { FakeService } from './service/serve.ts';

/** Readers for the traces of runs in GitHub and in the service. A thread is the pull request 2 unless another is named. */
export type Observations = Readonly<{
  /** The comments of a thread that the action wrote. */
  ourComments: (thread?: number) => readonly Comment[];
  /** The status comments of a thread, oldest first. */
  statusComments: (thread?: number) => readonly Comment[];
  /** The only status comment of a thread; throws if there are none or several. */
  statusComment: (thread?: number) => Comment;
  /** The visible text of a thread's newest status comment. */
  shown: (thread?: number) => string;
  /** Our replies besides the status comments, without their markers. */
  replies: (thread?: number) => readonly string[];
  /** Reactions on the comment of an event. */
  reactions: (event: EventOfRun) => readonly string[];
  /** How often the runs called an operation of GitHub. */
  calls: (operation: string) => number;
  /** Operations that change something on GitHub. */
  writes: () => readonly string[];
  /** Requests to the service: `POST /v2/…`. */
  requests: () => readonly string[];
  /** Paths of the requests to the service that cost money. */
  posts: () => readonly string[];
  /** Requests that cost money: `new job`, or the id of the job that got a message. */
  sent: () => readonly string[];
  /** The prompts that the service got, in order. */
  prompts: () => readonly string[];
  /** The prompts without their context, and without the line that says where they come from. */
  instructions: () => readonly string[];
}>;

const OURS = '<!-- docs-agent-action';
const STATUS = /<!-- docs-agent-action:(?:entry|sent) /;
/** The first line of a comment whose request was sent. */
export const SENT_LINE = /^<!-- docs-agent-action:sent [\w+/= ]+ -->\n/;

/** Returns whether a comment of ours is a reply, and no status comment. */
export function isReply(body: string): boolean {
  return body.includes('<!-- docs-agent-action:reply ');
}

/** Removes our markers at the beginning and the end of a comment. */
export function withoutMarker(body: string): string {
  return body.slice(0, body.lastIndexOf(OURS)).replace(SENT_LINE, '').trimEnd();
}

export function observe(github: FakeGitHub, service: FakeService): Observations {
  const ourComments = (thread = 2): readonly Comment[] => {
    const comments = [...github.state.comments.values()];
    const ofThread = comments.filter((comment) => comment.thread === thread);
    return ofThread.filter(({ body }) => body.includes(OURS));
  };
  const statusComments = (thread?: number): readonly Comment[] =>
    ourComments(thread).filter(({ body }) => STATUS.test(body));
  const posts = (): readonly string[] => {
    const sent = service.requests.filter(({ method }) => method === 'POST');
    return sent.map(({ path }) => path);
  };

  return {
    ourComments,
    statusComments,
    statusComment: (thread) => {
      const [only, ...others] = statusComments(thread);
      if (only === undefined || others.length > 0) {
        throw new Error('there is not one status comment');
      }
      return only;
    },
    shown: (thread) => withoutMarker(statusComments(thread).at(-1)?.body ?? ''),
    replies: (thread) => {
      const replies = ourComments(thread).filter(({ body }) => isReply(body));
      return replies.map(({ body }) => withoutMarker(body));
    },
    reactions: ({ payload }) => {
      const written = payload['comment'] as { id: number } | undefined;
      const all = [...github.state.reactions.values()];
      const onComment = all.filter(({ comment }) => comment === written?.id);
      return onComment.map(({ content }) => content);
    },
    calls: (name) => {
      const calls = github.requests.filter(({ operation }) => operation === name);
      return calls.length;
    },
    writes: () => {
      const writes = github.requests.filter(({ method }) => method !== 'GET');
      return writes.map(({ operation, path }) => operation ?? path);
    },
    requests: () => service.requests.map(({ method, path }) => `${method} ${path}`),
    posts,
    sent: () => posts().map((path) => messagedJob(path) ?? 'new job'),
    prompts: () => prompts(service),
    instructions: () => prompts(service).map(instructionOf),
  };
}

function instructionOf(prompt: string): string {
  const [beforeData = ''] = prompt.split('\n\n----\n\n', 1);
  return beforeData.replace(/\n\nThis request comes from: .*/, '');
}

/** Returns the id of the job that a request sends a message to. */
function messagedJob(path: string): string | undefined {
  return /job\/([^/]+)\/message$/.exec(path)?.[1];
}
