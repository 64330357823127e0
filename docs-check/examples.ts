import { posix } from 'node:path';
import type { Finding } from './finding.ts';
import type { Page } from './pages.ts';

export type Example = Readonly<{ path: string; name: string }>;

/** Every file of `examples/` is played by a scene of its name, and has its place in the recipes. */
export function checkExamples({
  examples,
  sceneNames,
  recipes,
}: Readonly<{ examples: readonly Example[]; sceneNames: ReadonlySet<string>; recipes: Page }>): Finding {
  const linked = new Set(
    recipes.links.map(({ target }) => posix.normalize(posix.join(posix.dirname(recipes.path), target))),
  );
  const faults = examples.flatMap(({ path, name }) => [
    ...(sceneNames.has(name) ? [] : [`${path}: no scene plays "${name}" (__tests__/acceptance/scenes.ts).`]),
    ...(linked.has(path) ? [] : [`${path}: ${recipes.path} does not link it.`]),
  ]);
  return {
    name: 'examples',
    looked: `${examples.length} files, each played and in ${recipes.path}`,
    faults,
  };
}
