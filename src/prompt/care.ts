/** Renders messages of care: an instruction, and what others wrote as data. */
import type { CareProblem } from '../domain/care.ts';
import type { FailedCheck } from '../ports.ts';
import type { Redact } from '../text/redact.ts';
import { createSanitizer } from '../text/sanitize.ts';
import { joinTexts, truncate } from '../text/strings.ts';
import { dataBlock, dataNotice, delimiterMarker } from './delimiters.ts';

const MAX_CHECKS = 20;
/** Annotations of all checks together. */
const MAX_ANNOTATIONS = 20;
const MAX_NAME_LENGTH = 200;
const MAX_MESSAGE_LENGTH = 500;

/** The facts that a message quotes. People chose the names and wrote the messages. */
type CareFacts = Readonly<{
  /** Address of the docs pull request, which contains nothing by others. */
  url: string;
  problem: CareProblem;
  base: string;
  headSha: string;
  failed: readonly FailedCheck[];
}>;

/** Renders a text by others on one line, without known secrets. */
type Quote = (text: string, limit: number) => string;

/** Renders the message to a job. `redact` removes known secrets from the data. */
export function carePrompt(facts: CareFacts, redact: Redact): string {
  const sanitizer = createSanitizer();
  const quote: Quote = (text, limit) => truncate(redact(sanitizer.line(text)), limit);
  if (facts.problem === 'conflicts') {
    const base = quote(facts.base, MAX_NAME_LENGTH);
    return withData(conflictTask(facts), 'the base branch', base);
  }
  const checks = describeChecks(facts.failed, quote);
  return withData(checksTask(facts), 'the failed checks', checks);
}

function conflictTask({ url }: CareFacts): string {
  return joinTexts([
    `Your pull request ${url} conflicts with its base branch.`,
    'Merge the base branch into the branch of the pull request, and resolve the conflicts so that the intent of both sides is kept. ' +
      'Change nothing else. Do not rebase, and do not force-push. Do not open a second pull request.',
  ]);
}

function checksTask({ url, headSha }: CareFacts): string {
  return joinTexts([
    `Checks of the commit ${headSha} in your pull request ${url} have failed.`,
    'Fix only what your changes caused, on the branch of the pull request. Leave everything else as it is: other failures are not yours. ' +
      'If your changes caused none of them, change nothing and say so. Do not open a second pull request.',
  ]);
}

function withData(task: string, heading: string, text: string): string {
  const marker = delimiterMarker(`${task}\n${text}`);
  const notice = dataNotice(marker, 'The following was read from GitHub.');
  return joinTexts([task, `----\n\n${notice}${dataBlock(marker, heading, text)}`]).trim();
}

/** Renders each check with its conclusion and, as far as there is space, its annotations. */
function describeChecks(failed: readonly FailedCheck[], quote: Quote): string {
  const lines: string[] = [];
  let left = MAX_ANNOTATIONS;
  for (const { name, conclusion, annotations } of failed.slice(0, MAX_CHECKS)) {
    lines.push(
      `- ${quote(name, MAX_NAME_LENGTH)}: ${quote(conclusion, MAX_NAME_LENGTH)}`,
    );
    const shown = annotations.slice(0, left);
    left -= shown.length;
    for (const { place, message } of shown) {
      const where = place === '' ? '' : `${quote(place, MAX_NAME_LENGTH)}: `;
      lines.push(`  - ${where}${quote(message, MAX_MESSAGE_LENGTH)}`);
    }
  }
  const others = failed.length - MAX_CHECKS;
  if (others > 0) lines.push(`- ${others} more`);
  return lines.join('\n');
}
