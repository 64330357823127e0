import { startExport } from '../export/start-export.ts';
import { runViews } from './run-views.ts';

startExport(runViews);
