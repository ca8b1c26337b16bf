import { lotRanges, searchLabel } from '@homestead/contract/listings';
import { moneyText } from '#platform';
import { filterMessages } from '../messages/filters.ts';
import { fieldTexts } from '../search/search-address.ts';
import { type SearchFilter, searchFields } from '../search/search-fields.ts';

/** One value to choose, as it appears in the URL; empty for no condition. */
export interface FilterChoice {
  value: string;
  label: string;
  /** How many homes would match; absent or null if unknown. */
  count?: number | null | undefined;
}

const any = (): FilterChoice => ({ value: '', label: filterMessages.any() });
const sameText = (value: string): FilterChoice => ({ value, label: value });
const daysChoice = (value: string): FilterChoice => ({
  value,
  label: filterMessages.days({ count: Number(value) }),
});
const dollarsChoice = (value: string): FilterChoice => ({
  value,
  label: moneyText(Number(value) * 100),
});

/** Bedrooms and bathrooms: Any, 1 to 7, 8+ (R-48). */
export const roomChoices = () => [
  any(),
  ...['1', '2', '3', '4', '5', '6', '7'].map(sameText),
  { value: '8', label: filterMessages.orMore({ count: 8 }) },
];
export const yesNoChoices = () => [
  any(),
  { value: 'yes', label: filterMessages.yes() },
  { value: 'no', label: filterMessages.no() },
];
/** Days on market: Any, Today, 7, 14, 21, 30. */
export const dayChoices = () => [
  any(),
  { value: '0', label: filterMessages.today() },
  ...['7', '14', '21', '30'].map(sameText),
];
export const reducedChoices = () => [any(), ...['1', '3', '7', '14', '30'].map(daysChoice)];
export const openHouseChoices = () => [
  any(),
  { value: 'weekend', label: filterMessages.openThisWeekend() },
  { value: 'any', label: filterMessages.openAnyDay() },
];
/** Monthly HOA dues in dollars. */
export const duesChoices = () => [
  any(),
  { value: '0', label: filterMessages.noDues() },
  ...['50', '100', '200', '300', '500'].map(dollarsChoice),
];
export const lotChoices = () => [
  any(),
  ...lotRanges.map(({ code, label }) => ({ value: code, label: searchLabel(label) })),
];

/** Adds to each choice how many homes would match it; `counts` is by value. */
export function withCounts(
  choices: readonly FilterChoice[],
  counts: Readonly<Record<string, number>> | undefined,
): FilterChoice[] {
  return choices.map((choice) => ({ ...choice, count: counts?.[choice.value] }));
}

/** One end of a range: its URL parameter and its current number. */
export function rangeEnd(filter: SearchFilter, name: keyof SearchFilter) {
  const value = filter[name];
  return { name: searchFields[name].param, value: typeof value === 'number' ? value : undefined };
}

/** A condition as it appears in the URL; empty for none. */
export function conditionText(filter: SearchFilter, name: keyof SearchFilter): string {
  return fieldTexts(name, filter)[0] ?? '';
}
