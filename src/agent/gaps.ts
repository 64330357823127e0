import type { Scene } from './scene.ts';

/** Tells what could not be had: in the log, and as a warning where a permission of the workflow would mend it. */
export function tellGaps({ world }: Pick<Scene, 'world'>, gaps: readonly string[]): void {
  for (const gap of gaps)
    if (gap.includes(' permission ')) world.runner.warning(gap, 'Docs agent');
    else world.runner.info(gap);
}
