/** Plays one contest and shows its figures. */
import { enterBackstage } from './backstage.ts';
import { contests, type Contest } from './contests.ts';
import { compare, type Figures } from './rounds.ts';
import { drawTable } from './table.ts';

export type Played = Readonly<{ name: string; contest: Contest; figures: readonly Figures[] }>;

/** Few enough to be waited for, enough for a median on a machine with other work. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] || 15);

export async function playContest(name: string): Promise<Played> {
  const contest = (await contests(ROUNDS))[name];
  if (contest === undefined) throw new Error(`There is no contest ${name}.`);
  const backstage = enterBackstage();
  try {
    const figures = await compare(backstage, contest.contenders, contest.rounds);
    console.log(
      `${contest.title}: medians of ${contest.rounds} rounds, ${process.env['BENCH_NODE'] || process.execPath}\n`,
    );
    console.log(drawTable(rowsOf(contest, figures)));
    return { name, contest, figures };
  } finally {
    backstage.leave();
  }
}

/** Heads, and a row for each contender. */
export function rowsOf(
  { about }: Pick<Contest, 'about'>,
  figures: readonly Figures[],
): readonly (readonly string[])[] {
  const heads = [
    '',
    about === 'start' ? 'ms to first request' : 'ms',
    'least',
    '× bare node',
    'peak MiB',
    'CPU ms',
    'requests',
  ];
  return [heads, ...figures.map((each) => rowOf(about, each))];
}

function rowOf(
  about: Contest['about'],
  { name, ms, leastMs, ratio, first, peakMib, cpuMs, requests }: Figures,
): readonly string[] {
  const reached = about === 'start' && requests > 0;
  return [
    name,
    (reached ? first.service.ms : ms).toFixed(1),
    (reached ? first.service.least : leastMs).toFixed(1),
    (reached ? first.service.ratio : ratio).toFixed(2),
    Number.isNaN(peakMib) ? '–' : peakMib.toFixed(1),
    Number.isNaN(cpuMs) ? '–' : cpuMs.toFixed(0),
    requests.toFixed(0),
  ];
}
