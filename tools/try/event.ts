/** The event that starts a workflow: a published payload that fits its filters. */
import { capitalize } from '../../src/text/strings.ts';
import { merged, pushed, released } from '../../fakes/events.ts';
import { shaOf } from '../../fakes/github/index.ts';
import {
  commentOnPullRequest,
  reviewComment,
  reviewSubmitted,
} from '../../fakes/github/payloads.ts';
import {
  derive,
  publishedPayload,
  publishedPayloads,
  scheduleEvent,
  workflowDispatchEvent,
  type Payload,
} from '../../fakes/payloads.ts';
import type { EventOfRun } from '../../fakes/runner/index.ts';
import { lookUp } from '../../fakes/runner/expressions.ts';
import {
  filterOf,
  isStarted,
  type WorkflowDocument,
} from '../../fakes/runner/workflow-file.ts';
import { TryError } from './try-error.ts';

/** Parts of the arguments and of the workflow that choose an event. */
export type EventChoice = Readonly<{
  /** Name of the workflow file, for messages. */
  name: string;
  on: WorkflowDocument['on'];
  /** A kind of event; empty for the default. */
  event: string;
  text: string;
  /** Inputs of a run by hand. */
  inputs: Readonly<Record<string, string>>;
}>;

/** An entry of `on`: the event, and its activity type or another value. */
type Entry = Readonly<{ event: string; type?: string; value?: string }>;

type Kind = Readonly<{
  /** What happens, for messages. */
  title: string;
  /** How `on` starts a workflow on it. Undefined for what is to start nothing. */
  entry?: Entry;
  build: (choice: EventChoice) => readonly EventOfRun[];
}>;

/** A docs pull request. Workflows for reviews start on no other. */
const ON_DOCS = { pull_request: { user: { login: 'mintlify[bot]' } } };
const STANDARD_TEXT = 'Document the retry option.';
const TAG = 'v1.0.0';

/** The events of each kind, the most usual first. The workflow gets the first one that starts it. */
const KINDS: Readonly<Record<string, Kind>> = {
  comment: {
    title: 'a new comment',
    entry: { event: 'issue_comment', type: 'created' },
    build: ({ text }) => {
      const body = text === '' ? `/docs ${STANDARD_TEXT}` : text;
      return [
        { name: 'issue_comment', payload: commentOnPullRequest({ body }) },
        { name: 'pull_request_review_comment', payload: reviewComment({ body }) },
        {
          name: 'pull_request_review',
          payload: derive(reviewSubmitted({ body }), ON_DOCS),
        },
      ];
    },
  },
  dispatch: {
    title: 'a run by hand',
    entry: { event: 'workflow_dispatch' },
    build: (choice) => [
      workflowDispatchEvent({ ...dispatchInputs(choice), ...choice.inputs }),
    ],
  },
  issue: {
    title: 'a new issue',
    entry: { event: 'issues', type: 'opened' },
    build: () => [{ name: 'issues', payload: publishedPayload('issues', 'opened') }],
  },
  release: {
    title: 'a release',
    entry: { event: 'release', type: 'published' },
    build: () => {
      const notes = { tag_name: TAG, name: TAG, body: 'Requests can be sent again.' };
      return [released(notes)];
    },
  },
  merge: {
    title: 'a merge',
    entry: { event: 'pull_request', type: 'closed' },
    build: ({ on }) => closedPulls(on, {}),
  },
  push: {
    title: 'a push',
    entry: { event: 'push' },
    build: ({ on }) => {
      const { branches, tags } = filterOf(on, 'push') ?? {};
      const tag = pushed('0'.repeat(40), shaOf('after'), {
        ref: `refs/tags/${withoutWildcards(tags?.[0] ?? TAG, '1.0.0')}`,
      });
      const isForTags = tags !== undefined && branches === undefined;
      return [isForTags ? tag : pushTo(on, branchFor(on, 'push'))];
    },
  },
  schedule: {
    title: 'a schedule',
    entry: { event: 'schedule', value: "[{ cron: '17 3 * * *' }]" },
    build: ({ on }) => {
      const cron = lookUp(on, ['schedule', '0', 'cron']);
      return [scheduleEvent(typeof cron === 'string' ? cron : undefined)];
    },
  },
  'pull-request': {
    title: 'a new pull request',
    entry: { event: 'pull_request', type: 'opened' },
    build: ({ on }) => {
      const names = ['pull_request', 'pull_request_target'] as const;
      return names.map((name) => {
        const payload = publishedPayload('pull_request', 'opened');
        return {
          name,
          payload: derive(payload, {
            pull_request: { base: { ref: branchFor(on, name) } },
          }),
        };
      });
    },
  },
  'workflow-run': {
    title: 'the end of another workflow',
    entry: { event: 'workflow_run', value: '{ workflows: [CI], types: [completed] }' },
    build: ({ on }) => [completedRun(on)],
  },
  'fork-merge': {
    title: 'a merge from a fork',
    // GitHub sends the same push for every merge.
    build: ({ on }) => [
      ...closedPulls(on, { head: { repo: { id: 7, full_name: 'bob/Hello-World' } } }),
      pushTo(on, branchFor(on, 'push')),
    ],
  },
  'branch-merge': {
    title: 'a merge into another branch',
    build: ({ on }) => [
      ...closedPulls(on, { base: { ref: OTHER_BRANCH } }),
      pushTo(on, OTHER_BRANCH),
    ],
  },
  'closed-pull': {
    title: 'a pull request that is closed without a merge',
    build: ({ on }) => closedPulls(on, { merged: false, merged_at: null }),
  },
};

