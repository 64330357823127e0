import type { Ending, Job } from '../domain.ts';
import { headline } from './ending.ts';
import { cut, escapeHtml, fenced, wordCell } from './markdown.ts';
import { pullRequestLink } from './pr-link.ts';
import { counted, duration } from './quantity.ts';
import { sentence } from './sentence.ts';

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
  const { ending, job, faults, prompt } = told;
  const link = job === undefined ? '' : pullRequestLink(job, told.serverUrl);
  return [
    `### ${headline(ending)}`,
    link === '' ? '' : `**Pull request:** ${link}`,
    faults.length === 0 ? plainMessage(told, link) : faults.map((fault) => `- ${sentence(fault)}`).join('\n'),
    job === undefined ? '' : table(told, job),
    prompt === undefined ? '' : sentLine(prompt),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** The message, unless the lines above have said it all. */
function plainMessage({ ending, message }: Told, link: string): string {
  return ending.outcome === 'pr-opened' && link !== '' ? '' : sentence(message);
}

function table({ waitedMs, looks }: Told, job: Job): string {
  const rows = [
    ['Job', wordCell(job.id)],
    ['Status', wordCell(job.status)],
    ['Model', wordCell(job.model)],
    ['Repository', wordCell(job.repository)],
    ['Waited', looks === 0 ? '' : `${duration(waitedMs)} (${counted(looks, 'look')})`],
  ];
  const lines = rows.filter(([, value]) => value !== '').map(([name, value]) => `| ${name} | ${value} |`);
  return ['| | |', '|---|---|', ...lines].join('\n');
}

function sentLine({ text, line }: NonNullable<Told['prompt']>): string {
  return `<details><summary>${escapeHtml(line)}</summary>\n\n${fenced(cut(text, LONGEST_PROMPT_SHOWN))}\n\n</details>`;
}
