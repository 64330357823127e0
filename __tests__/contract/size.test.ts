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
    ['agent', 420],
    ['sweep', 300],
    ['views', 200],
  ])('dist/%s has at most %d kB of code', (action, most) => {
    expect(kilobytes(action)).toBeLessThanOrEqual(most);
  });

  it('an ordinary comment needs at most 60 kB of it', () => {
    expect(statSync('dist/agent/index.js').size / 1000).toBeLessThanOrEqual(60);
  });

  it.each(['agent', 'sweep', 'views'])(
    'dist/%s can be read: names are kept, a line for each statement',
    (action) => {
      for (const file of readdirSync(join('dist', action)).filter((name) => name.endsWith('index.js'))) {
        const code = readFileSync(join('dist', action, file), 'utf8');
        expect(code.length / code.split('\n').length).toBeLessThan(60);
      }
      expect(readFileSync(join('dist', action, 'index.js'), 'utf8')).toMatch(
        /function maskInputs\(...names\) \{\n/,
      );
    },
  );
});
