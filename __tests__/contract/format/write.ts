/** `npm run format:examples`: writes the examples of forms that have none. It never changes a file: after 1.0, other versions have written such comments. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { CASES } from './cases.ts';
import { entryOf, fileOf, publish, renderComment } from './comments.ts';

const FIRST_ID = 1001;
for (const [index, [name, form]] of Object.entries(CASES).entries()) {
  const file = fileOf(name);
  if (existsSync(file)) continue;
  mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true });
  const entry = entryOf(form, FIRST_ID + index);
  const comment = publish(entry, await renderComment(entry));
  writeFileSync(file, `${JSON.stringify(comment, null, 2)}\n`);
  console.log(`${file} is new.`);
}
