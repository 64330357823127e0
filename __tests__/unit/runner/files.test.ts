import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join, sep } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { writeStepFiles } from '../../../src/runner/files.ts';

const FILES = {
  file: { name: 'views.csv', text: 'a,b\r\nä,2\r\n' },
  metadataFile: { name: 'views.meta.json', text: '{}\n' },
};

let base: string;
let given: string | undefined;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'files-'));
  given = process.env['RUNNER_TEMP'];
});
afterEach(() => {
  if (given === undefined) delete process.env['RUNNER_TEMP'];
  else process.env['RUNNER_TEMP'] = given;
  rmSync(base, { recursive: true });
});

/** Writes the files below a folder. Returns their paths. */
function writeBelow(folder: string) {
  process.env['RUNNER_TEMP'] = folder;
  const written = writeStepFiles(FILES);
  if (!written.ok) throw new Error(written.error);
  return written.value as Record<keyof typeof FILES, string>;
}

it('files have their texts and plain names, in one folder below RUNNER_TEMP', () => {
  const { file, metadataFile } = writeBelow(base);
  const folder = dirname(file);
  expect(dirname(folder)).toBe(base);
  expect(dirname(metadataFile)).toBe(folder);
  expect(readdirSync(folder)).toEqual(['views.csv', 'views.meta.json']);
  expect(readFileSync(file, 'utf8')).toBe(FILES.file.text);
  expect(readFileSync(metadataFile, 'utf8')).toBe(FILES.metadataFile.text);
});

it('two steps never share a file', () => {
  const first = writeBelow(base);
  const second = writeBelow(base);
  expect(dirname(second.file)).not.toBe(dirname(first.file));
});

// On Windows, this one would be a path with a drive in its middle.
const OF_WINDOWS = sep === '/' ? ['D:\\a\\_temp'] : [];

it.each([...OF_WINDOWS, '__w/_temp', 'with a space'])(
  'the path keeps the spelling of RUNNER_TEMP: %s',
  (name) => {
    const folder = join(base, name);
    mkdirSync(folder, { recursive: true });
    const { file } = writeBelow(folder);
    expect(file.startsWith(join(folder, 'docs-'))).toBe(true);
  },
);

it('without RUNNER_TEMP, the folder for temporary files of the machine takes its place', () => {
  const { file } = writeBelow('');
  expect(isAbsolute(file)).toBe(true);
  expect(dirname(dirname(file))).toBe(tmpdir());
  rmSync(dirname(file), { recursive: true });
});

it('if a file cannot be written, none is left', () => {
  process.env['RUNNER_TEMP'] = base;
  const files = { ...FILES, last: { name: 'missing/views.csv', text: '' } };
  expect(writeStepFiles(files)).toEqual({ ok: false, error: 'ENOENT' });
  expect(readdirSync(base)).toEqual([]);
});

it('if RUNNER_TEMP is no folder, the error is the code of Node', () => {
  const file = join(base, 'file');
  writeFileSync(file, '');
  process.env['RUNNER_TEMP'] = file;
  // On Windows, a path below a file is only missing.
  const error: unknown = expect.stringMatching(/^ENO(?:TDIR|ENT)$/);
  expect(writeStepFiles(FILES)).toEqual({ ok: false, error });
});
