import { complete } from './complete.ts';
import { found, ok, type Handler } from './handler.ts';
import { threadShape } from './shapes.ts';

export const ISSUE_HANDLERS: Readonly<Record<string, Handler>> = {
  'issues/get': found(
    ({ state, params }) => state.threads.get(Number(params['issue_number'])),
    (call, thread) => {
      const url = `${call.links.repo}/pulls/${thread.number}`;
      const pull_request = thread.pull && { url, html_url: null, diff_url: null, patch_url: null };
      return ok(complete('issue', { ...threadShape(call, thread), pull_request }));
    },
  ),
};
