/**
 * A preload that leaves the process's peak memory, in KiB, and the CPU time that it took, in milliseconds, in the file
 * that RESOURCES_FILE names. Not `process.resourceUsage().maxRSS`: where there is /proc, that one counts the memory of the
 * process that forked this one, which a peak of its own may stay below.
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
