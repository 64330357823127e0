import type { FileError } from '../domain.ts';

/** Why a file could not be read or written, and what to do. */
export function explainFileError({ kind, path, code }: FileError): string {
  switch (kind) {
    case 'outside-workspace':
      return `${path} is outside the workspace. Use a relative path inside it.`;
    case 'protected':
      return `${path} is in .git or .github/workflows, which this action does not use. Use another path.`;
    case 'not-found':
      return `${path} does not exist. Check its name, and that actions/checkout runs before this step.`;
    case 'is-a-folder':
      return `${path} is a folder. Use the path of a file.`;
    case 'not-a-folder':
      return `${path} is below something that is not a folder. Use another path.`;
    case 'no-permission':
      return `This step has no permission to use ${path}. Check the permissions of the file and its folder.`;
    case 'not-text':
      return `${path} is not UTF-8 text. Save it as UTF-8.`;
    case 'too-large':
      return `${path} is larger than 1 MiB. Shorten it.`;
    case 'disk-full':
      return `${path} could not be written, because the disk is full.`;
    case 'cancelled':
      return `${path} was not written, because the run was cancelled.`;
    case 'unknown':
      return `${path} could not be used (${code || 'unknown error'}).`;
  }
}
