import { found, list, ok, type Call, type Handlers, type Json } from './handler.ts';
import type { CheckAnnotation, CheckRun } from './seeds.ts';

/** The checks of commits. */
export const CHECK_HANDLERS: Handlers = {
  /** Newest first. Without `filter=all`, the newest of each name and App. */
  'checks/list-for-ref': (call) => {
    const { state, params, query } = call;
    const ref = params['ref'] ?? '';
    const sha = state.refs.get(ref) ?? ref;
    const all = [...state.checkRuns.values()].filter((each) => each.sha === sha);
    const latest = new Map(all.map((each) => [`${each.app}/${each.name}`, each]));
    const chosen = query['filter'] === 'all' ? all : [...latest.values()];
    const page = list(call, chosen.toReversed(), checkRunShape);
    return ok({ total_count: chosen.length, check_runs: page.body }, page.headers);
  },

  'checks/list-annotations': found(
    ({ state, params }) => state.checkRuns.get(Number(params['check_run_id'])),
    (call, { annotations }) => list(call, annotations, annotationShape),
  ),
};

function checkRunShape(
  _: Call,
  { id, name, sha, app, detailsUrl, status, conclusion = null, annotations }: CheckRun,
): Json {
  return {
    id,
    name,
    head_sha: sha,
    app: { slug: app },
    details_url: detailsUrl,
    status,
    conclusion,
    output: { annotations_count: annotations.length },
  };
}

/** Renders an annotation. One of a workflow command without a file is shown at `.github`. */
function annotationShape(_: Call, { level, message, title }: CheckAnnotation): Json {
  return {
    path: '.github',
    start_line: 1,
    end_line: 1,
    annotation_level: level === 'error' ? 'failure' : level,
    title: title ?? null,
    message,
  };
}
