/** Rules for workflows that GitHub's own checks do not know: what has gone wrong elsewhere. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type {
  JobDocument,
  StepDocument,
  WorkflowDocument,
} from '../../fakes/runner/workflow-file.ts';

type Workflow = WorkflowDocument & Readonly<{ concurrency?: unknown }>;
type Job = JobDocument & Readonly<{ concurrency?: unknown; 'timeout-minutes'?: number }>;
type Rule = (workflow: Workflow, text: string) => readonly string[];

const COMMENT_EVENTS = [
  'issue_comment',
  'pull_request_review_comment',
  'pull_request_review',
];

const eventsOf = ({ on }: Workflow): readonly string[] =>
  typeof on === 'string' ? [on] : Array.isArray(on) ? on.map(String) : Object.keys(on);
const onComments = (workflow: Workflow): boolean =>
  eventsOf(workflow).some((event) => COMMENT_EVENTS.includes(event));
const jobsOf = ({ jobs }: Workflow): readonly (readonly [string, Job])[] =>
  Object.entries(jobs);
const stepsOf = (workflow: Workflow): readonly StepDocument[] =>
  jobsOf(workflow).flatMap(([, { steps }]) => steps ?? []);

const checkoutsOf = (workflow: Workflow): readonly StepDocument[] =>
  stepsOf(workflow).filter(({ uses }) => uses?.startsWith('actions/checkout@') === true);

/** Whatever an expression gives becomes part of the program; a variable does not. */
const noExpressionInScripts: Rule = (workflow) =>
  stepsOf(workflow).flatMap(({ run, name }) =>
    run?.includes('${{') === true
      ? [`the script of ${name ?? run} has an expression in it`]
      : [],
  );

/** Without `permissions` the token has what some setting says; with a shorthand it has all. */
const ownPermissions: Rule = (workflow) => {
  const jobs = jobsOf(workflow).map(
    ([id, { permissions }]) => [`job ${id}`, permissions] as const,
  );
  const silent =
    workflow.permissions === undefined && jobs.some(([, said]) => said === undefined);
  const short = [['the workflow', workflow.permissions] as const, ...jobs].filter(
    ([, said]) => typeof said === 'string',
  );
  return [
    ...(silent ? ['permissions are left to a setting'] : []),
    ...short.map(([where]) => `${where} takes all permissions`),
  ];
};

/**
 * A group has one place to wait in, and whoever comes next takes it. At the workflow's level any comment comes next,
 * even one that is no command; within a job only commands do, for `if` is decided first.
 */
const noCommandDropped: Rule = (workflow) => {
  if (!onComments(workflow)) return [];
  const ofJobs = jobsOf(workflow).flatMap(([id, { concurrency }]) => {
    if (concurrency === undefined) return [];
    const said = typeof concurrency === 'string' ? { group: concurrency } : concurrency;
    const { group, queue, ...rest } = said as Readonly<Record<string, unknown>>;
    const own = /\$\{\{ *github\.event\.(comment|review)\.id *\}\}/.test(String(group));
    const cancels =
      rest['cancel-in-progress'] !== undefined && rest['cancel-in-progress'] !== false;
    return [
      ...(cancels ? [`job ${id} cancels a command that runs`] : []),
      ...(own || queue === 'max' ? [] : [`job ${id} drops a command that waits`]),
    ];
  });
  return workflow.concurrency === undefined
    ? ofJobs
    : ['any comment can drop a command', ...ofJobs];
};

/** Every comment of a repository starts the workflow; only an `if` on its text keeps it from starting a runner. */
const noRunnerForTalk: Rule = (workflow) =>
  onComments(workflow)
    ? jobsOf(workflow)
        .filter(
          ([, job]) =>
            !/github\.event\.(comment|review)\.body/.test(JSON.stringify(job.if ?? '')),
        )
        .map(([id]) => `ordinary comments start a runner for job ${id}`)
    : [];

/** Code of a stranger's branch, run with secrets. */
const noForeignCode: Rule = (workflow) =>
  eventsOf(workflow).some((event) =>
    ['pull_request_target', ...COMMENT_EVENTS].includes(event),
  )
    ? checkoutsOf(workflow)
        .filter((step) => /head|refs\/pull|merge/.test(JSON.stringify(step.with ?? {})))
        .map(() => 'the code of a pull request is checked out where there are secrets')
    : [];

type Manifest = Readonly<{
  inputs: Readonly<Record<string, Readonly<{ required?: boolean }>>>;
  outputs: Readonly<Record<string, unknown>>;
}>;

