/** Compares the table of commands in the reference with the words that the parser knows. */
import { PROMPT_VERBS, RESERVED_WORDS } from '../../src/trigger/command.ts';
import { differences, namesBelow } from './pages.ts';

/** The forms of the words for a dry run, which can be before or after every command. */
const DRY_RUN = ['dry-run', 'dryrun', 'dry run', '--dry-run'];

/** The words with a meaning of their own after the command word, each once. */
const COMMAND_WORDS: readonly string[] = [
  ...new Set<string>([...PROMPT_VERBS, ...RESERVED_WORDS]),
];

/** Checks that the table in `docs/reference.md` has all words of commands, and no other ones. */
export function checkCommandsReference(page: string): readonly string[] {
  const named = namesBelow(page, '## Commands');
  return differences([...COMMAND_WORDS, ...DRY_RUN], named);
}
