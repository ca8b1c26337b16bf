import type { WireTimelineItem } from '@homestead/contract/leads';
import { expect, it } from 'vitest';
import { detailOf, titleOf } from './timeline-words.ts';

const update = (id: string, at: string, title: string) =>
  ({
    id,
    kind: 'value-update-sent',
    at,
    title,
    body: '100 Elm St',
    home: null,
  }) as WireTimelineItem;

it('says of several value updates how many there are, since when, and what the last one said', () => {
  const newest = update('3', '2026-11-03T15:00:00Z', 'Value update sent: $200,000');
  const oldest = update('1', '2026-09-03T15:00:00Z', 'Value update sent: $190,000');
  const item = { ...newest, folded: [newest, oldest] };
  expect(titleOf(item)).toBe('2 value updates since Sep 3, 2026');
  expect(detailOf(item)).toBe('Value update sent: $200,000 · 100 Elm St');
  expect(titleOf({ ...newest, folded: null })).toBe('Value update sent: $200,000');
});
