/** The picture of the layers in CONTRIBUTING.md, drawn from the dependency rules and from what the files really import. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from '../../fakes/runner/package-root.ts';

/** Layer of the dependency rules. `path` is a regular expression; the first layer that matches a file has it. */
export type Layer = Readonly<{
  name: string;
  path: string;
  showsOrder?: boolean;
}>;

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
/** Folders of a layer, and which of them import which. */
type Box = Readonly<{
  nodes: Set<string>;
  edges: Edge[];
}>;

/**
 * Draws layers as boxes, with their folders as nodes. An arrow means "imports", and leaves out what follows from other arrows. Folders
 * have arrows only in layers that show their order.
 */
export function drawLayers(layers: readonly Layer[], modules: readonly Module[]): string {
  const boxes = new Map<Layer, Box>();
  for (const layer of layers) boxes.set(layer, { nodes: new Set(), edges: [] });
  const betweenLayers: Edge[] = [];
  for (const { source, dependencies } of modules) {
    const from = placeOf(layers, source);
    const box = boxes.get(from.layer);
    box?.nodes.add(from.node);
    for (const { resolved } of dependencies) {
      const to = placeOf(layers, resolved);
      const isWithin = to.layer === from.layer;
      if (!isWithin) betweenLayers.push([from.layer.name, to.layer.name]);
      const showsArrow = from.layer.showsOrder === true && to.node !== from.node;
      if (isWithin && showsArrow) box?.edges.push([from.node, to.node]);
    }
  }
  const lines: string[] = [];
  for (const [layer, box] of boxes) lines.push(...drawBox(layer.name, box));
  for (const edge of withoutImplied(betweenLayers)) lines.push(drawArrow(edge));
  const indented = lines.map((line) => `  ${line}`);
  return ['```mermaid', 'flowchart TD', ...indented, '```'].join('\n');
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

function drawBox(name: string, { nodes, edges }: Box): readonly string[] {
  const sorted = [...nodes].sort();
  // A box round a single folder says nothing more.
  if (sorted.length === 1) {
    const [only = ''] = sorted;
    return [`${idOf(name)}["${only}"]`];
  }
  const lines = [`subgraph ${idOf(name)}["${name}"]`];
  for (const node of sorted) {
    const id = idOf(`${name} ${node}`);
    lines.push(`  ${id}["${node}"]`);
  }
  for (const [from, to] of withoutImplied(edges)) {
    const arrow = drawArrow([`${name} ${from}`, `${name} ${to}`]);
    lines.push(`  ${arrow}`);
  }
  lines.push('end');
  return lines;
}

function drawArrow([from, to]: Edge): string {
  return `${idOf(from)} --> ${idOf(to)}`;
}

function idOf(name: string): string {
  return name.replaceAll(/[^a-z]+/g, '_');
}

/** Leaves out each edge whose end can be reached in several steps. */
function withoutImplied(edges: readonly Edge[]): readonly Edge[] {
  const targets = targetsOf(edges);
  const kept: Edge[] = [];
  for (const [from, nodes] of targets) {
    for (const to of nodes) {
      const others = [...nodes].filter((node) => node !== to);
      const isImplied = others.some((other) => reaches(targets, other, to));
      if (!isImplied) kept.push([from, to]);
    }
  }
  return kept.sort(byNames);
}

type Targets = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the ends of the edges that begin at each node. */
function targetsOf(edges: readonly Edge[]): Targets {
  const targets = new Map<string, Set<string>>();
  for (const [from, to] of edges) {
    const known = targets.get(from) ?? new Set();
    targets.set(from, known.add(to));
  }
  return targets;
}

/** Returns whether a path of edges leads from one node to another. `seen` is on the way: a broken rule may have made a cycle. */
function reaches(
  targets: Targets,
  from: string,
  to: string,
  seen = new Set<string>(),
): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  const next = [...(targets.get(from) ?? [])];
  return next.some((node) => node === to || reaches(targets, node, to, seen));
}

function byNames(one: Edge, other: Edge): number {
  const name = one.join(' ');
  return name.localeCompare(other.join(' '));
}
