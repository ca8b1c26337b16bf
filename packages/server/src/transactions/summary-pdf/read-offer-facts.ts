import {
  type BuyerCostsInput,
  type OfferInspection,
  type OfferTerms,
  type WireOfferDetails,
  wrongCostTerms,
} from '@homestead/contract/transactions';
import { namePeople } from '#accounts';
import { findName, type Queryable } from '#platform';
import { nameEntriesOf } from '../lookups/name-entries.ts';
import { inspectionsOf, type OfferRow, termsOf } from '../offers/offer-columns.ts';
import { findOfferProblems } from '../offers/offer-findings.ts';
import { partyIdsOf } from '../offers/party-ids.ts';
import { type OfferSummary, summarizeOffer } from '../offers/summarize-offer.ts';
import { namePartiesById } from '../parties/named-party-store.ts';

/** What an offer's summary is written from. */
export interface OfferFacts {
  readonly offer: Pick<
    OfferRow,
    'code' | 'state' | 'version' | 'is_backup' | 'expires_at' | 'side' | 'buyer_names'
  >;
  readonly terms: OfferTerms;
  readonly inspections: readonly OfferInspection[];
  /** Null if the reader may not know it. */
  readonly client: string | null;
  /** The name of a person of ours or of the directory; null if there is none. */
  readonly nameOf: (id: string | null) => string | null;
  /** What the lists call the numbers in the terms, by field. */
  readonly entries: Readonly<Record<string, string>>;
  readonly summary: OfferSummary;
  /** What it leaves the seller of a listing of ours, if the reader may know it. */
  readonly net: WireOfferDetails['net'];
  /** Labels of terms of a draft that are wrong, and that the costs follow from. */
  readonly wrong: readonly string[];
  readonly now: Date;
}

/** Reads what an offer's summary is written from, for someone who may see it. */
export async function readOfferFacts(
  db: Queryable,
  offer: OfferRow,
  asked: {
    client: string | null;
    assumed: BuyerCostsInput['assumed'];
    now: Date;
    net?: WireOfferDetails['net'];
  },
): Promise<OfferFacts> {
  const { client, assumed, now, net = null } = asked;
  const terms = termsOf(offer);
  const { agentId, coAgentId, lenderId } = terms;
  const people = await namePeople(
    db,
    [agentId, coAgentId, lenderId].filter((id) => id !== null),
  );
  const parties = await namePartiesById(db, partyIdsOf(offer));
  const partyName = (id: string) => {
    const party = parties.get(id);
    if (!party) return null;
    return party.companyName ? `${party.name}, ${party.companyName}` : party.name;
  };
  return {
    ...{ offer, terms, inspections: inspectionsOf(offer), client, now, net },
    wrong: offer.state === 'draft' ? wrongCostTerms(findOfferProblems(terms, now)) : [],
    nameOf: (id) => (id === null ? null : (findName(people, id) ?? partyName(id))),
    entries: await nameEntriesOf(db, terms),
    summary: await summarizeOffer(db, terms, assumed),
  };
}
