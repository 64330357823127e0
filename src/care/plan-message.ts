/** Plans a message of care: a request to the job of a docs pull request, and to no other one. */
import type { CareCause } from '../domain/care.ts';
import { ok } from '../domain/errors.ts';
import type { Job } from '../domain/job.ts';
import type { AboutRequest, RequestRecord } from '../record/request-record.ts';
import { type JobEntry, newRequestRecord } from '../record/entries.ts';
import type { FailedCheck } from '../ports.ts';
import { carePrompt } from '../prompt/care.ts';
import { pluralize } from '../rendering/format.ts';
import type { PlannedRequest, Prompt } from '../request/planned-request.ts';
import { digest } from '../text/digest.ts';
import { createRedactor } from '../text/redact.ts';
import { truncate } from '../text/strings.ts';
import type { ReadPullRequest, Wanted } from './decide.ts';

/** The facts of a message. */
type MessageFacts = Readonly<{
  wanted: Wanted;
  cause: CareCause;
  /** Whether the pull request gets no message after this one. */
  isLast: boolean;
  read: ReadPullRequest & Readonly<{ job: JobEntry }>;
  /** The job, as it was read directly before. */
  known: Job;
  /** Of the pull request, `owner/name`. */
  repository: string;
  /** Empty unless the message is about them. */
  failedChecks: readonly FailedCheck[];
  secrets: readonly string[];
  /** What the comment shows of the run. */
  run: RequestRecord['run'];
  /** The host of the service. */
  host: string;
  stillWanted: () => Promise<boolean>;
}>;

/** Plans the message. It is shown, and its job is finished, as the workflow wants that has created the job. */
export function planCareMessage(facts: MessageFacts): PlannedRequest {
  const { wanted } = facts;
  const { pull, job, thread } = facts.read;
  const { number } = pull;
  return {
    cause: wanted.cause,
    // Two messages with one cause are the same one, whatever they are about.
    digest: digest('care'),
    thread: {
      ...thread,
      thread: { ...job.thread, number },
      place: {
        number,
        onPullRequest: true,
        isRequestsIssue: false,
      },
    },
    target: {
      kind: 'job',
      job: { id: job.payload.job.id, keyLine: job.keyLine },
      known: facts.known,
    },
    prompt: async () => ok(promptOf(facts)),
    record: newRequestRecord(wanted.cause, {
      requester: job.payload.requester,
      about: aboutMessage(facts),
      series: '',
      finishing: job.payload.finishing,
      run: facts.run,
      care: { head: pull.headSha, message: wanted.message },
    }),
    stillWanted: facts.stillWanted,
    isHeldByOpenPullRequests: false,
  };
}

function promptOf(facts: MessageFacts): Prompt {
  const { cause, read } = facts;
  const text = carePrompt(
    {
      url: read.pull.url,
      cause,
      base: read.pull.base,
      headSha: read.pull.headSha,
      failed: facts.failedChecks,
    },
    createRedactor(facts.secrets),
  );
  const { commandWord } = read.job.payload.finishing;
  const note = facts.isLast ? lastNote(cause, commandWord) : '';
  return {
    text,
    note,
    sent: [],
    removedHidden: 0,
    host: facts.host,
    coveredSha: undefined,
  };
}

const REMAINS: Readonly<Record<CareCause, string>> = {
  conflicts: 'If there is a conflict afterwards',
  checks: 'If checks fail afterwards',
};

/** Explains that people must act from now on. */
function lastNote(cause: CareCause, commandWord: string): string {
  return `This is the last message that care sends for this pull request. ${REMAINS[cause]}, push a commit, or comment \`${commandWord} …\` with an instruction.`;
}

/** Length of the name of a branch in a status comment. */
const MAX_BRANCH_LENGTH = 100;

/** Returns the words of the status comment. */
function aboutMessage({
  cause,
  read,
  repository,
  failedChecks,
}: MessageFacts): AboutRequest {
  if (cause === 'checks') {
    return {
      words: 'Care instructed the agent to fix',
      linked: pluralize(failedChecks.length, 'failed check'),
      page: `${repository}/commit/${read.pull.headSha}/checks`,
    };
  }
  return {
    words: 'Care instructed the agent to resolve',
    linked: `the conflict with ${truncate(read.pull.base, MAX_BRANCH_LENGTH)}`,
    page: null,
  };
}
