import { feedMessages } from '../messages.ts';
import type { WireFeedRun } from './client.ts';

export const runKinds: Readonly<Record<WireFeedRun['kind'], () => string>> = {
  sync: feedMessages.sync,
  sweep: feedMessages.sweep,
  file: feedMessages.file,
};

/** A span of time, rounded: "41 seconds", "3 minutes", "2 hours", "4 days". */
export function spanText(seconds: number): string {
  const count = (size: number) => ({ count: Math.round(seconds / size) });
  if (seconds >= 2 * 86_400) return feedMessages.days(count(86_400));
  if (seconds >= 2 * 3_600) return feedMessages.hours(count(3_600));
  if (seconds >= 2 * 60) return feedMessages.minutes(count(60));
  return feedMessages.seconds(count(1));
}

/** How a run ended, or that it is still running. */
export function outcomeOf(run: WireFeedRun): { label: () => string; color: string } {
  if (run.endedAt === null) return { label: feedMessages.running, color: 'spruce' };
  if (run.outcome === 'done') return { label: feedMessages.done, color: 'good' };
  if (run.outcome === 'paused') return { label: feedMessages.paused, color: 'warn' };
  if (run.outcome === 'interrupted') return { label: feedMessages.interrupted, color: 'warn' };
  return { label: feedMessages.failed, color: 'bad' };
}

/** Seconds that a run took, or has taken until `now`. */
export function runSeconds(run: WireFeedRun, now: Date): number {
  const end = run.endedAt ? Date.parse(run.endedAt) : now.getTime();
  return Math.max(0, (end - Date.parse(run.startedAt)) / 1000);
}
