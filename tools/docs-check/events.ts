/** Compares the tables of events and subjects in the guides with the code that accepts them. */
import { publishedEvents, publishedPayload } from '../../fakes/payloads.ts';
import { CONTEXT_INPUTS } from '../../src/inputs/context.ts';
import { BARE_EVENTS } from '../../src/trigger/event-filter.ts';
import { parseEvent } from '../../src/trigger/event.ts';
import { differences, namesBelow } from './pages.ts';

/** It has the payloads of `pull_request`, and GitHub's description of webhooks does not list it. */
const TARGET_EVENT = 'pull_request_target';

/** Checks which events are in the table of those that start a job, in `docs/reference.md`. The table describes their activities in words. */
export function checkEventsReference(page: string): readonly string[] {
  const names = namesBelow(page, '## Events that start a job');
  // `merge_group` is an example of the events that need a prompt.
  const automatic = names.filter(
    (event) => event !== 'merge_group' && !BARE_EVENTS.includes(event),
  );
  return differences([...eventsWithSubject(), TARGET_EVENT], automatic);
}

/** Checks the table of the subjects and their context, in `docs/context.md`. */
export function checkSubjectsGuide(page: string): readonly string[] {
  const named = namesBelow(page, '## The prompt');
  const events = named.filter((code) => /^[a-z_]+$/.test(code));
  // A row in words names the pull requests.
  const expected = eventsWithSubject().filter((event) => event !== 'pull_request');
  const faults = [...differences(expected, events)];

  const kinds: string[] = [];
  for (const code of named) {
    const [, value] = /^subject: (.+)$/.exec(code) ?? [];
    if (value === undefined) continue;
    const example = value.replace('NUMBER', '1');
    const parsed = CONTEXT_INPUTS.subject(example);
    if (!parsed.ok) faults.push(`subject: ${value} is not accepted.`);
    else if (parsed.value !== 'event') kinds.push(parsed.value.kind);
  }
  const allKinds = ['release', 'pull-request', 'commits', 'since-last'];
  return [...faults, ...differences(allKinds, kinds)];
}

/** Lists the events with published payloads that have a subject. */
function eventsWithSubject(): readonly string[] {
  return publishedEvents().filter((name) => {
    const event = parseEvent(name, publishedPayload(name));
    return event?.kind === 'automatic' && event.details.subject.kind !== 'none';
  });
}
