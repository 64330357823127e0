import { describe, expect, it } from '@jest/globals';
import { withNewestLink } from '../../../src/thread/store/newest-link.ts';

const URL_8 = 'https://github.com/acme/app/pull/7#issuecomment-8';
const URL_9 = 'https://github.com/acme/app/pull/7#issuecomment-9';
const STATE = '<!-- docs-agent-action:v2 e30= sig -->';
const LINE_8 = `[Newer request](${URL_8}) <!-- docs-agent-action:newest 8 -->`;
const LINE_9 = `[Newer request](${URL_9}) <!-- docs-agent-action:newest 9 -->`;
const TEXT = '### ✅ Docs PR opened\n\nRequested by octocat';

describe('the link to the newest request', () => {
  it('is a paragraph of its own above the state', () => {
    const body = `${TEXT}\n${STATE}\n`;
    expect(withNewestLink(body, { id: 8, url: URL_8 })).toBe(
      `${TEXT}\n\n${LINE_8}\n${STATE}\n`,
    );
  });

  it('replaces the link to an older request', () => {
    const body = `${TEXT}\n\n${LINE_8}\n${STATE}\n`;
    expect(withNewestLink(body, { id: 9, url: URL_9 })).toBe(
      `${TEXT}\n\n${LINE_9}\n${STATE}\n`,
    );
  });

  it.each([8, 9])('stays if request 8 ends while request %d is linked', (id) => {
    const line = id === 8 ? LINE_8 : LINE_9;
    const body = `${TEXT}\n\n${line}\n${STATE}\n`;
    expect(withNewestLink(body, { id: 8, url: URL_8 })).toBeUndefined();
  });

  it('keeps a text that somebody edited in the browser', () => {
    const body = `Edited\r\n\r\n${LINE_8}\r\n${STATE}`;
    expect(withNewestLink(body, { id: 9, url: URL_9 })).toBe(
      `Edited\n\n${LINE_9}\n${STATE}\n`,
    );
  });

  it('leaves the same line alone where the text quotes it', () => {
    const quoting = `${LINE_9}\n\n${TEXT}`;
    expect(withNewestLink(`${quoting}\n${STATE}\n`, { id: 8, url: URL_8 })).toBe(
      `${quoting}\n\n${LINE_8}\n${STATE}\n`,
    );
  });
});
