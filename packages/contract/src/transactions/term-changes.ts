import type { OfferInspection } from './endpoints/offer-inputs.ts';
import {
  type OfferFieldKey,
  type OfferTerms,
  offerFieldKeys,
  offerFields,
} from './offer-fields.ts';

/** Everything that a version of an offer says: the terms, and the home inspections. */
export type VersionTerms = OfferTerms & { homeInspections: OfferInspection[] };
export type TermKey = keyof VersionTerms;

/** What a version changed, by field: from what, and to what. Null is not known. */
export type TermChanges = {
  [Key in TermKey]?: { from: VersionTerms[Key] | null; to: VersionTerms[Key] | null };
};

export const termKeys: readonly TermKey[] = [...offerFieldKeys, 'homeInspections'];

/** What differs between two versions of the terms. */
export function changesBetween(from: VersionTerms, to: VersionTerms): TermChanges {
  const differing = termKeys.filter((key) => !isSame(from[key], to[key]));
  return Object.fromEntries(
    differing.map((key) => [key, { from: from[key] ?? null, to: to[key] ?? null }]),
  );
}

/** The terms with the changes of the version that followed them. */
export function applyChanges(terms: VersionTerms, changes: TermChanges): VersionTerms {
  const changed = Object.entries(changes).map(([key, { to }]) => [
    key,
    key === 'homeInspections' ? (to ?? []) : to,
  ]);
  return { ...terms, ...Object.fromEntries(changed) };
}

/** A field that an earlier version of the program didn’t have is not known. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) || Array.isArray(other)) return isSameList(one, other);
  if (isObject(one) && isObject(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].every((name) => isSame(one[name], other[name]));
  }
  return (one ?? null) === (other ?? null);
}

function isSameList(one: unknown, other: unknown): boolean {
  const [first, second] = [one, other].map((list) => (Array.isArray(list) ? list : []));
  if (first?.length !== second?.length) return false;
  return (first ?? []).every((item, at) => isSame(item, second?.[at]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Fields that a counteroffer leaves alone: who and which home it is about, and the delivery. */
const fixed: readonly OfferFieldKey[] = [
  'offerOn',
  'offerTime',
  'lenderId',
  'lenderCompanyId',
  'expireOn',
  'expireTime',
];

/** What a counteroffer can change, besides its expiration and the home inspections. */
export const counterFields: readonly OfferFieldKey[] = offerFieldKeys.filter((key) => {
  const { section } = offerFields[key];
  if (key === 'propertyToStay' || key === 'surveyorId') return true;
  return !['parties', 'property', 'delivery'].includes(section) && !fixed.includes(key);
});
