/** The docs pull request in the text of a finished status comment: its state and its preview. The rest of the text, and the signed state, stay. */
import type { DocsPullRequestState } from '../../domain/docs-pull-request-state.ts';
import { hintsFor, withState } from '../../rendering/docs-pull-request-title.ts';
import { PREVIEW, renderPreview } from '../../rendering/markdown.ts';

const HEADING = '### ';

/**
 * Shows a state in the title of a comment, and the next steps that go with it.
 *
 * @param command the command word; undefined if the comment shows no next steps.
 * @returns undefined if the text shows the state already, or has no such title.
 */
export function withPullRequestState(
  body: string,
  state: DocsPullRequestState,
  command: string | undefined,
): string | undefined {
  const [first = '', ...others] = body.split('\n');
  if (!first.startsWith(HEADING)) return undefined;
  const title = withState(first.slice(HEADING.length), state);
  if (title === undefined) return undefined;
  const shown = command === undefined ? others : withHint(others, state, command);
  const changed = [`${HEADING}${title}`, ...shown].join('\n');
  return changed === body ? undefined : changed;
}

/** Replaces the line with the next steps. */
function withHint(
  lines: readonly string[],
  state: DocsPullRequestState,
  command: string,
): readonly string[] {
  const { open, ended } = hintsFor(command);
  const wanted = state.kind === 'open' ? open : ended;
  return lines.map((line) => (line === open || line === ended ? wanted : line));
}

/** Shows a preview below the title of a comment, in place of an earlier one. Undefined if the text shows it already. */
export function withPreview(body: string, previewUrl: string): string | undefined {
  const shown = renderPreview(previewUrl);
  const lines = body.split('\n');
  if (lines.includes(shown)) return undefined;
  const at = lines.findIndex((line) => line.startsWith(PREVIEW));
  if (at === -1) lines.splice(1, 0, '', shown);
  else lines[at] = shown;
  return lines.join('\n');
}
