/** What a status comment keeps in its entry: how the request is finished, all that the comment shows, and the format in which it is written. */
import { describe, expect, it } from '@jest/globals';
import { type Options, type Thread } from '../../fakes/github/index.ts';
import { scheduleEvent } from '../../fakes/payloads.ts';
import type { SignedEntry } from '../../src/once/codec.ts';
import { signEntry } from '../security/entries.ts';
import {
  changeDocsPull,
  DOCS,
  DOCS_PULL,
  withOwnDocs,
} from '../support/docs-pull-request.ts';
import {
  annotated,
  HOUR_MS,
  itWithHarness,
  NO_WAIT,
  withHarness,
  type Harness,
} from './with-harness.ts';

const REDELIVERY = { runId: 77 };
const RE_RUN = { runAttempt: 2 };

/** Replaces the entry of the only status comment by one that a later version of the action has written with the same key. */
function writeAsLaterVersion(
  harness: Harness,
  changes: Pick<SignedEntry, 'sent'>,
): string {
  const comment = harness.statusComment();
  const { signed } = harness.entries()[0]!;
  const later = { ...signed, ...changes, format: 2, payload: { later: ['fields'] } };
  const line = signEntry(later, harness.service.state.config.key);
  const [shown] = comment.body.split('\n<!-- ', 1);
  const body = `${shown}\n${line}\n`;
  harness.github.state.comments.set(comment.id, { ...comment, body });
  return body;
}

describe('an entry of a later version of the action, signed with our key', () => {
  /** Whether the request was sent, as the later version says. Only that version knows what has become of it. */
  const SENT: Readonly<Record<string, Pick<SignedEntry, 'sent'>>> = {
    'that was sent': { sent: 'yes' },
    'that was not sent': { sent: 'no' },
  };

  it.concurrent.each(Object.entries(SENT))(
    '%s is never sent again, nor written',
    (_, sent) =>
      withHarness({}, async (harness) => {
        const event = harness.addComment('/docs explain the retry');
        await harness.run(event);
        const body = writeAsLaterVersion(harness, sent);
        const requests = harness.requests().length;
        const again = [RE_RUN, REDELIVERY];
        for (const repeated of again) {
          const run = await harness.run(event, repeated);
          expect(run.outputs).toMatchObject({ outcome: 'unconfirmed', jobId: '' });
          expect(run.exitCode).toBe(1);
        }
        const parallel = again.map((repeated, index) =>
          harness.run(event, { ...repeated, runAttempt: 3 + index }),
        );
        for (const { outputs } of await Promise.all(parallel)) {
          expect(outputs['outcome']).toBe('unconfirmed');
        }
        expect(harness.requests()).toHaveLength(requests);
        expect(harness.statusComment().body).toBe(body);
      }),
  );

  itWithHarness(
    'of a command can be repeated as the result says',
    {},
    async (harness) => {
      const event = harness.addComment('/docs explain the retry');
      await harness.run(event);
      const body = writeAsLaterVersion(harness, { sent: 'yes' });
      const { outputs } = await harness.run(event, REDELIVERY);
      expect(outputs['message']).toContain('comment `/docs retry`');
      const retry = await harness.command('/docs retry');
      expect(retry.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'created' });
      expect(harness.instructions()).toEqual(['explain the retry', 'explain the retry']);
      expect(harness.statusComments()[0]?.body).toBe(body);
    },
  );

  itWithHarness('is left alone by sweeps, care and status', {}, async (harness) => {
    await harness.command('/docs explain the retry', { inputs: NO_WAIT });
    const body = writeAsLaterVersion(harness, { sent: 'yes' });
    const requests = harness.requests().length;
    for (const hours of [0, 2, 100]) {
      await harness.clock.sleep(hours * HOUR_MS);
      const swept = await harness.sweep();
      const cared = await harness.care();
      for (const run of [swept, cared]) {
        expect(run.exitCode).toBe(0);
        expect(annotated(run, 'warning')).toEqual([]);
      }
      expect(swept.outputs).toMatchObject({ finished: '0' });
      expect(cared.outputs).toMatchObject({ messages: '0' });
    }
    const status = await harness.command('/docs status');
    expect(status.outputs['outcome']).toBe('skipped');
    expect(harness.requests()).toHaveLength(requests);
    expect(harness.statusComment().body).toBe(body);
  });
});

