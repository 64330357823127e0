/**
 * A preload that leaves the process's peak memory, in KiB, in the file that PEAK_MEMORY_FILE names.
 * Not `process.resourceUsage().maxRSS`: where there is /proc, that one counts the memory of the process that forked this
 * one, which a peak of its own may stay below.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const file = process.env['PEAK_MEMORY_FILE'];
if (file !== undefined)
  process.once('exit', () => {
    writeFileSync(file, String(ownPeak() ?? process.resourceUsage().maxRSS));
  });

function ownPeak(): number | undefined {
  try {
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    return peak === undefined ? undefined : Number(peak);
  } catch {
    return undefined;
  }
}
