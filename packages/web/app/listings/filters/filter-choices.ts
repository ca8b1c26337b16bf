import { lotRanges } from '@homestead/contract/listings';
import { fieldTexts } from '../search/search-address.ts';
import type { SearchFilter } from '../search/search-fields.ts';
import { searchFields } from '../search/search-fields.ts';

/** One value to choose: as the address writes it, empty for no condition. */
export interface FilterChoice {
  value: string;
  label: string;
  /** How many homes it would leave; absent or null when not known. */
  count?: number | null | undefined;
}

const any: FilterChoice = { value: '', label: 'Any' };
const sameText = (value: string): FilterChoice => ({ value, label: value });

/** Bedrooms and bathrooms: Any, 1 to 7, 8+ (R-48). */
export const roomChoices = [
  any,
  ...['1', '2', '3', '4', '5', '6', '7'].map(sameText),
  { value: '8', label: '8+' },
];
export const yesNoChoices = [any, { value: 'yes', label: 'Yes' }, { value: 'no', label: 'No' }];
/** Days on market: Any, Today, 7, 14, 21, 30. */
export const dayChoices = [
  any,
  { value: '0', label: 'Today' },
  ...['7', '14', '21', '30'].map(sameText),
];
export const reducedChoices = [
  any,
  { value: '1', label: '1 day' },
  ...['3', '7', '14', '30'].map((value) => ({ value, label: `${value} days` })),
];
export const openHouseChoices = [
  any,
  { value: 'weekend', label: 'This weekend' },
  { value: 'any', label: 'Any planned' },
];
/** Association dues a month, in dollars. */
export const duesChoices = [
  any,
  { value: '0', label: 'None' },
  ...['50', '100', '200', '300', '500'].map((value) => ({ value, label: `$${value}` })),
];
export const lotChoices = [any, ...lotRanges.map(({ code, label }) => ({ value: code, label }))];

/** Choices with how many homes each would leave, by its value. */
export function withCounts(
  choices: readonly FilterChoice[],
  counts: Readonly<Record<string, number>> | undefined,
): FilterChoice[] {
  return choices.map((choice) => ({ ...choice, count: counts?.[choice.value] }));
}

/** One end of a range: its name in the address and the number in force. */
export function rangeEnd(filter: SearchFilter, name: keyof SearchFilter) {
  const value = filter[name];
  return { name: searchFields[name].param, value: typeof value === 'number' ? value : undefined };
}

/** A condition as the address writes it, empty for none. */
export function conditionText(filter: SearchFilter, name: keyof SearchFilter): string {
  return fieldTexts(name, filter)[0] ?? '';
}
