import type { Tone } from '../ports.ts';

/** SGR codes that GitHub's log viewer shows, in light and in dark. */
const CODES: Readonly<Record<Exclude<Tone, 'plain'>, number>> = { good: 32, bad: 31, quiet: 90 };

/** Colours a line; only where somebody shows colours: on GitHub, unless NO_COLOR (https://no-color.org) says otherwise. */
export function colour(
  line: string,
  tone: Tone,
  env: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const shown = env['GITHUB_ACTIONS'] === 'true' && (env['NO_COLOR'] ?? '') === '';
  return tone === 'plain' || !shown ? line : `\u001b[${CODES[tone]}m${line}\u001b[0m`;
}
