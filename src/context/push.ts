/** What a push brought. The event's own lists of files cannot be used: a squash leaves them empty, a long push cuts them. */
import type { Facts, PullRequestFact, Subject } from '../domain.ts';
import type { Gathered } from '../ports.ts';
import { blankFacts, isNothing, loginOf, toLabels, toPullRequest } from './mappers.ts';
import { readBringing } from './merged-pull-requests.ts';
import { readFiles } from './pull-request.ts';
import type { PullRequestData, Read, Source } from './github-types.ts';
import { gatherTag } from './release.ts';
import { COMPARISON_FULL, MOST_COMPARED_FILES, readHead, readSpan, type Span } from './commit-range.ts';

type Push = Extract<Subject, { kind: 'push' }>;

/** GitHub links a commit with its pull request a little after the push event went out. */
const LINK_LAG_MS = 3000;
const BRANCH = 'refs/heads/';
const TAG = 'refs/tags/';

/** A push to a branch or of a tag; the removal of either is no subject. */
export async function gatherPush(source: Source, push: Push): Promise<Gathered> {
  if (isNothing(push.after))
    return { ok: false, why: 'The push removed its branch or tag, so there is nothing to cover' };
  if (push.ref.startsWith(TAG)) return gatherTag(source, push, push.ref.slice(TAG.length));
  const { span, gaps } = await readPushed(source, push);
  if (!span.ok) return { ok: false, why: `The pushed commits could not be read: ${span.why}` };
  const bringing = await findBringing(source, push);
  if (!bringing.ok) gaps.push(`The pull request behind the push could not be read: ${bringing.why}.`);
  const pull = bringing.ok ? bringing.data[0] : undefined;
  const { landed, known } = span.data;
  const facts: Facts = { ...blankFacts(push), ...known, headSha: push.after, gaps: [...gaps, ...known.gaps] };
  return {
    ok: true,
    facts: pull === undefined ? facts : await withPullRequest(source, { facts, landed, pull }),
  };
}

/** From `before` to `after`; a new branch from where it left the default branch; else the newest commit alone. */
async function readPushed(
  source: Source,
  push: Push,
): Promise<Readonly<{ span: Read<Span>; gaps: string[] }>> {
  const gaps: string[] = [];
  const isNew = isNothing(push.before);
  if (!isNew || push.ref !== `${BRANCH}${source.defaultBranch}`) {
    const span = await readSpan(source, isNew ? source.defaultBranch : push.before, push.after);
    if (span.ok || span.status !== 404) return { span, gaps };
    // After a force push GitHub may have lost the old end.
    gaps.push(
      'The commits could not be compared with what was there before, so only the newest commit is here.',
    );
  } else {
    gaps.push('The default branch is new, so only its newest commit is here.');
  }
  return { span: await readHead(source, push.after), gaps };
}

/** The pull requests that brought the pushed head, those merged into this very branch as this very commit first. */
async function findBringing(source: Source, push: Push): Promise<Read<PullRequestData[]>> {
  let answer = await readBringing(source, push.after);
  if (answer.ok && answer.data.length === 0) {
    await source.sleep(LINK_LAG_MS);
    answer = await readBringing(source, push.after);
  }
  if (!answer.ok) return answer;
  const here = answer.data.filter((pull) => `${BRANCH}${pull.base.ref}` === push.ref);
  const isExact = (pull: PullRequestData): boolean => pull.merge_commit_sha === push.after;
  return { ok: true, data: [...here.filter(isExact), ...here.filter((pull) => !isExact(pull))] };
}

/** Tells the pull request behind a push as its description, and its own files where the comparison ran out of room. */
async function withPullRequest(
  source: Source,
  {
    facts,
    landed,
    pull,
  }: Readonly<{ facts: Facts; landed: readonly PullRequestFact[]; pull: PullRequestData }>,
): Promise<Facts> {
  const isOther = (other: PullRequestFact): boolean => other.number !== pull.number;
  const pullRequests = [toPullRequest(pull), ...facts.pullRequests.filter(isOther)];
  const thread = pull.number;
  // One of several speaks for none of the others: neither its text nor its labels stand for the push.
  if (landed.some(isOther)) return { ...facts, pullRequests, thread };
  const told: Facts = {
    ...facts,
    about: 'pull-request',
    title: pull.title,
    body: pull.body ?? '',
    author: loginOf(pull.user),
    url: pull.html_url,
    labels: toLabels(pull.labels),
    merged: true,
    pullRequests,
    thread,
  };
  if (facts.files.length < MOST_COMPARED_FILES) return told;
  const own = await readFiles(source, { number: pull.number, expected: undefined });
  if (own.files.length <= facts.files.length) return told;
  return {
    ...told,
    ...own,
    gaps: [...facts.gaps.filter((gap) => gap !== COMPARISON_FULL), ...own.gaps],
  };
}
