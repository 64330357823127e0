/** Care for the open docs pull requests of ours: messages to their jobs because of conflicts and failed checks. Opt-in. */
import type { CareCause, CareRecord } from '../domain/care.ts';
import type { OpenPullRequestState, Reviewers } from '../ports.ts';
import {
  mentionsOf,
  reminderReply,
  STOP_MARKER,
  stopReply,
} from '../rendering/care-replies.ts';
import { explainUnreadable } from '../rendering/github-errors.ts';
import { hasReplyMarker } from '../rendering/replies.ts';
import { isSameRepository, pullRequestKey } from '../text/urls.ts';
import { findPaidRequests } from '../request/count-requests.ts';
import {
  decideCare,
  mustRemind,
  type OurPullRequest,
  type StopReason,
} from './care-decision.ts';
import { changeCare } from './care-entries.ts';
import {
  describeOurs,
  groupByPullRequest,
  type NamingEntries,
} from './care-pull-requests.ts';
import { sendCare, type CareMessage } from './care-send.ts';
import type { CaredPullRequest } from './cared.ts';
import { isCaring } from './inputs.ts';
import {
  isOfInputs,
  type ListedRepositories,
  type ListedRepository,
} from './list-repositories.ts';
import { TITLE } from './report.ts';
import type { Sweep } from './sweep.ts';

/** A docs repository whose id is known. */
type DocsRepository = CareMessage['docs'];

/** The state of a sweep that the care for all pull requests shares. */
type Caring = Readonly<{
  sweep: Sweep;
  listed: ListedRepositories;
  naming: NamingEntries;
  done: Done;
}>;

/** Counts of what this sweep has done so far. */
type Done = {
  /** Messages that were sent, or that failed. */
  attempts: number;
  replies: number;
  /** Paid messages by project. */
  readonly paid: Map<string, number>;
};

/** Cares for the docs pull requests of all swept repositories, oldest first, as far as the limits allow. */
export async function care(
  sweep: Sweep,
  listed: ListedRepositories,
): Promise<readonly CaredPullRequest[]> {
  const { inputs, run, signal } = sweep;
  if (!isCaring(inputs)) return [];
  const entries = listed.repositories.flatMap((each) => each.listed.entries);
  const naming = groupByPullRequest(entries, run.serverUrl);
  const done: Done = {
    attempts: 0,
    replies: 0,
    paid: new Map(),
  };
  const caring = { sweep, listed, naming, done };
  const cared: CaredPullRequest[] = [];
  for (const repository of listed.repositories) {
    const docs = asDocsRepository(sweep, repository);
    if (docs === undefined) continue;
    for (const ours of await findOurs(caring, docs)) {
      if (signal.aborted) return cared;
      const result =
        (await careFor(caring, docs, ours)) ?? (await remind(caring, docs, ours));
      if (result !== undefined) cared.push(result);
    }
  }
  return cared;
}

/** Returns a repository if docs pull requests are opened there. */
function asDocsRepository(
  { inputs }: Sweep,
  repository: ListedRepository,
): DocsRepository | undefined {
  const { docsRepository = repository.name } = inputs;
  const { repositoryId } = repository.run;
  if (!isSameRepository(docsRepository, repository.name)) return undefined;
  if (repositoryId === undefined) return undefined;
  return { ...repository, repositoryId };
}

/** Reads the states of the open pull requests of ours, if there are any. */
async function findOurs(
  { sweep, naming }: Caring,
  docs: DocsRepository,
): Promise<readonly OurPullRequest[]> {
  const { inputs } = sweep;
  const { open, states: followed } = docs.docs;
  const keyOf = (number: number): string => pullRequestKey(docs.name, number);
  const wanted = new Set<number>();
  for (const { number } of open) {
    const key = keyOf(number);
    // One that is too old, or not by the agent, is not followed.
    if (followed.has(key) && naming.has(key)) wanted.add(number);
  }
  if (wanted.size === 0) return [];
  const found: OurPullRequest[] = [];
  for (const pull of await readStates(sweep, docs, wanted)) {
    const key = keyOf(pull.number);
    const ours = describeOurs(pull, {
      repositoryId: docs.repositoryId,
      claims: docs.listed.claims,
      naming: naming.get(key) ?? [],
    });
    if (ours !== undefined && isOfInputs(inputs, ours.newest)) found.push(ours);
  }
  return found;
}

