import { DEFAULT_CONFIG } from '../../fakes/service/config.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import type { Scene } from './attack.ts';

const { key } = DEFAULT_CONFIG;
/** A key that was in use before. */
export const PREVIOUS = 'mint_previous_key_0123456789';

/** The token that these attacks are played with. */
export const TOKEN = 'ghs_tokenOfTheAttacks0123456789';

/** Keys of before, as the input has them. */
export const PREVIOUS_KEYS = `${PREVIOUS}\nmint_other_key_9876543210`;

/** The key as whoever knows it may write it. */
export const ECHOES: Readonly<Record<string, string>> = {
  'as it is': key,
  'in its header': `Authorization: Bearer ${key}`,
  'as base64': Buffer.from(`user:${key}`).toString('base64'),
  'as base64 for addresses': Buffer.from(`x${key}`).toString('base64url'),
  'in an address': `https://${encodeURIComponent(key)}@github.com/acme/docs/pull/7?k=${encodeURIComponent(key)}`,
  'cut by invisible characters': key.split('').join('\u200b'),
  'a key of before': PREVIOUS,
  'the token of GitHub': TOKEN,
};

/** What the runner is told to hide. */
export const SECRETS = [key, PREVIOUS, TOKEN];

/** Nothing that a run or the whole attack has left can be read as a secret, even where the runner would hide it. */
export function holdSecrets(
  { stage, hold }: Scene,
  run: RunResult,
  files: Readonly<Record<string, string>> = {},
): void {
  const places = [run.rawLog, run.summary, JSON.stringify([run.outputs, run.state, run.exported])];
  const comments = [...stage.github.state.comments.values()].map(({ body }) => body);
  const bare = [...places, ...comments, ...Object.values(files)].map((text) =>
    text
      .split('\n')
      .filter((line) => !line.startsWith('::add-mask::'))
      .join('\n')
      .replaceAll('\u200b', ''),
  );
  for (const [whose, secret] of Object.entries({ key, 'key of before': PREVIOUS, token: TOKEN }))
    hold(
      `no ${whose} in log, summary, outputs, state, files or comments`,
      bare.every((text) => !text.includes(secret)),
    );
}
