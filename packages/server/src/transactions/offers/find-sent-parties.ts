import {
  INSPECTION_KIND,
  type OfferPartyKey,
  offerParties,
  type PartyKind,
} from '@homestead/contract/transactions';
import type { Actor, DatabaseTransaction } from '#platform';
import { addParty } from '../parties/change-party.ts';
import { keepCompany } from '../parties/keep-company.ts';
import {
  findPartiesByName,
  type NamedParty,
  namePartiesById,
  namePartiesByNumber,
} from '../parties/named-party-store.ts';
import { mayChangeParties } from '../parties/party.ts';
import type { OfferRow } from './offer-columns.ts';
import type { GivenTerms, SentOffer } from './read-wire-offer.ts';
import { refuseInspection, refuseParty } from './require-parties.ts';

type Known = readonly (NamedParty & { asked: string })[];

/**
 * The terms that the specs' client sent, with ids in place of the numbers and names of parties. A
 * name that the directory lacks is added to it, an inspector's to the company sent along or held.
 * Refuses (bad-input) an unknown number, a new inspector without a company, and a new name of
 * someone who may not change the directory.
 */
export async function findSentParties(
  tx: DatabaseTransaction,
  actor: Actor,
  { terms, parties, inspections }: SentOffer,
  held: OfferRow | null,
): Promise<GivenTerms> {
  const sent = Object.entries(parties) as [OfferPartyKey, number | string | null][];
  const numbers = sent.flatMap(([, value]) => (typeof value === 'number' ? [value] : []));
  const names = [
    ...sent.flatMap(([, value]) => (typeof value === 'string' ? [value] : [])),
    ...(inspections ?? []).flatMap(({ company, inspectorName }) =>
      [company, inspectorName].flatMap((name) => name ?? []),
    ),
  ];
  const byNumber = await namePartiesByNumber(tx, numbers);
  const known = await findPartiesByName(tx, names);
  const mayAdd = mayChangeParties(actor.caller);

  const companyOf = async (name: string, kind: PartyKind, refused: () => never) => {
    const found = known.find((party) => party.asked === name && party.isCompany);
    if (found) return found.id;
    return mayAdd ? (await keepCompany(tx, actor, name, [kind])).id : refused();
  };
  const personOf = async (name: string, companyId: string | null, refused: () => never) => {
    const found = findPerson(known, name, companyId);
    if (found) return found.id;
    if (companyId === null || !mayAdd) return refused();
    const company = (await namePartiesById(tx, [companyId])).get(companyId);
    if (!company) return refused();
    const added = await addParty(tx, actor, {
      ...{ type: 'person', name, companyName: company.name },
    });
    return added.id;
  };

  const ids: Partial<Record<OfferPartyKey, string | null>> = {};
  for (const [key, value] of sent) {
    if (typeof value === 'string' && key !== 'termiteInspectorId') {
      ids[key] = await companyOf(value, offerParties[key].kind, () => refuseParty(key));
    } else if (typeof value === 'number') {
      ids[key] = byNumber.get(value)?.id ?? refuseParty(key);
    } else if (value === null) {
      ids[key] = null;
    }
  }
  const inspector = parties.termiteInspectorId;
  if (typeof inspector === 'string') {
    const at = ids.termiteCompanyId ?? held?.termite_company_id ?? null;
    ids.termiteInspectorId = await personOf(inspector, at, () => refuseParty('termiteInspectorId'));
  }
  if (!inspections) return { ...terms, ...ids };
  const homeInspections = [];
  for (const { company, inspectorName, ...inspection } of inspections) {
    const companyId = company && (await companyOf(company, INSPECTION_KIND, refuseInspection));
    const inspectorId =
      inspectorName && (await personOf(inspectorName, companyId, refuseInspection));
    homeInspections.push({ ...inspection, companyId, inspectorId });
  }
  return { ...terms, ...ids, homeInspections };
}

/** A person of a name: of the company, or without one the first of that name. */
function findPerson(known: Known, name: string, companyId: string | null) {
  return known.find(
    (party) =>
      party.asked === name &&
      !party.isCompany &&
      (companyId === null || party.companyId === companyId),
  );
}
