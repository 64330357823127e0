/**
 * A workflow file, as far as our examples need it. Anything else in it is an error.
 */
import picomatch from 'picomatch';
import { isMapping, type Mapping } from '../mapping.ts';
import type { EventOfRun } from './environment.ts';
import { lookUp, spell } from './expressions.ts';

type Texts = Readonly<Record<string, string>>;
/** Permissions of the token of a job. A scope that is not named is `none`. */
export type Permissions = Readonly<Record<string, 'read' | 'write' | 'none'>>;

export type StepDocument = Readonly<{
  id?: string;
  name?: string;
  if?: unknown;
  uses?: string;
  run?: string;
  with?: Mapping;
  env?: Mapping;
}>;

export type JobDocument = Readonly<{
  needs?: string | readonly string[];
  /** Its name. */
  environment?: string;
  if?: unknown;
  /** A reusable workflow in place of steps. */
  uses?: string;
  with?: Mapping;
  secrets?: Mapping;
  permissions?: Permissions;
  outputs?: Mapping;
  strategy?: Readonly<{ matrix?: Readonly<Record<string, readonly unknown[]>> }>;
  env?: Mapping;
  steps?: readonly StepDocument[];
}>;

export type WorkflowDocument = Readonly<{
  name?: string;
  on: string | readonly string[] | Mapping;
  permissions?: Permissions;
  env?: Mapping;
  jobs: Readonly<Record<string, JobDocument>>;
}>;

/** Keys that each part of a workflow may contain. The keys that have no effect here are listed too. */
const KEYS: Readonly<Record<string, string>> = {
  workflow: 'name run-name on permissions concurrency env jobs',
  job: 'name runs-on timeout-minutes concurrency environment needs if uses with secrets permissions outputs env strategy steps',
  step: 'id name if uses run with env',
  filter: 'types branches tags workflows inputs secrets',
};

/** Lists the keys that are not simulated: `continue-on-error of a job`. */
export function unknownKeys(workflow: WorkflowDocument): readonly string[] {
  const jobs = Object.values(workflow.jobs);
  const parts: Readonly<Record<string, readonly object[]>> = {
    workflow: [workflow],
    job: jobs,
    step: jobs.flatMap(({ steps = [] }) => steps),
    filter: Object.values(workflow.on).filter(isMapping),
  };
  return Object.entries(parts).flatMap(([kind, all]) => {
    const known = KEYS[kind]?.split(' ') ?? [];
    const unknown = all.flatMap(Object.keys).filter((key) => !known.includes(key));
    return unknown.map((key) => `${key} of a ${kind}`);
  });
}

type Filter = Readonly<{
  types?: string[];
  branches?: string[];
  tags?: string[];
  workflows?: string[];
  inputs?: Mapping;
}>;

/** Returns the filters of `on` for an event; undefined if it does not name the event. */
export function filterOf(on: WorkflowDocument['on'], name: string): Filter | undefined {
  if (typeof on === 'string' || Array.isArray(on)) {
    return on.includes(name) ? {} : undefined;
  }
  if (!Object.hasOwn(on, name)) return undefined;
  return (on as Mapping)[name] ?? {};
}

/** Activities that start a workflow that names no `types`. Other events start it on each of theirs. */
const STANDARD_TYPES: Readonly<Record<string, readonly string[]>> = {
  pull_request: ['opened', 'synchronize', 'reopened'],
  pull_request_target: ['opened', 'synchronize', 'reopened'],
};

export function isStarted(
  on: WorkflowDocument['on'],
  { name, payload }: EventOfRun,
): boolean {
  const filter = filterOf(on, name);
  if (Array.isArray(filter)) {
    return filter.some(({ cron }: { cron?: string }) => cron === payload['schedule']);
  }
  if (filter === undefined) return false;
  const { types = STANDARD_TYPES[name], branches, tags, workflows } = filter;
  const workflow = spell(lookUp(payload, ['workflow_run', 'name']));
  if (workflows !== undefined && !workflows.includes(workflow)) return false;
  if (types !== undefined && !types.includes(spell(payload['action']))) return false;
  if (branches === undefined && tags === undefined) return true;
  const fullRef = spell(payload['ref']);
  const [, kind, ref] = /^refs\/(heads|tags)\/(.+)$/.exec(fullRef) ?? [];
  const base = lookUp(payload, ['pull_request', 'base', 'ref']);
  const head = lookUp(payload, ['workflow_run', 'head_branch']);
  const patterns = kind === 'tags' ? tags : branches;
  return matchesInOrder(ref ?? spell(base ?? head), patterns ?? []);
}

/** Returns whether the last pattern that fits a name includes it. One with `!` excludes it. */
function matchesInOrder(name: string, patterns: readonly string[]): boolean {
  const fitting = patterns.filter((pattern) =>
    picomatch.isMatch(name, pattern.replace(/^!/, '')),
  );
  return fitting.at(-1)?.startsWith('!') === false;
}

export function inputsOf(declared: Mapping = {}, given: unknown): Texts {
  const inputs: Record<string, string> = {};
  for (const name of Object.keys(declared)) {
    const value = lookUp(given, [name]) ?? lookUp(declared, [name, 'default']);
    inputs[name] = spell(value);
  }
  return inputs;
}

/** Returns whether the pull request of a fork has caused an event. Its token then only reads. */
export function isFromFork({ name, payload }: EventOfRun): boolean {
  const repositoryOf = (side: string): unknown =>
    lookUp(payload, ['pull_request', side, 'repo', 'id']);
  if (name === 'pull_request_target') return false;
  return repositoryOf('head') !== repositoryOf('base');
}

/** Returns whether GitHub gives an event no secrets: one of a fork or of Dependabot. */
export function isWithoutSecrets(event: EventOfRun): boolean {
  if (event.name === 'pull_request_target') return false;
  const sender = lookUp(event.payload, ['sender', 'login']);
  return isFromFork(event) || sender === 'dependabot[bot]';
}

/** Returns permissions without those to write. */
export function readOnly(permissions: Permissions): Permissions {
  const levels = Object.entries(permissions).map(([scope, level]) => {
    return [scope, level === 'write' ? 'read' : level] as const;
  });
  return Object.fromEntries(levels);
}

/** Lists every combination of the lists; one without values if there is no matrix. */
export function legsOf({ strategy }: JobDocument): readonly Mapping[] {
  let legs: Mapping[] = [{}];
  for (const [name, values] of Object.entries(strategy?.matrix ?? {})) {
    const longer: Mapping[] = [];
    for (const leg of legs) {
      for (const value of values) longer.push({ ...leg, [name]: value });
    }
    legs = longer;
  }
  return legs;
}
