import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** Writes an action into a folder of its own; `main` and `post` are CommonJS. Returns the path of its `action.yml`. */
export function writeAction({
  inputs = '',
  main,
  post,
}: Readonly<{
  inputs?: string;
  main: string;
  post?: string;
}>): string {
  const folder = mkdtempSync(join(tmpdir(), 'fixture-action-'));
  folders.push(folder);
  const file = join(folder, 'action.yml');
  const postLine = post === undefined ? '' : '  post: post.js\n';
  const head = inputs === '' ? '' : `inputs:\n${inputs}\n`;
  writeFileSync(
    file,
    `name: Fixture\n${head}runs:\n  using: node24\n  main: main.js\n${postLine}`,
  );
  writeFileSync(join(folder, 'main.js'), main);
  if (post !== undefined) writeFileSync(join(folder, 'post.js'), post);
  return file;
}

export function removeActions(): void {
  for (const folder of folders.splice(0)) {
    rmSync(folder, { recursive: true, force: true });
  }
}
