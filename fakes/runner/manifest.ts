/** An action's metadata file, as the runner reads it. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';
import { evaluate, spell, type Contexts } from './expressions.ts';
import { packageRoot } from './package-root.ts';

export type Manifest = Readonly<{
  /** Defaults of inputs by name, which may hold expressions. Empty if none is declared, because the variable is set anyway. */
  defaults: Readonly<Record<string, string>>;
  /** Absolute paths. */
  main: string;
  post: string | undefined;
  postIf: string;
}>;

type Document = Readonly<{
  inputs?: Readonly<Record<string, Readonly<{ default?: unknown }> | null>>;
  runs: Readonly<{ main: string; post?: string; 'post-if'?: string }>;
}>;

/** Reading YAML takes longer than all else that a run costs this process. */
const known = new Map<string, Manifest>();

/** Reads the `action.yml` of a JavaScript action; a relative path counts from this package's root. */
export function readManifest(path: string): Manifest {
  const file = resolve(packageRoot(), path);
  const manifest = known.get(file) ?? parseManifest(file);
  known.set(file, manifest);
  return manifest;
}

function parseManifest(file: string): Manifest {
  const { inputs = {}, runs } = parse(readFileSync(file, 'utf8')) as Document;
  const folder = dirname(file);
  return {
    defaults: Object.fromEntries(
      Object.entries(inputs).map(([name, declared]) => [
        name,
        spell(declared?.default ?? ''),
      ]),
    ),
    main: resolve(folder, runs.main),
    post: runs.post === undefined ? undefined : resolve(folder, runs.post),
    postIf: runs['post-if'] ?? 'always()',
  };
}

/**
 * Returns the `INPUT_…` variables of a step's `with:`. Names are upper-cased, so that their case
 * does not matter; hyphens stay. `required` is not enforced: the runner does not either. Names that
 * the action does not have stay, too; workflow-rules.ts finds those in workflows.
 */
export function resolveInputs(
  { defaults }: Pick<Manifest, 'defaults'>,
  given: Readonly<Record<string, string>>,
  contexts: Contexts,
): Record<string, string> {
  const preset = Object.entries(defaults).map(
    ([name, value]) => [name, evaluate(value, contexts)] as const,
  );
  return Object.fromEntries(
    [...preset, ...Object.entries(given)].map(([name, value]) => [
      `INPUT_${name.toUpperCase()}`,
      value,
    ]),
  );
}
