import type { ListingFeature, ListingKind } from '@homestead/contract/feed';
import {
  featureLabels,
  kindLabels,
  listingLabel,
  lotRanges,
  searchLabel,
  statusLabels,
} from '@homestead/contract/listings';
import { dayText, decimalText, groupedText, moneyText } from '#platform';
import { chipMessages } from '../messages/chips.ts';
import { type FieldName, type SearchFilter, searchFields } from './search-fields.ts';

type ValueOf<Name extends FieldName> = NonNullable<SearchFilter[Name]>;
type OneOf<Name extends FieldName> =
  ValueOf<Name> extends readonly (infer One)[] ? One : ValueOf<Name>;

const dollars = (amount: number) => ({ money: moneyText(Math.round(amount * 100)) });
const count = (value: number) => ({ count: value });
const area = (squareFeet: number) => ({ area: groupedText(squareFeet) });
const acres = (size: number) => ({ acres: decimalText(size) });
const year = (value: number) => ({ year: String(value) });

/** Chip text for one value, where it isn't just the value. */
const words: { [Name in FieldName]?: (value: OneOf<Name>, filter: SearchFilter) => string } = {
  text: (text) => chipMessages.quoted({ text }),
  kind: (kind: ListingKind) => listingLabel(kindLabels[kind].label),
  counties: (name) => chipMessages.county({ name }),
  zips: (zip) => chipMessages.zip({ zip }),
  elementarySchools: (name) => chipMessages.elementary({ name }),
  highSchools: (name) => chipMessages.highSchool({ name }),
  schoolDistricts: (name) => chipMessages.district({ name }),
  priceMin: (price) => chipMessages.priceFrom(dollars(price)),
  priceMax: (price) => chipMessages.priceTo(dollars(price)),
  beds: (beds, { exact }) => (exact ? chipMessages.beds : chipMessages.bedsAtLeast)(count(beds)),
  baths: (baths, { exact }) =>
    (exact ? chipMessages.baths : chipMessages.bathsAtLeast)(count(baths)),
  exact: () => chipMessages.exact(),
  areaMin: (size) => chipMessages.areaFrom(area(size)),
  areaMax: (size) => chipMessages.areaTo(area(size)),
  lotMin: (size) => chipMessages.lotFrom(acres(size)),
  lotMax: (size) => chipMessages.lotTo(acres(size)),
  lotRange: (code) => searchLabel(lotRanges.find((range) => range.code === code)?.label ?? code),
  yearMin: (value) => chipMessages.yearFrom(year(value)),
  yearMax: (value) => chipMessages.yearTo(year(value)),
  garageMin: (spaces) => chipMessages.garageFrom(count(spaces)),
  garageMax: (spaces) => chipMessages.garageTo(count(spaces)),
  fireplacesMin: (fireplaces) => chipMessages.fireplacesFrom(count(fireplaces)),
  fireplacesMax: (fireplaces) => chipMessages.fireplacesTo(count(fireplaces)),
  newConstruction: (isNew) =>
    isNew ? searchLabel(searchFields.newConstruction.label) : chipMessages.notNew(),
  daysOnMarket: (days) => chipMessages.days({ days }),
  features: (feature: ListingFeature) => listingLabel(featureLabels[feature].label),
  statuses: (status) => listingLabel(statusLabels[status]),
  basement: (has) => (has ? searchLabel(searchFields.basement.label) : chipMessages.noBasement()),
  hoaMax: (dues) => (dues === 0 ? chipMessages.noDues() : chipMessages.dues(dollars(dues))),
  storiesMin: (stories) => chipMessages.storiesFrom(count(stories)),
  storiesMax: (stories) => chipMessages.storiesTo(count(stories)),
  openHouse: openHouseWords,
  reducedWithin: (days) => chipMessages.reduced({ days }),
  keywords: (text) => chipMessages.keywords({ words: text }),
  monthlyMax: (payment) => chipMessages.monthly(dollars(payment)),
  anyPlace: (isAny) => (isAny ? chipMessages.anyPlace() : chipMessages.allPlaces()),
  areas: () => chipMessages.area(),
  within: ({ miles }) => chipMessages.within({ miles }),
  commute: ({ minutes }) => chipMessages.commute({ minutes }),
  bounds: () => chipMessages.bounds(),
  listingAgent: ({ mlsId, name }) =>
    name ? chipMessages.listedBy({ name }) : chipMessages.agentId({ mlsId }),
};

/** Chip text for ranges whose ends are equal, by the lower field. */
const exactWords: Partial<Record<FieldName, (value: number) => string>> = {
  priceMin: (price) => chipMessages.priceExactly(dollars(price)),
  areaMin: (size) => chipMessages.areaExactly(area(size)),
  lotMin: (size) => chipMessages.lotExactly(acres(size)),
  yearMin: (value) => chipMessages.yearExactly(year(value)),
  garageMin: (spaces) => chipMessages.garageExactly(count(spaces)),
  fireplacesMin: (fireplaces) => chipMessages.fireplacesExactly(count(fireplaces)),
  storiesMin: (stories) => chipMessages.storiesExactly(count(stories)),
};

/** Chip text for one value of a field. */
export function conditionWords(name: FieldName, value: unknown, filter: SearchFilter): string {
  const say = words[name] as ((value: unknown, filter: SearchFilter) => string) | undefined;
  if (say) return say(value, filter);
  const { kind, label } = searchFields[name];
  if (kind !== 'flag') return String(value);
  return value ? label : chipMessages.no({ label });
}

/** Chip text for a range whose ends are equal. */
export function exactRangeWords(low: FieldName, value: number): string {
  return exactWords[low]?.(value) ?? conditionWords(low, value, {});
}

/** "Open house this weekend", "Open house Sat, Jun 6" */
function openHouseWords(value: string): string {
  if (value === 'weekend') return chipMessages.openThisWeekend();
  if (value === 'any') return chipMessages.openPlanned();
  return chipMessages.openOn({ day: dayText(`${value}T18:00:00Z`) });
}
