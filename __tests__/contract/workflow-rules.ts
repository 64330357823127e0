/** Rules for workflows that GitHub's own checks do not know, against mistakes of other projects. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { spell } from '../../fakes/runner/expressions.ts';
import { actionOf } from '../../fakes/runner/index.ts';
import {
  filterOf,
  type JobDocument,
  type StepDocument,
  type WorkflowDocument,
} from '../../fakes/runner/workflow-file.ts';
import { readActionFile } from '../support/actions.ts';

type Workflow = WorkflowDocument & Readonly<{ concurrency?: unknown }>;
type Job = JobDocument & Readonly<{ concurrency?: unknown; 'timeout-minutes'?: number }>;
type Rule = (workflow: Workflow, text: string) => readonly string[];

const COMMENT_EVENTS = [
  'issue_comment',
  'pull_request_review_comment',
  'pull_request_review',
];

function eventsOf({ on }: Workflow): readonly string[] {
  if (typeof on === 'string') return [on];
  if (Array.isArray(on)) return on.map(String);
  return Object.keys(on);
}

/** The caller of a reusable workflow may start it on comments. */
const MAY_BE_COMMENTS = [...COMMENT_EVENTS, 'workflow_call'];

function isOnComments(workflow: Workflow): boolean {
  return eventsOf(workflow).some((event) => MAY_BE_COMMENTS.includes(event));
}

function jobsOf({ jobs }: Workflow): readonly (readonly [id: string, Job])[] {
  return Object.entries(jobs);
}

function stepsOf(workflow: Workflow): readonly StepDocument[] {
  return jobsOf(workflow).flatMap(([, { steps }]) => steps ?? []);
}

function checkoutsOf(workflow: Workflow): readonly StepDocument[] {
  return stepsOf(workflow).filter(
    ({ uses }) => uses?.startsWith('actions/checkout@') === true,
  );
}

/** The value of an expression becomes part of the program; a variable does not. */
const noExpressionInScripts: Rule = (workflow) => {
  const breaches: string[] = [];
  for (const { run = '', name = run } of stepsOf(workflow)) {
    if (run.includes('${{')) {
      breaches.push(`the script of ${name} has an expression in it`);
    }
  }
  return breaches;
};

/** Without `permissions`, a setting decides what the token may do; with a shorthand it may do everything. */
const ownPermissions: Rule = (workflow) => {
  const breaches: string[] = [];
  const jobs = jobsOf(workflow);
  const hasSilentJob = jobs.some(([, { permissions }]) => permissions === undefined);
  if (workflow.permissions === undefined && hasSilentJob) {
    breaches.push('permissions are left to a setting');
  }
  if (typeof workflow.permissions === 'string') {
    breaches.push('the workflow takes all permissions');
  }
  for (const [id, { permissions }] of jobs) {
    if (typeof permissions === 'string') breaches.push(`job ${id} takes all permissions`);
  }
  return breaches;
};

const HAS_OWN_GROUP = /\$\{\{ *github\.event\.(comment|review)\.id *\}\}/;

/**
 * Only one run can wait in a concurrency group, and the next one replaces it. At the level of the workflow, any comment can be the next
 * one, even if it is no command. Within a job only commands can, because `if` is evaluated first.
 */
const noCommandDropped: Rule = (workflow) => {
  if (!isOnComments(workflow)) return [];
  const breaches: string[] = [];
  if (workflow.concurrency !== undefined) breaches.push('any comment can drop a command');
  for (const [id, { concurrency }] of jobsOf(workflow)) {
    if (concurrency === undefined) continue;
    const settings = concurrencyOf(concurrency);
    const cancels = settings['cancel-in-progress'] ?? false;
    if (cancels !== false) breaches.push(`job ${id} cancels a command that runs`);
    const hasOwnGroup = HAS_OWN_GROUP.test(String(settings['group']));
    if (!hasOwnGroup && settings['queue'] !== 'max') {
      breaches.push(`job ${id} drops a command that waits`);
    }
  }
  return breaches;
};

/** Returns the settings of a concurrency group, which may be only its name. */
function concurrencyOf(concurrency: unknown): Readonly<Record<string, unknown>> {
  if (typeof concurrency === 'string') return { group: concurrency };
  return concurrency as Readonly<Record<string, unknown>>;
}

