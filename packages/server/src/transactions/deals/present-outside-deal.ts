import type { DealContact, DealPart, WireOutsideDeal } from '@homestead/contract/transactions';
import { inspectionsOf, type OfferRow, termsOf } from '../offers/offer-columns.ts';
import { takingPart } from './deal-contacts.ts';
import type { DealDates } from './deal-store.ts';

type Day = WireOutsideDeal['days'][number];

/** Whose work depends on the price: agents, the lender, and who closes. */
const knowPrice: readonly DealPart[] = [
  'externalAgentId',
  'sellerAgentId',
  'lenderId',
  'lenderCompanyId',
  'titleCompanyId',
  'escrowAgentId',
];
/** Who sees every day, and whom else to reach: the agents of the other side. */
const agents: readonly DealPart[] = ['externalAgentId', 'sellerAgentId'];
/** Who everyone in a deal may reach. */
const reachable: readonly DealPart[] = [
  'agentId',
  'coAgentId',
  'externalAgentId',
  'sellerAgentId',
  'titleCompanyId',
  'escrowAgentId',
];

/** A deal as someone outside sees it: what they need for their part, and nothing else. */
export function presentOutsideDeal(
  offer: OfferRow & DealDates,
  { ownIds, contacts }: { ownIds: ReadonlySet<string>; contacts: readonly DealContact[] },
): WireOutsideDeal {
  const parts = takingPart(offer)
    .filter(({ id }) => ownIds.has(id))
    .map(({ part }) => part);
  const isAgent = parts.some((part) => agents.includes(part));
  return {
    code: offer.code,
    propertyAddress: offer.property_address,
    parts: [...new Set(parts)],
    offerPriceCents: parts.some((part) => knowPrice.includes(part))
      ? offer.offer_price_cents
      : null,
    openedAt: offer.opened_at.toISOString(),
    endedAt: offer.ended_at?.toISOString() ?? null,
    days: daysOf(offer, { ownIds, isAgent }),
    contacts: contacts.filter(({ part }) => reachable.includes(part)),
  };
}

function daysOf(
  offer: OfferRow,
  { ownIds, isAgent }: { ownIds: ReadonlySet<string>; isAgent: boolean },
): Day[] {
  const terms = termsOf(offer);
  const isTheirs = (...ids: (string | null)[]) =>
    isAgent || ids.some((id) => id !== null && ownIds.has(id));
  const inspections = inspectionsOf(offer)
    .filter(({ companyId, inspectorId }) => isTheirs(companyId, inspectorId))
    .map(({ inspectOn, time }) => ({
      ...{ what: 'inspection' as const, on: inspectOn, time, where: offer.property_address },
    }));
  const termite = isTheirs(terms.termiteCompanyId, terms.termiteInspectorId)
    ? [
        {
          ...{ what: 'termite' as const, on: terms.termiteOn, time: terms.termiteTime },
          where: terms.termiteLocation,
        },
      ]
    : [];
  const walkthrough = isAgent
    ? [
        {
          ...{ what: 'walkthrough' as const, on: terms.walkthroughOn, time: terms.walkthroughTime },
          where: terms.walkthroughLocation,
        },
      ]
    : [];
  const closing = {
    ...{ what: 'closing' as const, on: terms.closingOn, time: terms.closingTime },
    where: terms.closingLocation,
  };
  return [...inspections, ...termite, ...walkthrough, closing]
    .flatMap(({ on, ...day }): Day[] => (on === null ? [] : [{ ...day, on }]))
    .sort((one, other) => `${one.on} ${one.time}`.localeCompare(`${other.on} ${other.time}`));
}
