import type { AutomaticEvent } from '../domain.ts';
import { getProperty } from '../property.ts';
import { emptyDetails } from '../subject-details.ts';
import { toActor } from './person.ts';

/**
 * A scheduled or dispatched run's event, as `parseEvent` reads it, without the schemas that it takes for all others; undefined
 * for those. These happen to nothing: https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
export function parseBareEvent(name: string, payload: unknown): AutomaticEvent | undefined {
  if (name !== 'schedule' && name !== 'workflow_dispatch') return undefined;
  const sender = getProperty(payload, 'sender');
  const login = textAt(sender, 'login');
  return {
    kind: 'automatic',
    name,
    action: undefined,
    withoutSecrets: login === 'dependabot[bot]',
    sender: login === undefined ? undefined : toActor({ login, type: textAt(sender, 'type') }),
    details: emptyDetails({ kind: 'none' }),
    defaultBranch: textAt(getProperty(payload, 'repository'), 'default_branch'),
  };
}

function textAt(value: unknown, name: string): string | undefined {
  const text = getProperty(value, name);
  return typeof text === 'string' ? text : undefined;
}
