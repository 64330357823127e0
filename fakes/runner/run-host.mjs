/**
 * Carries out the runs of actions that `run-hosts.ts` sends, one after the other, each as if it had a process of its own: with its
 * variables, its folder, its time, and an instance of the entry. Modules that the entry imports are loaded once for all runs. To start
 * a process takes longer than most runs.
 *
 * A run has ended when nothing keeps this process alive. The process ends with a run that exits, as with an exception or a signal.
 */
import process from 'node:process';
import { beginRun, endRun } from './virtual-time.mjs';

const net = process.getBuiltinModule('node:net');
const { pathToFileURL } = process.getBuiltinModule('node:url');

/** Listeners of an action. */
const EVENTS = ['uncaughtException', 'SIGINT', 'SIGTERM', 'SIGBREAK'];

const control = new net.Socket({ fd: 4 });
let text = '';
let runs = 0;
/** The line that ends the output of the run. */
let lastLine;

control.setEncoding('utf8');
control.on('data', (chunk) => {
  const lines = (text + chunk).split('\n');
  text = lines.pop();
  for (const line of lines) start(JSON.parse(line));
});
control.on('end', () => process.exit());

function start({ script, cwd, env, time, mark }) {
  runs += 1;
  lastLine = mark;
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  process.chdir(cwd);
  process.argv = [process.execPath, script];
  process.exitCode = undefined;
  beginRun(time);
  control.unref();
  // The post step's script does nothing but import the entry, of which each run needs an instance.
  const entry = script.replace(/post-step\.js$/, 'index.js');
  void import(`${pathToFileURL(entry).href}?run=${runs}`);
}

process.on('beforeExit', () => {
  if (lastLine === undefined) return;
  const end = `${lastLine} ${process.exitCode ?? 0}\n`;
  lastLine = undefined;
  for (const name of EVENTS) process.removeAllListeners(name);
  endRun();
  control.ref();
  process.chdir('/');
  process.stdout.write(end);
  process.stderr.write(end);
});
