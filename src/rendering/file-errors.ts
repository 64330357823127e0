import type { FileError } from '../domain/errors.ts';
import { truncate } from '../text/strings.ts';

const MAX_PATH_LENGTH = 300;

/** Sentences after the path: why the file could not be written, and what to do. */
const SENTENCES: Readonly<Record<Exclude<FileError['kind'], 'unknown'>, string>> = {
  'outside-workspace': 'is outside the workspace. Use a relative path inside it.',
  protected:
    'is in .git or .github/workflows, which this action does not use. Use another path.',
  'not-found': 'is in a folder that cannot be created. Use another path.',
  'is-a-folder': 'is a folder. Use the path of a file.',
  'not-a-folder': 'is below something that is not a folder. Use another path.',
  'no-permission':
    'cannot be used: this step has no permission. Check the permissions of the file and its folder.',
  'disk-full': 'could not be written, because the disk is full.',
  cancelled: 'was not written, because the run was cancelled.',
};

export function explainFileError({ kind, path, code }: FileError): string {
  const name = truncate(path, MAX_PATH_LENGTH);
  if (kind !== 'unknown') return `${name} ${SENTENCES[kind]}`;
  const cause = code === '' ? 'unknown error' : code;
  return `${name} could not be used (${cause}).`;
}
