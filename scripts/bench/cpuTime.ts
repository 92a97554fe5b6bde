/** Milliseconds that this process has kept processors busy, so that whatever else the machine does is left out. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
