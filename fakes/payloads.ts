/** Events to run an action on: GitHub's published examples, changed as a test needs. */
import { createRequire } from 'node:module';
import { isMapping, mappingOf } from './mapping.ts';
import type { EventOfRun } from './runner/index.ts';

export type Payload = Readonly<Record<string, unknown>>;

const published = createRequire(import.meta.url)(
  '@octokit/webhooks-examples',
) as readonly Readonly<{
  name: string;
  examples: readonly Payload[];
}>[];

/** Lists the events with published payloads. */
export function publishedEvents(): readonly string[] {
  return published.map(({ name }) => name);
}

/** Returns all published payloads of an event, or of one of its actions. */
export function publishedPayloads(event: string, action?: string): readonly Payload[] {
  const examples = published.find(({ name }) => name === event)?.examples ?? [];
  return action === undefined
    ? examples
    : examples.filter((payload) => payload['action'] === action);
}

/** Returns the first published payload. Throws if there is none. */
export function publishedPayload(event: string, action?: string): Payload {
  const payload = publishedPayloads(event, action)[0];
  if (payload === undefined) {
    throw new Error(`no published payload of ${event} ${action ?? ''}`);
  }
  return payload;
}

/**
 * Copies a payload with changes: objects are merged at any depth, everything else (arrays too) is
 * replaced, `undefined` removes the key. The original stays as it is.
 */
export function derive(payload: Payload, changes: Payload): Payload {
  const derived: Record<string, unknown> = structuredClone(payload);
  for (const [key, change] of Object.entries(changes)) {
    const before = derived[key];
    if (change === undefined) delete derived[key];
    else if (isMapping(change)) {
      derived[key] = derive(mappingOf(before), change);
    } else derived[key] = structuredClone(change);
  }
  return derived;
}

/** Returns the same payload in another repository (`owner/name`): its names and all its links. */
export function inRepository(payload: Payload, repository: string): Payload {
  const before = payload['repository'];
  if (!isMapping(before) || typeof before['full_name'] !== 'string') return payload;
  const [owner, name] = repository.split('/');
  const moved = JSON.parse(
    JSON.stringify(payload).replaceAll(before['full_name'], repository),
  ) as Payload;
  return derive(moved, { repository: { name, owner: { login: owner } } });
}

/** Repository of most published payloads, and of the fake GitHub. */
const { repository } = publishedPayload('push');

/** A run started by hand, by the API or by another workflow. */
export function workflowDispatchEvent(inputs: Payload = {}): EventOfRun {
  const payload = publishedPayload('workflow_dispatch');
  return {
    name: 'workflow_dispatch',
    payload: { ...payload, repository, inputs, ref: 'refs/heads/main' },
  };
}

/**
 * Creates a scheduled run. GitHub publishes no example: it names the cron line, the workflow and
 * the repository, no sender.
 */
export function scheduleEvent(cron = '17 6 * * 1'): EventOfRun {
  const payload = { schedule: cron, workflow: '.github/workflows/docs.yml', repository };
  return { name: 'schedule', payload };
}
