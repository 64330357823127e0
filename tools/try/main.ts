/**
 * `npm run try -- path/to/docs.yml '/docs explain the retries'`: runs a workflow file of yours against fakes of the service and of GitHub
 * on this machine, and prints what happens. Needs no account and no network. Changes no file. Exits with 1 if the action failed or did not
 * run, or if GitHub would refuse the workflow.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { placeIn } from '../../fakes/events.ts';
import {
  addComment,
  addReview,
  addReviewComment,
  type FakeGitHub,
  type Options,
} from '../../fakes/github/index.ts';
import { OWNER } from '../../fakes/github/payloads.ts';
import { withHarness, type Harness } from '../../fakes/harness.ts';
import { lookUp } from '../../fakes/runner/expressions.ts';
import type { EventOfRun, WorkflowReport } from '../../fakes/runner/index.ts';
import { parseArguments, USAGE, type Arguments } from './arguments.ts';
import { findMistakes, findNotes, findWarnings } from './check-file.ts';
import { chooseEvent, describeEvent } from './event.ts';
import { ownReports, renderRun, skipsOf, type Places } from './report.ts';
import { describeRepository, docsPullRequest } from './repository.ts';
import {
  describeOthers,
  OWN_REPOSITORY,
  otherRepositoriesOf,
  prepareJob,
  stepForSeveral,
  stepOf,
} from './prepare.ts';
import { TryError } from './try-error.ts';
import { readUserWorkflow, SERVICE_URL, type UserWorkflow } from './user-workflow.ts';

type Print = (text: string) => void;
type Texts = Readonly<Record<string, string>>;

/** How long the agent works. */
const WORK_MS = 20_000;
const DOCS_PULL = 30;

/** Tries a workflow with the words of the command line. Returns the exit code. */
export async function tryWorkflow(
  words: readonly string[],
  print: Print,
): Promise<number> {
  try {
    const args = parseArguments(words);
    if (args !== undefined) return await playWorkflow(args, print);
    print(USAGE);
    return 0;
  } catch (error) {
    if (!(error instanceof TryError)) throw error;
    print(`✗ ${error.message}`);
    return 1;
  }
}

async function playWorkflow(args: Arguments, print: Print): Promise<number> {
  const workflow = readUserWorkflow(fromHere(args.file));
  const { on } = workflow.document;
  const { event: kind, text } = args;
  const event = chooseEvent({
    name: workflow.name,
    on,
    event: kind,
    text,
    inputs: args.inputs,
  });
  const written = lookUp(event.payload, ['comment', 'body']);
  const quoted = typeof written === 'string' ? `: ${written}` : '';
  print(`${workflow.name} on ${describeEvent(event)}${quoted}\n`);

  const github = describeGitHub(workflow, event);
  const service = {
    workMs: WORK_MS,
    hasAllProjects: true,
    ...docsRepository(workflow, event),
  };
  return withHarness({ github, service }, async (harness) => {
    const { config } = harness.service.state;
    const secrets = secretsFor(workflow, config.key);
    const vars = varsFor(workflow, { given: args.vars, projectId: config.projectId });
    const checked = printChecks(workflow, print);
    printReplacements(workflow, { secrets, vars, given: args.vars }, print);

    prepareFakes(harness, workflow, event);
    const values = { event, secrets, vars, outputs: args.outputs };
    const repository = await prepareForSchedule(harness, workflow, values, print);
    const earlier = harness.service.requests.length;
    const report = await run(harness, workflow, values);
    const requests = harness.service.requests.slice(earlier);
    const sections = renderRun(report, {
      github: repository,
      requests,
      docsPull: findDocsPull(harness, workflow, event),
    });
    for (const [title, body] of sections) printSection(print, title, body);
    return printResult(report, checked, print);
  });
}

/** Returns an absolute path. npm runs scripts in the folder of the package and names the user's folder in INIT_CWD. */
function fromHere(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
}

/** Returns where the agent opens its pull request: where the workflow looks for it. */
function docsRepository(workflow: UserWorkflow, event: EventOfRun) {
  const repository = repositoryOfDocsPull(workflow, event);
  if (repository === undefined) return {};
  return { repository: `https://github.com/${repository}`, firstPull: DOCS_PULL };
}

