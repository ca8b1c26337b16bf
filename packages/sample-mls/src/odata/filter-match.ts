import type { EntityModel, FieldType } from '../feed/entity-model.ts';
import { findLookup } from '../feed/lookups.ts';
import type { Comparison, Filter, Literal } from './filter-parser.ts';
import { badRequest } from './odata-error.ts';

/** Reads a field of one row in its plain form; instants as milliseconds. */
type ReadField = (field: string) => unknown;
export type Match = (read: ReadField) => boolean;

type Plain = string | number | boolean | null;

const lookupOf = (type: FieldType): string | null => {
  const colon = type.indexOf(':');
  return colon < 0 ? null : type.slice(colon + 1);
};

const clash = (field: string, type: FieldType, literal: Literal): never => {
  throw badRequest(
    `${field} is of type ${type.split(':')[0]} and can't be compared with a ${literal.kind}.`,
  );
};

/** The literal, converted like the field's values. */
function plainLiteral(field: string, type: FieldType, literal: Literal): Plain {
  if (literal.kind === 'null') return null;
  const lookup = lookupOf(type);
  if (lookup !== null) {
    if (literal.kind !== 'text') return clash(field, type, literal);
    return findLookup(lookup, literal.value)?.display ?? literal.value;
  }
  switch (type) {
    case 'whole':
    case 'decimal':
      return literal.kind === 'number' ? literal.value : clash(field, type, literal);
    case 'flag':
      return literal.kind === 'flag' ? literal.value : clash(field, type, literal);
    case 'instant':
      if (literal.kind === 'instant') return literal.value;
      return literal.kind === 'date' ? Date.parse(literal.value) : clash(field, type, literal);
    case 'date':
      if (literal.kind === 'date') return literal.value;
      return literal.kind === 'instant'
        ? new Date(literal.value).toISOString().slice(0, 10)
        : clash(field, type, literal);
    default:
      return literal.kind === 'text' ? literal.value : clash(field, type, literal);
  }
}

const compare: Readonly<Record<Comparison, (value: Plain, wanted: Plain) => boolean>> = {
  eq: (value, wanted) => value === wanted,
  ne: (value, wanted) => value !== wanted,
  gt: (value, wanted) => value !== null && wanted !== null && value > wanted,
  ge: (value, wanted) => value === wanted || (value !== null && wanted !== null && value > wanted),
  lt: (value, wanted) => value !== null && wanted !== null && value < wanted,
  le: (value, wanted) => value === wanted || (value !== null && wanted !== null && value < wanted),
};

function typeOf(model: EntityModel, field: string): FieldType {
  const type = model.fields.get(field);
  if (type === undefined) throw badRequest(`${model.name} has no field '${field}'.`);
  return type;
}

function single(model: EntityModel, field: string): FieldType {
  const type = typeOf(model, field);
  if (type.startsWith('many:'))
    throw badRequest(`${field} is a collection; use ${field}/any(v: v eq '…').`);
  return type;
}

/** Turns a filter into a test of rows; refuses unknown fields and values of the wrong type. */
export function matcher(model: EntityModel, filter: Filter): Match {
  switch (filter.kind) {
    case 'and': {
      const parts = filter.parts.map((part) => matcher(model, part));
      return (read) => parts.every((part) => part(read));
    }
    case 'or': {
      const parts = filter.parts.map((part) => matcher(model, part));
      return (read) => parts.some((part) => part(read));
    }
    case 'not': {
      const part = matcher(model, filter.part);
      return (read) => !part(read);
    }
    case 'compare': {
      const wanted = plainLiteral(filter.field, single(model, filter.field), filter.literal);
      const holds = compare[filter.op];
      return (read) => holds((read(filter.field) ?? null) as Plain, wanted);
    }
    case 'in': {
      const type = single(model, filter.field);
      const wanted = new Set(
        filter.literals.map((literal) => plainLiteral(filter.field, type, literal)),
      );
      return (read) => wanted.has((read(filter.field) ?? null) as Plain);
    }
    case 'text': {
      const type = single(model, filter.field);
      if (type !== 'text' && lookupOf(type) === null)
        throw badRequest(`${filter.op} takes a text field, ${filter.field} is none.`);
      const text = filter.text.toLowerCase();
      const holds = {
        contains: 'includes',
        startswith: 'startsWith',
        endswith: 'endsWith',
      } as const;
      return (read) => {
        const value = read(filter.field);
        return typeof value === 'string' && value.toLowerCase()[holds[filter.op]](text);
      };
    }
    case 'any':
    case 'all': {
      const type = typeOf(model, filter.field);
      if (!type.startsWith('many:')) throw badRequest(`${filter.field} is no collection.`);
      const wanted = plainLiteral(filter.field, type, filter.literal);
      const holds = compare[filter.op];
      return (read) => {
        const values = (read(filter.field) ?? []) as Plain[];
        return filter.kind === 'any'
          ? values.some((value) => holds(value, wanted))
          : values.every((value) => holds(value, wanted));
      };
    }
  }
}

/** Fields that a filter reads. */
export function fieldsOf(filter: Filter): string[] {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.parts.flatMap(fieldsOf);
    case 'not':
      return fieldsOf(filter.part);
    default:
      return [filter.field];
  }
}

/** The conditions joined by `and`, those on `cheap` fields first. */
export function cheapFirst(filter: Filter, cheap: (field: string) => boolean): Filter {
  if (filter.kind !== 'and') return filter;
  const costs = (part: Filter): number => (fieldsOf(part).every(cheap) ? 0 : 1);
  return { kind: 'and', parts: [...filter.parts].sort((a, b) => costs(a) - costs(b)) };
}

/** The texts that a filter compares a field with by `eq` or `in`; null if it doesn't. */
export function wantedTexts(filter: Filter, field: string): string[] | null {
  const texts = (literals: readonly Literal[]): string[] => [
    ...new Set(literals.flatMap((literal) => (literal.kind === 'text' ? [literal.value] : []))),
  ];
  if (filter.kind === 'compare' && filter.field === field && filter.op === 'eq')
    return texts([filter.literal]);
  if (filter.kind === 'in' && filter.field === field) return texts(filter.literals);
  if (filter.kind === 'or') {
    const parts = filter.parts.map((part) => wantedTexts(part, field));
    return parts.includes(null) ? null : [...new Set(parts.flatMap((part) => part ?? []))];
  }
  if (filter.kind !== 'and') return null;
  for (const part of filter.parts) {
    const found = wantedTexts(part, field);
    if (found !== null) return found;
  }
  return null;
}

/** The instant before which nothing passes a filter on a media timestamp; null when it has none. */
export function changedSince(filter: Filter): number | null {
  if (filter.kind === 'and') {
    const bounds = filter.parts.map(changedSince).filter((bound) => bound !== null);
    return bounds.length === 0 ? null : Math.max(...bounds);
  }
  const isBound =
    filter.kind === 'compare' &&
    (filter.op === 'ge' || filter.op === 'gt') &&
    (filter.field === 'MediaModificationTimestamp' || filter.field === 'ModificationTimestamp');
  return isBound && filter.literal.kind === 'instant' ? filter.literal.value : null;
}
