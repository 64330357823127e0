import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ACTIONS = ['agent', 'sweep', 'report', 'signals', 'views'] as const;
const scriptsOf = (action: string): readonly string[] =>
  readdirSync(join('dist', action)).filter((file) => file.endsWith('.js'));

describe('what the runner downloads and Node reads', () => {
  it.each([
    ['agent', 410],
    ['sweep', 215],
    ['report', 180],
    ['signals', 140],
    ['views', 125],
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

  it('an ordinary comment needs at most 24 kB of it', () => {
    expect(statSync('dist/agent/index.js').size / 1000).toBeLessThanOrEqual(24);
  });

  it.each(ACTIONS)(
    'dist/%s can be read: names are kept, a line for each statement',
    (action) => {
      const codes = scriptsOf(action).map((file) =>
        readFileSync(join('dist', action, file), 'utf8'),
      );
      for (const code of codes)
        expect(code.length / code.split('\n').length).toBeLessThan(70);
      expect(codes[0]).toMatch(/function maskInputs\(...names\) \{\n/);
    },
  );
});
