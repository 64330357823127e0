import type { ServeOptions } from '../../fakes/service/serve.ts';
import { withHarness, summaryOf, type Screenshot } from './screenshot.ts';

const PROMPT =
  'Document the `retry` option of the client.\n\nDescribe how often it retries, and what it never repeats.';

type Options = Readonly<{
  inputs?: Readonly<Record<string, string>>;
  service?: ServeOptions;
  open?: boolean;
}>;

const summary = (name: string, { inputs, service = {}, open = false }: Options): Screenshot => ({
  name: `summary-${name}`,
  kind: 'summary',
  open,
  make: () => withHarness({ service }, (harness) => summaryOf(harness, { prompt: PROMPT, ...inputs })),
});

export const SUMMARIES: readonly Screenshot[] = [
  summary('pr-opened', { open: true }),
  summary('no-pr', { service: { scenario: 'no-pr' } }),
  summary('failed', { service: { scenario: 'fails' } }),
  summary('archived', { service: { scenario: 'archived' } }),
  summary('still-active', { service: { scenario: 'never-ends' }, inputs: { 'timeout-minutes': '3' } }),
  summary('unconfirmed', { service: { scenario: 'unclear' } }),
  summary('rejected', { inputs: { 'project-id': 'no-such-project' } }),
  summary('connection-lost', {
    service: { intercept: ({ method }) => (method === 'GET' ? { status: 503 } : undefined) },
  }),
  summary('dry-run', { inputs: { 'dry-run': 'true' }, open: true }),
  summary('misconfigured', {
    inputs: {
      'timeout-minutes': 'soon',
      'base-url': 'http://docs.example',
      'dry-run': 'maybe',
      'job-id': 'a/b',
    },
  }),
];
