/**
 * Which events start a workflow, and what `inputs` it then has.
 */
import type { EventOfRun } from '../environment.ts';
import { lookUp, spell } from '../expressions.ts';
import type { WorkflowDocument } from './document.ts';

type Filter = Readonly<Record<string, unknown>>;

const PULL_REQUEST_TYPES = ['opened', 'synchronize', 'reopened'];
/** Events that without `types` are started by some of their actions only. */
const DEFAULT_TYPES: Readonly<Record<string, readonly string[]>> = {
  pull_request: PULL_REQUEST_TYPES,
  pull_request_target: PULL_REQUEST_TYPES,
};

function listOf(value: unknown): readonly string[] | undefined {
  if (value === undefined || value === null) return undefined;
  return (Array.isArray(value) ? value : [value]).map(String);
}

/** GitHub's globs: `*` stops at a slash, `**` does not; a leading `!` takes out what an earlier one took in. */
export function matchesAny(patterns: readonly string[], name: string): boolean {
  let matched = false;
  for (const pattern of patterns) {
    const bare = pattern.replace(/^!/, '');
    const source = bare
      .replaceAll(/[.+^${}()|\\]/g, String.raw`\$&`)
      .replaceAll(/\*\*|\*|\?/g, (star) => ({ '**': '.*', '*': '[^/]*' })[star] ?? '[^/]');
    if (new RegExp(`^${source}$`).test(name)) matched = bare === pattern;
  }
  return matched;
}

function filterOf(on: WorkflowDocument['on'], name: string): Filter | undefined {
  if (typeof on === 'string') return on === name ? {} : undefined;
  if (Array.isArray(on)) return on.includes(name) ? {} : undefined;
  const filters = on as Filter;
  return Object.hasOwn(filters, name) ? ((filters[name] ?? {}) as Filter) : undefined;
}

function passesRefs(filter: Filter, kind: 'branches' | 'tags', name: string): boolean {
  const wanted = listOf(filter[kind]);
  const unwanted = listOf(filter[`${kind}-ignore`]);
  if (wanted !== undefined) return matchesAny(wanted, name);
  return unwanted === undefined || !matchesAny(unwanted, name);
}

/** A push to a branch does not start a workflow that names tags only, and the other way round. */
function passesPush(filter: Filter, ref: string): boolean {
  const [, folder = '', name = ''] = /^refs\/(heads|tags)\/(.+)$/.exec(ref) ?? [];
  const kind = folder === 'tags' ? 'tags' : 'branches';
  const other = kind === 'tags' ? 'branches' : 'tags';
  const says = (what: string): boolean => what in filter || `${what}-ignore` in filter;
  return says(kind) || !says(other) ? passesRefs(filter, kind, name) : false;
}

/** Whether an event starts a workflow. Throws on filters by path, which are not simulated. */
export function startsWorkflow(on: WorkflowDocument['on'], { name, payload }: EventOfRun): boolean {
  const filter = filterOf(on, name);
  if (filter === undefined) return false;
  if (name === 'schedule') {
    const lines = Array.isArray(filter) ? filter : [];
    return lines.some((line) => lookUp(line, ['cron']) === payload['schedule']);
  }
  if ('paths' in filter || 'paths-ignore' in filter) throw new Error('filters by path are not simulated');
  if (name === 'push') return passesPush(filter, String(payload['ref']));
  const types = listOf(filter['types']) ?? DEFAULT_TYPES[name];
  if (types !== undefined && !types.includes(String(payload['action']))) return false;
  const base = lookUp(payload, ['pull_request', 'base', 'ref']);
  return base === undefined || passesRefs(filter, 'branches', spell(base));
}

/** Declared inputs with what was given, else their default; booleans and numbers as such. */
export function inputsOf(
  on: WorkflowDocument['on'],
  event: 'workflow_dispatch' | 'workflow_call',
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const declared = (filterOf(on, event)?.['inputs'] ?? {}) as Readonly<Record<string, Filter>>;
  return Object.fromEntries(
    Object.entries(declared).map(([name, { type, default: standard }]) => {
      const value = given[name] ?? standard;
      if (type === 'boolean') return [name, spell(value) === 'true'];
      if (type === 'number') return [name, Number(value ?? 0)];
      return [name, spell(value)];
    }),
  );
}
