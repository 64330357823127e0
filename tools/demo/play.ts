/** The steps of the demo. Each one prints its text and returns whether it had the expected result. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getProperty } from '../../src/property.ts';
import { OWNER } from '../../fakes/github/payloads.ts';
import { publishedPayload, scheduleEvent, workflowDispatchEvent } from '../../fakes/payloads.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import { withHarness, type Harness } from '../../fakes/harness.ts';
import { REPOSITORY } from './repository.ts';
import { firstLines, quote, section, showRequests, showRun } from './show.ts';

type Print = (text: string) => void;
type Step = Readonly<{ title: string; play: (harness: Harness, print: Print) => Promise<boolean> }>;

const COMMENT = 'status comment';
const EMOJI: Readonly<Record<string, string>> = { eyes: '👀', rocket: '🚀' };

/** How long the agent works. */
const WORK_MS = 20_000;

const STEPS: readonly Step[] = [
  {
    title: 'A run by hand (workflow_dispatch) with a prompt',
    play: async (harness, print) => {
      const prompt = 'Document the retry option of the client.';
      const event = workflowDispatchEvent({ prompt });
      const result = await harness.run(event, { inputs: { prompt } });
      showRun(result).forEach(print);
      return endedAs(result, 'pr-opened');
    },
  },
  {
    title: 'A release without a prompt: the action adds its notes and changes, and no page needs an update',
    play: async (harness, print) => {
      harness.service.change({ scenario: 'no-pr' });
      const result = await harness.run({
        name: 'release',
        payload: publishedPayload('release', 'published'),
      });
      harness.service.change({ scenario: 'opens-pull-request' });
      showRun(result).forEach(print);
      return endedAs(result, 'no-pr');
    },
  },
  {
    title: 'Two commands on a pull request: the second one continues the job of the first',
    play: async (harness, print) => {
      const first = await command(harness, print, '/docs Document the retry option.');
      const second = await command(harness, print, '/docs also show an example');
      const actions = [first, second].map(({ outputs }) => outputs['jobAction']);
      return (
        [first, second].every((result) => endedAs(result, 'pr-opened')) &&
        actions.join() === 'created,messaged' &&
        second.outputs['jobId'] === first.outputs['jobId']
      );
    },
  },
  {
    title: 'A command without waiting, and the sweep that finishes its status comment',
    play: async (harness, print) => {
      const detached = await command(harness, print, '/docs new Describe the timeouts.', { wait: 'false' });
      await harness.clock.sleep(2 * WORK_MS);
      const inputs = { 'project-id': '' };
      const sweep = { action: 'sweep/action.yml', inputs };
      const result = await harness.run(scheduleEvent(), sweep);
      print(section('log of the sweep', result.log));
      print(section(`${COMMENT} at the end`, quote(statusComment(harness))));
      print(section('reply', quote(withoutMarker(harness.ourComments().at(-1)?.body))));
      return endedAs(detached, 'still-active') && result.outputs['finished'] === '1';
    },
  },
  {
    title: 'Page views of four weeks, compared with the four weeks before',
    play: async (harness, print) =>
      exportFiles(harness, print, 'views/action.yml', ['page-views.csv', 'page-views.csv.meta.json']),
  },
  {
    title: 'What readers miss, as a list and as a prompt for the agent',
    play: async (harness, print) => exportFiles(harness, print, 'signals/action.yml', ['reader-signals.csv']),
  },
];

/** Plays all steps and prints their text, block by block. Returns whether all had the expected result. */
export async function playDemo(print: Print): Promise<boolean> {
  const service = { workMs: WORK_MS, traffic: { pages: 700 } };
  let isGood = true;
  await withHarness({ github: REPOSITORY, service }, async (harness) => {
    for (const [index, { title, play }] of STEPS.entries()) {
      print(`━━ ${index + 1}/${STEPS.length} · ${title} ━━\n`);
      const before = harness.service.requests.length;
      isGood = (await play(harness, print)) && isGood;
      print(section('requests to the service', showRequests(harness.service.requests.slice(before))));
    }
  });
  print(isGood ? 'All steps had the expected result.' : 'A step did not have the expected result.');
  return isGood;
}

/** Runs an export and shows the beginning of its files. */
async function exportFiles(
  harness: Harness,
  print: Print,
  action: string,
  names: readonly string[],
): Promise<boolean> {
  const workspace = mkdtempSync(join(tmpdir(), 'demo-'));
  try {
    const inputs = { compare: 'true', top: '10' };
    const result = await harness.run(scheduleEvent(), { action, workspace, inputs });
    showRun(result).forEach(print);
    for (const name of names)
      print(section(name, firstLines(readFileSync(join(workspace, name), 'utf8'), 6)));
    return result.outputs['complete'] === 'true' && result.exitCode === 0;
  } finally {
    rmSync(workspace, { recursive: true });
  }
}

/** Adds a command, runs the action on it, and shows the status comment during the job and at its end. */
async function command(
  harness: Harness,
  print: Print,
  body: string,
  inputs: Readonly<Record<string, string>> = {},
): Promise<RunResult> {
  print(`${OWNER.login} comments on pull request #2:\n${quote(body)}\n`);
  const event = harness.addComment(body);
  const before = harness.github.requests.length;
  const result = await harness.run(event, { inputs });
  const bodies = harness.github.requests
    .slice(before)
    .map((request) => String(getProperty(request.body, 'body')));
  for (const written of bodies.filter((text) => text.includes('⏳')))
    print(section(`${COMMENT} during the job`, quote(withoutMarker(written))));
  print(section('log', result.log));
  print(section(`${COMMENT} at the end of the run`, quote(statusComment(harness))));
  const reactions = harness.reactions(event).map((content) => EMOJI[content] ?? content);
  print(section('reactions to the command', reactions.join(' ')));
  return result;
}

/** The newest status comment as GitHub shows it. */
function statusComment(harness: Harness): string {
  return withoutMarker(
    harness.ourComments().findLast(({ body }) => body.includes('<!-- docs-agent-action:v1'))?.body,
  );
}

function withoutMarker(body = ''): string {
  return body.slice(0, body.lastIndexOf('<!--'));
}

function endedAs({ outputs, exitCode }: RunResult, outcome: string): boolean {
  return outputs['outcome'] === outcome && exitCode === 0;
}
