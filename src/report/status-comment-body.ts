import type { Ending, Job } from '../domain.ts';
import { headline } from './conclusion.ts';
import { leadingFacts, modelFact, remark, remarkOf, sideFacts } from './job-details.ts';
import { escapeText, link } from './markdown.ts';
import { nextCommands } from './suggested-commands.ts';
import { minuteOf, otherAsks, type Asks } from './history.ts';
import { duration } from './format.ts';

/** How far the latest ask has come, for its headline. */
export type Phase = Readonly<{ kind: 'asking' | 'at-work' }> | Readonly<{ kind: 'ended'; ending: Ending }>;

/** What people see of a thread's job. */
export type CommentView = Readonly<{
  phase: Phase;
  /** One sentence of ours: how it ended, or what to expect. */
  message: string;
  note: string | undefined;
  job: Job | undefined;
  waitedMs: number;
  /** The command's first word; undefined where no comments are listened to. */
  word: string | undefined;
}> &
  Asks;

/** Leaves room below GitHub's limit of 65,536 characters beside the record, which takes up to 12,000. */
const LONGEST_TEXT = 40_000;

/** The visible part of the status comment, Markdown. */
export function renderComment(view: CommentView): string {
  const { ask, job, phase, message, note, waitedMs, serverUrl, word } = view;
  const ending = phase.kind === 'ended' ? phase.ending : undefined;
  const parts = [
    `### ${headlineOf(phase, job !== undefined)}`,
    leadingFacts({ outcome: ending?.outcome, job, serverUrl }),
    ending === undefined ? remarkOf(message) : remark({ ending, message, job, waitedMs }),
    note === undefined ? '' : remarkOf(note),
    sideFacts(
      `Asked by ${escapeText(ask.by)}${ask.about === undefined ? '' : ` for ${escapeText(ask.about)}`}`,
      minuteOf(ask.askedAt),
      waitedMs < 500 ? '' : `waited ${duration(waitedMs)}`,
      modelFact(job),
      link('run log', view.runUrl),
    ),
    otherAsks(view),
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