const READS_CHECKS = '`pull-requests: read`, `checks: read` and `statuses: read`';

/** Reads pages of open pull requests until all wanted ones are known. A failure is a warning. */
async function readStates(
  { inputs, connectRepository, warnEachOnce }: Sweep,
  docs: DocsRepository,
  wanted: ReadonlySet<number>,
): Promise<readonly OpenPullRequestState[]> {
  const { openPullRequests } = connectRepository(docs.name, docs.token);
  const states: OpenPullRequestState[] = [];
  const checks = inputs.care.includes('checks');
  const permission = checks ? READS_CHECKS : '`pull-requests: read`';
  const pages = openPullRequests.states({ checks });
  for await (const page of pages) {
    const error = page.ok ? page.value.problem : page.error;
    if (error !== undefined) {
      const what = `The states of the docs pull requests of ${docs.name} could not be read completely`;
      warnEachOnce(explainUnreadable(what, error, permission, docs), TITLE);
    }
    if (!page.ok) return states;
    const { pullRequests } = page.value;
    states.push(...pullRequests.filter(({ number }) => wanted.has(number)));
    if (states.length >= wanted.size) return states;
  }
  return states;
}

/** Cares for one pull request. Returns undefined if there is nothing to do. */
async function careFor(
  caring: Caring,
  docs: DocsRepository,
  ours: OurPullRequest,
): Promise<CaredPullRequest | undefined> {
  const { sweep, done } = caring;
  const { inputs, clock } = sweep;
  const { care: causes, skipLabel, agentLogin, careLimit } = inputs;
  const decision = decideCare(ours, {
    causes,
    skipLabel,
    agentLogin,
    now: clock.date(),
  });
  if (decision.kind === 'none') return undefined;
  const { cause } = decision;
  const cared = { repository: docs.name, number: ours.pull.number, cause };
  const reportStop = async (why: StopReason): Promise<CaredPullRequest | undefined> => {
    const isReported = await stop(caring, docs, ours, { cause, why });
    return isReported ? { ...cared, result: 'reported' } : undefined;
  };
  if (decision.kind === 'stop') return reportStop(decision.why);
  if (done.attempts >= careLimit) return undefined;
  const { project } = ours.newest.thread;
  if (isOverDailyLimit(caring, project)) return { ...cared, result: 'limit' };
  const sent = await sendCare(sweep, {
    ours,
    cause,
    docs,
    keeperRepository: keeperRepositoryOf(caring, ours) ?? docs,
  });
  if (sent.kind !== 'busy') done.attempts += 1;
  if (sent.kind === 'sent' || sent.kind === 'unconfirmed') {
    const before = done.paid.get(project) ?? 0;
    done.paid.set(project, before + 1);
  }
  if (sent.kind === 'job-ended') return reportStop('job-ended');
  return { ...cared, result: sent.kind };
}

/** Returns the repository of the entry that counts the messages. */
function keeperRepositoryOf(
  { listed }: Caring,
  { keeper }: OurPullRequest,
): ListedRepository | undefined {
  const { repositoryId } = keeper;
  return listed.repositories.find(({ run }) => run.repositoryId === repositoryId);
}