/** Inputs and outputs of our actions are those of this checkout. */
const ourInputs: Rule = (workflow, text) =>
  stepsOf(workflow).flatMap(({ id, uses = '', with: given = {} }) => {
    const folder = /^(?:\.|[^/]+\/docs-agent-action)(?:\/([^@]*))?(?:@|$)/.exec(uses);
    if (folder === null) return [];
    const file = join(folder[1] ?? '', 'action.yml');
    if (!existsSync(file)) return [`there is no action ${uses}`];
    const { inputs, outputs } = parse(readFileSync(file, 'utf8')) as Manifest;
    const used = [
      ...text.matchAll(new RegExp(`steps\\.${id}\\.outputs\\.([\\w-]+)`, 'g')),
    ];
    const required = Object.keys(inputs).filter(
      (name) => inputs[name]?.required === true,
    );
    return [
      ...Object.keys(given).flatMap((name) =>
        name in inputs ? [] : [`there is no input ${name}`],
      ),
      ...required.flatMap((name) =>
        name in given ? [] : [`the input ${name} is missing`],
      ),
      ...used.flatMap(([, name = '']) =>
        name in outputs ? [] : [`there is no output ${name}`],
      ),
    ];
  });

/** The same names everywhere: who copies two of our workflows sets each up once. */
const sameNames: Rule = (workflow) => {
  const names: Readonly<Record<string, RegExp>> = {
    'api-key': /^\$\{\{ secrets\.(DOCS_API_KEY|api-key) \}\}$/,
    'signing-key': /^\$\{\{ secrets\.(DOCS_SIGNING_KEY|signing-key) \}\}$/,
    'project-id':
      /^\$\{\{ (vars\.DOCS_(?:[A-Z]+_)?PROJECT_ID|inputs\.project-id|matrix\.[\w-]+) \}\}$/,
    'base-url': /^\$\{\{ vars\.DOCS_BASE_URL \}\}$/,
  };
  return stepsOf(workflow)
    .filter(({ uses }) => uses?.includes('/docs-agent-action') === true)
    .flatMap((step) =>
      Object.entries(names)
        .filter(([input]) => step.with?.[input] !== undefined)
        .filter(([input, form]) => !form.test(String(step.with?.[input])))
        .map(([input]) => `${input} is called ${String(step.with?.[input])}`),
    );
};

/** A tag can be moved to other code; a commit cannot. The comment says to people and Dependabot which version it is. */
const pinned: Rule = (workflow, text) =>
  stepsOf(workflow)
    .flatMap(({ uses }) => uses ?? [])
    // Those who copy an example pin our own action when they know the newest release.
    .filter((uses) => !/^(?:\.\/|OWNER\/)/.test(uses))
    .filter((uses) => !/@[0-9a-f]{40}$/.test(uses) || !text.includes(`${uses} # v`))
    .map((uses) => `${uses} is not pinned to a commit and its version`);

/** A token that is left in the checkout can be read by every later step. */
const noTokenLeftBehind: Rule = (workflow) =>
  checkoutsOf(workflow)
    .filter((step) => step.with?.['persist-credentials'] !== false)
    .map(() => 'a checkout keeps its credentials');

/** The script of a package would run with all that the job may do. Nothing that we install needs one. */
const noInstallScripts: Rule = (workflow) =>
  stepsOf(workflow)
    .flatMap(({ run = '' }) => run.split(/\n|&&|;/))
    .filter((command) => /\bnpm (?:ci|cit|i|install)\b/.test(command))
    .filter((command) => !/ --ignore-scripts(?: |$)/.test(command.trimEnd()))
    .map((command) => `${command.trim()} runs the scripts of packages`);

const timeLimits: Rule = (workflow) =>
  jobsOf(workflow)
    .filter(([, job]) => job.uses === undefined && job['timeout-minutes'] === undefined)
    .map(([id]) => `job ${id} may run for six hours`);

/** Events with a thread of their own: the action writes a status comment. */
const THREAD_EVENTS = [
  ...COMMENT_EVENTS,
  'issues',
  'pull_request',
  'pull_request_target',
  'push',
];

/** Without a signing key, the action does not recognise its status comments when the API key has been replaced. */
const signingKey: Rule = (workflow) => {
  const hasThread = eventsOf(workflow).some((event) => THREAD_EVENTS.includes(event));
  return stepsOf(workflow)
    .filter(({ uses = '', with: given = {} }) =>
      /^[^/]+\/docs-agent-action@/.test(uses)
        ? 'issue-number' in given || (hasThread && given['subject'] === undefined)
        : uses.includes('/docs-agent-action/sweep@'),
    )
    .filter(({ with: given = {} }) => !('signing-key' in given))
    .map(({ uses }) => `${uses} does not get the signing key`);
};

const FOR_ALL = {
  noExpressionInScripts,
  ownPermissions,
  noCommandDropped,
  noRunnerForTalk,
  noForeignCode,
  ourInputs,
  pinned,
  timeLimits,
};
const FOR_COPIES = { ...FOR_ALL, sameNames, signingKey };
const FOR_OUR_OWN = { ...FOR_ALL, noTokenLeftBehind, noInstallScripts };

/** Each rule that a workflow breaks, and how. */
export function breaches(text: string, whose: 'own' | 'copied'): readonly string[] {
  const workflow = parse(text) as Workflow;
  const rules = whose === 'own' ? FOR_OUR_OWN : FOR_COPIES;
  return Object.entries(rules).flatMap(([name, rule]) =>
    rule(workflow, text).map((what) => `${name}: ${what}`),
  );
}
