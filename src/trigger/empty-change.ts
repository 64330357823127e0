/**
 * Finds changes that have nothing to document. A request costs money, and a change that is taken for empty by mistake is lost, so two
 * sources have to agree: the event and GitHub, or two answers of GitHub. A change of which anything is unknown is not empty.
 */
import type { AutomaticEvent } from '../domain/event.ts';
import { invalidInput, skip, type Ended } from '../domain/ended.ts';
import { pullRequestOf, type Subject, type SubjectDetails } from '../domain/subject.ts';

/**
 * Returns the result of a run whose change has nothing to document; undefined if there may be something.
 *
 * @param event the event about the change; undefined if the input `subject` names another one.
 */
export function endEmptyChange(
  details: SubjectDetails,
  event: AutomaticEvent | undefined,
): Ended | undefined {
  const { subject } = details;
  if (subject.kind === 'commits') return endEmptyRange(details, subject);
  if (event === undefined) return undefined;
  switch (subject.kind) {
    case 'push':
      return skipEmptyPush(details, subject, event);
    case 'pull-request':
      return skipEmptyMerge(details, event);
    case 'release':
      return skipEmptyRelease(details, event);
    default:
      return undefined;
  }
}

type Range = Extract<Subject, { kind: 'commits' }>;
type Push = Extract<Subject, { kind: 'push' }>;

/** Ends a run for a range whose ends are the same commit, or whose second one is before the first one. */
function endEmptyRange(
  { changes }: SubjectDetails,
  { from, to }: Range,
): Ended | undefined {
  const { ends } = changes;
  if (ends?.status === 'behind') {
    return invalidInput(
      `\`subject: commits:${from}..${to}\` ends before it begins. Nothing was submitted.`,
      `Exchange the ends: \`subject: commits:${to}..${from}\`.`,
    );
  }
  const isSame = ends?.status === 'identical' && isKnownSame(ends.from, changes.headSha);
  return isSame ? skipEmpty('The range has no commits') : undefined;
}

/**
 * Skips a push without a commit that is new to its branch or tag, or whose commits change no file. A tag is compared with the release
 * before it, which may have notes.
 */
function skipEmptyPush(
  details: SubjectDetails,
  { after }: Push,
  { pushed }: AutomaticEvent,
): Ended | undefined {
  const { ends } = details.changes;
  if (ends === undefined || pushed === undefined) return undefined;
  if (hasNotes(details)) return undefined;
  const hasOthers = pushed.listed.some((sha) => sha !== after);
  if (ADDS_NOTHING.includes(ends.status) && !hasOthers) {
    return skipEmpty('The push has no new commits');
  }
  if (!hasNoFile(details) || !isKnownSame(ends.tree, pushed.tree)) return undefined;
  return skipEmpty('The commits of the push change no file');
}

/** Comparisons of GitHub in which the second end adds nothing to the first one. */
const ADDS_NOTHING = ['identical', 'behind'];

function skipEmptyMerge(
  details: SubjectDetails,
  event: AutomaticEvent,
): Ended | undefined {
  const pull = pullRequestOf(details);
  if (pull?.state !== 'merged' || pull.changedFiles !== 0) return undefined;
  const { changedFiles: ofEvent = 0 } = pullRequestOf(event.details) ?? pull;
  if (ofEvent !== 0 || !hasNoFile(details)) return undefined;
  return skipEmpty('The pull request changes no file');
}

/**
 * Skips a release without notes whose commits change no file. One of the same commit as the previous release is sent: it gives that commit
 * another name, and this may be what is new.
 */
function skipEmptyRelease(
  details: SubjectDetails,
  event: AutomaticEvent,
): Ended | undefined {
  const { ends } = details.changes;
  const isOtherCommit = ends !== undefined && ends.status !== 'identical';
  if (hasNotes(details) || hasNotes(event.details)) return undefined;
  if (!isOtherCommit || !hasNoFile(details)) return undefined;
  return skipEmpty(
    'The release has no notes, and changes no file since the previous one',
  );
}

/** Returns whether a change is known to have no file. */
function hasNoFile({ changes }: SubjectDetails): boolean {
  return changes.filesComplete && changes.files.length === 0;
}

function hasNotes(details: SubjectDetails): boolean {
  return details.kind === 'release' && details.release.body.trim() !== '';
}

/** Returns whether two IDs are known, and the same. */
function isKnownSame(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one === other;
}

function skipEmpty(why: string): Ended {
  const remedy = 'To send such events, set `prompt` and `context: none`.';
  return skip('paths', `${why}, so there is nothing to document. ${remedy}`);
}