/** A branch that is not the default one. */
const OTHER_BRANCH = 'feature';

/** Returns the events of a pull request that was closed, by default with a merge into the default branch. */
function closedPulls(
  on: WorkflowDocument['on'],
  changes: Payload,
): readonly EventOfRun[] {
  const names = ['pull_request', 'pull_request_target'] as const;
  return names.map((name) => {
    const branch = branchFor(on, name);
    const more = { repository: { default_branch: branch } };
    const pull = { merge_commit_sha: shaOf('after'), base: { ref: branch } };
    return merged(name, { ...pull, ...changes }, more);
  });
}

/** Returns the event of another workflow that has succeeded after a push to a branch. */
function completedRun(on: WorkflowDocument['on']): EventOfRun {
  const branch = branchFor(on, WORKFLOW_RUN);
  const [published] = publishedPayloads(WORKFLOW_RUN, 'completed');
  const [name = 'CI'] = filterOf(on, WORKFLOW_RUN)?.workflows ?? [];
  const run = {
    name,
    conclusion: 'success',
    event: 'push',
    head_branch: branch,
    head_sha: shaOf('after'),
  };
  const payload = derive(published ?? {}, { workflow: { name }, workflow_run: run });
  const { repository } = publishedPayload('push');
  return { name: WORKFLOW_RUN, payload: { ...payload, repository } };
}

const WORKFLOW_RUN = 'workflow_run';

/** Returns the event of a push to a branch. */
function pushTo(on: WorkflowDocument['on'], branch: string): EventOfRun {
  return pushed(shaOf('before'), shaOf('after'), {
    ref: `refs/heads/${branch}`,
    repository: { default_branch: branchFor(on, 'push') },
  });
}

/** Returns a branch that a filter on branches accepts. */
function branchFor(on: WorkflowDocument['on'], event: string): string {
  const [first = 'main'] = filterOf(on, event)?.branches ?? [];
  return withoutWildcards(first, 'x');
}

function withoutWildcards(pattern: string, text: string): string {
  return pattern.replaceAll(/\*+/g, text);
}

/** Returns the inputs of a run by hand: the text is the prompt. */
function dispatchInputs({ on, text }: EventChoice): Payload {
  const declared = filterOf(on, 'workflow_dispatch')?.inputs ?? {};
  const names = Object.keys(declared);
  const isWanted = (name: string): boolean =>
    text === ''
      ? lookUp(declared, [name, 'required']) === true
      : lookUp(declared, [name, 'default']) === undefined;
  const named = names.find((name) => name === 'prompt') ?? names.find(isWanted);
  if (named === undefined) return {};
  return { [named]: text === '' ? STANDARD_TEXT : text };
}

/** Returns the event that starts the workflow. */
export function chooseEvent(choice: EventChoice): EventOfRun {
  const kind = chooseKind(choice);
  const started = kind.build(choice).find((event) => isStarted(choice.on, event));
  if (started !== undefined) return started;

  const listed = listEvents(choice.on).join(', ');
  const remedies = [describeChange(choice.on, kind.entry), OTHER_EVENT];
  const remedy = remedies.filter((each) => each !== '').join(', or ');
  throw new TryError(
    `${choice.name} does not start on ${kind.title}; it starts on: ${listed}. ${capitalize(remedy)}.`,
  );
}

const OTHER_EVENT = 'choose another event with --event';

/** Says how to change `on` so that it has an entry; empty if it is to have none. */
function describeChange(on: WorkflowDocument['on'], entry: Entry | undefined): string {
  if (entry === undefined) return '';
  const { event, type, value = type === undefined ? '' : `{ types: [${type}] }` } = entry;
  const filter = filterOf(on, event);
  if (filter === undefined) return `add \`${`${event}: ${value}`.trim()}\` to \`on\``;
  if (type === undefined || filter.types === undefined) {
    return `change the filters of \`${event}\``;
  }
  return `change the \`types\` of \`${event}\` to \`[${type}]\``;
}

function chooseKind(choice: EventChoice): Kind {
  const name = choice.event === '' ? standardKind(choice) : choice.event;
  const kind = KINDS[name];
  if (kind === undefined) {
    throw new TryError(
      `There is no event \`${name}\`. Use one of ${Object.keys(KINDS).join(', ')}.`,
    );
  }
  if (choice.text !== '' && name !== 'comment' && name !== 'dispatch') {
    throw new TryError(
      `An event of the kind \`${name}\` has no instruction. Leave out \`${choice.text}\`, or use --event comment.`,
    );
  }
  return kind;
}

/** Returns the first kind with an event that starts the workflow; `comment` if there is none. */
function standardKind(choice: EventChoice): string {
  const started = Object.entries(KINDS).find(([, { build }]) =>
    build(choice).some((event) => isStarted(choice.on, event)),
  );
  return started === undefined ? 'comment' : started[0];
}

/** Returns the name of an event with its action: `issue_comment (created)`. */
export function describeEvent({ name, payload }: EventOfRun): string {
  const { action, ref } = payload;
  const details = typeof action === 'string' ? action : ref;
  return typeof details === 'string' ? `${name} (${details})` : name;
}

/** Lists the events of a workflow with their filters: `release (published)`. */
function listEvents(on: WorkflowDocument['on']): readonly string[] {
  return Object.keys(on).map((name) => {
    const { types, branches, tags } = filterOf(on, name) ?? {};
    const filters = [types, branches, tags].flatMap((list) => list ?? []);
    return filters.length === 0 ? name : `${name} (${filters.join(', ')})`;
  });
}
