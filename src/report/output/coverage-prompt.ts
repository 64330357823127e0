/** The prompt for one job about the uncovered pull requests of a release. */
import { renderListPrompt } from '../../prompt/list.ts';
import { stripToSingleLine } from '../../text/sanitize.ts';
import { truncate } from '../../text/strings.ts';
import type { ReleaseCoverage } from '../coverage/coverage.ts';

const MAX_TITLE_LENGTH = 200;

/** Renders the instruction and the pull requests, as data. Empty if none is uncovered. */
export function renderCoveragePrompt(coverage: ReleaseCoverage): string {
  const uncovered = coverage.pullRequests.filter(({ state }) => state === 'uncovered');
  const entries = uncovered.map(({ number, title, url }) => {
    const { text } = stripToSingleLine(title);
    const name = `#${number} ${truncate(text, MAX_TITLE_LENGTH)}`.trimEnd();
    return `- ${name}\n  ${url}`;
  });
  return renderListPrompt({
    instruction: instructionFor(coverage.repository, coverage.tag),
    heading: 'pull requests without docs so far',
    entries,
    describe: (kept) => describeExtent(kept, uncovered.length),
  });
}

function describeExtent(kept: number, all: number): string {
  return kept < all
    ? `The list has the first ${kept} of ${all} pull requests.`
    : `The list has ${kept} of the pull requests of the release.`;
}

function instructionFor(repository: string, tag: string): string {
  return `Check whether the documentation needs changes for some pull requests of ${repository} that release ${tag} contains. They are listed below.

For each pull request, read its changes, and check what the documentation says about them. If readers of the documentation can see or use \
what it changes, and the documentation does not describe that yet, update the page where readers would expect it. Many pull requests need \
no documentation: refactoring, tests and internal work. Change nothing for these. If you cannot read a pull request, change nothing for it, \
and say so.

Put all changes into one pull request, and list in its description which of the pull requests below it documents. Claim nothing that the \
code does not show. Do not ask questions. If no page needs a change, change nothing and do not open a pull request.`;
}
