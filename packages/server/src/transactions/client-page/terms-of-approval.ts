import {
  changesBetween,
  type OfferFieldKey,
  offerFieldKeys,
  offerFields,
  offerLabel,
  type TermKey,
  type VersionTerms,
} from '@homestead/contract/transactions';
import { sha256 } from '#platform';
import { versionTermsOf } from '../counters/version-terms.ts';
import { offerMessages } from '../messages/offers.ts';
import { inspectionsOf, type OfferRow, offerColumns, termsOf } from '../offers/offer-columns.ts';

/** What the office notes after an answer, which isn't what a client agrees to. */
const notedLater: readonly OfferFieldKey[] = [
  'clientType',
  'deliveredAgreement',
  'deliveredBy',
  'deliveredOn',
  'receivedBy',
  'receivedOn',
  'reportToBuyerTeam',
];

/** Fields that approvals from before don’t have: their hashes stay while these aren’t filled in. */
const addedLater: readonly OfferFieldKey[] = ['lenderCompanyId'];

const agreed = offerFieldKeys.filter((key) => !notedLater.includes(key)).toSorted();

/** The terms that an approval is for, as JSON with sorted keys, and their hash. */
export function termsOfApproval(offer: OfferRow): { terms: string; hash: string } {
  const terms = termsOf(offer);
  const inspections = inspectionsOf(offer).map((one) =>
    Object.fromEntries(Object.entries(one).toSorted()),
  );
  const json = JSON.stringify({
    ...Object.fromEntries(
      agreed
        .filter((key) => terms[key] !== null || !addedLater.includes(key))
        .map((key) => [key, terms[key]]),
    ),
    homeInspections: inspections,
  });
  return { terms: json, hash: sha256(json).toString('hex') };
}

/**
 * The labels of the terms that changed after a version of a draft's row, or that differ from those
 * of a version, in the reader's language.
 */
export function changedSince(
  offer: OfferRow,
  seen: number | VersionTerms,
): { field: string; label: string }[] {
  const versions = offer.field_versions as Readonly<Record<string, number>>;
  const changes = typeof seen === 'number' ? {} : changesBetween(seen, versionTermsOf(offer));
  const isChanged = (key: TermKey, column: string) =>
    typeof seen === 'number' ? (versions[column] ?? 0) > seen : key in changes;
  const fields = agreed
    .filter((key) => isChanged(key, offerColumns[key]))
    .map((key) => ({ field: key as string, label: offerLabel(offerFields[key].label) }));
  if (!isChanged('homeInspections', 'home_inspections')) return fields;
  const label = offerLabel(offerMessages.homeInspections());
  return [...fields, { field: 'homeInspections', label }];
}
