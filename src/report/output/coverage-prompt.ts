/** The prompt for one job about the uncovered pull requests of a release. */
import { dataBlock, dataNotice, delimiterMarker } from '../../prompt/delimiters.ts';
import { stripToSingleLine } from '../../text/sanitize.ts';
import { truncate } from '../../text/strings.ts';
import type { ReleaseCoverage } from '../coverage/coverage.ts';
import { pullRequestPage } from '../../domain/pull-request-url.ts';

/** Limit with which the list fits into an environment variable, of at most 128 KiB, in any script. */
const MAX_DATA_LENGTH = 30_000;
const MAX_TITLE_LENGTH = 200;

/** Renders the instruction and the pull requests, as data. Empty if none is uncovered. */
export function renderCoverageReportPrompt(
  coverage: ReleaseCoverage,
  serverUrl: URL,
): string {
  const { repository, tag, pullRequests } = coverage;
  const uncovered = pullRequests.filter(({ state }) => state === 'uncovered');
  const entries: string[] = [];
  let length = 0;
  for (const { number, title } of uncovered) {
    const { text } = stripToSingleLine(title);
    const page = pullRequestPage({ repository, number }, serverUrl);
    const entry = `- #${number} ${truncate(text, MAX_TITLE_LENGTH)}\n  ${page}`;
    length += entry.length + 1;
    if (length > MAX_DATA_LENGTH) break;
    entries.push(entry);
  }
  if (entries.length === 0) return '';
  const list = entries.join('\n');
  const marker = delimiterMarker(list);
  const isCut = entries.length < uncovered.length;
  const extent = isCut
    ? `The list has the first ${entries.length} of ${uncovered.length} pull requests.`
    : `The list has ${entries.length} of the pull requests of the release.`;
  const notice = dataNotice(marker, extent);
  const block = dataBlock(marker, 'pull requests without docs so far', list);
  return `${instructionFor(repository, tag)}\n\n${notice}${block}`;
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
