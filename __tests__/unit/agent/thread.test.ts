/** How a run uses a job of its thread: what `reuse-job` says, and what other inputs and its event say. */
import { describe, expect, it } from '@jest/globals';
import type { Inputs } from '../../../src/agent/agent-inputs.ts';
import type { Authorized } from '../../../src/agent/authorize.ts';
import type { RunContext } from '../../../src/agent/context.ts';
import { jobUseOf, type JobUse } from '../../../src/agent/thread.ts';
import type { CommentEvent } from '../../../src/domain/event.ts';
import { parseCommand } from '../../../src/trigger/command.ts';
import { AUTOMATIC, COMMAND } from '../trigger/events.ts';

type ReuseJob = Inputs['reuseJob'];

const EVENT: Authorized = { kind: 'automatic', event: AUTOMATIC };
const REVIEW: Authorized = { kind: 'review', event: COMMAND };
const ALWAYS: ReuseJob = 'while-pr-open';

/** Creates the command in a comment. */
function commandOf(body: string, changes: Partial<CommentEvent> = {}): Authorized {
  const command = parseCommand(body, '/docs');
  if (command.kind === 'none') throw new Error('no command');
  return { kind: 'command', event: { ...COMMAND, ...changes, body }, command };
}

const INSTRUCTION = commandOf('/docs explain the retry');

/** Returns how a run with these inputs uses a job. */
function useOf(authorized: Authorized, reuseJob: ReuseJob, jobId?: string): JobUse {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no other input decides it
  const context = { inputs: { reuseJob, jobId } } as unknown as RunContext;
  return jobUseOf(context, authorized);
}

it.each<readonly [ReuseJob, string, JobUse, Authorized]>([
  ['comments', 'a command', 'continue', INSTRUCTION],
  ['comments', 'an event', 'none', EVENT],
  ['while-pr-open', 'a command', 'continue', INSTRUCTION],
  ['while-pr-open', 'an event', 'continue', EVENT],
  ['never', 'a command', 'none', INSTRUCTION],
  ['never', 'an event', 'none', EVENT],
])('the use with `reuse-job: %s` of %s: %s', (reuseJob, _, use, authorized) => {
  expect(useOf(authorized, reuseJob)).toBe(use);
});

describe('whatever `reuse-job` says', () => {
  const ON_REQUESTS_ISSUE = { isOnRequestsIssue: true };

  it.each<readonly [string, Authorized, JobUse]>([
    ['`new` gets a new job', commandOf('/docs new explain the retry'), 'none'],
    ['the help needs no job', commandOf('/docs help'), 'none'],
    ['`status` shows one', commandOf('/docs status'), 'show'],
    ['a review goes to that of its pull request', REVIEW, 'feedback'],
  ])('%s', (_, authorized, use) => {
    for (const reuseJob of ['comments', 'while-pr-open', 'never'] as const) {
      expect(useOf(authorized, reuseJob)).toBe(use);
    }
  });

  it.each([
    ['a command', INSTRUCTION],
    ['an event', EVENT],
  ])('%s does not continue one if `job-id` names another one', (_, authorized) => {
    expect(useOf(authorized, ALWAYS, 'job_1')).toBe('none');
  });

  it('a command in the requests issue does not continue those of others', () => {
    const written = commandOf('/docs explain the retry', ON_REQUESTS_ISSUE);
    expect(useOf(written, ALWAYS)).toBe('none');
  });
});
