/** CPU that one of our servers has used so far, in seconds, by its own counter. */
export async function cpuSeconds(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const value = /^process_cpu_seconds_total ([\d.e+-]+)/m.exec(text)?.[1];
  if (!value) throw new Error('the server does not count its CPU');
  return Number(value);
}
