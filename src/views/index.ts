import { startExport } from '../export/start-export.ts';
import { createViewsApi } from '../service/analytics.ts';
import { runViews } from './run-views.ts';

startExport(runViews, createViewsApi);
