import { CONTEXT_INPUTS, type ContextSelection } from '../../../src/inputs/context.ts';
import {
  emptySubjectDetails,
  type FileChange,
  type SubjectDetails,
} from '../../../src/domain/subject.ts';

export const DETAILS: SubjectDetails = {
  ...emptySubjectDetails({ kind: 'pull-request', number: 12 }),
  kind: 'pull-request',
  title: 'Add a search box',
  body: 'It finds pages by their titles.',
  author: 'alice',
  url: 'https://github.com/acme/app/pull/12',
  labels: ['feature'],
  merged: true,
  commitsComplete: true,
  filesComplete: true,
  thread: 12,
};

const auto = CONTEXT_INPUTS.context('auto');
export const AUTO: ContextSelection = auto.ok ? auto.value : [];

export function file(path: string, patch?: string): FileChange {
  return {
    path,
    status: 'modified',
    additions: 1,
    deletions: 1,
    ...(patch === undefined ? {} : { patch }),
  };
}
