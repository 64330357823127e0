import type { Ask, Ending, Job, Trigger } from '../domain.ts';
import { headline } from './ending.ts';
import { leadingFacts, modelFact, remark, remarkOf, sideFacts } from './facts.ts';
import { escapeText, link } from './markdown.ts';
import { nextCommands } from './next-commands.ts';
import { pullRequestLink } from './pr-link.ts';
import { duration } from './quantity.ts';

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
  const { job, phase, message, note, waitedMs, serverUrl, word } = view;
  const ending = phase.kind === 'ended' ? phase.ending : undefined;
  const parts = [
    `### ${headlineOf(phase, job !== undefined)}`,
    leadingFacts({ outcome: ending?.outcome, job, serverUrl }),
    ending === undefined ? remarkOf(message) : remark({ ending, message, job, waitedMs }),
    note === undefined ? '' : remarkOf(note),
    sideFacts(
      `Asked by ${escapeText(view.by)}`,
      waitedMs < 500 ? '' : `waited ${duration(waitedMs)}`,
      modelFact(job),
      link('run log', view.runUrl),
    ),
    history(view),
    word === undefined ? '' : nextCommands({ word, outcome: ending?.outcome, hasJob: job !== undefined }),
  ].filter((part) => part !== '');
  return `${wholeLines(parts.join('\n\n'))}\n`;
}

/** Cut between lines if at all: half a line could lose the end of a code span, and what stands in it would come alive. */
function wholeLines(text: string): string {
  return text.length <= LONGEST_TEXT ? text : text.slice(0, text.lastIndexOf('\n', LONGEST_TEXT));
}

function headlineOf(phase: Phase, hasJob: boolean): string {
  if (phase.kind === 'ended') return headline(phase.ending, hasJob);
  return phase.kind === 'asking' ? '✍️ Asking the docs agent' : '⏳ The docs agent is at work';
}

/** What made a run ask, in a word or two; the link leads to the run. */
function causeOf({ kind, id }: Trigger): string {
  if (kind === 'subject') return id;
  return kind === 'run' ? 'run' : 'command';
}

/** The asks before the latest, newest first. */
function history({ asks, serverUrl, runUrl }: CommentView): string {
  const earlier = asks.slice(0, -1).toReversed();
  if (earlier.length === 0) return '';
  const lines = earlier.map(({ askedAt, by, trigger, run, job, outcome, reason, prLink }) => {
    const end = outcome === null ? '⏳ at work' : headline({ outcome, reason }, job !== null);
    const why = reason === '' ? '' : ` (${escapeText(reason)})`;
    const pull = pullRequestLink({ prLink, repository: undefined }, serverUrl);
    const at = escapeText(askedAt.slice(0, 16).replace('T', ' '));
    const cause = link(causeOf(trigger), runUrl.replace(/\/runs\/.*/, `/runs/${encodeURIComponent(run)}`));
    return `- ${at} UTC, ${escapeText(by)}, ${cause}: ${end}${why}${pull === '' ? '' : `, ${pull}`}`;
  });
  return [
    `<details><summary>Earlier asks (${earlier.length})</summary>`,
    '',
    ...lines,
    '',
    '</details>',
  ].join('\n');
}
