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
import { findPaidRequests } from '../thread/request-limits.ts';
import {
  decideCare,
  mustRemind,
  type OurPullRequest,
  type StopReason,
} from './care-decision.ts';
import {
  describeOurs,
  groupByPullRequest,
  type NamingStates,
} from './care-pull-requests.ts';
import { sendCare, type CareMessage } from './care-send.ts';
import type { CaredPullRequest } from './cared.ts';
import { isCaring } from './inputs.ts';
import type { ListedRepositories, ListedRepository } from './list-repositories.ts';
import { TITLE } from './report.ts';
import type { Sweep } from './sweep.ts';

/** A docs repository whose id is known. */
type DocsRepository = CareMessage['docs'];

/** What the care for all pull requests shares. */
type Caring = Readonly<{
  sweep: Sweep;
  listed: ListedRepositories;
  naming: NamingStates;
  /** What this sweep has done. */
  done: Done;
}>;

type Done = { attempts: number; replies: number; paid: Map<string, number> };

/** Cares for the docs pull requests of all swept repositories, oldest first, as far as the limits allow. */
export async function care(
  sweep: Sweep,
  listed: ListedRepositories,
): Promise<readonly CaredPullRequest[]> {
  const { inputs, run, signal } = sweep;
  if (!isCaring(inputs)) return [];
  const listings = listed.repositories.map(({ all }) => all);
  const naming = groupByPullRequest(listings, run.serverUrl);
  const done = { attempts: 0, replies: 0, paid: new Map<string, number>() };
  const caring = { sweep, listed, naming, done };
  const cared: CaredPullRequest[] = [];
  for (const repository of listed.repositories) {
    const docs = asDocsRepository(sweep, repository);
    if (docs === undefined) continue;
    for (const ours of await findOurs(caring, docs)) {
      if (signal.aborted) return cared;
      const result = await careFor(caring, docs, ours);
      if (result !== undefined) cared.push(result);
      else if (await remind(caring, docs, ours)) cared.push(remindedOf(docs, ours));
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
  const keyOf = (number: number): string => pullRequestKey(docs.name, number);
  const wanted = new Set<number>();
  for (const { number } of docs.docs.open) {
    const key = keyOf(number);
    // One that is too old, or not by the agent, is not followed.
    if (docs.docs.states.has(key) && naming.has(key)) wanted.add(number);
  }
  const found: OurPullRequest[] = [];
  if (wanted.size === 0) return found;
  for (const pull of await readStates(sweep, docs, wanted)) {
    const states = naming.get(keyOf(pull.number)) ?? [];
    const place = { repositoryId: docs.repositoryId, listed: docs.all, naming: states };
    const ours = describeOurs(pull, place);
    const isSwept = ours !== undefined && isOfInputs(inputs, ours);
    if (isSwept) found.push(ours);
  }
  return found;
}

function isOfInputs(
  { projectId, commentTag }: Sweep['inputs'],
  { newest: { location } }: OurPullRequest,
): boolean {
  if (projectId !== undefined && projectId !== location.project) return false;
  return commentTag === undefined || commentTag === location.commentTag;
}

const READS_CHECKS = '`pull-requests: read`, `checks: read` and `statuses: read`';

/** Reads pages of open pull requests until all wanted ones are known. A failure is a warning. */
async function readStates(
  { inputs, connectRepository, warnOnceOf }: Sweep,
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
      warnOnceOf(explainUnreadable(what, error, permission, docs), TITLE);
    }
    if (!page.ok) return states;
    states.push(...page.value.pullRequests.filter(({ number }) => wanted.has(number)));
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
  if (decision.kind === 'stop') {
    const isReported = await stop(caring, docs, ours, decision);
    return isReported ? { ...cared, result: 'reported' } : undefined;
  }
  if (done.attempts >= careLimit) return undefined;
  const project = ours.newest.location.project;
  if (isOverDailyLimit(caring, project)) return { ...cared, result: 'limit' };
  const sent = await sendCare(sweep, {
    ours,
    cause,
    docs,
    keeperStore: storeOf(caring, ours) ?? docs.store,
  });
  if (sent.kind !== 'busy') done.attempts += 1;
  if (sent.kind === 'sent' || sent.kind === 'unconfirmed') {
    done.paid.set(project, 1 + (done.paid.get(project) ?? 0));
  }
  if (sent.kind === 'job-ended') {
    const isReported = await stop(caring, docs, ours, { cause, why: 'job-ended' });
    return isReported ? { ...cared, result: 'reported' } : undefined;
  }
  return { ...cared, result: sent.kind };
}

/** Returns the store of the status comment that counts the messages. */
function storeOf(
  { listed }: Caring,
  { keeper }: OurPullRequest,
): ListedRepository['store'] | undefined {
  const { repositoryId } = keeper.location;
  const found = listed.repositories.find(({ run }) => run.repositoryId === repositoryId);
  return found?.store;
}

/** Returns whether `max-requests-per-day` holds a message back: also if a repository could not be read. */
function isOverDailyLimit({ sweep, listed, done }: Caring, project: string): boolean {
  const { maxRequestsPerDay } = sweep.inputs;
  if (maxRequestsPerDay === undefined) return false;
  if (listed.errors.length > 0) return true;
  const all = listed.repositories.flatMap((each) => each.all.submissions);
  const ofProject = all.filter(({ location }) => location.project === project);
  const paid = findPaidRequests(ofProject, sweep.startedAt).length;
  return paid + (done.paid.get(project) ?? 0) >= maxRequestsPerDay;
}

/** Replies, once, that the sweep sends no message, or no further one. Returns whether it did so now. */
async function stop(
  caring: Caring,
  docs: DocsRepository,
  ours: OurPullRequest,
  { cause, why }: Readonly<{ cause: CareCause; why: StopReason }>,
): Promise<boolean> {
  const isInThread = docs.all.comments.some(
    ({ thread, body }) =>
      thread === ours.pull.number && hasReplyMarker(body, STOP_MARKER),
  );
  if (isInThread || ours.record.isReported) return false;
  return reply(caring, docs, ours, {
    note: (known) => (known.isReported ? undefined : { ...known, isReported: true }),
    render: (people) => stopReply(cause, why, people),
  });
}

/** Reminds people of a pull request that nobody has touched for `stale-days`. Returns whether it did so now. */
async function remind(
  caring: Caring,
  docs: DocsRepository,
  ours: OurPullRequest,
): Promise<boolean> {
  const { inputs, clock } = caring.sweep;
  const { staleDays, skipLabel } = inputs;
  const now = clock.date();
  const rules = { staleDays, skipLabel, now };
  if (staleDays === undefined || !mustRemind(ours, rules)) return false;
  return reply(caring, docs, ours, {
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
}

function remindedOf(
  { name }: DocsRepository,
  { pull }: OurPullRequest,
): CaredPullRequest {
  return {
    repository: name,
    number: pull.number,
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
  const store = storeOf(caring, ours) ?? docs.store;
  const noted = await store.changeCare(ours.keeper, note);
  if (noted !== 'changed') return false;
  done.replies += 1;
  const reviewers = await readReviewers(sweep, docs, number);
  const people = mentionsOf(reviewers, ours.newest.submission.requester);
  const created = await docs.comments.create(number, render(people));
  if (!created.ok) {
    docs.warn(
      `A reply to docs pull request #${number} could not be written`,
      created.error,
    );
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
