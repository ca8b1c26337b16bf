import type { EntityName, Vendor } from '../feed/vendor.ts';
import { fieldsOf, wantedTexts } from './filter-match.ts';
import type { Filter } from './filter-parser.ts';
import { badRequest } from './odata-error.ts';

/** How many `or` a filter has, and whether it uses `in`. */
function operatorsOf(filter: Filter): { ors: number; hasIn: boolean } {
  if (filter.kind === 'not') return operatorsOf(filter.part);
  if (filter.kind !== 'and' && filter.kind !== 'or') return { ors: 0, hasIn: filter.kind === 'in' };
  const parts = filter.parts.map(operatorsOf);
  return {
    ors:
      parts.reduce((sum, part) => sum + part.ors, 0) +
      (filter.kind === 'or' ? filter.parts.length - 1 : 0),
    hasIn: parts.some((part) => part.hasIn),
  };
}

/** Refuses a request whose filter doesn't name the one system that the vendor asks for. */
export function requireSystem(vendor: Vendor, filter: Filter | null): void {
  const field = vendor.requiredField;
  if (field === null) return;
  if (filter === null || wantedTexts(filter, field)?.length !== 1)
    throw badRequest(`Each request must contain one ${field} in its filter.`);
}

/** Refuses operators and fields that the vendor doesn't search by. */
export function refuseUnsearchable(vendor: Vendor, entity: EntityName, filter: Filter): void {
  const { ors, hasIn } = operatorsOf(filter);
  if (hasIn && !vendor.hasIn) throw badRequest("The operator 'in' isn't supported.");
  if (ors > vendor.mostOrs)
    throw badRequest(`A filter can have at most ${vendor.mostOrs} 'or' operators, not ${ors}.`);
  const searchable = vendor.searchable?.[entity];
  const other = searchable && fieldsOf(filter).find((field) => !searchable.includes(field));
  if (other !== undefined) throw badRequest(`${other} of ${entity} isn't a searchable field.`);
}
