import type { BehaviorKind } from '@homestead/contract/leads';
import { localDate } from '@homestead/contract/platform';

/** What is known about a lead at a view of a home. */
export interface ViewSigns {
  at: Date;
  listingId: number;
  /** Views since midnight in Omaha, with this one. */
  today: number;
  /** Views of this home in the last 30 days, with this one. */
  ofHome: number;
  /** The view before this one; null for the first. */
  lastAt: Date | null;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Whether a trigger fires at a view: how often or how long, and what it fires on. The same fires it
 * once: a day, a day of coming back, or a home in a month.
 */
export function judgeView(
  { kind, threshold }: { kind: BehaviorKind; threshold: number },
  { at, listingId, today, ofHome, lastAt }: ViewSigns,
): { count: number; source: string } | null {
  const day = localDate(at);
  switch (kind) {
    case 'many-views':
      return today >= threshold ? { count: today, source: day } : null;
    case 'same-home':
      return ofHome >= threshold
        ? { count: ofHome, source: `${listingId} ${day.slice(0, 7)}` }
        : null;
    case 'back': {
      const days = lastAt ? Math.floor((at.getTime() - lastAt.getTime()) / DAY_MS) : 0;
      return days >= threshold ? { count: days, source: day } : null;
    }
    case 'price-drop':
      return null;
  }
}
