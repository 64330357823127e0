/** Half a surrogate pair in any text of any payload that GitHub publishes. No web address can contain one. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { publishedEvents, publishedPayloads } from '../../fakes/payloads.ts';
import { causeOfAutomaticRun } from '../../src/agent/resolve-subject.ts';
import { describeSubject } from '../../src/domain/subject.ts';
import { readEnvironment } from '../../src/runner/environment.ts';
import { filterActivity } from '../../src/trigger/event-filter.ts';
import { parseEvent } from '../../src/trigger/event.ts';

const folder = mkdtempSync(join(tmpdir(), 'half-characters-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PAYLOADS = publishedEvents().flatMap((name) =>
  publishedPayloads(name).map((payload) => ({ name, text: JSON.stringify(payload) })),
);
const FIRST_HALF = '\ud83d';
const SECOND_HALF = '\ude00';

/** Changes the texts of JSON that are wanted, of which the first one has the number 0. */
function addHalves(json: string, isWanted: (nth: number) => boolean): string {
  let count = 0;
  const changed: unknown = JSON.parse(json, (_, value: unknown) => {
    if (typeof value !== 'string') return value;
    count += 1;
    return isWanted(count - 1) ? `${SECOND_HALF}${value}${FIRST_HALF}` : value;
  });
  return JSON.stringify(changed);
}

/** Reads an event as a run does, and names its request and its page. */
function readAndName(name: string, json: string): unknown {
  const path = join(folder, 'event.json');
  writeFileSync(path, json);
  const { eventPayload, run: workflow } = readEnvironment({ GITHUB_EVENT_PATH: path });
  const event = parseEvent(name, eventPayload);
  if (event?.kind === 'automatic') {
    const inputs = { commentTag: '', needLabel: '' };
    causeOfAutomaticRun({ run: { workflow }, inputs }, event);
    filterActivity(event, true);
    describeSubject(event.details.subject);
  }
  return eventPayload;
}

it('is replaced in all texts of each payload', () => {
  expect(PAYLOADS.length).toBeGreaterThan(300);
  for (const { name, text } of PAYLOADS) {
    const json = addHalves(text, () => true);
    expect(json).toContain(String.raw`\ud83d"`);
    expect(JSON.stringify(readAndName(name, json))).not.toMatch(/\\ud[89a-f]/);
  }
});

it('does no harm in a single text, beside which everything else is as usual', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAYLOADS), fc.nat(400), ({ name, text }, nth) => {
      const read = readAndName(
        name,
        addHalves(text, (each) => each === nth),
      );
      expect(JSON.stringify(read)).not.toMatch(/\\ud[89a-f]/);
    }),
    { numRuns: 500 },
  );
});
