import { startExport } from '../export/start-export.ts';
import { createAnalyticsApi } from '../service/analytics.ts';
import { runSignals } from './run-signals.ts';

startExport(runSignals, createAnalyticsApi);
