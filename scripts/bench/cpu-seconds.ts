/** CPU that a server of ours has used so far, in seconds, by what it counts itself. */
export async function cpuSeconds(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const value = /^process_cpu_seconds_total ([\d.e+-]+)/m.exec(text)?.[1];
  if (!value) throw new Error('the server does not count its CPU');
  return Number(value);
}
