/** Text about a run, for people. */
import { stripVTControlCharacters } from 'node:util';
import { lookUp } from '../../fakes/runner/expressions.ts';
import {
  actionOf,
  type JobReport,
  type StepReport,
  type WorkflowReport,
} from '../../fakes/runner/index.ts';
import type { Comment, FakeGitHub } from '../../fakes/github/index.ts';
import { withoutMarker } from '../../fakes/observations.ts';
import type { LoggedRequest } from '../../fakes/service/serve.ts';

export type Section = readonly [title: string, body: string];
type Skip = NonNullable<JobReport['skip']>;

const EMOJI: Readonly<Record<string, string>> = {
  '+1': '👍',
  confused: '😕',
  eyes: '👀',
  rocket: '🚀',
};
const MARKS = {
  success: '✓',
  failure: '✗',
  cancelled: '✗',
  skipped: '–',
} as const;

/** Renders the jobs and steps, with the reason for each that was not executed. */
function renderJobs(jobs: readonly JobReport[]): string {
  const lines: string[] = [];
  for (const { id, conclusion, skip, steps } of jobs) {
    lines.push(
      `${MARKS[conclusion]} ${id}: ${conclusion}${skip ? `, ${reasonOf(skip)}` : ''}`,
    );
    for (const step of steps) lines.push(`  ${renderStep(step)}`);
  }
  return lines.join('\n');
}

function renderStep({ step, conclusion, skip, isLeftOut = false }: StepReport): string {
  const [script = ''] = (step.run ?? '').split('\n');
  const title = step.uses ?? `run: ${script}`;
  if (skip !== undefined) return `${MARKS.skipped} ${title}: skipped, ${reasonOf(skip)}`;
  if (!isLeftOut) return `${MARKS[conclusion]} ${title}: ${conclusion}`;
  const reason =
    step.run === undefined
      ? 'because third-party actions do not run here'
      : 'because scripts of your workflow do not run here';
  return `○ ${title}: not executed, ${reason}`;
}

/** Renders why something was skipped: its `if`, and the values that it used. */
function reasonOf({ condition, status, values }: Skip): string {
  if (status !== 'success' && condition === 'success()') {
    return `because what came before ended as \`${status}\``;
  }
  const shown = values.map(shorten).join(', ');
  const used = shown === '' ? '' : `, with ${shown}`;
  const before = status === 'success' ? '' : `, after a \`${status}\``;
  return `because \`if: ${condition}\` is false${used}${before}`;
}

