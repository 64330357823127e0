import { describe, expect, it } from '@jest/globals';
import { readRulesFile } from '../../src/context/instructions-file.ts';
import { play, type World } from './source.ts';

const PATH = '.github/docs-agent.md';
const base64 = (text: string): unknown => ({
  type: 'file',
  encoding: 'base64',
  content: Buffer.from(text)
    .toString('base64')
    .replaceAll(/(.{60})/g, '$1\n'),
});
const readIn = (world: World, path = PATH): ReturnType<typeof readRulesFile> =>
  readRulesFile(play(world).source, path);

describe('readHouseRules', () => {
  it('reads the file as it is', async () => {
    const text = 'Wir duzen.\n'.repeat(20) + '世界';
    expect(await readIn({ contents: { [PATH]: base64(text) } })).toStrictEqual({ text, missing: undefined });
  });

  it('is content with none', async () => {
    expect(await readIn({})).toStrictEqual({ text: undefined, missing: undefined });
    expect(await readIn({}, '')).toStrictEqual({ text: undefined, missing: undefined });
  });

  it.each([
    ['a folder', [], /no plain file/],
    ['a file of more than 1 MB', { type: 'file', encoding: 'none', content: '' }, /at most 1 MB/],
    ['a submodule', { type: 'submodule' }, /no plain file/],
  ])('says when it is %s', async (_, data, missing) => {
    expect(await readIn({ contents: { [PATH]: data } })).toStrictEqual({
      text: undefined,
      missing: expect.stringMatching(missing),
    });
  });

  it('says when it may not read', async () => {
    expect((await readIn({ refused: { content: 403 } })).missing).toBe(
      'The instructions file could not be read: GitHub answered 403; the job needs the permission contents: read.',
    );
  });

  it.each(['/etc/passwd', '../x', 'a/../../x'])('refuses %s', async (path) => {
    expect(await readIn({ contents: { [path]: base64('x') } }, path)).toMatchObject({
      text: undefined,
      missing: expect.any(String),
    });
  });

  it('cuts a manual', async () => {
    const { text, missing } = await readIn({ contents: { [PATH]: base64('x'.repeat(30_000)) } });
    expect(text).toHaveLength(20_000);
    expect(missing).toBe('The instructions file was cut after 20000 of 30000 characters.');
  });
});
