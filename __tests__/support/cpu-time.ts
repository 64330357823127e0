/** Milliseconds that the processor spends on some work; unlike the time that passes, no other program adds to it. */
export function cpuMsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
