/**
 * Both fakes in a process of their own, forked by backstage.ts, so that their work is not counted. Answers as soon as it
 * can; GitHub's checks are compiled by a first run that is not measured.
 */
import { addComment, startFakeGitHub } from '../../fakes/github/index.ts';
import { commentOnPullRequest, OWNER } from '../../fakes/github/payloads.ts';
import { scheduleEvent, workflowDispatchEvent } from '../../fakes/payloads.ts';
import { startFakeService } from '../../fakes/service/serve.ts';
import { answerPages } from './ready-pages.ts';
import type { Opened, Order, Seen } from './backstage.ts';

let close: (() => Promise<readonly Seen[]>) | undefined;

async function open({ on, body = '', rows, latencyMs }: Extract<Order, { do: 'open' }>): Promise<Opened> {
  const seen: Seen[] = [];
  const note = (server: Seen['server'], what: string): undefined => {
    seen.push({ server, what, at: Number(process.hrtime.bigint()) / 1e6 });
  };
  const pages = rows === undefined ? undefined : answerPages(rows);
  const [github, service] = await Promise.all([
    startFakeGitHub({
      ...(latencyMs !== undefined && { latencyMs }),
      intercept: ({ operation, path }) => note('github', operation ?? path),
    }),
    startFakeService({
      life: 'finishes-at-once',
      ...(latencyMs !== undefined && { latencyMs }),
      intercept: (request) => {
        note('service', `${request.method} ${request.path}`);
        return pages?.(request);
      },
    }),
  ]);
  close = async () => {
    await Promise.all([github.close(), service.close()]);
    if (github.violations.length > 0) throw new Error(github.violations.join('; '));
    return seen;
  };
  const spoken = { thread: 2, body, author: OWNER.login };
  const events = {
    comment: () => ({
      name: 'issue_comment',
      payload: commentOnPullRequest({ body, id: addComment(github.state, spoken).id }),
    }),
    dispatch: workflowDispatchEvent,
    schedule: scheduleEvent,
  };
  const { key, projectId } = service.state.config;
  return {
    event: events[on](),
    service: { url: service.url, key, projectId },
    github: { url: github.url, token: github.token, repositoryId: github.state.repository.id },
  };
}

process.on('message', (order: Order) => {
  const answer = order.do === 'open' ? open(order) : (close?.() ?? Promise.resolve([]));
  answer.then(
    (told) => process.send?.({ told }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
process.once('disconnect', () => process.exit());
