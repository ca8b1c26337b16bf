import { dollarsFromCents, NOBODY } from '@homestead/contract/platform';
import {
  type OfferFieldKind,
  offerFieldKeys,
  offerFields,
  type WireOffer,
} from '@homestead/contract/transactions';
import type { Queryable } from '#platform';
import { withCounteredAll } from '../counters/with-countered.ts';
import { type NamedParty, namePartiesById } from '../parties/named-party-store.ts';
import { inspectionsOf, type OfferRow, termsOf } from './offer-columns.ts';
import { partyIdsOf } from './party-ids.ts';
import { isZeroPercent } from './read-wire-offer.ts';

/** What the specs' client reads where a value isn't known (R-471). */
const unknown: Readonly<Record<OfferFieldKind, string | number | boolean>> = {
  text: '',
  lines: '',
  money: 0,
  percent: '',
  year: 0,
  years: '',
  date: '',
  time: '',
  flag: false,
  entry: 0,
  company: 0,
  contact: 0,
  companyName: '',
  contactName: '',
  person: NOBODY,
  lead: NOBODY,
};

/** Offers in the words of the specs' calls, those that were countered with their newest terms. */
export async function presentWireOffers(
  db: Queryable,
  stored: readonly OfferRow[],
): Promise<WireOffer[]> {
  const rows = await withCounteredAll(db, stored);
  const parties = await namePartiesById(db, rows.flatMap(partyIdsOf));
  return rows.map((row) => presentWireOffer(row, parties));
}

function presentWireOffer(row: OfferRow, parties: ReadonlyMap<string, NamedParty>): WireOffer {
  const nameOf = (id: string | null) => parties.get(id ?? '')?.name ?? '';
  const terms = termsOf(row);
  const known: string[] = [];
  const values = offerFieldKeys.map((key) => {
    const { wire, kind } = offerFields[key];
    const held = terms[key];
    if (held === null) return [wire, unknown[kind]];
    if (held === 0 || held === false || isZeroPercent(kind, held)) known.push(wire);
    return [wire, onWire(kind, held, parties)];
  });
  return {
    ...(Object.fromEntries(values) as WireOffer),
    id: row.number,
    offercode: row.code,
    title_company_name: nameOf(row.title_company_id),
    offer_accepted: row.state === 'accepted',
    home_inspections: inspectionsOf(row).map((one) => ({
      type: one.type ?? '',
      company: nameOf(one.companyId),
      inspector_name: nameOf(one.inspectorId),
      date: one.inspectOn ?? '',
      time: one.time ?? '',
      note: one.note ?? '',
    })),
    known,
    version: row.version,
  };
}

/** A value that is known, as the specs' client reads it. */
function onWire(
  kind: OfferFieldKind,
  held: string | number | boolean,
  parties: ReadonlyMap<string, NamedParty>,
): string | number | boolean {
  switch (kind) {
    case 'money':
      return dollarsFromCents(Number(held));
    case 'company':
    case 'contact':
      return parties.get(String(held))?.number ?? 0;
    case 'companyName':
    case 'contactName':
      return parties.get(String(held))?.name ?? '';
    default:
      return held;
  }
}
