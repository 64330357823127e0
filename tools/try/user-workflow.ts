/** A workflow file of a user, changed so that the fakes can run it. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { isMapping, mappingOf, type Mapping } from '../../fakes/mapping.ts';
import { spell } from '../../fakes/runner/expressions.ts';
import { actionOf } from '../../fakes/runner/index.ts';
import {
  unknownKeys,
  type JobDocument,
  type StepDocument,
  type WorkflowDocument,
} from '../../fakes/runner/workflow-file.ts';
import type { CheckedFile } from './check-file.ts';
import { TryError } from './try-error.ts';

export type UserWorkflow = Readonly<{
  /** Name of the file, for messages. */
  name: string;
  document: WorkflowDocument;
  /** Text of the changed workflow. */
  text: string;
  /** Texts of the changed reusable workflows by file name. */
  reusable: Readonly<Record<string, string>>;
  /** Names of its secrets. The value says whether the secret is an API key. */
  secrets: ReadonlyMap<string, boolean>;
  /** Names of its variables. The value is the input that the variable sets; empty if it sets none. */
  vars: ReadonlyMap<string, string>;
  /** Steps of our actions, those of reusable workflows included. */
  ownSteps: readonly StepDocument[];
  /** The repositories for which the workflow creates tokens of an App: `docs`. */
  appRepositories: readonly string[];
  /** Names of the environments of its jobs. */
  environments: readonly string[];
  /** Inputs that are replaced: `base-url …`. */
  replaced: readonly string[];
  /** Keys that have no effect here. */
  ignored: readonly string[];
  /** The files as they are, that of the workflow first. */
  files: readonly CheckedFile[];
}>;

/** The variable that replaces each `base-url`. */
export const SERVICE_URL = 'FAKE_SERVICE_URL';

/** Reads a workflow file and changes it in memory. */
export function readUserWorkflow(path: string): UserWorkflow {
  const name = basename(path);
  const replaced = new Set<string>();
  const own = readFile(path);
  const original = own.document;
  const files = reusableFiles(path, original);
  const originals = [original, ...[...files.values()].map(({ document }) => document)];
  const steps = originals.flatMap(stepsOf);
  const ownSteps = steps.filter((step) => actionOf(step) !== undefined);
  if (ownSteps.length === 0) {
    throw new TryError(
      `${name} has no workflow job that uses this action. Add a step with \`uses: OWNER/docs-agent-action@VERSION\`, and replace OWNER and VERSION.`,
    );
  }

  const secrets = secretsOf(originals, ownSteps);
  const reusable: Record<string, string> = {};
  const document = changeDocument(original, { name, replaced, secrets });
  const changed = [document];
  for (const [file, called] of files) {
    const changedFile = changeDocument(called.document, { name, replaced, secrets });
    reusable[file] = stringify(changedFile);
    changed.push(changedFile);
  }
  const appSteps = steps.filter(({ uses = '' }) =>
    uses.includes('/create-github-app-token@'),
  );
  return {
    name,
    document,
    text: stringify(document),
    reusable,
    secrets,
    vars: varsOf(changed),
    ownSteps,
    appRepositories: appSteps.map((step) => spell(step.with?.['repositories'] ?? '')),
    environments: environmentsOf(originals),
    replaced: [...replaced],
    ignored: originals.flatMap(unknownKeys).map((key) => `${key} has no effect here`),
    files: [own, ...files.values()],
  };
}

function readFile(path: string): CheckedFile {
  const name = basename(path);
  if (!existsSync(path)) {
    throw new TryError(
      `${path} does not exist. Give the path of a workflow file, such as .github/workflows/docs.yml.`,
    );
  }
  return parseWorkflow(name, readFileSync(path, 'utf8'));
}

