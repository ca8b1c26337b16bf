import type { WireLeadRecord } from '@homestead/contract/leads';
import { type Caller, holds } from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { scoreMessages } from '../messages/score.ts';

/** Who sees scores: they tell what a lead did on the site. */
export const SEES_SCORES = 'lead-claim';

interface ScoreReason {
  kind: string;
  count: number;
  points: number;
}

const texts: Readonly<Record<string, (values: { count: number }) => string>> = {
  visited: scoreMessages.visited,
  viewed: scoreMessages.viewed,
  favorites: scoreMessages.favorites,
  replied: scoreMessages.replied,
  inquired: scoreMessages.inquired,
};

/** A lead's score with its reasons; null before it is counted, or if the caller may not see it. */
export function presentScore(caller: Caller, lead: LeadRow): WireLeadRecord['score'] {
  return holds(caller, SEES_SCORES) ? readScore(lead) : null;
}

/** A lead's score with its reasons; null before it is counted. */
export function readScore(lead: LeadRow): WireLeadRecord['score'] {
  if (lead.score === null) return null;
  const reasons = lead.score_reasons as unknown as readonly ScoreReason[];
  return {
    points: lead.score,
    reasons: reasons.map(({ kind, count, points }) => ({
      text: texts[kind]?.({ count }) ?? kind,
      points,
    })),
  };
}
