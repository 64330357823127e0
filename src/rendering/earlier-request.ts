/** Says that a subject was requested before by another run, where to find that request, and how to continue. */
import type { EarlierRequest } from '../domain/run-result.ts';
import { singleLine } from '../text/strings.ts';
import { escapeText, link, renderInline, renderPullRequestLink } from './markdown.ts';

/** Lists the sentences as plain text, with the addresses. */
export function earlierSentences(earlier: EarlierRequest): readonly string[] {
  const { subject, commentUrl, prLink } = earlier;
  const places = [`the status comment ${commentUrl}`];
  if (prLink !== null) places.push(`the docs pull request ${singleLine(prLink)}`);
  return [sentenceOf(subject, places), ...adviceFor(earlier)];
}

/** Renders the sentences as Markdown, with links. */
export function renderEarlier(earlier: EarlierRequest, serverUrl: URL): string {
  const { subject, commentUrl, prLink, repository } = earlier;
  const places = [link('the status comment', commentUrl)];
  const pullRequest = renderPullRequestLink(prLink, serverUrl, repository);
  if (pullRequest !== '') places.push(`the docs pull request ${pullRequest}`);
  const advice = adviceFor(earlier).map((sentence) => renderInline(sentence));
  return [sentenceOf(escapeText(subject), places), ...advice].join(' ');
}

function sentenceOf(subject: string, places: readonly string[]): string {
  const listed = places.join(' and ');
  return `This run has sent nothing, because ${subject} was requested before: see ${listed} of that request.`;
}

/** Returns how people can continue. Back-ticks mark names. */
function adviceFor({
  isOpen,
  commandWord,
  unusedJob,
}: EarlierRequest): readonly string[] {
  const command = `\`${commandWord} …\``;
  const ways = {
    open: `To refine the docs pull request, comment ${command} there.`,
    other:
      'To send another request, start the workflow without `subject`, with the instruction in `prompt`.',
    unknown: `If the docs pull request is open, comment ${command} there to refine it. If not, start the workflow without \`subject\`, with the instruction in \`prompt\`.`,
  };
  let way = ways.unknown;
  if (isOpen === true) way = ways.open;
  if (isOpen === false) way = ways.other;
  if (unusedJob === undefined) return [way];
  return [`\`job-id\` was not used: job \`${unusedJob}\` got nothing.`, way];
}