describe('a status comment whose last line somebody has changed', () => {
  /** `__tests__/once/unverified.test.ts` has more. */
  const CHANGES: Readonly<Record<string, (body: string) => string>> = {
    removed: (body) => body.replace(/<!-- docs-agent-action:entry .*\n$/, ''),
    broken: (body) => body.replace(/.{3} -->\n$/, 'xxx -->\n'),
  };

  /** Sends a request, and changes its status comment. By default, a text follows the entry. */
  async function sendAndChange(
    harness: Harness,
    change = (body: string): string => `${body}Thanks!\n`,
  ) {
    const { length } = harness.entries();
    await harness.command('/docs explain the retry', { inputs: NO_WAIT });
    const comment = harness.statusComments().at(-1)!;
    const updatedAt = harness.clock.date().toISOString();
    const body = change(comment.body);
    harness.github.state.comments.set(comment.id, { ...comment, body, updatedAt });
    expect(harness.entries()).toHaveLength(length);
  }

  it.concurrent.each(Object.entries(CHANGES))(
    '%s: a command starts no job as if it were the first one',
    (_, change) =>
      withHarness({}, async (harness) => {
        await sendAndChange(harness, change);
        for (const body of [
          '/docs add an example',
          '/docs',
          '/docs retry',
          '/docs status',
        ]) {
          const run = await harness.command(body);
          expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'help' });
          expect(run.outputs['message']).toContain('verifies 1 status comment');
        }
        expect(harness.replies()).toHaveLength(4);
        expect(harness.sent()).toEqual(['new job']);

        // The way out that the replies name.
        await harness.command('/docs new add an example');
        await harness.command('/docs add a table');
        expect(harness.sent()).toEqual(['new job', 'new job', 'job_0002']);
      }),
  );

  itWithHarness('makes reports and sweeps incomplete', {}, async (harness) => {
    await sendAndChange(harness);
    const report = await harness.run(scheduleEvent(), {
      action: 'report/action.yml',
    });
    expect(report.outputs).toMatchObject({ requests: '0', complete: 'false' });
    const swept = await harness.sweep();
    const ignored = expect.stringContaining('verifies 1 status comment');
    expect(annotated(swept, 'warning')).toEqual([ignored]);
  });

  itWithHarness('does not end a job that another comment names', {}, async (harness) => {
    await harness.command('/docs explain the titles');
    await sendAndChange(harness);
    const run = await harness.command('/docs add a table');
    expect(run.outputs).toMatchObject({ jobAction: 'messaged', jobId: 'job_0001' });
    const ignored = expect.stringContaining('verifies 1 status comment');
    expect(annotated(run, 'warning')).toEqual([ignored]);
  });
});

const GITHUB: Options = {
  threads: [
    { number: 1 },
    { number: 2, author: 'octocat', pull: { merged: true, mergedBy: 'mona' } },
    DOCS_PULL,
  ],
  roles: { mona: 'write', octocat: 'write' },
  teams: ['docs'],
  labels: ['documentation', 'guides'],
};

function docsPullOf({ github }: Harness): Thread {
  const pull = github.state.threads.get(DOCS);
  if (pull === undefined) throw new Error('There is no docs pull request.');
  return pull;
}

describe('a sweep finishes a request as its workflow said, without inputs of its own', () => {
  itWithHarness(
    'labels, people, comment and command word',
    withOwnDocs(GITHUB),
    async (harness) => {
      const inputs = {
        ...NO_WAIT,
        'pr-labels': 'documentation, guides',
        'pr-reviewers': 'requester, author, merger, Codertocat/docs',
        command: '/guide',
      };
      await harness.command('/guide explain it fully', { inputs });
      expect(docsPullOf(harness)).toMatchObject({ labels: [] });
      await harness.clock.sleep(40);
      const swept = await harness.sweep({}, { runId: 88 });
      expect(annotated(swept, 'warning')).toEqual([]);
      expect(swept.outputs).toMatchObject({ finished: '1' });
      expect(docsPullOf(harness)).toMatchObject({
        labels: ['documentation', 'guides'],
        pull: {
          requestedReviewers: ['Codertocat', 'octocat', 'mona'],
          requestedTeams: ['docs'],
        },
      });
      for (const text of [harness.shown(), harness.shown(DOCS)]) {
        expect(text).toContain('Comment `/guide …` to refine it');
      }
    },
  );
});

describe('the status comment, after a sweep has followed the docs pull request', () => {
  /** The lines of the comment besides its title and its hint, which depend on the state of the pull request. */
  const restOf = (body: string): readonly string[] =>
    body
      .split('\n')
      .filter((line) => !line.startsWith('### ') && !line.startsWith('Comment `'));

  itWithHarness(
    'still shows note, duration, model and the run',
    withOwnDocs(GITHUB),
    async (harness) => {
      // The second job opens the docs pull request.
      harness.service.change({ workMs: 90_000, scenario: 'fails', firstPull: DOCS - 1 });
      await harness.command('/docs explain it fully');
      harness.service.change({ scenario: 'opens-pull-request' });
      const run = await harness.command('/docs explain it fully, please', {
        runId: 55,
      });
      expect(run.outputs['outcome']).toBe('pr-opened');
      const before = restOf(harness.shown());
      const shown = before.join('\n');
      // The explanation.
      expect(shown).toContain('This is a new job because the last one of this thread');
      expect(shown).toMatch(/ · took 1 min \d+ s/);
      expect(shown).toMatch(/model `fake-1`.*\[run log\]\([^)]*\/runs\/55\)/);

      // Older ones are not followed.
      const now = harness.clock.date().toISOString();
      changeDocsPull(harness, {}, { createdAt: now });
      const title = (): string => harness.shown().split('\n', 1)[0] ?? '';
      const endedAt = harness.clock.date().toISOString();
      const states = [
        ['🟢 Docs PR open since', {}, {}],
        ['🟣 Docs PR merged', { merged: true }, { state: 'closed', endedAt }],
      ] as const;
      for (const [expected, pull, changes] of states) {
        changeDocsPull(harness, pull, changes);
        await harness.clock.sleep(25 * HOUR_MS);
        await harness.sweep({}, { runId: 88 });
        expect(title()).toContain(expected);
        expect(restOf(harness.shown())).toEqual(before);
      }
      // Its entry still reads the same.
      const [, entry] = harness.entries();
      expect(entry).toMatchObject({
        outcome: 'pr-opened',
        docsPullRequest: { kind: 'merged' },
      });
    },
  );
});

itWithHarness(
  'a request that may have arrived keeps no note if nothing is to be noted',
  {},
  async (harness) => {
    const run = await harness.command('/docs explain it [scenario: unclear]');
    expect(run.outputs).toMatchObject({ outcome: 'unconfirmed' });
    expect(harness.entries()[0]?.signed.payload).not.toHaveProperty('note');
  },
);