/** Returns the repository in which the workflow looks for a docs pull request; undefined if it looks for none. */
function repositoryOfDocsPull(
  { ownSteps, appRepositories }: UserWorkflow,
  event: EventOfRun,
): string | undefined {
  const step = stepOf('care', ownSteps, event) ?? stepOf('report', ownSteps, event);
  if (step !== undefined) return otherRepositoriesOf(step)[0] ?? OWN_REPOSITORY;
  const hasPullInputs = ownSteps.some((step) =>
    Object.keys(step.with ?? {}).some((input) => input.startsWith('pr-')),
  );
  if (!hasPullInputs) return undefined;
  const [other] = appRepositories;
  return other === undefined ? OWN_REPOSITORY : `${OWNER.login}/${other}`;
}

/** Returns fake values of the secrets: the fake key of the service, or a random-looking text. */
function secretsFor({ secrets }: UserWorkflow, key: string): Texts {
  const values: Record<string, string> = {};
  for (const [name, isKey] of secrets) {
    values[name] = isKey ? key : `fake-0123456789abcdef0123456789-for-${name}`;
  }
  return values;
}

type VarValues = Readonly<{ given: Texts; projectId: string }>;

/** Returns the variables: those that are given, else a fake value where an input needs one. Others are empty, as on GitHub. */
function varsFor({ vars }: UserWorkflow, { given, projectId }: VarValues): Texts {
  const fakes: Texts = { 'project-id': projectId, 'issue-number': '1' };
  const values: Record<string, string> = {};
  for (const [name, input] of vars) values[name] = fakes[input] ?? '';
  return { ...values, ...given };
}

type Replacements = Readonly<{
  secrets: Texts;
  vars: Texts;
  given: Texts;
}>;

/** Numbers of lines about the files: what would fail on GitHub, and what a user should look at. */
type Checked = Readonly<{ mistakes: number; warnings: number }>;

/** Prints what to check in the files before they are committed. */
function printChecks({ files }: UserWorkflow, print: Print): Checked {
  const mistakes = findMistakes(files).map((mistake) => `✗ ${mistake}`);
  const warnings = findWarnings(files).map((warning) => `⚠ ${warning}`);
  const notes = findNotes(files).map((note) => `ℹ ${note}`);
  const lines = [...mistakes, ...warnings, ...notes];
  if (lines.length > 0) printSection(print, 'check before you commit', lines.join('\n'));
  return { mistakes: mistakes.length, warnings: warnings.length };
}

function printReplacements(
  { environments, replaced, ignored }: UserWorkflow,
  { secrets, vars, given }: Replacements,
  print: Print,
): void {
  const lines = Object.keys(secrets).map(
    (name) =>
      `\`secrets.${name}\`: a fake value here; on GitHub, a secret with exactly this name must exist`,
  );
  for (const [name, value] of Object.entries(vars)) {
    if (Object.hasOwn(given, name)) continue;
    const shown = value === '' ? 'empty here' : `here \`${value}\``;
    lines.push(`\`vars.${name}\`: ${shown}, change it with --var ${name}=value`);
  }
  for (const name of environments) {
    lines.push(
      `environment \`${name}\`: create it with its rules, such as required reviewers, before the first run; GitHub creates a missing one without rules. Not enforced here`,
    );
  }
  if (lines.length > 0) printSection(print, 'to set', lines.join('\n'));
  if (replaced.length > 0) printSection(print, 'replaced', replaced.join('\n'));
  if (ignored.length > 0) printSection(print, 'ignored', ignored.join('\n'));
}

/** Describes the repository of the event, those of Apps, and those that a step for several names. */
function describeGitHub(
  { ownSteps, appRepositories }: UserWorkflow,
  event: EventOfRun,
): Options {
  const own = describeRepository(event, appRepositories);
  const named = otherRepositoriesOf(stepForSeveral(ownSteps));
  const { others, app } = describeOthers(named);
  return { ...own, app, others: [...(own.others ?? []), ...others] };
}

/** Submits a job for a sweep to finish, for care to send a message to, or for a report to count. Returns the repository whose comments the output shows. */
async function prepareForSchedule(
  harness: Harness,
  { ownSteps }: UserWorkflow,
  { event, secrets, vars }: Run,
  print: Print,
): Promise<Pick<FakeGitHub, 'state'>> {
  const sweepStep = stepOf('sweep', ownSteps, event);
  const step =
    sweepStep ?? stepOf('care', ownSteps, event) ?? stepOf('report', ownSteps, event);
  if (step === undefined) return harness.github;
  const waits = sweepStep === undefined;
  const values = { secrets, vars, workMs: WORK_MS, waits };
  const prepared = await prepareJob(harness, step, values);
  printSection(print, 'prepared', prepared.description);
  return prepared.hosted;
}

