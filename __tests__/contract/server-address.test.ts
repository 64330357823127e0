import { expect, it } from '@jest/globals';
import { readFolder } from '../../fakes/read-folder.ts';

/** The names of values that have the address of the GitHub server. */
const ADDRESS = /\b(?:serverUrl|ResultLinks)\b/;

/** The files that read the address, connect a run with it, read links by it, or render links with it. No use case is one of them. */
const KNOWING = [
  'connect.ts',
  'domain/pull-request-url.ts',
  'ports.ts',
  'rendering/job-summary.ts',
  'rendering/markdown.ts',
  'rendering/replies.ts',
  'rendering/shown.ts',
  'rendering/status-comment.ts',
  'request/ledgers.ts',
  'run/repo.ts',
  'run/run.ts',
  'runner/environment.ts',
  'text/urls.ts',
];

it('the address of the GitHub server is known to these files alone', () => {
  const files = Object.entries(readFolder('src'));
  const knowing = files.filter(([, text]) => ADDRESS.test(text)).map(([path]) => path);
  expect(knowing.toSorted()).toEqual(KNOWING);
});
