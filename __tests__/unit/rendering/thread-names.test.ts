import { expect, it } from '@jest/globals';
import { nameThreads } from '../../../src/rendering/thread-names.ts';

const OWN = 'acme/app';
const OTHER = 'acme/cli';
const serverUrl = new URL('https://github.example');

it('threads of the workflow’s own repository need no repository', () => {
  const { plain, linked } = nameThreads({ names: [OWN], own: OWN, serverUrl });
  expect(plain(OWN, 7)).toBe('#7');
  expect(linked(OWN, 7)).toBe('#7');
});

it.each([
  ['one other', [OTHER]],
  ['several', [OWN, OTHER]],
])('threads have their repository if there are %s', (_, names) => {
  const { plain, linked } = nameThreads({ names, own: OWN, serverUrl });
  const [name = ''] = names;
  expect(plain(name, 7)).toBe(`${name}#7`);
  expect(linked(name, 7)).toContain(name);
  expect(linked(name, 7)).toContain(`](https://github.example/${name}/issues/7)`);
});
