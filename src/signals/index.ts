import { startExport } from '../analytics/start-export.ts';
import { createAnalyticsApi } from '../service/endpoints.ts';
import { runSignals } from './run.ts';

startExport(runSignals, createAnalyticsApi);
