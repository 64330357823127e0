/** The figures of the polling schedules, and the reference for ours. */
import { drawDurations, SCHEDULES, simulate, type Figures } from './poll-simulation.ts';

/** Our schedule in a simulation of 200,000 jobs. */
export const REFERENCE = { requestsMean: 36.5, lagMean: 6.8, lagP95: 17.1, relativeLagMean: 3.1 } as const;
/** The share by which a figure may differ. */
export const TOLERANCE = 0.05;

/** Jobs simulated. */
export const COUNT = 10_000;
const SEED = 20_260_801;

/** The figures of every schedule, all over the same jobs. */
export function measure(): ReadonlyMap<string, Figures> {
  const durations = drawDurations({ count: COUNT, seed: SEED });
  return new Map(
    Object.entries(SCHEDULES).map(([name, schedule]) => [
      name,
      simulate({ schedule, durations, seed: SEED }),
    ]),
  );
}

/** The figures of one schedule. */
export function figuresOf(measured: ReadonlyMap<string, Figures>, name: string): Figures {
  const figures = measured.get(name);
  if (figures === undefined) throw new Error(`no schedule ${name}`);
  return figures;
}

/** Figures that differ from the reference, each as a sentence. */
export function findDrift(ours: Figures): readonly string[] {
  return (['requestsMean', 'lagMean', 'lagP95', 'relativeLagMean'] as const)
    .filter((key) => Math.abs(ours[key] / REFERENCE[key] - 1) > TOLERANCE)
    .map((key) => `${key} is ${ours[key].toFixed(2)}, more than 5 % off ${REFERENCE[key]}`);
}
