/**
 * What keeps an automatic event from starting anything. Never asked for commands: a person who types one has decided.
 */
import type { Facts, ReasonOf } from '../domain.ts';
import { matchesPaths } from './path-filter.ts';

/** As the workflow gives them. */
export type GateRules = Omit<Gates, 'prereleases' | 'unmerged'>;

export type Gates = Readonly<{
  paths: readonly string[];
  pathsIgnore: readonly string[];
  /** Under which the service opens its pull requests. Its own work must not start more of it. */
  docsAgentLogin: string;
  ignoreAuthors: readonly string[];
  /** Empty: no label skips. */
  skipLabel: string;
  /** Whether a prerelease counts: only when the workflow asks for it by its tag. */
  prereleases: boolean;
  /** Whether a pull request counts that is not merged: only when the workflow says what to do with it. */
  unmerged: boolean;
}>;

export type Skip = Readonly<{
  outcome: 'skipped';
  reason: ReasonOf<'skipped'>;
  /** One plain sentence without a full stop. May hold a login or a label from the workflow, never foreign text. */
  sentence: string;
}>;

/**
 * The first gate that holds, or undefined when the way is free.
 *
 * @param sender login of the account behind the event; empty when there is none to judge.
 */
export function checkGates({
  facts,
  gates,
  sender,
}: Readonly<{ facts: Facts; gates: Gates; sender: string }>): Skip | undefined {
  return (
    checkState(facts, gates) ??
    checkAuthors(facts, gates, sender) ??
    checkLabel(facts, gates.skipLabel) ??
    checkPaths(facts, gates)
  );
}

function checkState(facts: Facts, { prereleases, unmerged }: Gates): Skip | undefined {
  if (facts.draft)
    return skip('draft', `This ${facts.about === 'release' ? 'release' : 'pull request'} is a draft`);
  if (facts.subject.kind === 'pull-request' && facts.merged === false && !unmerged) {
    return skip('not-merged', 'This pull request is not merged');
  }
  if (facts.prerelease && !prereleases)
    return skip('prerelease', 'This is a prerelease, which counts only where `about` names its tag');
  return undefined;
}

function checkAuthors(facts: Facts, gates: Gates, sender: string): Skip | undefined {
  const ignored = [gates.docsAgentLogin, ...gates.ignoreAuthors];
  const find = (login: string): string | undefined =>
    ignored.find((one) => plain(one) === plain(login) && plain(login) !== '');

  if (facts.about === 'pull-request') {
    const author = find(facts.author);
    if (author !== undefined)
      return skip('ignored-author', `The pull request is by ${author}, whose work starts nothing`);
  }
  if (facts.subject.kind === 'push') {
    const pusher = find(sender);
    if (pusher !== undefined)
      return skip('ignored-author', `The push is by ${pusher}, whose work starts nothing`);
  }
  // What is not known to be unwanted goes on: before the newest commit there may be people's.
  if (!facts.commitsComplete) return undefined;
  // A merge commit carries the name of whoever pressed the button, not of who wrote what it brings.
  const written = facts.commits.filter((commit) => !commit.merge);
  const [first] = written;
  const author = first === undefined ? undefined : find(first.author);
  if (author !== undefined && written.every((commit) => find(commit.author) !== undefined)) {
    return skip(
      'ignored-author',
      `Every commit is by ${author} or another account whose work starts nothing`,
    );
  }
  return undefined;
}

function checkLabel(facts: Facts, skipLabel: string): Skip | undefined {
  const label = skipLabel.trim().toLowerCase();
  if (label === '' || facts.about !== 'pull-request') return undefined;
  const carried = facts.labels.some((one) => one.trim().toLowerCase() === label);
  return carried ? skip('label', `The pull request carries the label “${skipLabel.trim()}”`) : undefined;
}

function checkPaths(facts: Facts, { paths, pathsIgnore }: Gates): Skip | undefined {
  // What is not known to be unwanted goes on: a file beyond GitHub's 300 may be the one that counts.
  if (!facts.filesComplete) return undefined;
  if (facts.subject.kind === 'since-last' && facts.files.length === 0 && facts.commits.length === 0) {
    return skip('paths', 'Nothing was merged since the docs were last looked at');
  }
  if (paths.length === 0 && pathsIgnore.length === 0) return undefined;
  if (matchesPaths({ paths, ignore: pathsIgnore, files: facts.files })) return undefined;
  return skip('paths', 'None of the changed files matches paths and paths-ignore');
}

function skip(reason: ReasonOf<'skipped'>, sentence: string): Skip {
  return { outcome: 'skipped', reason, sentence };
}

/** Logins compare without regard to case, and people write them with an `@`. */
function plain(login: string): string {
  const trimmed = login.trim().toLowerCase();
  return trimmed.startsWith('@') ? trimmed.slice(1) : trimmed;
}
