import { exportViews } from '../../fakes/export-views.ts';
import { steady, type Scene } from './screenshot.ts';

/** Days that have gone by, so that the picture is the same on every day. */
const DAYS = { 'date-from': '2026-01-05', 'date-to': '2026-02-02' };

const summary = (name: string, inputs: Readonly<Record<string, string>>): Scene => ({
  name: `views-${name}`,
  kind: 'summary',
  make: async () => steady((await exportViews({ inputs: { ...DAYS, ...inputs } })).run.summary),
});

export const VIEWS: readonly Scene[] = [
  summary('summary', { compare: 'true', top: '10' }),
  // Short enough for the README.
  summary('top', { top: '5' }),
  summary('change', { compare: 'true', 'sort-by': 'change', top: '10' }),
  summary('misconfigured', { top: 'many', 'sort-by': 'love' }),
];
