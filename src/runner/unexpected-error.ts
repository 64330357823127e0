import type { Runner } from '../ports.ts';

/** Runs a story; true when it failed the step. A throw is a mistake of ours: one error annotation, the stack for a report. */
export async function reportUnexpectedError(runner: Runner, main: () => Promise<boolean>): Promise<boolean> {
  try {
    return await main();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    runner.error(
      `This should not have happened: ${message}. Please report it with the lines below.`,
      'Docs agent',
    );
    if (error instanceof Error && error.stack !== undefined)
      for (const line of error.stack.split('\n')) runner.info(line);
    return true;
  }
}
