import { register } from 'node:module';

/** Outside of jest its package refuses to load. The scenes are only counted here, so anything may stand in for it. */
const STUB = 'data:text/javascript,export const expect = undefined';
const HOOK = `export const resolve = (name, context, next) =>
  name === '@jest/globals' ? { url: ${JSON.stringify(STUB)}, shortCircuit: true } : next(name, context);`;

/** The `name` of every workflow that a scene plays. */
export async function sceneNames(): Promise<ReadonlySet<string>> {
  register(`data:text/javascript,${encodeURIComponent(HOOK)}`);
  const { SCENES } = await import('../__tests__/acceptance/scenes.ts');
  return new Set(Object.keys(SCENES));
}