const READS_TEXT = /github\.event\.(comment|review)\.body/;
const READS_BRANCH = /github\.event\.pull_request\.head\.ref/;

/**
 * Every comment of a repository starts the workflow; only an `if` on its text prevents that it starts a runner. A job that calls a
 * reusable workflow has no runner: the called job has the `if`. If reviews go to the job, it is an `if` on the branch, because they need
 * no command.
 */
const noRunnerForTalk: Rule = (workflow) => {
  if (!isOnComments(workflow)) return [];
  const breaches: string[] = [];
  for (const [id, job] of jobsOf(workflow)) {
    if (job.uses !== undefined) continue;
    const sendsReviews = JSON.stringify(job).includes('"pr-feedback":"reviews"');
    const needed = sendsReviews ? READS_BRANCH : READS_TEXT;
    const condition = JSON.stringify(job.if ?? '');
    if (!needed.test(condition)) {
      breaches.push(`ordinary comments start a runner for job ${id}`);
    }
  }
  return breaches;
};

const EVENTS_WITH_SECRETS = ['pull_request_target', ...MAY_BE_COMMENTS];

/**
 * GitHub blocks it by default in public repositories, only administrators can allow it, and an organization can forbid that. It also has
 * secrets for the code of strangers.
 */
const noBlockedEvent: Rule = (workflow) => {
  const isBlocked = eventsOf(workflow).includes('pull_request_target');
  return isBlocked ? ['it starts on pull_request_target'] : [];
};

/** Events that have no secrets for forks and Dependabot. The caller of a reusable workflow may start it on one of them. */
const MAY_LACK_SECRETS = [
  'pull_request',
  'pull_request_review_comment',
  'pull_request_review',
  'workflow_call',
];

/** The token of an App cannot be created without its key. The step would fail before our action can skip the event. */
const noTokenWithoutKey: Rule = (workflow) => {
  const mayLackSecrets = eventsOf(workflow).some((name) =>
    MAY_LACK_SECRETS.includes(name),
  );
  if (!mayLackSecrets) return [];
  const breaches: string[] = [];
  for (const [id, { env = {}, steps = [] }] of jobsOf(workflow)) {
    for (const step of steps) {
      if (step.uses?.startsWith('actions/create-github-app-token@') !== true) continue;
      const [key] = /secrets\.[\w-]+/.exec(spell(step.with?.['private-key'])) ?? [];
      const [name] =
        Object.entries(env).find(([, value]) => value === `\${{ ${key} != '' }}`) ?? [];
      const isSafe =
        name !== undefined && spell(step.if).includes(`env.${name} == 'true'`);
      if (!isSafe) breaches.push(`job ${id} creates a token without a key`);
    }
  }
  return breaches;
};

/** Code of a stranger's branch, run with secrets. */
const noForeignCode: Rule = (workflow) => {
  const events = eventsOf(workflow);
  const hasSecrets = events.some((event) => EVENTS_WITH_SECRETS.includes(event));
  if (!hasSecrets) return [];
  return checkoutsOf(workflow)
    .filter(checksOutPullRequest)
    .map(() => 'the code of a pull request is checked out where there are secrets');
};

function checksOutPullRequest(step: StepDocument): boolean {
  const inputs = JSON.stringify(step.with ?? {});
  return /head|refs\/pull|merge/.test(inputs);
}

/** Inputs and outputs of our actions are those of this checkout. */
const ourInputs: Rule = (workflow, text) =>
  stepsOf(workflow).flatMap((step) => checkOurStep(step, text));

const OUR_ACTION = /^(?:\.|[^/]+\/docs-agent-action)(?:\/([^@]*))?(?:@|$)/;

function checkOurStep(
  { id, uses = '', with: given = {} }: StepDocument,
  text: string,
): readonly string[] {
  const match = OUR_ACTION.exec(uses);
  if (match === null) return [];
  const file = join(match[1] ?? '', 'action.yml');
  if (!existsSync(file)) return [`there is no action ${uses}`];
  const { inputs, outputs } = readActionFile(file);

  const breaches: string[] = [];
  for (const name of Object.keys(given)) {
    if (!(name in inputs)) breaches.push(`there is no input ${name}`);
  }
  for (const [name, { required }] of Object.entries(inputs)) {
    if (required === true && !(name in given)) {
      breaches.push(`the input ${name} is missing`);
    }
  }
  const used = text.matchAll(new RegExp(`steps\\.${id}\\.outputs\\.([\\w-]+)`, 'g'));
  for (const [, name = ''] of used) {
    if (!(name in outputs)) breaches.push(`there is no output ${name}`);
  }
  return breaches;
}

