import { expect, it } from 'vitest';
import { feedMessages } from '../messages.ts';
import type { WireFeedRun } from './client.ts';
import { outcomeOf, runSeconds, spanText } from './run-text.ts';

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
