import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldTimeline } from './fold-timeline.ts';

const entry = (id: number, kind: string, at: string) => ({ id, kind, at });
const idsOf = (items: ReturnType<typeof foldTimeline<ReturnType<typeof entry>>>) =>
  items.map(({ id, folded }) => (folded ? folded.map((one) => one.id) : id));

it('folds neighboring views of one Omaha day, and nothing else', () => {
  const items = [
    entry(1, 'viewed-home', '2026-05-12T20:00:00.000Z'),
    entry(2, 'viewed-home', '2026-05-12T05:30:00.000Z'),
    entry(3, 'viewed-home', '2026-05-12T04:30:00.000Z'),
    entry(4, 'note', '2026-05-12T04:00:00.000Z'),
    entry(5, 'note', '2026-05-12T03:59:00.000Z'),
    entry(6, 'viewed-home', '2026-05-12T03:00:00.000Z'),
  ];
  // 4:30 UTC is still the day before in Omaha.
  expect(idsOf(foldTimeline(items))).toEqual([[1, 2], 3, 4, 5, 6]);
});

it('folds neighboring value updates of several months', () => {
  const items = [
    entry(1, 'value-update-sent', '2026-05-03T15:00:00.000Z'),
    entry(2, 'value-update-sent', '2026-04-03T15:00:00.000Z'),
    entry(3, 'note', '2026-03-20T15:00:00.000Z'),
    entry(4, 'value-update-sent', '2026-03-03T15:00:00.000Z'),
  ];
  expect(idsOf(foldTimeline(items))).toEqual([[1, 2], 3, 4]);
});

const kinds = fc.constantFrom(
  'value-update-sent',
  'viewed-home',
  'viewed-home',
  'note',
  'saved-home',
);
const timelines = fc
  .array(fc.record({ kind: kinds, gap: fc.integer({ min: 0, max: 20 * 3600 }) }), { maxLength: 40 })
  .map((steps) => {
    let at = Date.UTC(2026, 4, 12);
    return steps.map(({ kind, gap }, id) => {
      at -= gap * 1000;
      return entry(id, kind, new Date(at).toISOString());
    });
  });

it('keeps every entry in its order, and gives the same whether pages are folded first', () => {
  fc.assert(
    fc.property(timelines, fc.nat(40), (items, cut) => {
      const whole = foldTimeline(items);
      expect(idsOf(whole).flat()).toEqual(items.map(({ id }) => id));
      const pages = [...foldTimeline(items.slice(0, cut)), ...foldTimeline(items.slice(cut))];
      expect(foldTimeline(pages)).toEqual(whole);
      expect(foldTimeline(whole)).toEqual(whole);
      for (const { folded } of whole) {
        const folding = new Set(folded?.map(({ kind }) => kind));
        expect(folding.size).toBeLessThanOrEqual(1);
        for (const kind of folding) expect(['viewed-home', 'value-update-sent']).toContain(kind);
      }
    }),
  );
});