/** Returns whether `max-requests-per-day` holds a message back: also if a repository could not be read. */
function isOverDailyLimit({ sweep, listed, done }: Caring, project: string): boolean {
  const { maxRequestsPerDay } = sweep.inputs;
  if (maxRequestsPerDay === undefined) return false;
  if (listed.gaps.length > 0) return true;
  const claims = listed.repositories.flatMap((each) => each.listed.claims);
  const ofProject = claims.filter(({ thread }) => thread.project === project);
  const paidBefore = findPaidRequests(ofProject, sweep.startedAt).length;
  const paidNow = done.paid.get(project) ?? 0;
  return paidBefore + paidNow >= maxRequestsPerDay;
}

/** Replies, once, that the sweep sends no message, or no further one. Returns whether it did so now. */
async function stop(
  caring: Caring,
  docs: DocsRepository,
  ours: OurPullRequest,
  { cause, why }: Readonly<{ cause: CareCause; why: StopReason }>,
): Promise<boolean> {
  const { pull, record } = ours;
  const isInThread = docs.listed.comments.some(
    ({ thread, body }) => thread === pull.number && hasReplyMarker(body, STOP_MARKER),
  );
  if (isInThread || record.isReported) return false;
  return reply(caring, docs, ours, {
    note: (known) => {
      if (known.isReported) return undefined;
      return { ...known, isReported: true };
    },
    render: (people) => stopReply(cause, why, people),
  });
}

/** Reminds people of a pull request that nobody has touched for `stale-days`. Returns undefined unless it did so now. */
async function remind(
  caring: Caring,
  docs: DocsRepository,
  ours: OurPullRequest,
): Promise<CaredPullRequest | undefined> {
  const { inputs, clock } = caring.sweep;
  const { staleDays, skipLabel } = inputs;
  const now = clock.date();
  const rules = { staleDays, skipLabel, now };
  if (staleDays === undefined || !mustRemind(ours, rules)) return undefined;
  const isReminded = await reply(caring, docs, ours, {
    note: (record) => {
      if (!mustRemind({ ...ours, record }, rules)) return undefined;
      return {
        ...record,
        reminders: record.reminders + 1,
        remindedAt: now.toISOString(),
      };
    },
    render: (people) => reminderReply(staleDays, people),
  });
  if (!isReminded) return undefined;
  return {
    repository: docs.name,
    number: ours.pull.number,
    cause: 'silence',
    result: 'reported',
  };
}

/** A reply that is noted before it is written: otherwise people could be mentioned again and again. */
type NotedReply = Readonly<{
  /** Returns undefined if the reply was written before. */
  note: (known: CareRecord) => CareRecord | undefined;
  render: (people: string) => string;
}>;

/** Writes a reply that mentions the requested reviewers, or the requester. Returns whether it was written. */
async function reply(
  caring: Caring,
  docs: DocsRepository,
  ours: OurPullRequest,
  { note, render }: NotedReply,
): Promise<boolean> {
  const { sweep, done } = caring;
  const { number } = ours.pull;
  if (done.replies >= sweep.inputs.careLimit) return false;
  const repository = keeperRepositoryOf(caring, ours) ?? docs;
  const noted = await changeCare(repository, ours.keeper, note);
  if (noted !== 'changed') return false;
  done.replies += 1;
  const reviewers = await readReviewers(sweep, docs, number);
  const people = mentionsOf(reviewers, ours.newest.payload.requester);
  const created = await docs.comments.create(number, render(people));
  if (!created.ok) {
    const what = `A reply to docs pull request #${number} could not be written`;
    docs.warn(what, created.error);
  }
  return created.ok;
}

/** Reads the requested reviewers, teams as `org/team`; none if they cannot be read. Few tokens may read teams by GraphQL. */
async function readReviewers(
  { connectRepository }: Sweep,
  docs: DocsRepository,
  number: number,
): Promise<Reviewers> {
  const { pullRequests } = connectRepository(docs.name, docs.token);
  const read = await pullRequests.read(number);
  if (!read.ok) return { users: [], teams: [] };
  const [owner = ''] = docs.name.split('/');
  const { users, teams } = read.value.reviewers;
  return { users, teams: teams.map((slug) => `${owner}/${slug}`) };
}
