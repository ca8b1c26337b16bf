import { localDate } from '@homestead/contract/platform';
import {
  CLOSING_MONTHS,
  monthAfter,
  offerPhaseKeys,
  type WireOfferFacts,
} from '@homestead/contract/transactions';
import { namePeople } from '#accounts';
import { findLead } from '#leads';
import { type Caller, fullName, type Queryable } from '#platform';
import type { OfferFilter } from './offer-list-store.ts';
import { type PhaseSum, selectOfferAgents, sumByPhase } from './offer-view-store.ts';

/** What every view of offers says about all that match: totals, closings, and agents. */
export async function readOfferFacts(
  db: Queryable,
  caller: Caller,
  filter: OfferFilter,
): Promise<WireOfferFacts> {
  const [sums, agents, lead] = await Promise.all([
    sumByPhase(db, caller, filter),
    caller.scope === 'own' ? [] : nameAgents(db, caller),
    filter.leadId ? findLead(db, caller, filter.leadId) : null,
  ]);
  const now = localDate(new Date()).slice(0, 7);
  const months = Array.from({ length: CLOSING_MONTHS }, (_, index) => monthAfter(now, index));
  return {
    totals: offerPhaseKeys.map((phase) => ({
      phase,
      ...added(
        sums.filter((sum) => sum.phase === phase),
        ({ count, known_cents, unknown }) => [count, known_cents, unknown],
      ),
    })),
    closings: months.map((month) => ({
      month,
      ...added(
        sums.filter((sum) => sum.month === month),
        ({ all_count, all_known_cents, all_unknown }) => [all_count, all_known_cents, all_unknown],
      ),
    })),
    agents,
    client: lead && { id: lead.id, name: lead.name },
  };
}

function added(sums: readonly PhaseSum[], read: (sum: PhaseSum) => [number, number, number]) {
  const total = { count: 0, knownCents: 0, unknown: 0 };
  for (const [count, knownCents, unknown] of sums.map(read)) {
    total.count += count;
    total.knownCents += knownCents;
    total.unknown += unknown;
  }
  return total;
}

async function nameAgents(db: Queryable, caller: Caller): Promise<WireOfferFacts['agents']> {
  const people = await namePeople(db, await selectOfferAgents(db, caller));
  return [...people.values()]
    .map((person) => ({ id: person.id, name: fullName(person) }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
