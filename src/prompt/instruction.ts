/** Built-in instructions, one for each kind of subject, for workflows without a `prompt`. */
import type { Subject } from '../domain/subject.ts';
import { joinTexts } from '../text/strings.ts';
import type { SentSection } from './context-block.ts';
import { isPlainLink } from './origin.ts';

const GUIDELINES = [
  'Write only about what readers of the docs can see or use: features, behaviour, settings, APIs, limits, breaking changes. Leave out refactoring, tests and internal work.',
  'Claim nothing that the context or the code does not show. Do not ask questions: decide, or leave it out and say so in the pull request.',
  'If you cannot read a repository that you need, change nothing and say so.',
  'Prefer changing existing pages to adding new ones, keep the style of the docs, and do not touch anything that is unrelated to the change.',
  'If no page needs a change, change nothing and do not open a pull request.',
];

const TASKS: Readonly<Record<Exclude<Subject['kind'], 'none'>, string>> = {
  release:
    'A new release was published. Update the docs for what it changes, and add it to the changelog if the docs have one.',
  'pull-request':
    'Update the docs for the changes that this pull request makes to the product.',
  push: 'New commits were pushed. Update the docs for what they change.',
  commits: 'Update the docs for what these commits change.',
  'since-last':
    'Update the docs for everything that was merged since their last update. Treat it as one piece of work.',
  issue: 'Update the docs to resolve what this issue requests for the documentation.',
  'review-comment':
    'Update the docs for what this pull request changes in the lines of the review comment. The rest of the pull request is only background.',
};

const FOLLOW_UP =
  'There are more changes to cover. Continue your previous work: if the pull request that you opened is still open, add to it and keep what is correct in it. Do not open a second one.';

type InstructionDetails = Readonly<{
  kind: Subject['kind'];
  /** Page of the pull request, release or comparison, to be linked from the docs pull request. */
  link: string;
  sent: readonly SentSection[];
  /** Whether it is for a job that has worked for this thread before. */
  isFollowUp: boolean;
}>;

/**
 * Renders the built-in instruction for a subject; empty if there is no subject, as on a schedule
 * without `subject`.
 */
export function builtInInstruction({
  kind,
  link,
  sent,
  isFollowUp,
}: InstructionDetails): string {
  if (kind === 'none') return '';
  // An instruction must not contain text by others.
  const page = isPlainLink(link) ? link : '';
  const hasContext = sent.length > 0;
  const task = `${TASKS[kind]}${placeOfContext(page, hasContext)}`;
  const guidelines = [...GUIDELINES, creditFor(page, hasContext)];
  const list = guidelines.map((guideline) => `- ${guideline}`).join('\n');
  return joinTexts([isFollowUp ? FOLLOW_UP : '', task, list]);
}

/**
 * Renders the instruction for a review of a docs pull request. It is ours: the review itself is data.
 *
 * @param link page of the pull request
 */
export function reviewInstruction(link: string): string {
  const page = isPlainLink(link) ? ` ${link}` : '';
  const task = `Somebody has reviewed the pull request${page} that you opened. Address the review, which is below.`;
  const list = REVIEW_GUIDELINES.map((guideline) => `- ${guideline}`).join('\n');
  return joinTexts([task, list]);
}

const REVIEW_GUIDELINES = [
  'Address the summary and every comment of the review, in the branch of this pull request. Do not open a second pull request.',
  'Change nothing that the review does not mention.',
  'A block that begins with ```suggestion is the text that the reviewer proposes for the lines of the comment.',
  'A reply belongs to a discussion whose other comments may not be here.',
  'Claim nothing that the review or the code does not show. Do not ask questions: decide, or leave a comment as it is and say so in the description of the pull request.',
];

function placeOfContext(page: string, hasContext: boolean): string {
  if (hasContext) return ' The context is below.';
  if (page !== '') return ` See ${page}.`;
  return '';
}

/** Renders the guideline that makes the docs pull request name its source. */
function creditFor(page: string, hasContext: boolean): string {
  let source = '';
  if (page !== '') source = page;
  else if (hasContext) source = 'the source that the context names';
  const credit =
    'In the description of the docs pull request, say which change it documents';
  return source === '' ? `${credit}.` : `${credit}, and link to ${source}.`;
}
