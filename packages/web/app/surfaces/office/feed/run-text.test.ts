import { expect, it } from 'vitest';
import type { WireFeedRun } from './feed-calls.ts';
import { outcomeOf, runSeconds, spanWords } from './run-text.ts';

it.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [7_199, '120 minutes'],
  [7_200, '2 hours'],
  [200_000, '2 days'],
])('%i seconds are %s', (seconds, words) => {
  expect(spanWords(seconds)).toBe(words);
});

const run = (ended: string | null, outcome: WireFeedRun['outcome']) =>
  ({ started: '2026-05-14T15:00:00Z', ended, outcome }) as WireFeedRun;

it('a run without an end is under way, whatever else is told of it', () => {
  expect(outcomeOf(run(null, null)).text).toBe('Under way');
  expect(outcomeOf(run('2026-05-14T15:00:04Z', 'done')).text).toBe('Done');
  expect(outcomeOf(run('2026-05-14T15:00:04Z', 'interrupted')).text).toBe('Interrupted');
  expect(outcomeOf(run('2026-05-14T15:00:04Z', 'failed')).text).toBe('Failed');
});

it('its time runs until it ends', () => {
  const now = new Date('2026-05-14T15:01:00Z');
  expect(runSeconds(run('2026-05-14T15:00:04Z', 'done'), now)).toBe(4);
  expect(runSeconds(run(null, null), now)).toBe(60);
});
