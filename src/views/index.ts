import { startExport } from '../analytics/start-export.ts';
import { runViews } from './run.ts';

startExport(runViews);
