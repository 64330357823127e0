import type { DateRange } from '../../domain/analytics.ts';
import { formatRange } from '../date-range.ts';
import { renderListPrompt } from '../../prompt/list.ts';
import { pluralize } from '../../rendering/format.ts';
import type { Problem } from './ranking.ts';

const INSTRUCTION = `Improve this documentation where readers miss something. Below is a list of questions that the assistant of \
the documentation could not answer, of searches without a click, and of pages that readers voted down, the most important first.

For each entry, find out what readers needed, and check what the documentation says about it. If it says nothing, correct or extend \
the page of the entry, or the page where readers would expect it. If it says it, but readers do not find it, use their words in titles, \
headings and descriptions. Change nothing for an entry that is not about this product, that good pages cover already, or whose answer \
you do not know. Do not quote the entries, and do not name their counts in the documentation.`;

/** Renders the instruction and the problems, as data. Empty without problems. */
export function renderSignalsPrompt(
  problems: readonly Problem[],
  range: DateRange,
): string {
  return renderListPrompt({
    instruction: INSTRUCTION,
    heading: 'what readers miss',
    entries: problems.map((problem, index) => `${index + 1}. ${renderEntry(problem)}`),
    describe: () => `The list covers ${formatRange(range)}.`,
  });
}

function renderEntry(problem: Problem): string {
  const { text, page } = problem;
  let head = describeProblem(problem);
  if (page !== '') head += `, on ${page}`;
  if (text !== '') head += `: ${text}`;
  return head;
}

function describeProblem({ kind, count, positive }: Problem): string {
  const times = pluralize(count, 'time');
  switch (kind) {
    case 'questions':
      return `Unanswered question, ${times}`;
    case 'searches':
      return `Search without a click, ${times}`;
    case 'feedback':
      return `Page with ${pluralize(count, 'negative vote')} and ${positive} positive`;
  }
}
