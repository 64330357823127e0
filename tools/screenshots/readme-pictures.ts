/** The pictures in the README. Their Markdown is stored beside them, so that a test finds those that are out of date. */
import { OWNER } from '../../fakes/github/payloads.ts';
import { withHarness } from '../../fakes/harness.ts';
import { withoutMarker } from '../../fakes/observations.ts';
import { getProperty } from '../../src/text/unknown-values.ts';

/** A comment or a job summary in its frame. */
type Box = Readonly<{
  kind: 'comment' | 'summary';
  author: string;
  markdown: string;
  reactions: readonly string[];
}>;

/** Contents of a picture for some time. A picture with several frames moves. */
type Frame = Readonly<{ boxes: readonly Box[]; ms: number }>;

const COMMAND = '/docs Document the `retry` option of the client';
const EMOJI: Readonly<Record<string, string>> = { eyes: '👀', rocket: '🚀' };

/**
 * Runs a command, and shows the comments of the action meanwhile: a frame for each change that
 * people see.
 */
async function slashCommand(): Promise<readonly Frame[]> {
  const service = { workMs: 200_000, firstPull: 128, model: 'docs-agent-2' };
  const requests = await withHarness({ service }, async (harness) => {
    await harness.command(COMMAND);
    return harness.github.requests.filter(({ method }) => method !== 'GET');
  });
  const reactions: string[] = [];
  let status = '';
  const frames = [
    frame([], ''),
    ...requests.map(({ body }) => {
      const reaction = getProperty(body, 'content');
      if (typeof reaction === 'string') reactions.push(EMOJI[reaction] ?? reaction);
      else status = visible(String(getProperty(body, 'body')));
      return frame(reactions, status);
    }),
  ];
  // The reaction at the end comes with the last version of the comment.
  const shown = frames.filter((_, index) => index !== frames.length - 2);
  return shown.filter((each, index) => !isSame(each, shown[index - 1]));
}

/** Returns whether nothing changes between two frames: the run has changed only the hidden state. */
function isSame(one: Frame, other: Frame | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function frame(reactions: readonly string[], status: string): Frame {
  const request: Box = {
    kind: 'comment',
    author: OWNER.login,
    markdown: COMMAND,
    reactions: [...reactions],
  };
  const answer: Box = {
    kind: 'comment',
    author: 'github-actions',
    markdown: status,
    reactions: [],
  };
  return { boxes: status === '' ? [request] : [request, answer], ms: durationOf(status) };
}

function durationOf(status: string): number {
  if (status.startsWith('### ✅')) return 6000;
  return status.startsWith('### ⏳') ? 2500 : 1300;
}

/** Removes the hidden data, and what differs each time: the polling interval is random. */
function visible(body: string): string {
  return withoutMarker(body)
    .replace(/\b\d+ min \d+ s\b/g, '3 min 20 s')
    .replace(/\b127\.0\.0\.1:\d{5}\b/g, 'api.docs.example');
}

async function topPages(): Promise<readonly Frame[]> {
  const inputs = { 'date-from': '2026-01-05', 'date-to': '2026-02-02', top: '5' };
  const { result } = await withHarness({}, ({ exportFiles }) =>
    exportFiles('views', { inputs }),
  );
  const summary: Box = {
    kind: 'summary',
    author: 'docs',
    markdown: result.summary,
    reactions: [],
  };
  return [{ boxes: [summary], ms: 0 }];
}

/** `name`: of the pictures in `docs/screenshots/`, and of their Markdown in this folder. */
export const README_PICTURES = [
  { name: 'slash-command', frames: slashCommand },
  { name: 'views-summary', frames: topPages },
];

/** Renders all that the frames show, as the text that is stored beside the picture. */
export function markdownOf(frames: readonly Frame[]): string {
  const textOf = ({ author, markdown, reactions }: Box): string =>
    `${[`**${author}**`, ...reactions].join(' ')}\n\n${markdown.trimEnd()}`;
  return `${frames.map(({ boxes }) => boxes.map(textOf).join('\n\n')).join('\n\n---\n\n')}\n`;
}
