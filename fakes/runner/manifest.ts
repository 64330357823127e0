/**
 * An action's metadata file, as the runner reads it.
 */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';
import { lookUp, spell } from './expressions.ts';
import { packageRoot } from './package-root.ts';

export type InputDeclaration = Readonly<{
  name: string;
  /** May hold expressions; the empty string where none is declared: the variable is set all the same. */
  default: string;
}>;

export type Manifest = Readonly<{
  inputs: readonly InputDeclaration[];
  /** Absolute paths. */
  main: string;
  post: string | undefined;
  postIf: string;
}>;

function text(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'object') throw new Error('a scalar was expected in the action metadata');
  return spell(value);
}

/**
 * Reads `action.yml`; a relative path counts from this package's root. Throws on anything but a JavaScript action with
 * `main` and perhaps `post`.
 */
export function readManifest(path: string): Manifest {
  const file = resolve(packageRoot(), path);
  const source = readFileSync(file, 'utf8');
  const before = known.get(file);
  if (before?.source === source) return before.manifest;
  const manifest = parseManifest(file, source);
  known.set(file, { source, manifest });
  return manifest;
}

/** What was read before: reading YAML takes longer than all else that a run costs this process. */
const known = new Map<string, Readonly<{ source: string; manifest: Manifest }>>();

function parseManifest(file: string, source: string): Manifest {
  const document: unknown = parse(source);
  const at = (...keys: string[]): string | undefined => text(lookUp(document, keys));
  const using = at('runs', 'using');
  if (using === undefined || !/^node\d+$/.test(using))
    throw new Error(`${file}: runs.using is ${String(using)}`);
  if (at('runs', 'pre') !== undefined) throw new Error(`${file}: runs.pre is not supported here`);
  const main = at('runs', 'main');
  if (main === undefined) throw new Error(`${file}: runs.main is missing`);
  const post = at('runs', 'post');
  const inputs = lookUp(document, ['inputs']) ?? {};
  return {
    inputs: Object.entries(inputs).map(([name, declaration]) => ({
      name,
      default: text(lookUp(declaration, ['default'])) ?? '',
    })),
    main: resolve(dirname(file), main),
    post: post === undefined ? undefined : resolve(dirname(file), post),
    postIf: at('runs', 'post-if') ?? 'always()',
  };
}
