import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** Kilobytes of all JavaScript of an action. */
function kilobytes(action: string): number {
  const folder = join('dist', action);
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) / 1000;
}

describe('what the runner downloads and Node reads', () => {
  it.each([
    ['agent', 324],
    ['sweep', 171],
    ['signals', 115],
    ['views', 109],
  ])('dist/%s has at most %d kB of code', (action, most) => {
    expect(kilobytes(action)).toBeLessThanOrEqual(most);
  });

  it('each action has one bundle; the main action has a second one, which ordinary comments do not load', () => {
    const bundles = (action: string): readonly string[] =>
      readdirSync(join('dist', action)).filter((file) => file.endsWith('.js'));
    expect(bundles('agent')).toEqual(['index.js', 'main.js', 'post-step.js']);
    for (const action of ['sweep', 'views', 'signals']) expect(bundles(action)).toEqual(['index.js']);
  });

  it('each action has at most one dynamic import', () => {
    for (const action of ['agent', 'sweep', 'views']) {
      const folder = join('src', action);
      const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
      expect(sources.join('\n').split('import(').length - 1).toBe(action === 'agent' ? 1 : 0);
    }
  });

  it('an ordinary comment needs at most 20 kB of it', () => {
    expect(statSync('dist/agent/index.js').size / 1000).toBeLessThanOrEqual(20);
  });

  it.each(['agent', 'sweep', 'views', 'signals'])(
    'dist/%s can be read: names are kept, a line for each statement',
    (action) => {
      for (const file of readdirSync(join('dist', action)).filter((name) => name.endsWith('.js'))) {
        const code = readFileSync(join('dist', action, file), 'utf8');
        expect(code.length / code.split('\n').length).toBeLessThan(60);
      }
      expect(readFileSync(join('dist', action, 'index.js'), 'utf8')).toMatch(
        /function maskInputs\(...names\) \{\n/,
      );
    },
  );
});
