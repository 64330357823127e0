import { exportViews } from '../../fakes/export-views.ts';
import { stabilize, type Screenshot } from './screenshot.ts';

const DATES = { 'date-from': '2026-01-05', 'date-to': '2026-02-02' };

const summary = (name: string, inputs: Readonly<Record<string, string>>): Screenshot => ({
  name: `views-${name}`,
  kind: 'summary',
  make: async () => stabilize((await exportViews({ inputs: { ...DATES, ...inputs } })).run.summary),
});

export const VIEWS: readonly Screenshot[] = [
  summary('summary', { compare: 'true', top: '10' }),
  // Short enough for the README.
  summary('top', { top: '5' }),
  summary('change', { compare: 'true', 'sort-by': 'change', top: '10' }),
  summary('misconfigured', { top: 'many', 'sort-by': 'love' }),
];
