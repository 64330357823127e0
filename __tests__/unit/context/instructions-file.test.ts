import { describe, expect, it } from '@jest/globals';
import { fakeContext } from './fake-read.ts';

const PATH = '.github/docs-agent.md';
const encoded = (text: string): unknown => {
  const lines = Buffer.from(text)
    .toString('base64')
    .replaceAll(/(.{60})/g, '$1\n');
  return { type: 'file', encoding: 'base64', content: lines };
};
type Replies = Parameters<typeof fakeContext>[1];
const read = (data: unknown, replies: Replies = {}) =>
  fakeContext({ contents: { [PATH]: data } }, replies).context.instructionsFile(PATH);

describe('the instructions file', () => {
  it('is read as it is', async () => {
    const text = 'Wir duzen.\n'.repeat(20) + '世界';
    expect(await read(encoded(text))).toStrictEqual({ text, missing: [] });
  });

  it('may not exist', async () => {
    expect(await read(undefined)).toStrictEqual({ text: undefined, missing: [] });
  });

  it.each([
    ['a folder', []],
    ['a file of more than 1 MB', { type: 'file', encoding: 'none', content: '' }],
  ])('is not used if it is %s', async (_, data) => {
    const missing = [{ kind: 'no-instructions-file' }];
    expect(await read(data)).toStrictEqual({ text: undefined, missing });
  });

  it.each<[Replies, object]>([
    [{ content: { status: 403 } }, { kind: 'permission', permission: 'contents', name: PATH }],
    [{ content: { status: 500 } }, { kind: 'unreadable', error: { status: 500 } }],
  ])('is missing after %j', async (replies, missing) => {
    expect(await read(encoded('x'), replies)).toMatchObject({ text: undefined, missing: [missing] });
  });

  it('is cut if it is long', async () => {
    const { text, missing } = await read(encoded(`${'x'.repeat(19_999)}😀${'x'.repeat(9_999)}`));
    expect(text).toHaveLength(19_999);
    expect(text?.isWellFormed()).toBe(true);
    expect(missing).toStrictEqual([
      { kind: 'truncated', part: 'instructions-file', read: 20_000, total: 30_000 },
    ]);
  });
});
