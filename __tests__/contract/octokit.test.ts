/** The bundle has the real plugins of GitHub's client, so that its methods work wherever a contributor uses them. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  addComment,
  startFakeGitHub,
  type FakeGitHub,
} from '../../fakes/github/index.ts';

const ENTRY = `
import { getOctokit } from '@actions/github';
const [, , baseUrl, token] = process.argv;
const { fetch } = globalThis;
const octokit = getOctokit(token, { baseUrl, request: { fetch } });
const at = { owner: 'Codertocat', repo: 'Hello-World', issue_number: 2, per_page: 100 };
const comments = await octokit.paginate(octokit.rest.issues.listComments, at);
const query =
  'mutation($id: ID!) { a: minimizeComment(input: {subjectId: $id, classifier: OUTDATED}) { minimizedComment { isMinimized } } }';
const { a } = await octokit.graphql(query, { id: comments[0].node_id });
console.log(JSON.stringify([comments.length, a.minimizedComment.isMinimized]));
`;

/** Bundles a file as the build does. */
const BUNDLE = `
import { writeFileSync } from 'node:fs';
import { bundleFile } from './tools/build/bundle-file.mjs';
const [, from, to] = process.argv;
writeFileSync(to, (await bundleFile(from)).code);
`;

let folder: string;
let github: FakeGitHub;

beforeAll(async () => {
  mkdirSync('build', { recursive: true });
  // Below the root, so that ncc finds the packages.
  folder = mkdtempSync(join(process.cwd(), 'build/octokit-'));
  const entry = join(folder, 'entry.mjs');
  writeFileSync(entry, ENTRY);
  const bundling = [
    '--input-type=module',
    '--eval',
    BUNDLE,
    entry,
    join(folder, 'index.mjs'),
  ];
  execFileSync(process.execPath, bundling);
  github = await startFakeGitHub({ threads: [{ number: 2 }] });
  for (let n = 0; n < 230; n += 1) {
    addComment(github.state, { thread: 2, body: 'Talk.' });
  }
});
afterAll(async () => {
  await github.close();
  rmSync(folder, { recursive: true });
});

it('rest, paginate and graphql work in a bundle', async () => {
  const args = [join(folder, 'index.mjs'), github.url, github.token];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(JSON.parse(stdout)).toEqual([230, true]);
  // Three pages, and the mutation.
  expect(github.requests).toHaveLength(4);
});