/** Adds what the run is going to find: the comment that caused it, and the docs pull request, which has a conflict if care is to find one. */
function prepareFakes(harness: Harness, workflow: UserWorkflow, event: EventOfRun): void {
  addWritten(harness.github, event);
  const docsPull = findDocsPull(harness, workflow, event);
  if (docsPull === undefined) return;
  const isForCare = stepOf('care', workflow.ownSteps, event) !== undefined;
  const { state } = docsPull.github;
  state.threads.set(DOCS_PULL, docsPullRequest(DOCS_PULL, !isForCare));
}

/** Returns where the workflow looks for a docs pull request; undefined if it looks for none. */
function findDocsPull(
  { github }: Harness,
  workflow: UserWorkflow,
  event: EventOfRun,
): Places['docsPull'] {
  const repository = repositoryOfDocsPull(workflow, event);
  if (repository === undefined) return undefined;
  const isOwn = repository === OWN_REPOSITORY;
  return { github: isOwn ? github : github.other(repository), number: DOCS_PULL };
}

/** Adds the comment or review of an event. */
function addWritten({ state }: FakeGitHub, { name, payload }: EventOfRun): void {
  const writers = new Map([
    ['issue_comment', addComment],
    ['pull_request_review_comment', addReviewComment],
    ['pull_request_review', addReview],
  ]);
  const add = writers.get(name);
  if (add === undefined) return;
  const part = name === 'pull_request_review' ? 'review' : 'comment';
  const subject = name === 'issue_comment' ? 'issue' : 'pull_request';
  add(state, {
    id: Number(lookUp(payload, [part, 'id'])),
    thread: Number(lookUp(payload, [subject, 'number'])),
    body: String(lookUp(payload, [part, 'body'])),
    author: String(lookUp(payload, [part, 'user', 'login'])),
    ...placeIn(payload),
  });
}

type Run = Readonly<{
  event: EventOfRun;
  secrets: Texts;
  vars: Texts;
  outputs: Arguments['outputs'];
}>;

async function run(
  harness: Harness,
  { name, text, reusable }: UserWorkflow,
  { event, secrets, vars, outputs }: Run,
): Promise<WorkflowReport> {
  const { github, service } = harness;
  try {
    return await harness.workflow(text, event, {
      secrets,
      vars: { ...vars, [SERVICE_URL]: service.url },
      reusable,
      leavesOutOthers: true,
      outputsOfOthers: outputs,
      github: {
        api_url: github.url,
        repository_id: String(github.state.repository.id),
        workflow: name,
        workflow_ref: `${OWN_REPOSITORY}/.github/workflows/${name}@refs/heads/main`,
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new TryError(
      `${name} cannot be run: ${reason}. Fix the expression or key that this names, or leave it out of a copy of the file.`,
    );
  }
}

/** Prints how the run ended, and returns the exit code. */
function printResult(
  { jobs, conclusion }: WorkflowReport,
  { mistakes, warnings }: Checked,
  print: Print,
): number {
  const reports = ownReports(jobs);
  const outcomes = reports.map(({ outputs }) => outputs['outcome'] ?? '').filter(Boolean);
  const outcome = outcomes.length === 0 ? '' : ` Outcome: ${outcomes.join(', ')}.`;
  if (conclusion === 'failure') {
    print(`✗ The run failed.${outcome} The log names the reason.`);
    return 1;
  }
  if (reports.length === 0) {
    const skips = skipsOf(jobs).join('; ');
    print(
      `✗ The action did not run: ${skips}. Use another event or comment, set a variable with --var, or change the condition.`,
    );
    return 1;
  }
  const reasons = reports.map(({ outputs }) => outputs['reason']);
  if (reasons.includes('no-command')) {
    print(
      '– The comment is no command, so nothing was sent. Begin its first line with the command word.',
    );
    return 1;
  }
  if (mistakes > 0) {
    const lines = mistakes === 1 ? 'line' : 'lines';
    print(
      `✗ The run succeeded here, but would fail on GitHub: correct the ${lines} marked ✗ above.${outcome}`,
    );
    return 1;
  }
  const lines = warnings === 1 ? 'line' : 'lines';
  const toCheck = warnings === 0 ? '' : `, with ${warnings} ${lines} marked ⚠ to check`;
  print(`✓ The run succeeded${toCheck}.${outcome}`);
  return 0;
}

function printSection(print: Print, title: string, body: string): void {
  print(`── ${title} ──\n${body.trimEnd()}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await tryWorkflow(process.argv.slice(2), (text) =>
    console.log(text),
  );
}
