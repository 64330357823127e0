/** Explains that a subject was requested before by another run, and how to continue. */
import type { Explanation } from '../domain/ended.ts';
import type { Outcome } from '../domain/outcome.ts';
import { singleLine } from '../text/strings.ts';

/** The request of another run for the subject of this one, which sends nothing because of it. */
type EarlierRequest = Readonly<{
  /** The subject as people name it: `PR #12`. */
  subject: string;
  commentUrl: string;
  /** Its docs pull request; null if there is none. */
  prLink: string | null;
  /** Whether its docs pull request is open; undefined if that is not known. */
  isOpen: boolean | undefined;
  /** The word that people begin a comment with. */
  commandWord: string;
  /** ID of the job that `job-id` names. */
  unusedJob: string | undefined;
}>;

/** Explains the end of a run that shows an earlier request. Its outcome is that of the request. */
export function explainEarlier(
  outcome: Outcome,
  { subject, commentUrl, prLink, isOpen, commandWord, unusedJob }: EarlierRequest,
): Pick<Explanation, 'title' | 'message' | 'steps'> {
  const places = [`the status comment \`${commentUrl}\``];
  if (prLink !== null) places.push(`the docs pull request \`${singleLine(prLink)}\``);
  const unused = `\`job-id\` was not used: job \`${unusedJob}\` got nothing.`;
  return {
    title: TITLES[outcome],
    message: `This run has sent nothing, because ${subject} was requested before: see ${places.join(' and ')} of that request.`,
    steps: [
      ...(unusedJob === undefined ? [] : [unused]),
      howToContinue(isOpen, `\`${commandWord} …\``),
    ],
  };
}

const TITLES: Readonly<Partial<Record<Outcome, string>>> = {
  'pr-opened': 'Docs PR of an earlier request',
  'no-pr': 'An earlier request finished without a pull request',
  archived: 'The job of an earlier request was archived',
  misconfigured: 'Requested before, with other inputs',
};

function howToContinue(isOpen: boolean | undefined, command: string): string {
  const another =
    'start the workflow without `subject`, with the instruction in `prompt`.';
  if (isOpen === true) {
    return `To refine the docs pull request, comment ${command} there.`;
  }
  if (isOpen === false) return `To send another request, ${another}`;
  return `If the docs pull request is open, comment ${command} there to refine it. If not, ${another}`;
}
