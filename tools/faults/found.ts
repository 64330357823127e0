import type { CommentEvent } from '../../src/domain.ts';
import type { FakeGitHub } from '../../fakes/github/index.ts';
import type { Recorder } from './recorder.ts';
import type { Arrived } from './service.ts';
import type { VirtualClock } from '../../fakes/virtual-clock.ts';

/** What a cell came to. Times in milliseconds of the injected clock. */
export type Found = Readonly<{
  outcome: string;
  reason: string;
  failed: boolean;
  /** POSTs that have reached the service. */
  posts: number;
  jobId: string;
  prLink: string;
  /** The pull request of the job as the service has it when the run has ended; empty where there is none. */
  truePrLink: string;
  message: string;
  warnings: readonly string[];
  /** Headlines of the status comments in the thread. */
  headlines: readonly string[];
  replies: number;
  /** On the command itself, in the order in which they were given. */
  reactions: readonly string[];
  spentMs: number;
  /** From the start to the first POST. */
  beforePostMs: number | undefined;
  leaks: readonly string[];
}>;

const MARK = '<!-- docs-agent-action';

/** Milliseconds from `startedAt` to the first POST; undefined where there was none. */
export function firstPost(
  arrived: readonly Arrived[],
  clock: VirtualClock,
  startedAt: number,
): number | undefined {
  const post = arrived.find(({ method }) => method === 'POST');
  return post && post.at - clock.date().getTime() + clock.now() - startedAt;
}

/** What a run has told, and where. */
export function tell(
  { state, violations }: FakeGitHub,
  {
    recorder,
    arrived,
    command,
    secrets,
  }: Readonly<{
    recorder: Recorder;
    arrived: readonly Arrived[];
    command: CommentEvent;
    secrets: readonly string[];
  }>,
) {
  const { outputs, warnings } = recorder;
  const bodies = [...state.comments.values()]
    .filter(({ thread }) => thread === command.comment.thread)
    .map(({ body }) => body);
  const said = [recorder.all(), ...bodies].join('\n');
  return {
    outcome: outputs['outcome'] ?? '',
    reason: outputs['reason'] ?? '',
    posts: arrived.filter(({ method }) => method === 'POST').length,
    jobId: outputs['jobId'] ?? '',
    prLink: outputs['prLink'] ?? '',
    message: outputs['message'] ?? '',
    warnings,
    headlines: bodies
      .filter((body) => body.startsWith(`${MARK}:v`))
      .map((body) => /^### (.*)$/m.exec(body)?.[1] ?? ''),
    replies: bodies.filter((body) => body.startsWith(`${MARK}:reply`)).length,
    reactions: [...state.reactions.values()]
      .filter(({ comment }) => comment === command.comment.id)
      .map(({ content }) => content),
    leaks: [...secrets.filter((secret) => said.includes(secret)), ...violations],
  };
}
