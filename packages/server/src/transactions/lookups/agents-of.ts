import type { AnswerOf } from '@homestead/contract/platform';
import type { offerLookupEndpoints } from '@homestead/contract/transactions';
import { namePeople } from '#accounts';
import type { Queryable } from '#platform';
import type { OfferRow } from '../offers/offer-columns.ts';
import { namePartiesById } from '../parties/named-party-store.ts';

type OfferAgents = AnswerOf<typeof offerLookupEndpoints.getAgentsLists>['data'];

/** The agents that an offer names: ours first, then those of other brokerages. */
export async function agentsOf(db: Queryable, offer: OfferRow): Promise<OfferAgents> {
  const ours = [
    ['agent', offer.agent_id],
    ['coagent', offer.co_agent_id],
  ] as const;
  const others = [
    ['external_agent', offer.external_agent_id],
    ['seller_agent', offer.seller_agent_id],
  ] as const;
  const people = await namePeople(
    db,
    ours.flatMap(([, id]) => id ?? []),
  );
  const parties = await namePartiesById(
    db,
    others.flatMap(([, id]) => id ?? []),
  );
  return [
    ...ours.flatMap(([role, id]) => {
      const person = people.get(id ?? '');
      if (!person) return [];
      const display = `${person.firstName} ${person.lastName}`.trim();
      return [{ id: person.id, display, role, company: '' }];
    }),
    ...others.flatMap(([role, id]) => {
      const party = parties.get(id ?? '');
      if (!party) return [];
      return [{ id: party.number, display: party.name, role, company: party.companyName ?? '' }];
    }),
  ];
}