/** Values of the inputs that every workflow has, by their names. */
const SAME_VALUES = {
  /** Two lines show how to replace a key. */
  'api-key': /^(?:\$\{\{ secrets\.(?:DOCS_API_KEY(?:_[A-Z]+)?|api-key) \}\}\n?){1,2}$/,
  'project-id':
    /^\$\{\{ (vars\.DOCS_(?:[A-Z]+_)?PROJECT_ID|inputs\.project-id|matrix\.[\w-]+) \}\}$/,
  'base-url': /^https:\/\/api\.mintlify\.com$/,
} as const;

/** The same names everywhere: if you copy two of our workflows, you set each up once. */
const sameNames: Rule = (workflow) => {
  const breaches: string[] = [];
  for (const { uses, with: given = {} } of stepsOf(workflow)) {
    if (uses?.includes('/docs-agent-action') !== true) continue;
    for (const [input, form] of Object.entries(SAME_VALUES)) {
      if (given[input] === undefined) continue;
      const value = spell(given[input]);
      if (!form.test(value)) breaches.push(`${input} is called ${value}`);
    }
  }
  return breaches;
};

/** A tag can be moved to other code; a commit cannot. The comment names the version, for people and for Dependabot. */
const pinned: Rule = (workflow, text) => {
  const breaches: string[] = [];
  for (const { uses } of stepsOf(workflow)) {
    if (uses === undefined) continue;
    // Our own action is pinned when an example is copied, to the newest release.
    const isOurs = /^(?:\.\/|[\w-]+\/docs-agent-action[/@])/.test(uses);
    if (isOurs) continue;
    const hasCommit = /@[0-9a-f]{40}$/.test(uses);
    const hasVersion = text.includes(`${uses} # v`);
    if (!hasCommit || !hasVersion) {
      breaches.push(`${uses} is not pinned to a commit and its version`);
    }
  }
  return breaches;
};

/** A token that is left in the checkout can be read by every later step. */
const noTokenLeftBehind: Rule = (workflow) => {
  const keeping = checkoutsOf(workflow).filter(
    (step) => step.with?.['persist-credentials'] !== false,
  );
  return keeping.map(() => 'a checkout keeps its credentials');
};

/** The script of a package would run with all that the job may do. Nothing that we install needs one. */
const noInstallScripts: Rule = (workflow) => {
  const breaches: string[] = [];
  const scripts = stepsOf(workflow).map(({ run = '' }) => run);
  for (const command of scripts.flatMap(commandsOf)) {
    const installs = /\bnpm (?:ci|cit|i|install)\b/.test(command);
    const ignoresScripts = / --ignore-scripts(?: |$)/.test(command);
    if (installs && !ignoresScripts) {
      breaches.push(`${command} runs the scripts of packages`);
    }
  }
  return breaches;
};

/** A package could use the token: a job that writes, or proves who it is, installs none. */
const noPackagesWithWrite: Rule = (workflow) => {
  const breaches: string[] = [];
  for (const [id, { permissions, steps = [] }] of jobsOf(workflow)) {
    const granted = permissions ?? workflow.permissions ?? {};
    const mayWrite = Object.values(granted).includes('write');
    const installs = steps.some(({ run = '' }) =>
      /\bnpm (?:ci|cit|i|install)\b/.test(run),
    );
    if (mayWrite && installs) breaches.push(`job ${id} installs packages and may write`);
  }
  return breaches;
};

function commandsOf(script: string): readonly string[] {
  const parts = script.split(/\n|&&|;/);
  return parts.map((part) => part.trim());
}

const timeLimits: Rule = (workflow) => {
  const breaches: string[] = [];
  for (const [id, job] of jobsOf(workflow)) {
    // The called workflow sets the limit.
    if (job.uses !== undefined) continue;
    const limit = job['timeout-minutes'];
    if (limit === undefined) breaches.push(`job ${id} may run for six hours`);
  }
  return breaches;
};

