import { refuse, type Call, type Reply } from './handler.ts';
import type { ChangedFile } from './seeds.ts';

/** Beyond these GitHub answers 406 to a request for the diff as text. */
const MOST_FILES = 300;
const MOST_LINES = 20_000;

/** The diff as text, or GitHub's refusal of one that is too large. */
export function diffReply(call: Call, files: readonly ChangedFile[], given?: string): Reply {
  const text = given ?? files.map(writeFile).join('');
  if (files.length > MOST_FILES) {
    const cure = "Consider using 'List pull requests files' API or locally cloning the repository instead.";
    return tooLarge(call, `the maximum number of files (${MOST_FILES}). ${cure}`);
  }
  if (text.split('\n').length > MOST_LINES + 1) {
    return tooLarge(call, `the maximum number of lines (${MOST_LINES})`);
  }
  return {
    status: 200,
    body: text,
    headers: { 'content-type': 'application/vnd.github.v3.diff; charset=utf-8' },
  };
}

function tooLarge(call: Call, what: string): Reply {
  const errors = [{ resource: 'PullRequest', field: 'diff', code: 'too_large' }];
  return refuse(406, `Sorry, the diff exceeded ${what}`, { docs: call.docs, errors });
}

function writeFile(file: ChangedFile): string {
  const before = file.previousFilename ?? file.filename;
  const head = `diff --git a/${before} b/${file.filename}\n`;
  if (file.patch === undefined) return `${head}Binary files a/${before} and b/${file.filename} differ\n`;
  const from = file.status === 'added' ? '/dev/null' : `a/${before}`;
  const to = file.status === 'removed' ? '/dev/null' : `b/${file.filename}`;
  return `${head}--- ${from}\n+++ ${to}\n${file.patch}\n`;
}
