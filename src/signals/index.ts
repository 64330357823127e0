import { startExport } from '../analytics/start-export.ts';
import { runSignals } from './run.ts';

startExport(runSignals);
