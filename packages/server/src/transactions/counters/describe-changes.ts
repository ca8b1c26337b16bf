import {
  type OfferFieldKey,
  type OfferFieldKind,
  type OfferInspection,
  offerFields,
  type TermChanges,
  type TermKey,
  termKeys,
  type WireOfferVersion,
} from '@homestead/contract/transactions';
import type { Queryable } from '#platform';
import { formatDay } from '../format-day.ts';
import { formatTime } from '../format-time.ts';
import { entriesAsPeople } from '../lookups/name-entries.ts';
import { offerMessages } from '../messages/offers.ts';
import { offerValueTexts } from '../offers/offer-value-text.ts';
import { namePartiesById } from '../parties/named-party-store.ts';

type ShownChange = WireOfferVersion['changes'][number];
type Names = (id: string) => string;

const partyKinds: readonly OfferFieldKind[] = ['company', 'contact', 'companyName', 'contactName'];
const isParty = (key: TermKey) =>
  key !== 'homeInspections' && partyKinds.includes(offerFields[key].kind);
const isEntry = (key: TermKey) => key !== 'homeInspections' && offerFields[key].kind === 'entry';

/** The words for what versions changed, each in the order of the form. */
export async function describeChanges(
  db: Queryable,
  versions: readonly TermChanges[],
): Promise<ShownChange[][]> {
  const values = versions.flatMap((changes) =>
    (Object.entries(changes) as [TermKey, { from: unknown; to: unknown }][]).flatMap(
      ([key, { from, to }]) => [from, to].map((value) => ({ key, value })),
    ),
  );
  const textsOf = (wanted: (key: TermKey) => boolean) =>
    values.flatMap(({ key, value }) => (wanted(key) && value !== null ? [String(value)] : []));
  const inspectors = values.flatMap(({ key, value }) =>
    key === 'homeInspections' ? inspectionsIn(value).flatMap(partiesOf) : [],
  );
  const parties = await namePartiesById(db, [...textsOf(isParty), ...inspectors]);
  const entries = await entriesAsPeople(db, [...new Set(textsOf(isEntry))]);
  const nameOf: Names = (id) => parties.get(id)?.name ?? entries.get(id)?.firstName ?? id;
  return versions.map((changes) =>
    termKeys.flatMap((key) => {
      const change = changes[key];
      return change ? [shown(key, change, nameOf)] : [];
    }),
  );
}

function shown(key: TermKey, change: { from: unknown; to: unknown }, nameOf: Names): ShownChange {
  if (key === 'homeInspections') {
    const textOf = (list: unknown) =>
      inspectionsIn(list)
        .map((one) => inspectionText(one, nameOf))
        .join('\n') || null;
    const label = offerMessages.homeInspections();
    return { field: key, label, before: textOf(change.from), after: textOf(change.to) };
  }
  const textOf = (value: unknown) => (value === null ? null : valueText(key, value, nameOf));
  const { label } = offerFields[key];
  return { field: key, label, before: textOf(change.from), after: textOf(change.to) };
}

function valueText(key: OfferFieldKey, value: unknown, nameOf: Names): string {
  if (isParty(key) || isEntry(key)) return nameOf(String(value));
  return (offerValueTexts[offerFields[key].kind] ?? String)(value);
}

const inspectionsIn = (value: unknown) =>
  Array.isArray(value) ? (value as readonly OfferInspection[]) : [];
const partiesOf = ({ companyId, inspectorId }: OfferInspection) =>
  [companyId, inspectorId].flatMap((id) => id ?? []);

function inspectionText(inspection: OfferInspection, nameOf: Names): string {
  const { type, inspectOn, time, note } = inspection;
  const facts = [
    ...partiesOf(inspection).map(nameOf),
    formatDay(inspectOn),
    formatTime(time),
    note,
  ];
  return [type ?? offerMessages.inspection(), ...facts].filter(Boolean).join(' · ');
}
