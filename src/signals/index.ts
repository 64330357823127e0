import { startExport } from '../export/start-export.ts';
import { runSignals } from './run-signals.ts';

startExport(runSignals);
