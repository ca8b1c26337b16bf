import type { WireRecordChange } from '@homestead/contract/platform';
import type { OfferInspection } from '@homestead/contract/transactions';
import { nameIn, type PeopleByName, type RecordKind } from '#platform';
import { formatDay } from '../format-day.ts';
import { formatTime } from '../format-time.ts';
import { offerMessages } from '../messages/offers.ts';
import type { OfferRow } from './offer-columns.ts';

const COLUMN = 'home_inspections';

/** The history of offers, which shows home inspections one by one. */
export function withInspections(kind: RecordKind<OfferRow>): RecordKind<OfferRow> {
  return {
    ...kind,
    peopleIn: (change) => [
      ...(kind.peopleIn?.(change) ?? []),
      ...[change.before, change.after].flatMap((values) =>
        listIn(values).flatMap(({ companyId, inspectorId }) =>
          [companyId, inspectorId].flatMap((id) => id ?? []),
        ),
      ),
    ],
    describe: (change, people) =>
      kind
        .describe(change, people)
        .flatMap((shown) =>
          shown.field === COLUMN
            ? describeInspections(listIn(change.before), listIn(change.after), people)
            : [shown],
        ),
  };
}

/**
 * What changed between two lists. An inspection that isn't in the other list is one that was
 * changed where the other list has one of its type, else one that was added or removed.
 */
function describeInspections(
  before: readonly OfferInspection[],
  after: readonly OfferInspection[],
  people: PeopleByName,
): WireRecordChange['fields'] {
  const gone = without(before, after);
  const pairs: [OfferInspection | null, OfferInspection | null][] = [];
  for (const inspection of without(after, before)) {
    const at = gone.findIndex(({ type }) => type === inspection.type);
    pairs.push([(at < 0 ? undefined : gone.splice(at, 1)[0]) ?? null, inspection]);
  }
  for (const inspection of gone) pairs.push([inspection, null]);
  return pairs.map(([one, other], index) => ({
    field: `${COLUMN}.${index}`,
    label: offerMessages.homeInspection({
      name: other?.type ?? one?.type ?? offerMessages.unnamedInspection(),
    }),
    before: one ? inspectionText(one, people) : '',
    after: other ? inspectionText(other, people) : offerMessages.removed(),
  }));
}

function inspectionText(given: OfferInspection, people: PeopleByName): string {
  const { companyId, inspectorId, inspectOn, time, note } = given;
  const parts = [
    ...[formatDay(inspectOn), formatTime(time), nameIn(people, companyId ?? '')],
    ...[nameIn(people, inspectorId ?? ''), note ?? ''],
  ];
  return parts.filter(Boolean).join(', ') || offerMessages.noDetails();
}

function without(list: readonly OfferInspection[], other: readonly OfferInspection[]) {
  const left = other.map(keyOf);
  return list.filter((inspection) => {
    const at = left.indexOf(keyOf(inspection));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const keyOf = ({ type, companyId, inspectorId, inspectOn, time, note }: OfferInspection) =>
  JSON.stringify([type, companyId, inspectorId, inspectOn, time, note].map((part) => part ?? null));

function listIn(values: Readonly<Record<string, unknown>>): OfferInspection[] {
  const list = values[COLUMN];
  return Array.isArray(list) ? (list as OfferInspection[]) : [];
}
