import type { RunOptions } from '../../fakes/harness.ts';

/** Returns a module for `node --import` that breaks something which the bundle uses: an exception that nothing in the action expects. */
export function breaking(
  name: string,
  code: string,
): Required<Pick<RunOptions, 'preload'>> {
  const module = `const fail = () => { throw new Error('broken ${name}'); };\n${code}\n`;
  return { preload: [`data:text/javascript,${encodeURIComponent(module)}`] };
}
