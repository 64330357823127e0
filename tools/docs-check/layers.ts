/** The picture of the layers in CONTRIBUTING.md, drawn from the dependency rules and from what the files really import. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from '../../fakes/runner/package-root.ts';

/** Layer of the dependency rules. `path` is a regular expression; the first layer that matches a file has it. */
export type Layer = Readonly<{ name: string; path: string; showsOrder?: boolean }>;

/** Source file, as dependency-cruiser describes it. */
export type Module = Readonly<{
  source: string;
  dependencies: readonly Readonly<{ resolved: string }>[];
}>;

/** Draws the layers of this repository as a Mermaid diagram. */
export async function drawOwnLayers(): Promise<string> {
  const path = pathToFileURL(join(packageRoot(), '.dependency-cruiser.mjs')).href;
  const config: Readonly<{ LAYERS: readonly Layer[] }> = await import(path);
  return drawLayers(config.LAYERS, cruiseSources());
}

function cruiseSources(): readonly Module[] {
  const program = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, 'src', '--include-only', '^src/', '--output-type', 'json'],
    { cwd: packageRoot(), encoding: 'utf8', maxBuffer: 1e8 },
  );
  if (stdout === '') throw new Error(`dependency-cruiser failed: ${stderr}`);
  const report: Readonly<{ modules: readonly Module[] }> = JSON.parse(stdout);
  return report.modules;
}

/** Where a file is in the picture. */
type Place = Readonly<{ layer: Layer; node: string }>;
type Edge = readonly [from: string, to: string];

/**
 * Draws layers as boxes, with their folders as nodes. An arrow means "imports", and leaves out what follows from other arrows. Folders
 * have arrows only in layers that show their order.
 */
export function drawLayers(layers: readonly Layer[], modules: readonly Module[]): string {
  const nodes = new Map<string, Set<string>>(layers.map(({ name }) => [name, new Set()]));
  const betweenLayers: Edge[] = [];
  const betweenNodes = new Map<string, Edge[]>();
  for (const { source, dependencies } of modules) {
    const from = placeOf(layers, source);
    const { name, showsOrder = false } = from.layer;
    nodes.get(name)?.add(from.node);
    for (const { resolved } of dependencies) {
      const to = placeOf(layers, resolved);
      if (to.layer !== from.layer) betweenLayers.push([name, to.layer.name]);
      else if (showsOrder && to.node !== from.node)
        betweenNodes.set(name, [...(betweenNodes.get(name) ?? []), [from.node, to.node]]);
    }
  }
  const boxes = layers.flatMap(({ name }) =>
    drawBox(name, [...(nodes.get(name) ?? [])], betweenNodes.get(name) ?? []),
  );
  const arrows = withoutImplied(betweenLayers).map(drawArrow);
  const lines = [...boxes, ...arrows].map((line) => `  ${line}`);
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n');
}

function placeOf(layers: readonly Layer[], file: string): Place {
  const layer = layers.find(({ path }) => new RegExp(path).test(file));
  if (layer === undefined) throw new Error(`${file} belongs to no layer.`);
  const path = file.replace(/^src\//, '');
  // An entry shares its folder with a use case, and ports.ts has none.
  const isFile = layer.name === 'entries' || !path.includes('/');
  const [folder = path] = path.split('/');
  return { layer, node: isFile ? path : folder };
}

function drawBox(
  name: string,
  nodes: readonly string[],
  edges: readonly Edge[],
): readonly string[] {
  const sorted = nodes.toSorted();
  // A box round a single folder says nothing more.
  if (sorted.length === 1) return [`${idOf(name)}["${sorted[0] ?? ''}"]`];
  const inside = [
    ...sorted.map((node) => `${idOf(`${name} ${node}`)}["${node}"]`),
    ...withoutImplied(edges).map(([from, to]) =>
      drawArrow([`${name} ${from}`, `${name} ${to}`]),
    ),
  ];
  const body = inside.map((line) => `  ${line}`);
  return [`subgraph ${idOf(name)}["${name}"]`, ...body, 'end'];
}

function drawArrow([from, to]: Edge): string {
  return `${idOf(from)} --> ${idOf(to)}`;
}

function idOf(name: string): string {
  return name.replaceAll(/[^a-z]+/g, '_');
}

/** Leaves out each edge whose end can be reached in several steps. */
function withoutImplied(edges: readonly Edge[]): readonly Edge[] {
  const targets = new Map<string, Set<string>>();
  for (const [from, to] of edges)
    targets.set(from, (targets.get(from) ?? new Set()).add(to));
  // A broken rule may have made a cycle.
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (seen.has(from)) return false;
    seen.add(from);
    const next = [...(targets.get(from) ?? [])];
    return next.some((each) => each === to || reaches(each, to, seen));
  };
  return [...targets]
    .flatMap(([from, next]) => [...next].map((to): Edge => [from, to]))
    .filter(([from, to]) => {
      const others = [...(targets.get(from) ?? [])].filter((next) => next !== to);
      return !others.some((next) => reaches(next, to));
    })
    .toSorted((one, other) => one.join(' ').localeCompare(other.join(' ')));
}
