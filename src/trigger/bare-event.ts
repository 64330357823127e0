import type { AutomaticEvent } from '../domain.ts';
import { property } from '../property.ts';
import { blankFacts } from '../context/mappers.ts';
import { toPerson } from './person.ts';

/**
 * A scheduled or dispatched run's event, as `parseEvent` reads it, without the schemas that it takes for all others; undefined
 * for those. These happen to nothing: https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
export function bareEvent(name: string, payload: unknown): AutomaticEvent | undefined {
  if (name !== 'schedule' && name !== 'workflow_dispatch') return undefined;
  const sender = property(payload, 'sender');
  const login = textAt(sender, 'login');
  return {
    kind: 'automatic',
    name,
    action: undefined,
    withoutSecrets: login === 'dependabot[bot]',
    sender: login === undefined ? undefined : toPerson({ login, type: textAt(sender, 'type') }),
    facts: blankFacts({ kind: 'none' }),
    defaultBranch: textAt(property(payload, 'repository'), 'default_branch'),
  };
}

function textAt(value: unknown, name: string): string | undefined {
  const text = property(value, name);
  return typeof text === 'string' ? text : undefined;
}
