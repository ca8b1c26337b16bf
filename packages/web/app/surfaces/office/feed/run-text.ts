import type { WireFeedRun } from './feed-calls.ts';

export const runKinds: Readonly<Record<WireFeedRun['kind'], string>> = {
  sync: 'Pass',
  sweep: 'Key sweep',
  file: 'File',
};

/** A span in words: "41 seconds", "3 minutes", "2 hours", "4 days". */
export function spanWords(seconds: number): string {
  const steps: [number, string][] = [
    [86_400, 'day'],
    [3_600, 'hour'],
    [60, 'minute'],
  ];
  const [size, unit] = steps.find(([least]) => seconds >= 2 * least) ?? [1, 'second'];
  const count = Math.round(seconds / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** How a run ended, or that it goes on. */
export function outcomeOf(run: WireFeedRun): { text: string; color: string } {
  if (run.ended === null) return { text: 'Under way', color: 'spruce' };
  if (run.outcome === 'done') return { text: 'Done', color: 'good' };
  if (run.outcome === 'interrupted') return { text: 'Interrupted', color: 'warn' };
  return { text: 'Failed', color: 'bad' };
}

/** Seconds that a run took or has taken up to `now`. */
export function runSeconds(run: WireFeedRun, now: Date): number {
  const end = run.ended ? Date.parse(run.ended) : now.getTime();
  return Math.max(0, (end - Date.parse(run.started)) / 1000);
}