/** Legs of a matrix share their thread. Without a tag of its own, the second leg finds the request of the first. */
const legsApart: Rule = (workflow) => {
  const breaches: string[] = [];
  for (const [id, { strategy, steps = [] }] of jobsOf(workflow)) {
    if (strategy?.matrix === undefined) continue;
    for (const { uses = '', with: given = {} } of steps) {
      const isOurs = /^[^/]+\/docs-agent-action@/.test(uses);
      if (isOurs && given['comment-tag'] !== '${{ strategy.job-index }}') {
        breaches.push(`the legs of ${id} have the same tag`);
      }
    }
  }
  return breaches;
};

/** The condition that lets an event start a request only for the default branch, whatever that is called. */
const TO_DEFAULT: Readonly<Record<string, RegExp>> = {
  pull_request:
    /github\.event\.pull_request\.base\.ref == github\.event\.repository\.default_branch/,
  push: /github\.ref == format\('refs\/heads\/\{0\}', github\.event\.repository\.default_branch\)/,
};

/**
 * Merges into feature branches and pushes to them are not paid. A sweep may start on them: it sends nothing. A called workflow has the
 * conditions for every event that its caller may use.
 */
const onlyDefaultBranch: Rule = (workflow) => {
  const breaches: string[] = [];
  if (JSON.stringify(workflow.on).includes('"branches"')) {
    breaches.push('a branch is named');
  }
  const events = eventsOf(workflow);
  const isOnTags = filterOf(workflow.on, 'push')?.tags !== undefined;
  for (const [event, condition] of Object.entries(TO_DEFAULT)) {
    const isStarted = events.includes(event) || events.includes('workflow_call');
    if (!isStarted || (event === 'push' && isOnTags)) continue;
    for (const [id, job] of jobsOf(workflow)) {
      if (!sendsRequests(job) || condition.test(spell(job.if))) continue;
      breaches.push(`${event} of every branch starts job ${id}`);
    }
  }
  return breaches;
};

/** Returns whether a step of the job is our main action. */
function sendsRequests({ steps = [] }: Job): boolean {
  return steps.some((step) => actionOf(step) === 'action.yml');
}

/** Tools that do not know `queue` warn of it. A comment before it says so. */
const queueExplained: Rule = (_, text) => {
  const breaches: string[] = [];
  let before = '';
  for (const [index, line] of text.split('\n').entries()) {
    const hasQueue = /^[^#]*\bqueue: max/.test(line);
    const isExplained = /#.*actionlint/.test(before);
    if (hasQueue && !isExplained) breaches.push(`line ${index + 1}`);
    before = line;
  }
  return breaches;
};

/** Without a file, an upload of an empty path fails. A fixed path is not where our actions write. */
const uploadsOutputs: Rule = (workflow) => {
  const breaches: string[] = [];
  for (const { uses = '', if: condition, with: inputs } of stepsOf(workflow)) {
    if (!uses.startsWith('actions/upload-artifact@')) continue;
    const [, step] =
      /\$\{\{ steps\.(\w+)\.outputs\.file \}\}/.exec(String(inputs?.['path'])) ?? [];
    if (step === undefined) breaches.push('the path is no output');
    else if (!String(condition).includes(`steps.${step}.outputs.file != ''`)) {
      breaches.push(`it is not skipped without a file of ${step}`);
    }
  }
  return breaches;
};

const FOR_ALL = {
  noBlockedEvent,
  noExpressionInScripts,
  ownPermissions,
  noCommandDropped,
  noRunnerForTalk,
  noForeignCode,
  ourInputs,
  pinned,
};
const FOR_COPIES = {
  ...FOR_ALL,
  noTokenWithoutKey,
  sameNames,
  legsApart,
  uploadsOutputs,
};
const FOR_EXAMPLES = { ...FOR_COPIES, onlyDefaultBranch, queueExplained, timeLimits };
const FOR_OUR_OWN = {
  ...FOR_ALL,
  timeLimits,
  noTokenLeftBehind,
  noInstallScripts,
  noPackagesWithWrite,
};

const RULES = {
  own: FOR_OUR_OWN,
  example: FOR_EXAMPLES,
  snippet: FOR_COPIES,
};

/** Lists the rules that a workflow breaks, and how. */
export function breaches(text: string, kind: keyof typeof RULES): readonly string[] {
  const workflow = parse(text) as Workflow;
  const found: string[] = [];
  for (const [name, rule] of Object.entries(RULES[kind])) {
    for (const breach of rule(workflow, text)) found.push(`${name}: ${breach}`);
  }
  return found;
}
