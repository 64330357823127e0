/**
 * `npm run demo`: runs the committed actions as GitHub's runner does, against fakes of the service and of GitHub on this machine. Needs
 * no account and no network. Exits with 1 if a step did not have the expected result.
 */
import { fileURLToPath } from 'node:url';
import { getProperty } from '../../src/text/unknown-values.ts';
import { makeThread, shaOf } from '../../fakes/github/index.ts';
import { OWNER } from '../../fakes/github/payloads.ts';
import { withHarness, type Harness } from '../../fakes/harness.ts';
import { withoutMarker } from '../../fakes/observations.ts';
import { publishedPayload, workflowDispatchEvent } from '../../fakes/payloads.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import type { LoggedRequest } from '../../fakes/service/serve.ts';
import { REPOSITORY } from './repository.ts';

type Print = (text: string) => void;
/** Prints what happens, and returns whether it had the expected result. */
type Play = (harness: Harness, print: Print) => Promise<boolean>;

const COMMENT = 'status comment';
const EMOJI: Readonly<Record<string, string>> = { eyes: '👀', rocket: '🚀' };
/** How long the agent works. */
const WORK_MS = 20_000;
const MAX_COLUMNS = 120;
const MAX_SUMMARY_LINES = 24;

/** The service opens its next pull request in the repository of the demo. */
const OWN_DOCS = {
  repository: 'https://github.com/Codertocat/Hello-World',
  firstPull: 30,
};

const STEPS: Readonly<Record<string, Play>> = {
  'A run by hand (workflow_dispatch) with a prompt': async (harness, print) => {
    const prompt = 'Document the retry option of the client.';
    const event = workflowDispatchEvent({ prompt });
    const result = await harness.run(event, { inputs: { prompt } });
    printRun(result, print);
    return endedAs(result, 'pr-opened');
  },
  'A release without a prompt: the action adds its notes and changes, and no page needs an update':
    async (harness, print) => {
      harness.service.change({ scenario: 'no-pr' });
      const result = await harness.run({
        name: 'release',
        payload: publishedPayload('release', 'published'),
      });
      harness.service.change({ scenario: 'opens-pull-request' });
      printRun(result, print);
      return endedAs(result, 'no-pr');
    },
  'Two commands on a pull request: the second one continues the job of the first': async (
    harness,
    print,
  ) => {
    const first = await command(harness, print, '/docs Document the retry option.');
    const second = await command(harness, print, '/docs also show an example');
    printSection(print, 'our comments in the thread', listComments(harness));
    const actions = [first, second].map(({ outputs }) => outputs['jobAction']);
    const folded = harness.statusComments().map(({ isMinimized = false }) => isMinimized);
    return (
      folded.join() === 'true,false' &&
      [first, second].every((result) => endedAs(result, 'pr-opened')) &&
      actions.join() === 'created,messaged' &&
      second.outputs['jobId'] === first.outputs['jobId']
    );
  },
  'A command without waiting, and the sweep that finishes its status comment': async (
    harness,
    print,
  ) => {
    const detached = await command(harness, print, '/docs new Describe the timeouts.', {
      wait: 'false',
    });
    await harness.clock.sleep(2 * WORK_MS);
    const result = await harness.sweep();
    printSection(print, 'log of the sweep', result.log);
    printSection(print, `${COMMENT} at the end`, quote(harness.shown()));
    printSection(print, 'reply', quote(harness.replies().at(-1) ?? ''));
    return endedAs(detached, 'still-active') && result.outputs['finished'] === '1';
  },
  'The docs pull request is merged: the status comment shows it, and the report counts it':
    async (harness, print) => {
      harness.service.change(OWN_DOCS);
      await command(harness, print, '/docs new Describe the limits.');
      mergeDocsPullRequest(harness);
      const swept = await harness.sweep();
      printSection(print, 'log of the sweep', swept.log);
      printSection(print, `${COMMENT} at the end`, quote(harness.shown()));
      const { result } = await harness.exportFiles('report');
      printRun(result, print);
      return swept.outputs['followed'] === '1' && result.outputs['merged'] === '1';
    },
  'A docs pull request conflicts with its base: care sends that to its job, and shows the result':
    async (harness, print) => {
      harness.service.change(OWN_DOCS);
      const number = addDocsPullRequest(harness);
      await command(harness, print, '/docs new Describe the errors.');
      setMergeable(harness, number, false);
      const sent = await harness.care();
      printSection(print, 'job summary of care', sent.summary);
      printSection(print, `${COMMENT} in #${number}`, quote(harness.shown(number)));
      await harness.clock.sleep(3 * WORK_MS);
      setMergeable(harness, number, true);
      const later = await harness.care();
      printSection(print, 'job summary of the next run', later.summary);
      printSection(print, `${COMMENT} at the end`, quote(harness.shown(number)));
      return sent.outputs['messages'] === '1' && later.outputs['finished'] === '1';
    },
  'Page views of four weeks': (harness, print) =>
    exportFiles(harness, print, 'views', ['page-views.csv', 'page-views.csv.meta.json']),
  'What readers miss, as a list and as a prompt for the agent': (harness, print) =>
    exportFiles(harness, print, 'signals', ['reader-signals.csv']),
};