/** Parses a workflow file. Throws a `TryError` if it is not YAML, or not a workflow. */
export function parseWorkflow(name: string, text: string): CheckedFile {
  const document = parseYaml(name, text);
  if (!isMapping(document) || !hasJobs(document)) {
    throw new TryError(
      `${name} is not a workflow: it has no \`jobs\`, or one of them is empty. Add a workflow job.`,
    );
  }
  if (document['on'] === undefined || document['on'] === null) {
    throw new TryError(
      `${name} is not a workflow: it has no \`on\`, so no event starts it.`,
    );
  }
  const events = eventsOf(document['on']);
  return { name, text, document: { ...document, jobs: document['jobs'], on: events } };
}

function parseYaml(name: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    throw new TryError(
      `${name} is not valid YAML: ${reason.replace(/:$/, '')}. Fix this line.`,
    );
  }
}

function hasJobs(
  document: Mapping,
): document is Pick<WorkflowDocument, 'jobs'> & Mapping {
  return isMapping(document['jobs']) && Object.values(document['jobs']).every(isMapping);
}

/** Returns `on` in its long form. */
function eventsOf(on: unknown): Mapping {
  if (isMapping(on)) return on;
  const names = [on].flat().map(String);
  return Object.fromEntries(names.map((name) => [name, null]));
}

function stepsOf({ jobs }: WorkflowDocument): readonly StepDocument[] {
  return Object.values(jobs).flatMap(({ steps = [] }) => steps);
}

/** Lists the environments of the jobs, each once. */
function environmentsOf(documents: readonly WorkflowDocument[]): readonly string[] {
  const jobs = documents.flatMap((document) => Object.values(document.jobs));
  const names = jobs.map(({ environment }) => environmentName(environment));
  return [...new Set(names)].filter((name) => name !== undefined);
}

/** Returns the name of an environment, which may have other settings, too. */
function environmentName(environment: unknown): string | undefined {
  const name = isMapping(environment) ? environment['name'] : environment;
  return typeof name === 'string' ? name : undefined;
}

/** Reads the reusable workflows that a workflow calls, by file name. */
function reusableFiles(
  path: string,
  { jobs }: WorkflowDocument,
): ReadonlyMap<string, CheckedFile> {
  const files = new Map<string, CheckedFile>();
  for (const { uses } of Object.values(jobs)) {
    if (uses === undefined) continue;
    const file = /([^/@]+)(?:@[^/@]+)?$/.exec(uses)?.[1] ?? '';
    const beside = join(dirname(path), file);
    if (!existsSync(beside)) {
      throw new TryError(
        `${basename(path)} calls the reusable workflow ${uses}. Save a copy of it beside your workflow, as ${beside}.`,
      );
    }
    files.set(file, readFile(beside));
  }
  return files;
}

/** Lists the secrets by name. A secret that an `api-key` names is an API key. */
function secretsOf(
  documents: readonly WorkflowDocument[],
  ownSteps: readonly StepDocument[],
): ReadonlyMap<string, boolean> {
  const keys = new Set(
    ownSteps.flatMap((step) => namesIn('secrets', step.with?.['api-key'])),
  );
  const secrets = new Map<string, boolean>();
  for (const name of namesIn('secrets', documents)) {
    if (name === 'GITHUB_TOKEN') continue;
    secrets.set(name, keys.has(name));
  }
  // A reusable workflow may have another name for the key of its caller.
  for (const { jobs } of documents) {
    for (const { secrets: passed } of Object.values(jobs)) {
      for (const [inner, value] of Object.entries(isMapping(passed) ? passed : {})) {
        if (!keys.has(inner)) continue;
        for (const outer of namesIn('secrets', value)) secrets.set(outer, true);
      }
    }
  }
  return secrets;
}

/** Lists the variables by name, each with the input that it sets. */
function varsOf(documents: readonly WorkflowDocument[]): ReadonlyMap<string, string> {
  const vars = new Map<string, string>();
  for (const name of namesIn('vars', documents)) vars.set(name, '');
  vars.delete(SERVICE_URL);
  const callers = documents.flatMap(({ jobs }) => Object.values(jobs));
  const ownSteps = documents.flatMap(stepsOf).filter((step) => actionOf(step));
  for (const part of [...callers, ...ownSteps]) {
    for (const [input, value] of Object.entries(part.with ?? {})) {
      if (input === 'base-url') continue;
      for (const name of namesIn('vars', value)) vars.set(name, input);
    }
  }
  return vars;
}

