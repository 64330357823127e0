/** The words after `npm run try --`. */
import { parseArgs } from 'node:util';
import { TryError } from './try-error.ts';

export const USAGE = `Usage: npm run try -- <workflow file> ['/docs <instruction>'] [options]

Options:
  --event <event>     comment, dispatch, issue, release, merge, push or schedule.
                      The default is the first of them that starts the workflow.
                      Or what may start nothing: fork-merge (a merge from a fork),
                      branch-merge (into another branch) or closed-pull (no merge).
  --var NAME=value    a variable of the repository, as often as you need
  --help              shows this text

An instruction that contains [scenario: fails], no-pr, archived or never-ends shows such a job.`;

export type Arguments = Readonly<{
  file: string;
  /** Text of the comment or prompt; empty if none is given. */
  text: string;
  /** Empty if none is given. */
  event: string;
  vars: Readonly<Record<string, string>>;
}>;

/** Parses the words; undefined for `--help`. */
export function parseArguments(words: readonly string[]): Arguments | undefined {
  const { values, positionals } = parseWords(words);
  if (values.help) return undefined;
  const [file, ...texts] = positionals;
  if (file === undefined) throw new TryError(`Name a workflow file.\n\n${USAGE}`);
  const vars: Record<string, string> = {};
  for (const assignment of values.var) {
    const [, name, value] = /^(\w+)=([^]*)$/.exec(assignment) ?? [];
    if (name === undefined || value === undefined) {
      throw new TryError(`\`--var ${assignment}\` has no value. Use --var NAME=value.`);
    }
    vars[name] = value;
  }
  return { file, text: texts.join(' '), event: values.event, vars };
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        event: { type: 'string', default: '' },
        help: { type: 'boolean', default: false },
        var: { type: 'string', multiple: true, default: [] },
      },
      allowPositionals: true,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new TryError(`${reason}\n\n${USAGE}`);
  }
}
