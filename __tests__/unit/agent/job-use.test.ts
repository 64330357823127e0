/** How a run uses a job of its thread: what `reuse-job` says, and what other inputs and its event say. */
import { describe, expect, it } from '@jest/globals';
import type { Inputs } from '../../../src/agent/agent-inputs.ts';
import { jobUseOf, mayNeedPullRequest, type JobUse } from '../../../src/agent/job-use.ts';
import type { CommentEvent } from '../../../src/domain/event.ts';
import { parseCommand } from '../../../src/trigger/command.ts';
import type {
  AcceptedComment,
  AcceptedEvent,
} from '../../../src/trigger/event-filter.ts';
import { examplePullRequest } from '../../support/examples.ts';
import { AUTOMATIC, COMMAND } from '../trigger/events.ts';

type ReuseJob = Inputs['reuseJob'];

const EVENT: AcceptedEvent = { kind: 'automatic', event: AUTOMATIC };
const REVIEW = { kind: 'review', event: COMMAND } as const;
const ALWAYS: ReuseJob = 'while-pr-open';

/** Creates the command in a comment. */
function commandOf(body: string, changes: Partial<CommentEvent> = {}): AcceptedComment {
  const command = parseCommand(body, '/docs');
  if (command.kind === 'none') throw new Error('no command');
  return { kind: 'command', event: { ...COMMAND, ...changes, body }, command };
}

const INSTRUCTION = commandOf('/docs explain the retry');

/** Returns how a run with these inputs uses a job. */
function useOf(accepted: AcceptedEvent, reuseJob: ReuseJob, jobId?: string): JobUse {
  return jobUseOf({ reuseJob, jobId }, accepted);
}

it.each<readonly [ReuseJob, string, JobUse, AcceptedEvent]>([
  ['comments', 'a command', 'continue', INSTRUCTION],
  ['comments', 'an event', 'none', EVENT],
  ['while-pr-open', 'a command', 'continue', INSTRUCTION],
  ['while-pr-open', 'an event', 'continue', EVENT],
  ['never', 'a command', 'none', INSTRUCTION],
  ['never', 'an event', 'none', EVENT],
])('the use with `reuse-job: %s` of %s: %s', (reuseJob, _, use, accepted) => {
  expect(useOf(accepted, reuseJob)).toBe(use);
});

describe('whatever `reuse-job` says', () => {
  const ON_REQUESTS_ISSUE = { isOnRequestsIssue: true };

  it.each<readonly [string, AcceptedEvent, JobUse]>([
    ['`new` gets a new job', commandOf('/docs new explain the retry'), 'none'],
    ['the help needs no job', commandOf('/docs help'), 'none'],
    ['`status` shows one', commandOf('/docs status'), 'show'],
    ['a review goes to that of its pull request', REVIEW, 'feedback'],
  ])('%s', (_, accepted, use) => {
    for (const reuseJob of ['comments', 'while-pr-open', 'never'] as const) {
      expect(useOf(accepted, reuseJob)).toBe(use);
    }
  });

  it.each([
    ['a command', INSTRUCTION],
    ['an event', EVENT],
  ])('%s does not continue one if `job-id` names another one', (_, accepted) => {
    expect(useOf(accepted, ALWAYS, 'job_1')).toBe('none');
  });

  it('a command in the requests issue does not continue those of others', () => {
    const written = commandOf('/docs explain the retry', ON_REQUESTS_ISSUE);
    expect(useOf(written, ALWAYS)).toBe('none');
  });
});

describe('a command on a pull request may need it', () => {
  const COMMENTS = { reuseJob: 'comments', jobId: undefined } as const;
  const mayNeed = (
    body: string,
    inputs: Parameters<typeof mayNeedPullRequest>[0] = COMMENTS,
    changes: Partial<CommentEvent> = {},
  ): boolean => mayNeedPullRequest(inputs, commandOf(body, changes));

  it('if it may start a job', () => {
    expect(mayNeed('/docs')).toBe(true);
    expect(mayNeed('/docs retry')).toBe(true);
    // The run ends as misconfigured, unless its requester has no permission.
    expect(mayNeed('/docs', { ...COMMENTS, reuseJob: undefined })).toBe(true);
  });

  it.each(['/docs new explain the retry', '/docs status', '/docs help'])(
    'but not for %s',
    (body) => {
      expect(mayNeed(body)).toBe(false);
    },
  );

  it('but not with an input that names the job, or wants a new one', () => {
    expect(mayNeed('/docs', { ...COMMENTS, jobId: 'job_1' })).toBe(false);
    expect(mayNeed('/docs', { ...COMMENTS, reuseJob: 'never' })).toBe(false);
  });

  it('but not if the payload has it, or on an issue', () => {
    const pull = examplePullRequest();
    expect(mayNeed('/docs', COMMENTS, { pull })).toBe(false);
    expect(mayNeed('/docs', COMMENTS, { onPullRequest: false })).toBe(false);
  });

  it('but not for a review, whose payload has it', () => {
    expect(mayNeedPullRequest(COMMENTS, REVIEW)).toBe(false);
  });
});
