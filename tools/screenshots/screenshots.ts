import { REPLIES } from './replies.ts';
import type { Scene } from './screenshot.ts';
import { STATUS_COMMENTS } from './status-comments.ts';
import { SUMMARIES } from './summaries.ts';
import { SWEEP } from './sweep.ts';
import { VIEWS } from './views.ts';

/** Everything that people read, one picture each. */
export const SCENES: readonly Scene[] = [...STATUS_COMMENTS, ...REPLIES, ...SUMMARIES, ...SWEEP, ...VIEWS];

/** Pictures that the README shows: the scene, and the file's name in `docs/screenshots/`. */
export const IN_README: Readonly<Record<string, string>> = {
  'comment-pr-opened': 'status-comment',
  'views-top': 'views-summary',
};
