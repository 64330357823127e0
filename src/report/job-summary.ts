import type { Ending, Job } from '../domain.ts';
import { headline } from './conclusion.ts';
import { leadingFacts, modelFact, remark, sideFacts } from './job-details.ts';
import { cut, escapeHtml, fenced, word, sentence } from './markdown.ts';
import { counted, duration } from './format.ts';

/** All that a run's job summary tells. */
export type Told = Readonly<{
  ending: Ending;
  message: string;
  job: Job | undefined;
  waitedMs: number;
  looks: number;
  serverUrl: URL;
  /** Inputs that are wrong, a sentence each. */
  faults: readonly string[];
  /** What was sent, or would be (dry run), and the line that says so; undefined where nothing got that far. */
  prompt: Readonly<{ text: string; line: string }> | undefined;
}>;

/** The runner drops a whole step summary above 1 MiB; the rest of it needs little. */
const LONGEST_PROMPT_SHOWN = 200_000;

/** The job summary of a run, Markdown. */
export function summarize(told: Told): string {
  const { ending, job, faults, prompt, waitedMs, looks, serverUrl } = told;
  return [
    `### ${headline(ending, job !== undefined)}`,
    leadingFacts({ outcome: ending.outcome, job, serverUrl }),
    faults.length === 0 ? remark(told) : faults.map((fault) => `- ${sentence(fault)}`).join('\n'),
    sideFacts(
      looks === 0 ? '' : `Waited ${duration(waitedMs)} (${counted(looks, 'look')})`,
      modelFact(job),
      repositoryFact(job, serverUrl),
    ),
    prompt === undefined ? '' : sentLine(prompt),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** What people call a repository: `owner/name` where it is on the run's own GitHub, else with its host. */
function repositoryFact(job: Job | undefined, serverUrl: URL): string {
  if (job?.repository === undefined) return '';
  const url = URL.parse(job.repository);
  const repository =
    url === null
      ? job.repository
      : url.host === serverUrl.host
        ? url.pathname.slice(1)
        : `${url.host}${url.pathname}`;
  return repository === '' ? '' : `repository ${word(repository)}`;
}

function sentLine({ text, line }: NonNullable<Told['prompt']>): string {
  return `<details><summary>${escapeHtml(line)}</summary>\n\n${fenced(cut(text, LONGEST_PROMPT_SHOWN))}\n\n</details>`;
}
