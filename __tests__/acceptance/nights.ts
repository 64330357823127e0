/** A history of numbered commits, and nightly runs with `subject: since-last` on it. */
import { FILES } from '../../fakes/events.ts';
import { makeCommit, shaOf, type Options } from '../../fakes/github/index.ts';
import { scheduleEvent } from '../../fakes/payloads.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import { REQUESTS_LABEL } from '../../src/domain/requests-issue.ts';
import type { Harness, RunOptions } from './with-harness.ts';

/** The requests issue, which exists, so that runs do not have to open it. */
export const ISSUE = 1;
/** The newest commit. */
export const LAST = 14;
export const sha = (n: number): string => shaOf(`commit ${n}`);
export const commitOf = (n: number) => ({
  sha: sha(n),
  message: `Change ${n}.`,
  files: FILES,
  parents: n === 0 ? [] : [sha(n - 1)],
});
/** Returns the number of a commit. */
export const numberOf = (id: string): number =>
  numbersTo(LAST).find((n) => sha(n) === id) ?? -1;

const numbersTo = (n: number): readonly number[] =>
  Array.from({ length: n + 1 }, (_, at) => at);

/** A history of commits, each of which has the one before as its parent. The first one has none. */
export const HISTORY: Options = {
  threads: [{ number: ISSUE, labels: [REQUESTS_LABEL] }],
  commits: numbersTo(LAST).map(commitOf),
};

/** Moves the default branch to a commit. */
function moveTo({ github: { state } }: Harness, head: number): void {
  state.refs.set('master', sha(head));
  const all = numbersTo(head).map((n) => makeCommit(commitOf(n)));
  const bases = numbersTo(head).map((base) => ({
    base: sha(base),
    head: 'master',
    commits: all.slice(base + 1),
    files: base === head ? [] : FILES,
  }));
  const between = numbersTo(head).flatMap((to) =>
    numbersTo(to).map((base) => ({
      base: sha(base),
      head: sha(to),
      commits: all.slice(base + 1, to + 1),
      files: base === to ? [] : FILES,
    })),
  );
  state.comparisons = [...bases, ...between];
}

type Night = RunOptions & Readonly<{ head: number; runId: number }>;

/** Runs the nightly workflow with `head` as the newest commit. */
export function runNight(
  harness: Harness,
  { head, inputs, ...options }: Night,
): Promise<RunResult> {
  moveTo(harness, head);
  return harness.run(scheduleEvent(), {
    ...options,
    inputs: { subject: 'since-last', ...inputs },
  });
}

/** Lists the commits that a prompt names. */
export function commitsIn(prompt = ''): readonly number[] {
  const numbers = [...prompt.matchAll(/Change (\d+)\./g)].map((match) =>
    Number(match[1]),
  );
  return [...new Set(numbers)].toSorted((one, other) => one - other);
}

/** Lists the commits of each request that the service has accepted, in its order. */
export function acceptedCommits({ service }: Harness): readonly (readonly number[])[] {
  const turns = [...service.state.jobs.values()].flatMap((job) => job.turns);
  return turns.map(({ prompt }) => commitsIn(prompt));
}

export function between(from: number, to: number): readonly number[] {
  return numbersTo(to).slice(from);
}

/** Lets the job of a request fail, after its run has ended. */
export function letJobFail({ service: { state } }: Harness, id = ''): void {
  const job = state.jobs.get(id);
  if (job === undefined) throw new Error(`There is no job ${id}.`);
  const [first, ...others] = job.turns;
  const failing = { ...first, scenario: 'fails' } as const;
  state.jobs.set(id, { ...job, turns: [failing, ...others] });
}
