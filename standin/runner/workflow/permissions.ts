import type { WorkflowDocument, JobDocument } from './document.ts';

export type Permission = 'read' | 'write' | 'none';
/** What the token of a job may do, by scope. A scope that is not named is `none`. */
export type Permissions = Readonly<Record<string, Permission>>;

const SCOPES = ['actions', 'checks', 'contents', 'discussions', 'issues', 'pull-requests', 'statuses'];

/** A job's own `permissions` count alone; without any, what a new repository grants: to read contents. */
export function permissionsOf(workflow: WorkflowDocument, job: JobDocument): Permissions {
  const said = job.permissions ?? workflow.permissions ?? { contents: 'read' };
  if (said === 'read-all' || said === 'write-all') {
    const level = said === 'read-all' ? 'read' : 'write';
    return Object.fromEntries(SCOPES.map((scope) => [scope, level]));
  }
  if (typeof said === 'string') throw new Error(`permissions: ${said} says nothing`);
  return said as Permissions;
}

/** The same with nothing to write, as forks and Dependabot get it. */
export function readOnly(permissions: Permissions): Permissions {
  return Object.fromEntries(
    Object.entries(permissions).map(([scope, level]) => [scope, level === 'write' ? 'read' : level]),
  );
}
