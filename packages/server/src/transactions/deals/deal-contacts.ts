import { type DealContact, type DealPart, offerPartyKeys } from '@homestead/contract/transactions';
import type { Queryable } from '#platform';
import { inspectionsOf, type OfferRow, termsOf } from '../offers/offer-columns.ts';
import { selectReachableParties, selectReachablePeople } from './deal-store.ts';

/** Someone whom an offer names, with what they do in it; the id is a person's or a party's. */
interface Taking {
  part: DealPart;
  id: string;
  isOurs: boolean;
}

/** Everyone whom an offer names: the office's people first. */
export function takingPart(offer: OfferRow): Taking[] {
  const terms = termsOf(offer);
  const ours = (['agentId', 'coAgentId', 'lenderId'] as const).map((part) => ({
    ...{ part, id: terms[part], isOurs: true },
  }));
  const others = offerPartyKeys.map((part) => ({ part, id: terms[part], isOurs: false }));
  const inspecting = inspectionsOf(offer).flatMap(({ companyId, inspectorId }) => [
    { part: 'homeInspection' as const, id: companyId, isOurs: false },
    { part: 'homeInspector' as const, id: inspectorId, isOurs: false },
  ]);
  const seen = new Set<string>();
  return [...ours, ...others, ...inspecting].flatMap(({ part, id, isOurs }) => {
    if (id === null || seen.has(`${part} ${id}`)) return [];
    seen.add(`${part} ${id}`);
    return [{ part, id, isOurs }];
  });
}

/** How to reach everyone whom some offers name, except these people, by the offer's id. */
export async function contactsOf(
  db: Queryable,
  offers: readonly OfferRow[],
  except: ReadonlySet<string> = new Set(),
): Promise<ReadonlyMap<string, DealContact[]>> {
  const named = offers.map((offer) => ({
    id: offer.id,
    taking: takingPart(offer).filter(({ id }) => !except.has(id)),
  }));
  const idsOf = (areOurs: boolean) =>
    named.flatMap(({ taking }) =>
      taking.filter(({ isOurs }) => isOurs === areOurs).map(({ id }) => id),
    );
  const people = await selectReachablePeople(db, idsOf(true));
  const parties = await selectReachableParties(db, idsOf(false));
  return new Map(
    named.map(({ id, taking }) => [
      id,
      taking.flatMap(({ part, id: who, isOurs }): DealContact[] => {
        const found = (isOurs ? people : parties).get(who);
        if (!found) return [];
        const { name, company, phone, email } = found;
        return [{ part, name, company, phone, email }];
      }),
    ]),
  );
}
