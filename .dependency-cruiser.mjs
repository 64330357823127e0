/** A name in the message of a violation is the name of the rule. */
const entries =
  '^src/(connect|agent/(index|main|post-step)|(analytics|sweep|care|report)/index|fleet/start-action)\\.ts$';
const useCases = '^src/(agent|analytics|sweep|care|report)/';
/** Work on many repositories. */
const fleet = '^src/fleet/';
/** The pipeline of the paid request. */
const request = '^src/request/';
/** The ledger of requests: a library that knows nothing of docs, jobs or Markdown. */
const once = '^src/once/';
/** Does input and output only through ports. */
const core =
  '^src/(once|record|run|trigger|inputs|prompt|job|rendering|docs-pull-request)/';
const adapters = '^src/(service|github|runner)/';
/** How both services are reached. */
const http = '^src/http/';
const shared = '^src/(domain/|text/|ports\\.ts$)';
/** The files of the ledger that others may use. They know neither its codec nor the text of a comment. */
const publicOnce = `${once}(entry|ledger|comment-ledger|signature)\\.ts$`;

const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

export default {
  forbidden: [
    forbid('no-cycle-of-files', {}, { circular: true }),
    {
      ...forbid('no-cycle-of-folders', { path: '^src/' }, { circular: true }),
      scope: 'folder',
    },
    forbid('entries-are-on-top', { path: '^src/', pathNot: entries }, { path: entries }),
    forbid(
      'use-case-imports-another',
      { path: useCases },
      { path: useCases, pathNot: '^src/$1/' },
    ),
    forbid(
      'use-case-imports-package',
      { path: useCases, pathNot: entries },
      { pathNot: '^src/' },
    ),
    forbid(
      'only-entries-import-adapters',
      { path: '^src/', pathNot: [entries, adapters] },
      { path: adapters },
    ),
    forbid(
      'only-adapters-send',
      { path: '^src/', pathNot: [entries, adapters, http] },
      { path: http },
    ),
    forbid('core-imports-use-case', { path: [core, request, fleet] }, { path: useCases }),
    forbid('request-imports-fleet', { path: [core, request] }, { path: fleet }),
    forbid('core-imports-request', { path: core }, { path: request }),
    forbid(
      'once-imports-more',
      { path: once },
      {
        pathNot: [
          once,
          '^src/(domain/(errors|retry)|ports)\\.ts$',
          '/zod/mini/',
          '^crypto$',
        ],
      },
    ),
    // A hash has no effect on anything outside.
    forbid(
      'core-imports-node',
      { path: [core, request, fleet] },
      { dependencyTypes: ['core'], pathNot: '^crypto$' },
    ),
    forbid(
      'only-ledger-knows-comments',
      { path: '^src/', pathNot: once },
      { path: once, pathNot: publicOnce },
    ),
    forbid(
      'adapter-imports-more-than-shared',
      { path: adapters },
      { path: '^src/', pathNot: ['^src/$1/', http, shared] },
    ),
    forbid(
      'http-imports-more-than-shared',
      { path: http },
      { path: '^src/', pathNot: [http, shared] },
    ),
    forbid(
      'shared-imports-more',
      { path: shared },
      { pathNot: [shared, '/zod/mini/', '^crypto$'] },
    ),
    forbid(
      'only-runner-uses-core',
      { path: '^src/', pathNot: '^src/runner/' },
      { path: '/@actions/core/' },
    ),
    forbid(
      'only-github-uses-octokit',
      { path: '^src/', pathNot: '^src/github/' },
      { path: '/@(octokit|actions/github)/' },
    ),
    forbid('whole-zod', { path: '^src/' }, { path: '/zod/', pathNot: '/zod/mini/' }),
    forbid(
      'development-package',
      { path: '^src/' },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg'] },
    ),
    forbid(
      'unused-module',
      { path: entries },
      { path: '^src/', pathNot: entries, reachable: false },
    ),
    forbid(
      'src-imports-test-code',
      { path: '^src/' },
      { path: '^(fakes|tools|__tests__)/' },
    ),
    forbid(
      'fakes-import-tools-or-tests',
      { path: '^fakes/' },
      { path: '^(tools|__tests__)/' },
    ),
  ],
  options: {
    parser: 'swc',
    exclude: { path: '^(dist|build|coverage)/' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
    },
  },
};
