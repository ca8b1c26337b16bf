import {
  type OfferInspection,
  type OfferPartyKey,
  offerFields,
  offerParties,
  offerPartyKeys,
} from '@homestead/contract/transactions';
import { type Queryable, refuse } from '#platform';
import { offerMessages } from '../messages/offers.ts';
import { type NamedParty, namePartiesById } from '../parties/named-party-store.ts';
import type { GivenTerms } from './read-wire-offer.ts';

/**
 * The same terms, with the parties that others were merged into. Refuses (bad-input) an id that
 * isn't in the directory, and a person in place of a company or the other way around.
 */
export async function requireParties(db: Queryable, given: GivenTerms): Promise<GivenTerms> {
  const inspections = given.homeInspections ?? [];
  const ids = [
    ...offerPartyKeys.flatMap((key) => given[key] ?? []),
    ...inspections.flatMap(({ companyId, inspectorId }) =>
      [companyId, inspectorId].flatMap((id) => id ?? []),
    ),
  ];
  if (ids.length === 0) return given;
  const parties = await namePartiesById(db, ids);
  const current = (id: string | null, isCompany: boolean, refused: () => never) => {
    if (id === null) return null;
    const party = parties.get(id);
    return party?.isCompany === isCompany ? party.id : refused();
  };
  const named = offerPartyKeys.flatMap((key) => {
    const id = given[key];
    if (id === undefined) return [];
    const isCompany = offerParties[key].type === 'company';
    return [[key, current(id, isCompany, () => refuseParty(key))]];
  });
  return {
    ...given,
    ...Object.fromEntries(named),
    ...(given.homeInspections && {
      homeInspections: inspections.map(
        (one): OfferInspection => ({
          ...one,
          companyId: current(one.companyId, true, refuseInspection),
          inspectorId: current(one.inspectorId, false, refuseInspection),
        }),
      ),
    }),
  };
}

/** A person of the directory, as they are after merges. Refuses (bad-input) any other id. */
export async function requireAgent(db: Queryable, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const party = (await namePartiesById(db, [id])).get(id);
  return party && !party.isCompany
    ? party.id
    : refuseNamed('partyId', offerFields.sellerAgentId.label);
}

/** Refuses (bad-input) a party that the directory doesn't have. */
export function refuseParty(key: OfferPartyKey): never {
  return refuseNamed(key, offerFields[key].label);
}

/** The same for a home inspection. */
export function refuseInspection(): never {
  return refuseNamed('homeInspections', offerMessages.homeInspections());
}

function refuseNamed(field: string, label: string): never {
  const message = offerMessages.notInDirectory({ label });
  return refuse('bad-input', { fields: [{ field, label, message }], message });
}

/** What an offer shows of a party: its name, and that of its company. */
export const presentNamed = (asked: string, { name, companyName }: NamedParty) => ({
  id: asked,
  name,
  company: companyName,
});
