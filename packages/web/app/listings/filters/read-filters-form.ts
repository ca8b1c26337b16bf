import { type DroppedField, FROM_TYPE, readSearch } from '../search/search-address.ts';

/**
 * The search that a form asks for, read as its address would be. With script a change of kind has
 * reset the form itself, so what it was opened with does not count.
 */
export function readFiltersForm(form: HTMLFormElement): ReturnType<typeof readSearch> {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value);
  }
  params.delete(FROM_TYPE);
  return readSearch(params);
}

/** What to say at a field that can't be read, by its name in the address. */
export function fieldErrors(dropped: readonly DroppedField[]): Map<string, string> {
  const errors = new Map<string, string>();
  for (const { param, value } of dropped) {
    if (!param) continue;
    const isNumber = /^\d+(\.\d+)?$/.test(value);
    const isPair = isNumber && dropped.filter(({ param: other }) => isPartner(param, other)).length;
    errors.set(
      param,
      isPair
        ? 'The minimum is above the maximum.'
        : `“${value}” can’t be used here. Write a plain number, such as 350000.`,
    );
  }
  return errors;
}

function isPartner(one: string, other: string | undefined): boolean {
  return one !== other && one.replace(/-m(in|ax)$/, '') === other?.replace(/-m(in|ax)$/, '');
}
