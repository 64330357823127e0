/** What to check in a workflow file before it is committed: what GitHub or the service would refuse, and what is easily wrong. Only literal values are checked, and of expressions only a wait that is never 0. */
import { mappingOf } from '../../fakes/mapping.ts';
import { spell } from '../../fakes/runner/expressions.ts';
import { actionOf } from '../../fakes/runner/index.ts';
import { readManifest } from '../../fakes/runner/manifest.ts';
import type {
  JobDocument,
  StepDocument,
  WorkflowDocument,
} from '../../fakes/runner/workflow-file.ts';
import { syntaxErrors } from '../../fakes/runner/workflow-syntax.ts';
import { CONNECTION_INPUTS } from '../../src/inputs/connection.ts';
import { nearestName } from '../../src/text/nearest-name.ts';

/** A workflow file, as the user has written it. */
export type CheckedFile = Readonly<{
  name: string;
  text: string;
  document: WorkflowDocument;
}>;

const KNOWN_SERVICE = 'api.mintlify.com';
const DEFAULT_COMMAND = '/docs';
const DEFAULT_WAIT_MINUTES = 30;
const MAIN_ACTION = 'action.yml';

/** Lists what GitHub or the action would refuse in the files, each once. */
export function findMistakes(files: readonly CheckedFile[]): readonly string[] {
  const mistakes = files.flatMap((file) => [
    ...syntaxErrors(file.text).map((error) => `${file.name} ${error}`),
    ...versionsIn(file.document),
    ...ownStepsOf(file.document).flatMap((step) => [
      ...unknownInputs(step),
      ...invalidConnection(step),
    ]),
  ]);
  return [...new Set(mistakes)];
}

/** Lists what GitHub and the action accept, but hardly anybody wants, each once. */
export function findWarnings(files: readonly CheckedFile[]): readonly string[] {
  const jobs = files.flatMap(({ document }) => Object.entries(document.jobs));
  return [...new Set(jobs.flatMap(([id, job]) => warningsInJob(id, job)))];
}

/** Lists what a user should know, although it may be right. */
export function findNotes(files: readonly CheckedFile[]): readonly string[] {
  const steps = files.flatMap(({ document }) => ownStepsOf(document));
  const notes: string[] = [];
  for (const step of steps) {
    const address = URL.parse(literalOf(step, 'base-url') ?? '');
    if (address !== null && address.host !== KNOWN_SERVICE) {
      notes.push(`Your API key goes to ${address.host} (\`base-url\`).`);
    }
  }
  return [...new Set(notes)];
}

function warningsInJob(id: string, job: JobDocument): readonly string[] {
  return (job.steps ?? []).flatMap((step) => [
    ...shortJob(id, job, step),
    ...neverZero(step),
    ...missingCommand(id, job, step),
  ]);
}

/** Finds actions and reusable workflows without a version, and the placeholder for the account of this action. */
function versionsIn(document: WorkflowDocument): readonly string[] {
  const jobs = Object.values(document.jobs);
  const parts = [...jobs, ...jobs.flatMap(({ steps = [] }) => steps)];
  const mistakes: string[] = [];
  for (const { uses } of parts) {
    if (uses === undefined || uses.includes('${{')) continue;
    const isElsewhere = !uses.startsWith('./') && !uses.startsWith('docker://');
    if (isElsewhere && !uses.includes('@')) {
      mistakes.push(`\`uses: ${uses}\` has no version. Add one, for example \`@v1\`.`);
    }
    if (uses.startsWith('OWNER/')) {
      mistakes.push(
        'Replace `OWNER` in `uses` with the account that publishes this action.',
      );
    }
  }
  return mistakes;
}

/** Finds inputs that the action does not have. GitHub only warns of them; the action refuses them. */
function unknownInputs(step: StepDocument): readonly string[] {
  const names = Object.keys(readManifest(actionOf(step) ?? '').defaults);
  const unknown = Object.keys(step.with ?? {}).filter((name) => !names.includes(name));
  return unknown.map((name) => {
    const nearest = nearestName(name.toLowerCase(), names);
    const remedy =
      nearest === undefined ? 'Remove it.' : `If you mean \`${nearest}\`, write that.`;
    return `\`${name}\` is not an input of ${step.uses}. ${remedy}`;
  });
}

/** Finds addresses and project IDs that the action refuses. Here, a fake service takes the place of the address. */
function invalidConnection(step: StepDocument): readonly string[] {
  const mistakes: string[] = [];
  for (const name of ['base-url', 'project-id'] as const) {
    const text = literalOf(step, name);
    if (text === undefined) continue;
    const parsed =
      name === 'base-url'
        ? CONNECTION_INPUTS['base-url'](text)
        : CONNECTION_INPUTS['project-id'](text);
    if (!parsed.ok) mistakes.push(parsed.error);
  }
  return mistakes;
}

/** Finds a workflow job that GitHub may end before the action stops waiting. */
function shortJob(id: string, job: JobDocument, step: StepDocument): readonly string[] {
  if (actionOf(step) !== MAIN_ACTION) return [];
  const limit = numberOf(mappingOf(job)['timeout-minutes']);
  const given = spell(step.with?.['wait-minutes'] ?? '');
  const wait = given === '' ? DEFAULT_WAIT_MINUTES : numberOf(given);
  if (limit === undefined || wait === undefined || limit > wait) return [];
  return [
    `GitHub ends the workflow job \`${id}\` after ${limit} minutes, and the action waits for ${wait}. Set the \`timeout-minutes\` of the job to more than that.`,
  ];
}

/** Finds an expression that is never 0, although it contains it: 0 counts as false, so the value after `||` takes its place. */
function neverZero(step: StepDocument): readonly string[] {
  if (actionOf(step) !== MAIN_ACTION) return [];
  const text = spell(step.with?.['wait-minutes'] ?? '');
  if (!/&&\s*0[\s)]*\|\|/.test(text)) return [];
  return [
    '`wait-minutes` contains `&& 0 ||`, which is never 0, because 0 counts as false in an expression. Reverse the condition, and write `… && 30 || 0`.',
  ];
}

/** Finds a command that the condition of its job or step does not let through. */
function missingCommand(
  id: string,
  job: JobDocument,
  step: StepDocument,
): readonly string[] {
  if (actionOf(step) !== MAIN_ACTION) return [];
  const command = literalOf(step, 'command') ?? DEFAULT_COMMAND;
  const hasExpression = spell(step.with?.['command'] ?? '').includes('${{');
  const conditions = `${spell(job.if ?? '')} ${spell(step.if ?? '')}`;
  const readsText = /github\.event\.(?:comment|review)\.body/.test(conditions);
  if (hasExpression || !readsText || conditions.includes(command)) return [];
  return [
    `The \`if\` of the workflow job \`${id}\` does not contain \`${command}\`, so no comment with this command starts it.`,
  ];
}

/** Returns the value of an input; undefined if it is not set, or an expression. */
function literalOf(step: StepDocument, name: string): string | undefined {
  const value = step.with?.[name];
  if (value === undefined || value === null) return undefined;
  const text = spell(value);
  return text.includes('${{') ? undefined : text;
}

function numberOf(value: unknown): number | undefined {
  const number = Number(value);
  return value === undefined || Number.isNaN(number) ? undefined : number;
}

function ownStepsOf({ jobs }: WorkflowDocument): readonly StepDocument[] {
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
  return steps.filter((step) => actionOf(step) !== undefined);
}
