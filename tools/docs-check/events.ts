/** Compares the tables of events and subjects in the guides with the code that accepts them. */
import { publishedEvents, publishedPayload } from '../../fakes/payloads.ts';
import { CONTEXT_INPUTS } from '../../src/inputs/context.ts';
import { BARE_EVENTS } from '../../src/trigger/event-filter.ts';
import { parseEvent } from '../../src/trigger/event.ts';

/** It has the payloads of `pull_request`, and GitHub's description of webhooks does not list it. */
const TARGET_EVENT = 'pull_request_target';

/** Checks which events are in the table of those that start a job, in `docs/reference.md`. The table describes their activities in words. */
export function checkEventsReference(page: string): readonly string[] {
  const rows = tableAfter(page, '## Events that start a job');
  const names = rows.flatMap(([event = '']) => codesIn(event));
  // `merge_group` is an example of the events that need a prompt.
  const automatic = names.filter((event) => event !== 'merge_group' && !isBare(event));
  return differences('event', [...eventsWithSubject(), TARGET_EVENT], automatic);
}

/** Checks the table of the subjects and their context, in `docs/context.md`. */
export function checkSubjectsGuide(page: string): readonly string[] {
  const rows = tableAfter(page, '## The prompt');
  const subjects = rows.map(([subject = '']) => subject);
  const named = subjects.flatMap((subject) => codesIn(subject));
  const events = named.filter((code) => /^[a-z_]+$/.test(code));
  // A row in words names the pull requests.
  const expected = eventsWithSubject().filter((event) => event !== 'pull_request');
  const faults = [...differences('event', expected, events)];

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
  return [...faults, ...differences('subject', allKinds, kinds)];
}

function isBare(event: string): boolean {
  return BARE_EVENTS.includes(event);
}

/** Lists the events with published payloads that have a subject. */
function eventsWithSubject(): readonly string[] {
  return publishedEvents().filter((name) => {
    const event = parseEvent(name, publishedPayload(name));
    return event?.kind === 'automatic' && event.details.subject.kind !== 'none';
  });
}

/** Reads the cells of the first table after a heading, without its head. */
function tableAfter(page: string, heading: string): readonly (readonly string[])[] {
  const [, after = ''] = page.split(`${heading}\n`);
  const [table = ''] = /(?:^ *\|.*\n)+/m.exec(after) ?? [];
  const rows = table.trim().split('\n').slice(2);
  return rows.map((row) => row.split('|').slice(1, -1));
}

/** Lists the texts between back-ticks. */
function codesIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

function differences(
  what: string,
  accepted: readonly string[],
  named: readonly string[],
): readonly string[] {
  const missing = accepted.filter((each) => !named.includes(each));
  const wrong = named.filter((each) => !accepted.includes(each));
  return [
    ...missing.map((each) => `${what}: ${each} is accepted, and the table misses it.`),
    ...wrong.map((each) => `${what}: ${each} is in the table, and is not accepted.`),
  ];
}
