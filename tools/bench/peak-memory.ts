/**
 * A preload that writes the peak memory (KiB) and the CPU time (ms) of the process to the file RESOURCES_FILE. On Linux,
 * `process.resourceUsage().maxRSS` also counts the process that forked this one.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const file = process.env['RESOURCES_FILE'];
if (file !== undefined)
  process.once('exit', () => {
    const { user, system } = process.cpuUsage();
    const peakKib = ownPeak() ?? process.resourceUsage().maxRSS;
    writeFileSync(file, JSON.stringify({ peakKib, cpuMs: (user + system) / 1000 }));
  });

function ownPeak(): number | undefined {
  try {
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    return peak === undefined ? undefined : Number(peak);
  } catch {
    return undefined;
  }
}
