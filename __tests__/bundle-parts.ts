import { readFileSync } from 'node:fs';

/** Files of the main action's bundle that its door itself asks for; the others are loaded by these, later or not at all. */
export function partsOfDoor(): readonly string[] {
  const door = readFileSync('dist/agent/index.js', 'utf8');
  return [...door.matchAll(/__nccwpck_require__\.e\((\d+)\)/g)].map(([, id]) => `${id}.index.js`);
}
