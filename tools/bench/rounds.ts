/** Interleaved rounds: everything once per round, in a changing order, so that a slow moment of the machine meets them all. */
import type { Backstage, Opening } from './backstage.ts';
import { BARE, type Asked, type Cost, type Runnable } from './process.ts';

export type Contender = Readonly<{ name: string; opening: Opening; run: Runnable }>;

/** Medians over the rounds. Ratios are taken within each round, to the bare node of that round. */
export type Figures = Readonly<{
  name: string;
  ms: number;
  leastMs: number;
  ratio: number;
  /** From the start to the first request to each server; NaN where none came. */
  first: Readonly<{ any: Moment; service: Moment }>;
  requests: number;
  peakMib: number;
  cpuMs: number;
}>;
type Moment = Readonly<{ ms: number; least: number; ratio: number }>;

type Round = Cost & Readonly<{ firstAny: number; firstService: number; requests: number; bareMs: number }>;

const NOTHING: Contender = { name: 'node -e 0', opening: { on: 'dispatch' }, run: BARE };
export const RESOURCE_ROUNDS = 5;

export async function compare(
  backstage: Backstage,
  contenders: readonly Contender[],
  rounds: number,
): Promise<readonly Figures[]> {
  const all = [NOTHING, ...contenders];
  const played = new Map<Contender, Round[]>(all.map((each) => [each, []]));
  const resources = new Map<Contender, Cost[]>(all.map((each) => [each, []]));
  for (const each of all) await play(backstage, each, 'time');
  for (let round = 0; round < rounds; round += 1) {
    const results = new Map<Contender, Omit<Round, 'bareMs'>>();
    for (const each of rotate(all, round)) results.set(each, await play(backstage, each, 'time'));
    const bareMs = results.get(NOTHING)?.ms ?? Number.NaN;
    for (const [each, result] of results) played.get(each)?.push({ ...result, bareMs });
  }
  for (let round = 0; round < RESOURCE_ROUNDS; round += 1)
    for (const each of all) resources.get(each)?.push(await play(backstage, each, 'resources'));
  return all.map((each) => figuresOf(each.name, played.get(each) ?? [], resources.get(each) ?? []));
}

async function play(
  backstage: Backstage,
  { opening, run }: Contender,
  asked: Asked,
): Promise<Omit<Round, 'bareMs'>> {
  const { result, seen } = await backstage.play(opening, (opened) => run(opened, asked));
  const since = (at: number | undefined): number => (at ?? Number.NaN) - result.startedAt;
  return {
    ...result,
    firstAny: since(seen[0]?.at),
    firstService: since(seen.find(({ server }) => server === 'service')?.at),
    requests: seen.length,
  };
}

function figuresOf(name: string, rounds: readonly Round[], resources: readonly Cost[]): Figures {
  const over = (pick: (round: Round) => number): number => median(rounds.map(pick));
  const moment = (pick: (round: Round) => number): Moment => ({
    ms: over(pick),
    least: Math.min(...rounds.map(pick)),
    ratio: over((round) => pick(round) / round.bareMs),
  });
  return {
    name,
    ms: over(({ ms }) => ms),
    leastMs: Math.min(...rounds.map(({ ms }) => ms)),
    ratio: over(({ ms, bareMs }) => ms / bareMs),
    first: { any: moment(({ firstAny }) => firstAny), service: moment(({ firstService }) => firstService) },
    requests: over(({ requests }) => requests),
    peakMib: median(resources.map(({ peakKib = Number.NaN }) => peakKib)) / 1024,
    cpuMs: median(resources.map(({ cpuMs = Number.NaN }) => cpuMs)),
  };
}

function rotate<T>(all: readonly T[], by: number): readonly T[] {
  const at = by % all.length;
  return [...all.slice(at), ...all.slice(0, at)];
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
