import type { Ask, Trigger } from '../domain.ts';
import { sameTrigger } from '../trigger/trigger-id.ts';
import { headline } from './conclusion.ts';
import { escapeText, link } from './markdown.ts';
import { pullRequestLink } from './pull-request-link.ts';

/** What a list of asks is made of. */
export type Asks = Readonly<{
  /** The ask that the comment is about. */
  ask: Ask;
  /** All that the thread remembers. */
  asks: readonly Ask[];
  /** Of any run of the repository. */
  runUrl: string;
  serverUrl: URL;
}>;

/** The list as it stands in a comment. Whole lines tell it: within a line the same words may be somebody's text, as code. */
const LIST = /^<details><summary>Other asks \(\d+\)<\/summary>\n[^]*?^<\/details>$/m;

/** The asks that the comment is not about, newest first, Markdown; empty where there are none. */
export function otherAsks({ ask: shown, asks, runUrl, serverUrl }: Asks): string {
  const others = asks.filter(({ trigger }) => !sameTrigger(trigger, shown.trigger)).toReversed();
  if (others.length === 0) return '';
  const lines = others.map(({ askedAt, by, about, trigger, run, job, outcome, reason, prLink }) => {
    const end = outcome === null ? '⏳ at work' : headline({ outcome, reason }, job !== null);
    const why = reason === '' ? '' : ` (${escapeText(reason)})`;
    const pull = pullRequestLink({ prLink, repository: undefined }, serverUrl);
    const cause = link(
      about ?? causeOf(trigger),
      runUrl.replace(/\/runs\/.*/, `/runs/${encodeURIComponent(run)}`),
    );
    return `- ${minuteOf(askedAt)}, ${escapeText(by)}, ${cause}: ${end}${why}${pull === '' ? '' : `, ${pull}`}`;
  });
  return [`<details><summary>Other asks (${others.length})</summary>`, '', ...lines, '', '</details>'].join(
    '\n',
  );
}

/** A status comment as it stands, its list of other asks brought up to date. */
export function withOtherAsks(visible: string, asks: Asks): string {
  const list = otherAsks(asks);
  if (LIST.test(visible)) return visible.replace(LIST, () => list);
  return list === '' ? visible : `${visible.trimEnd()}\n\n${list}\n`;
}

/** When something was asked, as people read it. */
export function minuteOf(instant: string): string {
  return `${escapeText(instant.slice(0, 16).replace('T', ' '))} UTC`;
}

/** What made a run ask, in a word or two; the link leads to the run. */
function causeOf({ kind, id }: Trigger): string {
  if (kind === 'subject') return id;
  return kind === 'run' ? 'run' : 'command';
}
