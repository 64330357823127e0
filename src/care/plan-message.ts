/** Plans a message of care: a request to the job of a docs pull request, and to no other one. */
import type { CareProblem } from '../domain/care.ts';
import { ok } from '../domain/errors.ts';
import type { Job } from '../domain/job.ts';
import type { AboutRequest } from '../record/request-record.ts';
import { newRequestRecord } from '../record/entries.ts';
import { carePrompt } from '../prompt/care.ts';
import { pluralize } from '../rendering/format.ts';
import type { PlannedRequest, Prompt } from '../request/planned-request.ts';
import { shownRun } from '../run/run.ts';
import { digest } from '../text/digest.ts';
import { createRedactor } from '../text/redact.ts';
import { truncate } from '../text/strings.ts';
import type { Care } from './care.ts';
import type { Candidate } from './row.ts';

/**
 * Plans the message. It is shown, and its job is finished, as the workflow wants that has created the job.
 *
 * @param candidate with the annotations of its failed checks
 * @param known the job, as it was read directly before
 */
export function planCareMessage(
  care: Care,
  candidate: Candidate,
  known: Job,
  stillWanted: () => Promise<boolean>,
): PlannedRequest {
  const { repo, pull, job, thread, cause, message } = candidate;
  return {
    cause,
    // Two messages with one cause are the same one, whatever they are about.
    digest: digest('care'),
    thread: {
      ...thread,
      thread: job.thread,
      place: { number: pull.number, onPullRequest: true, isRequestsIssue: false },
    },
    target: {
      kind: 'job',
      job: { id: job.payload.job.id, keyLine: job.keyLine },
      known,
    },
    prompt: async () => ok(promptOf(care, candidate)),
    record: newRequestRecord(cause, {
      requester: job.payload.requester,
      about: aboutMessage(candidate),
      series: '',
      finishing: job.payload.finishing,
      run: shownRun({ run: care.run, repo }),
      care: { head: pull.headSha, message },
    }),
    stillWanted,
    isHeldByOpenPullRequests: false,
  };
}

function promptOf({ inputs, run }: Care, candidate: Candidate): Prompt {
  const { pull, job, problem, message } = candidate;
  const text = carePrompt(
    {
      url: pull.url,
      problem,
      base: pull.base,
      headSha: pull.headSha,
      failed: candidate.failedChecks,
    },
    createRedactor(run.secrets),
  );
  const { commandWord } = job.payload.finishing;
  const isLast = message >= inputs.maxMessages;
  return {
    text,
    note: isLast ? lastNote(problem, commandWord) : '',
    sent: [],
    removedHidden: 0,
    host: run.host,
    coveredSha: undefined,
  };
}

const REMAINS: Readonly<Record<CareProblem, string>> = {
  conflicts: 'If there is a conflict afterwards',
  checks: 'If checks fail afterwards',
};

/** Explains that people must act from now on. */
function lastNote(problem: CareProblem, commandWord: string): string {
  return `This is the last message that care sends for this pull request. ${REMAINS[problem]}, push a commit, or comment \`${commandWord} …\` with an instruction.`;
}

/** Length of the name of a branch in a status comment. */
const MAX_BRANCH_LENGTH = 100;

/** Returns the words of the status comment. */
function aboutMessage({ repo, pull, problem, failedChecks }: Candidate): AboutRequest {
  if (problem === 'checks') {
    return {
      words: 'Care instructed the agent to fix',
      linked: pluralize(failedChecks.length, 'failed check'),
      page: `${repo.name}/commit/${pull.headSha}/checks`,
    };
  }
  return {
    words: 'Care instructed the agent to resolve',
    linked: `the conflict with ${truncate(pull.base, MAX_BRANCH_LENGTH)}`,
    page: null,
  };
}
