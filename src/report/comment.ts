import type { Ask, Ending, Job } from '../domain.ts';
import { headline } from './ending.ts';
import { escapeText, link, wordCell } from './markdown.ts';
import { pullRequestLink } from './pr-link.ts';
import { duration } from './quantity.ts';
import { sentence } from './sentence.ts';

/** How far the latest ask has come, for its headline. */
export type Phase = Readonly<{ kind: 'asking' | 'at-work' }> | Readonly<{ kind: 'ended'; ending: Ending }>;

/** What people see of a thread's job. */
export type CommentView = Readonly<{
  phase: Phase;
  /** One sentence of ours: how it ended, or what to expect. */
  message: string;
  note: string | undefined;
  job: Job | undefined;
  by: string;
  waitedMs: number;
  asks: readonly Ask[];
  runUrl: string;
  serverUrl: URL;
  /** The command's first word; undefined where no comments are listened to. */
  word: string | undefined;
}>;

/** Leaves room below GitHub's limit of 65,536 characters beside the record, which takes up to 12,000. */
const LONGEST_TEXT = 40_000;

/** The visible part of the status comment, Markdown. */
export function renderComment(view: CommentView): string {
  const { job, phase } = view;
  const pull = job === undefined ? '' : pullRequestLink(job, view.serverUrl);
  const said =
    phase.kind === 'ended' && phase.ending.outcome === 'pr-opened' && pull !== ''
      ? ''
      : sentence(view.message);
  const parts = [
    `### ${headlineOf(phase)}`,
    pull === '' ? '' : `**Pull request:** ${pull}`,
    said,
    view.note === undefined ? '' : sentence(view.note),
    table(view),
    history(view),
    howToGoOn(view),
  ].filter((part) => part !== '');
  return `${parts.join('\n\n').slice(0, LONGEST_TEXT)}\n`;
}

function headlineOf(phase: Phase): string {
  if (phase.kind === 'ended') return headline(phase.ending);
  return phase.kind === 'asking' ? '✍️ Asking the docs agent' : '⏳ The docs agent is at work';
}

function table({ job, by, waitedMs, runUrl }: CommentView): string {
  const rows = [
    ['Job', wordCell(job?.id)],
    ['Status', wordCell(job?.status)],
    ['Model', wordCell(job?.model)],
    ['Asked by', escapeText(by)],
    ['Waited', waitedMs === 0 ? '' : duration(waitedMs)],
    ['Run', link('log', runUrl)],
  ];
  const lines = rows.filter(([, value]) => value !== '').map(([name, value]) => `| ${name} | ${value} |`);
  return ['| | |', '|---|---|', ...lines].join('\n');
}

/** The asks before the latest, newest first. */
function history({ asks, serverUrl }: CommentView): string {
  const earlier = asks.slice(0, -1).toReversed();
  if (earlier.length === 0) return '';
  const rows = earlier.map((ask) => {
    const outcome =
      ask.outcome === null ? 'at work' : ask.reason === '' ? ask.outcome : `${ask.outcome}, ${ask.reason}`;
    const pull = pullRequestLink({ prLink: ask.prLink, repository: undefined }, serverUrl);
    return `| ${ask.askedAt.slice(0, 16).replace('T', ' ')} | ${escapeText(ask.by)} | ${escapeText(outcome)} | ${pull} |`;
  });
  return [
    `<details><summary>Earlier asks (${earlier.length})</summary>\n`,
    '| when (UTC) | by | outcome | pull request |',
    '|---|---|---|---|',
    ...rows,
    '\n</details>',
  ].join('\n');
}

function howToGoOn({ word, phase }: CommentView): string {
  if (word === undefined) return '';
  const again =
    phase.kind === 'ended' && phase.ending.outcome === 'still-active'
      ? `\`${word} status\` looks again; `
      : '';
  return `<sub>Go on here: ${again}\`${word} …\` continues this job, \`${word} new …\` starts another, \`${word} help\` tells the rest.</sub>`;
}
