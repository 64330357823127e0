import { startExport } from '../export/start-export.ts';
import { createViewsApi } from '../service/analytics.ts';
import { runViews } from './run.ts';

startExport(runViews, createViewsApi);
