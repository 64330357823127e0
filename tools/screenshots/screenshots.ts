import { REPLIES } from './replies.ts';
import type { Screenshot } from './screenshot.ts';
import { STATUS_COMMENTS } from './status-comments.ts';
import { SUMMARIES } from './summaries.ts';
import { SWEEP } from './sweep.ts';
import { VIEWS } from './views.ts';

/** Everything that people read. */
export const SCREENSHOTS: readonly Screenshot[] = [
  ...STATUS_COMMENTS,
  ...REPLIES,
  ...SUMMARIES,
  ...SWEEP,
  ...VIEWS,
];