/** Lists the names that expressions take from a context, each once. */
function namesIn(context: 'secrets' | 'vars', value: unknown): readonly string[] {
  const text = JSON.stringify(value) ?? '';
  const pattern = new RegExp(`\\b${context}(?:\\.|\\[\\\\?["'])([A-Za-z_][\\w-]*)`, 'g');
  const names = [...text.matchAll(pattern)].map(([, name = '']) => name);
  return [...new Set(names)];
}

/** What the changes of a document need. */
type Changing = Readonly<{
  /** Name of the file, for messages. */
  name: string;
  /** Gets what is replaced. */
  replaced: Set<string>;
  secrets: ReadonlyMap<string, boolean>;
}>;

function changeDocument(
  document: WorkflowDocument,
  changing: Changing,
): WorkflowDocument {
  const jobs: Record<string, JobDocument> = {};
  for (const [id, job] of Object.entries(document.jobs)) {
    jobs[id] = changeJob(id, job, changing);
  }
  const events: Record<string, unknown> = {};
  for (const [event, filter] of Object.entries(mappingOf(document.on))) {
    events[event] = isMapping(filter) ? withLists(filter) : filter;
  }
  return { ...document, ...permissionsOf(document), on: events, jobs };
}

/** Returns a filter whose single values are lists. */
function withLists(filter: Mapping): Mapping {
  const lists = Object.entries(filter).map(([key, value]) => {
    const isList = ['types', 'branches', 'tags'].includes(key);
    return [key, isList ? [value].flat() : value] as const;
  });
  return Object.fromEntries(lists);
}

function changeJob(
  id: string,
  job: JobDocument,
  { name, replaced, secrets }: Changing,
): JobDocument {
  const matrix: unknown = job.strategy?.matrix;
  const isPlain = matrix === undefined || (isMapping(matrix) && isPlainMatrix(matrix));
  if (!isPlain) {
    throw new TryError(
      `The matrix of the workflow job \`${id}\` in ${name} has an expression, \`include\` or \`exclude\`, which cannot be tried. List its values in a copy of the file.`,
    );
  }
  const steps = job.steps?.map((step) => changeStep(step, replaced));
  const inherits = (job.secrets as unknown) === 'inherit';
  const inherited: Record<string, string> = {};
  for (const secret of secrets.keys()) inherited[secret] = `\${{ secrets.${secret} }}`;
  const environment = environmentName(job.environment);
  return {
    ...job,
    ...permissionsOf(job),
    ...(environment !== undefined && { environment }),
    ...(inherits && { secrets: inherited }),
    ...(steps !== undefined && { steps }),
  };
}

function isPlainMatrix(matrix: Mapping): boolean {
  const { include, exclude, ...lists } = matrix;
  const areLists = Object.values(lists).every((values) => Array.isArray(values));
  return include === undefined && exclude === undefined && areLists;
}

function changeStep(step: StepDocument, replaced: Set<string>): StepDocument {
  if (actionOf(step) === undefined) return step;
  const before = spell(step.with?.['base-url'] ?? '');
  // Without an address, or with a wrong one, the run fails here as on GitHub.
  if (!/^https:|\$\{\{/.test(before)) return step;
  replaced.add(`\`base-url: ${before}\` → the fake service on this machine`);
  const serviceUrl = `\${{ vars.${SERVICE_URL} }}`;
  return { ...step, with: { ...step.with, 'base-url': serviceUrl } };
}

/** Returns the scopes of `permissions: read-all` and `write-all`. */
function permissionsOf({ permissions }: Readonly<{ permissions?: unknown }>) {
  if (permissions === null) return { permissions: {} };
  if (typeof permissions !== 'string') return {};
  const level = permissions === 'write-all' ? 'write' : 'read';
  const scopes = ['checks', 'contents', 'issues', 'pull-requests', 'statuses'];
  return {
    permissions: Object.fromEntries(scopes.map((scope) => [scope, level] as const)),
  };
}
