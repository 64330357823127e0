import { describe, expect, it } from '@jest/globals';
import {
  drawLayers,
  drawOwnLayers,
  type Layer,
  type Module,
} from '../../../../tools/docs-check/layers.ts';

const LAYERS: readonly Layer[] = [
  { name: 'entries', path: '/index\\.ts$' },
  { name: 'use cases', path: '^src/run/' },
  { name: 'core', path: '^src/(job|text)/', showsOrder: true },
  { name: 'shared', path: '^src/(ports\\.ts$|domain/)' },
];

const file = (source: string, ...imports: readonly string[]): Module => ({
  source: `src/${source}`,
  dependencies: imports.map((name) => ({ resolved: `src/${name}` })),
});

const MODULES: readonly Module[] = [
  file('run/index.ts', 'run/run.ts', 'ports.ts'),
  file('run/run.ts', 'job/poll.ts', 'text/strings.ts', 'domain/job.ts'),
  file('job/poll.ts', 'text/strings.ts', 'job/schedule.ts', 'ports.ts'),
  file('job/schedule.ts'),
  file('text/strings.ts'),
  file('domain/job.ts', 'ports.ts'),
  file('ports.ts'),
];

describe('the picture of the layers', () => {
  it('shows the folders of each layer, and only the arrows that nothing implies', () => {
    expect(drawLayers(LAYERS, MODULES).split('\n').slice(1, -1)).toEqual([
      'flowchart TD',
      '  entries["run/index.ts"]',
      '  use_cases["run"]',
      '  subgraph core["core"]',
      '    core_job["job"]',
      '    core_text["text"]',
      '    core_job --> core_text',
      '  end',
      '  subgraph shared["shared"]',
      '    shared_domain["domain"]',
      '    shared_ports_ts["ports.ts"]',
      '  end',
      '  core --> shared',
      '  entries --> use_cases',
      '  use_cases --> core',
    ]);
  });

  it('changes with an import and with a folder', () => {
    const before = drawLayers(LAYERS, MODULES);
    const withImport = [...MODULES, file('text/log.ts', 'domain/log.ts')];
    // It follows from the other arrows: job imports both.
    expect(drawLayers(LAYERS, withImport)).toBe(before);
    const withFolder = [...MODULES, file('run/other.ts', 'job/other/a.ts')];
    expect(drawLayers(LAYERS, withFolder)).toBe(before);
    const withoutImport = MODULES.filter(({ source }) => source !== 'src/job/poll.ts');
    expect(drawLayers(LAYERS, withoutImport)).not.toContain('core_job --> core_text');
    const rendering = file('rendering/a.ts', 'ports.ts');
    const layers = LAYERS.with(2, {
      name: 'core',
      path: '^src/(job|text|rendering)/',
      showsOrder: true,
    });
    expect(drawLayers(layers, [...MODULES, rendering])).toContain('["rendering"]');
  });

  it('has a place for every file', () => {
    const lost = [...MODULES, file('lost/file.ts')];
    expect(() => drawLayers(LAYERS, lost)).toThrow(
      'src/lost/file.ts belongs to no layer.',
    );
  });

  it('of this repository goes downwards', async () => {
    const text = await drawOwnLayers();
    for (const arrow of [
      'entries --> use_cases',
      'use_cases --> fleet',
      'fleet --> request',
      'request --> core',
      'http --> shared',
    ]) {
      expect(text).toContain(arrow);
    }
    expect(text).not.toMatch(
      /(?:fleet|request|core|shared|http) --> (?:use_cases|entries|adapters)/,
    );
  });
});
