import type { ServeOptions } from '../../fakes/service/serve.ts';
import { onStage, summaryOf, type Screenshot } from './screenshot.ts';

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
  make: () => onStage({ service }, (stage) => summaryOf(stage, { prompt: PROMPT, ...inputs })),
});

export const SUMMARIES: readonly Screenshot[] = [
  summary('pr-opened', { open: true }),
  summary('no-pr', { service: { life: 'no-pr' } }),
  summary('failed', { service: { life: 'fails' } }),
  summary('archived', { service: { life: 'archived' } }),
  summary('still-active', { service: { life: 'never-ends' }, inputs: { 'timeout-minutes': '3' } }),
  summary('unconfirmed', { service: { life: 'unclear' } }),
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