/** Plays all steps and prints their text, block by block. Returns whether all had the expected result. */
export async function playDemo(print: Print): Promise<boolean> {
  const service = { workMs: WORK_MS, traffic: { pages: 700 } };
  let isGood = true;
  await withHarness({ github: REPOSITORY, service }, async (harness) => {
    const steps = Object.entries(STEPS);
    for (const [index, [title, play]] of steps.entries()) {
      print(`━━ ${index + 1}/${steps.length} · ${title} ━━\n`);
      const before = harness.service.requests.length;
      isGood = (await play(harness, print)) && isGood;
      printSection(
        print,
        'requests to the service',
        listRequests(harness.service.requests.slice(before)),
      );
    }
  });
  print(
    isGood
      ? 'All steps had the expected result.'
      : 'A step did not have the expected result.',
  );
  return isGood;
}

/** Runs an export and prints the beginning of its files. */
async function exportFiles(
  harness: Harness,
  print: Print,
  action: 'views' | 'signals',
  names: readonly string[],
): Promise<boolean> {
  const inputs = { top: '10', ...(action === 'signals' && { compare: 'true' }) };
  const { result, files } = await harness.exportFiles(action, { inputs });
  printRun(result, print);
  for (const name of names) printSection(print, name, firstLines(files[name] ?? '', 6));
  return result.outputs['complete'] === 'true' && result.exitCode === 0;
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
  for (const request of harness.github.requests.slice(before)) {
    const written = String(getProperty(request.body, 'body'));
    if (written.includes('⏳')) {
      printSection(print, `${COMMENT} during the job`, quote(withoutMarker(written)));
    }
  }
  printSection(print, 'log', result.log);
  printSection(print, `${COMMENT} at the end of the run`, quote(harness.shown()));
  const reactions = harness.reactions(event).map((content) => EMOJI[content] ?? content);
  printSection(print, 'reactions to the command', reactions.join(' '));
  return result;
}

/** Merges the newest docs pull request of the repository, as a person does. */
function mergeDocsPullRequest({ github, service, clock }: Harness): void {
  const { prLink = '' } = [...service.state.jobs.values()].at(-1) ?? {};
  const number = Number(prLink?.split('/').at(-1));
  const now = clock.date().toISOString();
  const times = { createdAt: now, endedAt: now };
  const pull = { merged: true };
  const merged = makeThread({ number, author: 'mintlify[bot]', ...times, pull });
  github.state.threads.set(number, merged);
}

/** Opens the pull request of the next job, as the docs agent is going to do. Returns its number. */
function addDocsPullRequest({ github, service, clock }: Harness): number {
  const number = OWN_DOCS.firstPull + service.state.jobs.size;
  const createdAt = clock.date().toISOString();
  const pull = { head: { ref: `mintlify/${number}`, sha: shaOf(`docs ${number}`) } };
  const opened = makeThread({ number, author: 'mintlify[bot]', createdAt, pull });
  github.state.threads.set(number, opened);
  return number;
}

/** Changes whether a pull request conflicts with its base. */
function setMergeable({ github }: Harness, number: number, mergeable: boolean): void {
  const { threads } = github.state;
  const thread = threads.get(number);
  if (thread?.pull === undefined) throw new Error(`#${number} is no pull request.`);
  threads.set(number, { ...thread, pull: { ...thread.pull, mergeable } });
}

/** Lists our comments as the page shows them: those that are hidden are folded. */
function listComments({ ourComments }: Harness): string {
  const lines = ourComments().map(({ body, isMinimized = false }) => {
    const [title = ''] = body.split('\n', 1);
    return isMinimized ? '▸ This comment was marked as outdated.' : `▾ ${title}`;
  });
  return lines.join('\n');
}

function endedAs({ outputs, exitCode }: RunResult, outcome: string): boolean {
  return outputs['outcome'] === outcome && exitCode === 0;
}

function printSection(print: Print, title: string, body: string): void {
  print(`── ${title} ──\n${body.trimEnd()}\n`);
}

/** Prints a run as its page shows it: log, outputs, and the first lines of the summary. */
function printRun({ log, outputs, summary }: RunResult, print: Print): void {
  const values = Object.entries(outputs).map(([name, value]) => {
    if (value.includes('\n')) return `${name}=\n${quote(value)}`;
    return `${name}=${value.length > MAX_COLUMNS ? `${value.slice(0, MAX_COLUMNS)}…` : value}`;
  });
  printSection(print, 'log', log);
  printSection(print, 'outputs', values.join('\n'));
  printSection(print, 'job summary', firstLines(summary, MAX_SUMMARY_LINES));
}

function quote(text: string): string {
  return text.trimEnd().replaceAll(/^/gm, '  │ ').replaceAll(/ +$/gm, '');
}

/** Returns the first lines of a text, and how many more there are. */
function firstLines(text: string, max: number): string {
  const lines = text.trimEnd().split(/\r?\n/);
  const rest = lines.length - max;
  return rest > 1
    ? `${lines.slice(0, max).join('\n')}\n… ${rest} more lines`
    : lines.join('\n');
}

/** Renders a line for each request. Equal ones in a row share a line. */
function listRequests(requests: readonly LoggedRequest[]): string {
  const lines = requests
    .map(({ method, path, status }) => `${method} ${path} → ${status}`)
    .join('\n');
  return lines.replaceAll(
    /^(.*)(?:\n\1$)+/gm,
    (all, line: string) => `${line} (${all.split('\n').length} times)`,
  );
}

if (
  process.argv[1] === fileURLToPath(import.meta.url) &&
  !(await playDemo((text) => console.log(text)))
) {
  process.exitCode = 1;
}
