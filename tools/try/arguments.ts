/** The words after `npm run try --`. */
import { parseArgs } from 'node:util';
import { TryError } from './try-error.ts';

export const USAGE = `Usage: npm run try -- <workflow file> ['/docs <instruction>'] [options]

Options:
  --event <event>     comment, dispatch, issue, release, merge, push, schedule,
                      pull-request (one is opened) or workflow-run (another
                      workflow has succeeded). The default is the first of them that starts the workflow.
                      Or what may start nothing: fork-merge (a merge from a fork),
                      branch-merge (into another branch) or closed-pull (no merge).
  --var NAME=value    a variable of the repository, as often as you need
  --input name=value  an input of a run by hand, as often as you need
  --output step.name=value
                      an output of a step that is not executed here, by the ID of
                      the step, as often as you need
  --help              shows this text

An instruction that contains [scenario: fails], no-pr, archived or never-ends shows such a job.

For sweep.yml, use --event schedule. For review-feedback.yml, write the text of a review in place of the command.

What you do not see here:
  - A missing read permission: the repository is public here, and everyone may read it.
  - The comment on the docs pull request, unless the workflow sets pr-labels or pr-reviewers.
  - A review that is sent: the pull request of the review has no job here.
  - Environments, concurrency, time limits, scripts and third-party actions.`;

export type Arguments = Readonly<{
  file: string;
  /** Text of the comment or prompt; empty if none is given. */
  text: string;
  /** Empty if none is given. */
  event: string;
  vars: Texts;
  /** Inputs of a run by hand. */
  inputs: Texts;
  /** Outputs of steps that are not executed, by the IDs of the steps. */
  outputs: Readonly<Record<string, Texts>>;
}>;

type Texts = Readonly<Record<string, string>>;

/** Parses the words; undefined for `--help`. */
export function parseArguments(words: readonly string[]): Arguments | undefined {
  const { values, positionals } = parseWords(words);
  if (values.help) return undefined;
  const [file, ...texts] = positionals;
  if (file === undefined) throw new TryError(`Name a workflow file.\n\n${USAGE}`);
  return {
    file,
    text: texts.join(' '),
    event: values.event,
    vars: readAssignments('--var', values.var),
    inputs: readAssignments('--input', values.input),
    outputs: groupByStep(readAssignments('--output', values.output)),
  };
}

/** Reads the values of an option that may be given several times: `NAME=value`. */
function readAssignments(option: string, given: readonly string[]): Texts {
  const values: Record<string, string> = {};
  for (const assignment of given) {
    const [, name, value] = /^([\w.-]+)=([^]*)$/.exec(assignment) ?? [];
    if (name === undefined || value === undefined) {
      throw new TryError(
        `\`${option} ${assignment}\` has no value. Use ${option} NAME=value.`,
      );
    }
    values[name] = value;
  }
  return values;
}

/** Groups outputs with names such as `notes.text` by the IDs of their steps. */
function groupByStep(outputs: Texts): Readonly<Record<string, Texts>> {
  const steps: Record<string, Record<string, string>> = {};
  for (const [path, value] of Object.entries(outputs)) {
    const [step = '', name] = path.split('.');
    if (name === undefined) {
      throw new TryError(
        `\`--output ${path}\` names no step. Use --output step.name=value, with the ID of the step.`,
      );
    }
    steps[step] = { ...steps[step], [name]: value };
  }
  return steps;
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        event: { type: 'string', default: '' },
        input: { type: 'string', multiple: true, default: [] },
        output: { type: 'string', multiple: true, default: [] },
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
