/** Compares the tables of events and subjects in the guides with the code that accepts them. */
import {
  derive,
  publishedEvents,
  publishedPayload,
  type Payload,
} from '../../fakes/payloads.ts';
import {
  describedActivities,
  payloadsOfActivity,
} from '../../fakes/published-activities.ts';
import { CONTEXT_INPUTS } from '../../src/inputs/context.ts';
import { BARE_EVENTS, filterActivity } from '../../src/trigger/event-filter.ts';
import { parseEvent } from '../../src/trigger/event.ts';

/** Events whose activities start a job or not. A push has none. */
const EVENTS_WITH_ACTIVITIES = ['release', 'pull_request', 'issues'];
/** It has the payloads of `pull_request`, and GitHub's description of webhooks does not list it. */
const TARGET_EVENT = 'pull_request_target';

/** Checks the table of the events that start a job, in `docs/reference.md`. */
export function checkEventsReference(page: string): readonly string[] {
  const rows = tableAfter(page, '## Events that start a job');
  const names = rows.flatMap(([event = '']) => codesIn(event));
  // `merge_group` is an example of the events that need a prompt.
  const automatic = names.filter((event) => event !== 'merge_group' && !isBare(event));
  const faults = [
    ...differences('event', [...eventsWithSubject(), TARGET_EVENT], automatic),
  ];
  for (const event of EVENTS_WITH_ACTIVITIES) {
    const row = rows.find(([names = '']) => codesIn(names).includes(event));
    const [, withoutPrompt = '', withPrompt = ''] = row ?? [];
    const always = acceptedActivities(event, false);
    const possible = acceptedActivities(event, true);
    const named = codesIn(withoutPrompt);
    faults.push(...differences(`${event} without a prompt`, always, named));
    const namedWithPrompt = activitiesIn(event, withPrompt, always);
    faults.push(...differences(`${event} with a prompt`, possible, namedWithPrompt));
  }
  return faults;
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

/** Lists the activities that start a job, with underscores as in a workflow. */
function acceptedActivities(event: string, hasTask: boolean): readonly string[] {
  const activities = describedActivities(event);
  const accepted = activities.filter((activity) =>
    variantsOf(event, activity).some((payload) => isAccepted(event, payload, hasTask)),
  );
  return accepted.map((activity) => activity.replaceAll('-', '_'));
}

function isAccepted(event: string, payload: Payload, hasTask: boolean): boolean {
  const parsed = parseEvent(event, payload);
  if (parsed?.kind !== 'automatic') return false;
  return filterActivity(parsed, hasTask) === undefined;
}

/** Returns payloads of an activity in the state that makes a difference: merged. */
function variantsOf(event: string, activity: string): readonly Payload[] {
  const published = payloadsOfActivity(event, activity);
  if (event === 'pull_request' && activity === 'closed') {
    const merged = { merged: true, merged_at: '2026-03-08T09:30:00Z', state: 'closed' };
    return published.map((payload) => derive(payload, { pull_request: merged }));
  }
  return published;
}

/** Reads the activities that a cell names: a list, or all types but some. `also` adds to the column before. */
function activitiesIn(
  event: string,
  cell: string,
  before: readonly string[],
): readonly string[] {
  const codes = codesIn(cell);
  if (cell.includes('also')) return [...before, ...codes];
  if (!cell.includes('all types but')) return codes;
  const all = describedActivities(event).map((each) => each.replaceAll('-', '_'));
  // A pull request that is closed by a merge starts a job.
  const left = cell.includes('without a merge') ? [] : codes;
  return all.filter((activity) => !left.includes(activity));
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
