/** The instructions that the action brings along, one per subject, for workflows that give none of their own. */
import type { Subject } from '../domain.ts';

/** What every built-in instruction asks for, and what it forbids. */
const MANNERS = [
  'Write only about what readers of the docs can see or use: features, behaviour, settings, interfaces, limits, breaking changes. Leave out refactoring, tests and internal work.',
  'State nothing that the facts or the code do not show. Where something is unclear, leave it out and name it in the pull request’s text.',
  'Change existing pages rather than adding new ones where that serves the reader, keep to the style of the docs, and touch nothing that the change does not concern.',
  'If no page needs to change, change nothing and open no pull request.',
];

const TASKS: Readonly<Record<Exclude<Subject['kind'], 'none' | 'review-comment'>, string>> = {
  release:
    'A new release was published. Update the docs for what it changes, and add it to the changelog if the docs have one. Its notes, the titles of what was merged since the release before it, and the diff are below.',
  'pull-request':
    'Update the docs for the change that this pull request makes to the product. Its description and diff are below.',
  push: 'New commits were pushed. Update the docs for what they change. The commits, the pull request that brought them if there is one, and the diff are below.',
  commits: 'Update the docs for what these commits change. Their titles and the diff are below.',
  'since-last':
    'Bring the docs up to date with everything that was merged since they were last looked at. The titles of what was merged and the diff are below; treat all of it as one piece of work.',
  issue: 'Update the docs so that what this issue asks of the documentation is settled. The issue is below.',
};

const REVIEW =
  'Update the docs for what this pull request changes in the lines below on which a review comment stands. The rest of the pull request is below, too, so that you see what they belong to.';

const FOLLOW_UP =
  'There is more to cover, below. Continue the work that you did before: extend the pull request that you already opened if it is still open, keep what is right in it, and do not open a second one beside it.';

/**
 * The built-in instruction for a subject; undefined where there is none to give, as for a schedule or a dispatch without `about`.
 *
 * @param link page of the pull request, release or comparison, to be linked from the docs pull request. Anything but
 * a plain web address is passed over, since an instruction must not carry foreign text.
 * @param followUp whether it goes to a job that has worked for this thread before.
 */
export function builtInInstruction({
  kind,
  link,
  followUp,
}: Readonly<{ kind: Subject['kind']; link: string; followUp: boolean }>): string | undefined {
  if (kind === 'none') return undefined;
  const task = kind === 'review-comment' ? REVIEW : TASKS[kind];
  const source = isPlainLink(link) ? `link to ${link}` : 'link to the source given in the facts';
  const rules = [...MANNERS, `In the docs pull request’s text say where the facts come from, and ${source}.`];
  return [...(followUp ? [FOLLOW_UP] : []), task, rules.map((rule) => `- ${rule}`).join('\n')].join('\n\n');
}

/** Whether a link is nothing but an address: no white space, no marks that could end it. */
function isPlainLink(link: string): boolean {
  return link.length <= 500 && /^https?:\/\/[A-Za-z0-9.:[\]-]+\/[A-Za-z0-9._~%+@/#?=&-]*$/.test(link);
}
