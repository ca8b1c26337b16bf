import { behaviorKinds } from '@homestead/contract/leads';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgeView, type ViewSigns } from './judge-view.ts';

const at = new Date('2026-11-20T16:30:00Z');
const signs = (given: Partial<ViewSigns>): ViewSigns => ({
  ...{ at, listingId: 7, today: 1, ofHome: 1, lastAt: null },
  ...given,
});

it.each([
  ['many-views', 5, { today: 5 }, { count: 5, source: '2026-11-20' }],
  ['many-views', 5, { today: 4 }, null],
  ['same-home', 3, { ofHome: 4 }, { count: 4, source: '7 2026-11' }],
  ['same-home', 3, { ofHome: 2 }, null],
  ['back', 14, { lastAt: new Date('2026-11-06T16:30:00Z') }, { count: 14, source: '2026-11-20' }],
  ['back', 14, { lastAt: new Date('2026-11-06T16:30:01Z') }, null],
  ['back', 1, {}, null],
  ['price-drop', 1, { today: 9, ofHome: 9 }, null],
] as const)('%s from %d, by %j', (kind, threshold, given, found) => {
  expect(judgeView({ kind, threshold }, signs(given))).toEqual(found);
});

it('never fires below the threshold', () => {
  const views = fc.integer({ min: 1, max: 400 });
  const lastAt = fc.option(fc.date({ min: new Date('2020-01-01'), max: at, noInvalidDate: true }));
  fc.assert(
    fc.property(
      fc.constantFrom(...behaviorKinds),
      fc.integer({ min: 1, max: 365 }),
      fc.record({ today: views, ofHome: views, lastAt }),
      (kind, threshold, given) => {
        const found = judgeView({ kind, threshold }, signs(given));
        if (found) expect(found.count).toBeGreaterThanOrEqual(threshold);
      },
    ),
  );
});
