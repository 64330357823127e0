/** The instructions that the action brings along, one per subject, for workflows that give none of their own. */
import type { Subject } from '../domain.ts';
import type { SentSection } from './context-block.ts';

/** What every built-in instruction asks for, and what it forbids. */
const GUIDELINES = [
  'Write only about what readers of the docs can see or use: features, behaviour, settings, interfaces, limits, breaking changes. Leave out refactoring, tests and internal work.',
  'State nothing that the facts or the code do not show. Where something is unclear, leave it out and name it in the pull request’s text.',
  'Change existing pages rather than adding new ones where that serves the reader, keep to the style of the docs, and touch nothing that the change does not concern.',
  'If no page needs to change, change nothing and open no pull request.',
];

const TASKS: Readonly<Record<Exclude<Subject['kind'], 'none'>, string>> = {
  release:
    'A new release was published. Update the docs for what it changes, and add it to the changelog if the docs have one.',
  'pull-request': 'Update the docs for the change that this pull request makes to the product.',
  push: 'New commits were pushed. Update the docs for what they change.',
  commits: 'Update the docs for what these commits change.',
  'since-last':
    'Bring the docs up to date with everything that was merged since they were last looked at; treat all of it as one piece of work.',
  issue: 'Update the docs so that what this issue asks of the documentation is settled.',
  'review-comment':
    'Update the docs for what this pull request changes in the lines on which a review comment stands. The rest of it only shows what they belong to.',
};

const FOLLOW_UP_TEXT =
  'There is more to cover. Continue the work that you did before: extend the pull request that you already opened if it is still open, keep what is right in it, and do not open a second one beside it.';

/** What the pieces are called here. */
const SECTION_LABELS: Readonly<Record<SentSection['section'], string>> = {
  'instructions file': 'the rules of the repository',
  'review comment': 'the review comment and its lines',
  notes: 'the release notes',
  description: 'the description of the pull request',
  issue: 'the issue',
  titles: 'the titles of what was merged',
  files: 'the list of changed files',
  diff: 'the diff',
};

/**
 * The built-in instruction for a subject; undefined where there is none to give, as for a schedule or a dispatch without `subject`.
 *
 * @param link page of the pull request, release or comparison, to be linked from the docs pull request. Anything but
 * a plain web address is passed over, since an instruction must not carry foreign text.
 * @param sent what stands below the instruction: it speaks of nothing else, since `context` or want of room may have left out any of it.
 * @param followUp whether it goes to a job that has worked for this thread before.
 */
export function builtInInstruction({
  kind,
  link,
  sent,
  isFollowUp,
}: Readonly<{
  kind: Subject['kind'];
  link: string;
  sent: readonly SentSection[];
  isFollowUp: boolean;
}>): string | undefined {
  if (kind === 'none') return undefined;
  const page = isPlainLink(link) ? link : undefined;
  const sections = sent
    .filter(({ characters }) => characters > 0)
    .map(({ section }) => SECTION_LABELS[section]);
  const below =
    sections.length > 0
      ? ` Below you find: ${sections.join(', ')}.`
      : page === undefined
        ? ''
        : ` See ${page}.`;
  const source = page ?? (sections.length > 0 ? 'the source given in the facts' : undefined);
  const credit = `In the docs pull request’s text say where the facts come from${source === undefined ? '' : `, and link to ${source}`}.`;
  const rules = [...GUIDELINES, credit].map((rule) => `- ${rule}`).join('\n');
  return [...(isFollowUp ? [FOLLOW_UP_TEXT] : []), `${TASKS[kind]}${below}`, rules].join('\n\n');
}

/** Whether a link is nothing but an address: no white space, no marks that could end it. */
function isPlainLink(link: string): boolean {
  return link.length <= 500 && /^https?:\/\/[A-Za-z0-9.:[\]-]+\/[A-Za-z0-9._~%+@/#?=&-]*$/.test(link);
}