function shorten(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/** Lists the conditions that have skipped our steps, or the jobs with them. */
export function skipsOf(jobs: readonly JobReport[]): readonly string[] {
  const skips: string[] = [];
  for (const { id, skip, steps } of jobs) {
    if (skip !== undefined) {
      skips.push(`the workflow job \`${id}\` was skipped ${reasonOf(skip)}`);
    }
    for (const report of steps) {
      if (report.skip === undefined || actionOf(report.step) === undefined) continue;
      skips.push(`the step \`${report.step.uses}\` was skipped ${reasonOf(report.skip)}`);
    }
  }
  return skips;
}

/** Returns the reports of our steps that were executed. */
export function ownReports(jobs: readonly JobReport[]): readonly StepReport[] {
  const reports = jobs.flatMap(({ steps }) => steps);
  return reports.filter(
    ({ step, conclusion }) => conclusion !== 'skipped' && actionOf(step) !== undefined,
  );
}

/** Where a run left something behind. */
export type Places = Readonly<{
  /** The repository whose comments are shown. */
  github: Pick<FakeGitHub, 'state'>;
  requests: readonly LoggedRequest[];
  /** The docs pull request that the workflow changes. Undefined if it changes none. */
  docsPull?: Readonly<{ github: Pick<FakeGitHub, 'state'>; number: number }> | undefined;
}>;

/** Renders what a run left behind: first what people see in GitHub, then what they look up. Sections without content are left out. */
export function renderRun(report: WorkflowReport, places: Places): readonly Section[] {
  const { github, requests, docsPull } = places;
  const others = commentsOf(github).filter(
    ({ thread }) => docsPull?.github !== github || thread !== docsPull.number,
  );
  const sections: Section[] = [
    ['jobs and steps', renderJobs(report.jobs)],
    ...others.map(renderComment),
    ['reactions', reactionsOf(github)],
    ...(docsPull === undefined ? [] : renderDocsPull(docsPull)),
    ['log', stripVTControlCharacters(report.log)],
    ['job summary', report.summary],
    ...ownReports(report.jobs).map(renderOutputs),
    ['requests to the service', renderRequests(requests, report.summary)],
  ];
  return sections.filter(([, body]) => body.trim() !== '');
}

/** Renders the labels, people and comments that a docs pull request got. */
function renderDocsPull({
  github,
  number,
}: NonNullable<Places['docsPull']>): readonly Section[] {
  const { repository, threads } = github.state;
  const thread = threads.get(number);
  const facts = [
    ['labels', thread?.labels ?? []],
    ['reviewers', thread?.pull?.requestedReviewers ?? []],
    ['teams', thread?.pull?.requestedTeams ?? []],
  ] as const;
  const lines = facts
    .filter(([, names]) => names.length > 0)
    .map(([title, names]) => `${title}: ${names.join(', ')}`);
  const comments = commentsOf(github).filter((comment) => comment.thread === number);
  return [
    [
      `docs pull request ${repository.owner}/${repository.name}#${number}`,
      lines.join('\n'),
    ],
    ...comments.map(renderComment),
  ];
}

function commentsOf({ state }: Pick<FakeGitHub, 'state'>): readonly Comment[] {
  const comments = [...state.comments.values()];
  return comments.filter(({ body }) => body.includes('<!-- docs-agent-action'));
}

function renderComment({ thread, body, isMinimized = false }: Comment): Section {
  const state = isMinimized ? 'hidden as outdated' : 'final text';
  return [`comment in #${thread} (${state})`, quote(withoutMarker(body))];
}

function reactionsOf({ state }: Pick<FakeGitHub, 'state'>): string {
  const contents = [...state.reactions.values()].map(({ content }) => content);
  return contents.map((content) => EMOJI[content] ?? content).join(' ');
}

function renderOutputs({ step, outputs }: StepReport): Section {
  const lines = Object.entries(outputs).map(([name, value]) =>
    value.includes('\n') ? `${name}=\n${quote(value)}` : `${name}=${value}`,
  );
  return [`outputs of ${step.id ?? step.uses ?? ''}`, lines.join('\n')];
}

/** Renders requests, each with its prompt unless the summary shows it. */
function renderRequests(requests: readonly LoggedRequest[], summary: string): string {
  const lines = requests.map(({ method, path, status, body }) => {
    const line = `${method} ${path} → ${status}`;
    const prompt = method === 'POST' ? lookUp(JSON.parse(body), ['prompt']) : undefined;
    if (typeof prompt !== 'string') return line;
    const isShown = summary.includes(prompt.trimEnd());
    if (isShown) return `${line}, with the prompt in the summary`;
    return `${line}, with the prompt:\n${quote(prompt)}`;
  });
  return joinEqual(lines);
}

/** Joins lines. Equal ones in a row share a line. */
function joinEqual(lines: readonly string[]): string {
  const runs: { line: string; times: number }[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.line === line) last.times += 1;
    else runs.push({ line, times: 1 });
  }
  const shown = runs.map(({ line, times }) =>
    times === 1 ? line : `${line} (${times} times)`,
  );
  return shown.join('\n');
}

function quote(text: string): string {
  return text.trimEnd().replaceAll(/^/gm, '  │ ').replaceAll(/ +$/gm, '');
}
