import { parseArgs } from 'node:util';
import { isScenarioName, SCENARIOS, type ScenarioName } from './scenarios.ts';

export type Flags = Readonly<{ port: number; scenario: ScenarioName; workMs: number }>;

const USAGE =
  'Usage: npm run fake-service -- [--port <0…65535>] [--scenario <name>] [--work-seconds <number>]';

/**
 * Reads the flags of `npm run fake-service`.
 * @param defaults what holds where a flag is not given
 * @returns the flags, or the lines that say what is wrong and how they are written
 */
export function readFlags(
  words: readonly string[],
  defaults: Flags,
): Readonly<{ flags: Flags } | { wrong: string }> {
  const text = { type: 'string' } as const;
  let given: Readonly<{ port?: string; scenario?: string; 'work-seconds'?: string }>;
  try {
    given = parseArgs({
      args: [...words],
      options: { port: text, scenario: text, 'work-seconds': text },
    }).values;
  } catch (error) {
    return { wrong: `${error instanceof Error ? error.message : String(error)}\n${USAGE}` };
  }
  const { scenario = defaults.scenario } = given;
  const port = readNumber(given.port, defaults.port);
  const seconds = readNumber(given['work-seconds'], defaults.workMs / 1000);
  if (port === undefined || !Number.isInteger(port) || port > 65_535) {
    return { wrong: `--port must be a whole number from 0 to 65535\n${USAGE}` };
  }
  if (seconds === undefined) return { wrong: `--work-seconds must be a number of at least 0\n${USAGE}` };
  if (!isScenarioName(scenario))
    return { wrong: `--scenario must be one of ${Object.keys(SCENARIOS).join(', ')}\n${USAGE}` };
  return { flags: { port, scenario, workMs: seconds * 1000 } };
}

function readNumber(text: string | undefined, otherwise: number): number | undefined {
  if (text === undefined) return otherwise;
  return /^\d{1,9}(?:\.\d{1,3})?$/.test(text) ? Number(text) : undefined;
}
