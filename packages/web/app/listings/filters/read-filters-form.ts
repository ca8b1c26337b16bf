import { filterMessages } from '../messages/filters.ts';
import { type DroppedField, FROM_TYPE, readSearch } from '../search/search-address.ts';

/**
 * The search that a form asks for, read the same way as its URL. With script, changing the kind has
 * already reset the form, so the kind it was opened with is ignored.
 */
export function readFiltersForm(form: HTMLFormElement): ReturnType<typeof readSearch> {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value);
  }
  params.delete(FROM_TYPE);
  return readSearch(params);
}

/** Error messages for fields that can't be read, by URL parameter. */
export function fieldErrors(dropped: readonly DroppedField[]): Map<string, string> {
  const errors = new Map<string, string>();
  for (const { param, value } of dropped) {
    if (!param) continue;
    const isNumber = /^\d+(\.\d+)?$/.test(value);
    const isPair = isNumber && dropped.filter(({ param: other }) => isPartner(param, other)).length;
    errors.set(param, isPair ? filterMessages.minAboveMax() : filterMessages.unreadable({ value }));
  }
  return errors;
}

function isPartner(one: string, other: string | undefined): boolean {
  return one !== other && one.replace(/-m(in|ax)$/, '') === other?.replace(/-m(in|ax)$/, '');
}
