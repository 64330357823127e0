import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ACTIONS = ['agent', 'sweep', 'report', 'signals', 'views'] as const;
const scriptsOf = (action: string): readonly string[] =>
  readdirSync(join('dist', action)).filter((file) => file.endsWith('.js'));

describe('what the runner downloads and Node reads', () => {
  it.each([
    ['agent', 370],
    ['sweep', 235],
    ['signals', 110],
    ['views', 96],
  ])('dist/%s has at most %d kB of code', (action, most) => {
    const sizes = scriptsOf(action).map(
      (file) => statSync(join('dist', action, file)).size,
    );
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(most);
  });

  it.each(ACTIONS)(
    '%s has one bundle; an ordinary comment does not load the others of agent',
    (action) => {
      const more = action === 'agent' ? ['main.js', 'post-step.js'] : [];
      expect(scriptsOf(action)).toEqual(['index.js', ...more]);
      const folder = join('src', action);
      const sources = readdirSync(folder).map((file) =>
        readFileSync(join(folder, file), 'utf8'),
      );
      expect(sources.join('\n').split('import(').length - 1).toBe(
        action === 'agent' ? 1 : 0,
      );
    },
  );

  it.each([
    ['agent/main.js', 345],
    // An ordinary comment loads no more.
    ['agent/index.js', 22],
  ])('dist/%s has at most %d kB', (file, most) => {
    expect(statSync(join('dist', file)).size / 1000).toBeLessThanOrEqual(most);
  });

  it.each(ACTIONS)(
    'dist/%s can be read: our names are kept, each statement begins a line',
    (action) => {
      const codes = scriptsOf(action).map((file) =>
        readFileSync(join('dist', action, file), 'utf8'),
      );
      for (const code of codes) {
        expect(code.length / code.split('\n').length).toBeLessThan(80);
      }
      const joined = codes.map((code) => code.replaceAll('\n', '')).join('');
      expect(joined).toContain('function maskInputs(...names)');
    },
  );

  it.each(ACTIONS)(
    'dist/%s loads no module of Node that only unused code needs',
    (action) => {
      const codes = scriptsOf(action).map((file) =>
        readFileSync(join('dist', action, file), 'utf8'),
      );
      // @actions/core imports these for its functions that start processes.
      for (const name of ['assert', 'child_process', 'string_decoder', 'timers']) {
        expect(codes.join('\n')).not.toContain(`("${name}")`);
      }
    },
  );
});
