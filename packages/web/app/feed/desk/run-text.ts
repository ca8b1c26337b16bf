import { feedMessages } from '../messages.ts';
import type { FeedStatus, WireFeedRun } from './client.ts';

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

/** So many missed passes in a row mean that the import stopped. */
const STOPPED_AFTER_PASSES = 3;

/**
 * How the feed is doing, in a sentence. The delay alone says nothing: at night, an MLS has no news.
 */
export function healthOf(
  {
    running,
    runs,
    lagSeconds,
    everyMinutes,
  }: Pick<FeedStatus, 'running' | 'runs' | 'lagSeconds' | 'everyMinutes'>,
  now: Date,
): { text: string; isBad: boolean } {
  const last = runs.find(({ endedAt }) => endedAt !== null);
  if (lagSeconds === null || !last) {
    return running
      ? { text: feedMessages.firstRun(), isBad: false }
      : { text: feedMessages.neverRead(), isBad: true };
  }
  const lag = spanText(lagSeconds);
  if (outcomeOf(last).color === 'bad') return { text: feedMessages.ill({ lag }), isBad: true };
  const since = (now.getTime() - Date.parse(last.endedAt ?? last.startedAt)) / 1000;
  if (!running && since > STOPPED_AFTER_PASSES * everyMinutes * 60) {
    return { text: feedMessages.stopped({ since: spanText(since), lag }), isBad: true };
  }
  return { text: feedMessages.healthy({ lag }), isBad: false };
}
