import { expect, it } from 'vitest';
import { feedMessages } from '../messages.ts';
import type { WireFeedRun } from './client.ts';
import { healthOf, outcomeOf, runSeconds, spanText } from './run-text.ts';

it.each([
  [0, feedMessages.seconds({ count: 0 })],
  [1, feedMessages.seconds({ count: 1 })],
  [119, feedMessages.seconds({ count: 119 })],
  [120, feedMessages.minutes({ count: 2 })],
  [7_199, feedMessages.minutes({ count: 120 })],
  [7_200, feedMessages.hours({ count: 2 })],
  [200_000, feedMessages.days({ count: 2 })],
])('%i seconds are %s', (seconds, words) => {
  expect(spanText(seconds)).toBe(words);
});

const run = (endedAt: string | null, outcome: WireFeedRun['outcome']) =>
  ({ startedAt: '2026-05-14T15:00:00Z', endedAt, outcome }) as WireFeedRun;

it('a run without an end is running', () => {
  expect(outcomeOf(run(null, null)).label).toBe(feedMessages.running);
  expect(outcomeOf(run('2026-05-14T15:00:04Z', 'done')).label).toBe(feedMessages.done);
  expect(outcomeOf(run('2026-05-14T15:00:04Z', 'interrupted')).label).toBe(
    feedMessages.interrupted,
  );
  expect(outcomeOf(run('2026-05-14T15:00:04Z', 'failed')).label).toBe(feedMessages.failed);
});

it('its time runs until it ends', () => {
  const now = new Date('2026-05-14T15:01:00Z');
  expect(runSeconds(run('2026-05-14T15:00:04Z', 'done'), now)).toBe(4);
  expect(runSeconds(run(null, null), now)).toBe(60);
});

const now = new Date('2026-05-14T15:10:00Z');
const health = (given: Partial<Parameters<typeof healthOf>[0]>) =>
  healthOf(
    {
      running: false,
      runs: [run('2026-05-14T15:00:04Z', 'done')],
      lagSeconds: 72 * 60,
      everyMinutes: 5,
      ...given,
    },
    now,
  );
const lag = feedMessages.minutes({ count: 72 });

it('the feed is healthy however long the MLS has had no news', () => {
  expect(health({})).toEqual({ text: feedMessages.healthy({ lag }), isBad: false });
});

it('what went wrong with the feed is said', () => {
  expect(health({ runs: [run('2026-05-14T15:00:04Z', 'failed')] }).text).toBe(
    feedMessages.ill({ lag }),
  );
  const stopped = health({ everyMinutes: 3 });
  expect(stopped).toEqual({
    text: feedMessages.stopped({ since: feedMessages.minutes({ count: 10 }), lag }),
    isBad: true,
  });
  expect(health({ everyMinutes: 3, running: true }).isBad).toBe(false);
  expect(health({ runs: [], lagSeconds: null }).text).toBe(feedMessages.neverRead());
  expect(health({ runs: [], lagSeconds: null, running: true }).isBad).toBe(false);
});
