import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { type Page, type Queryable, type RowOf, selectPage } from '#platform';
import type { NotNow } from './decide-route.ts';
import type { RulePart } from './match-rule.ts';

/** A decision as it is kept; names of rules and ponds are those of that time. */
export interface DecisionFacts {
  to: 'agent' | 'offer' | 'pond' | 'concierge' | 'open';
  rule: string | null;
  /** Who got it, or may claim it. */
  agentIds: readonly string[];
  pond: string | null;
  minutes: number | null;
  isFallback: boolean;
  turnOf: number | null;
  others: readonly ({ agentId: string } & NotNow)[];
  unmatched: readonly { name: string; unmet: readonly RulePart[] }[];
  /** Why it moved on, and from whom; null for a new lead. */
  moved: { why: 'unclaimed' | 'untouched' | 'taken'; from: readonly string[] } | null;
}

export type DecisionRow = Omit<RowOf<'lead_decision'>, 'facts'> & { facts: DecisionFacts };

export async function insertDecision(
  tx: Queryable,
  leadId: string,
  facts: DecisionFacts,
): Promise<void> {
  await tx
    .insertInto('lead_decision')
    .values({ lead_id: leadId, facts: JSON.stringify(facts) })
    .execute();
}

/** The decisions about a lead, newest first. */
export function selectDecisions(
  db: Queryable,
  leadId: string,
  page: PageRequest,
): Promise<Page<DecisionRow>> {
  return selectPage(db, page, {
    select: sql`*`,
    from: sql`lead_decision where lead_id = ${leadId}`,
    orderBy: sql`id desc`,
  });
}
