import type { EntityModel } from '../feed/entity-model.ts';
import type { EntityName, Vendor } from '../feed/vendor.ts';
import { type Filter, parseFilter } from './filter-parser.ts';
import { badRequest } from './odata-error.ts';
import { refuseUnsearchable } from './vendor-limits.ts';

type OrderBy = { readonly field: string; readonly descending: boolean };
export type Expand = {
  readonly name: string;
  readonly entity: EntityName;
  readonly select: readonly string[] | null;
  readonly isOne: boolean;
  /** How many children of each row to write. */
  readonly most: number;
};

/** Where a page starts: sort values and key of the last row before it. */
export type SkipToken = {
  readonly values: readonly (string | number | boolean | null)[];
  readonly key: string;
};

export type QueryOptions = {
  readonly filter: Filter | null;
  readonly select: readonly string[] | null;
  readonly orderBy: readonly OrderBy[];
  readonly expand: readonly Expand[];
  readonly pageSize: number;
  /** Rows that the whole answer may still have; null for all. */
  readonly answerSize: number | null;
  readonly skip: number;
  readonly count: boolean;
  readonly after: SkipToken | null;
};

const known = new Set([
  '$filter',
  '$select',
  '$orderby',
  '$top',
  '$skip',
  '$count',
  '$expand',
  '$skiptoken',
  '$format',
]);

/** Splits at a character outside parentheses and quotes. */
function cut(text: string, sign: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quoted = false;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === "'") quoted = !quoted;
    else if (!quoted && char === '(') depth++;
    else if (!quoted && char === ')') depth--;
    else if (!quoted && depth === 0 && char === sign) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

const wholeNumber = (name: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw badRequest(`${name} takes a whole number from 0.`);
  return Number(text);
};

function readSelect(model: EntityModel, text: string, also: readonly string[]): string[] {
  const names = cut(text, ',');
  if (names.includes('*')) return [...model.fields.keys()];
  for (const name of names) {
    if (!model.fields.has(name) && !also.includes(name))
      throw badRequest(`${model.name} has no field '${name}'.`);
  }
  return [...new Set(names)].filter((name) => model.fields.has(name));
}

function readOrderBy(model: EntityModel, text: string): OrderBy[] {
  return cut(text, ',').map((item) => {
    const [field = '', direction = 'asc', ...rest] = item.split(/\s+/);
    const type = model.fields.get(field);
    if (type === undefined) throw badRequest(`${model.name} has no field '${field}'.`);
    if (type.startsWith('many:')) throw badRequest(`${field} is a collection and has no order.`);
    if ((direction !== 'asc' && direction !== 'desc') || rest.length > 0)
      throw badRequest(`'${item}' isn't a sort order.`);
    return { field, descending: direction === 'desc' };
  });
}

function readExpand(
  model: EntityModel,
  models: ReadonlyMap<EntityName, EntityModel>,
  vendor: Vendor,
  text: string,
): Expand[] {
  return cut(text, ',').map((item) => {
    const [, name = '', inner] = /^(\w+)\s*(?:\((.*)\))?$/s.exec(item) ?? [];
    const navigation = model.expands.get(name);
    if (navigation === undefined) throw badRequest(`${model.name} can't expand '${name || item}'.`);
    const { entity, isOne = false } = navigation;
    let select: string[] | null = null;
    let most = vendor.mostExpanded ?? Number.POSITIVE_INFINITY;
    for (const option of inner === undefined ? [] : cut(inner, ';')) {
      const [key, value = ''] = option.split('=', 2);
      if (!vendor.expandTakesOptions) throw badRequest(`'${key}' is not supported inside $expand.`);
      if (key === '$select') select = readSelect(models.get(entity) as EntityModel, value, []);
      else if (key === '$top') most = wholeNumber('$top', value);
      else if (key !== '$orderby') throw badRequest(`'${key}' is not known inside $expand.`);
    }
    return { name, entity, select, isOne, most };
  });
}

/** Writes a position in the order as an opaque text. */
export const writeSkipToken = (token: SkipToken): string =>
  Buffer.from(JSON.stringify([...token.values, token.key])).toString('base64url');

function readSkipToken(text: string, orders: number): SkipToken {
  try {
    const values: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const key = Array.isArray(values) ? values.pop() : null;
    if (typeof key === 'string' && Array.isArray(values) && values.length === orders)
      return { values, key };
  } catch {
    // Falls through to the refusal.
  }
  throw badRequest('$skiptoken was not given by this server for this query.');
}

/** The largest page: vendors that give more rows of keys alone allow that for these fields. */
function mostRows(
  { pages }: Vendor,
  expand: readonly Expand[],
  select: readonly string[] | null,
): number {
  if (expand.length > 0) return pages.mostWithExpand;
  const isKeysOnly = select?.every((field) => /(?:Key|Id|ID|Timestamp)$/.test(field));
  return isKeysOnly ? pages.mostOfKeys : pages.most;
}

/**
 * Reads the query options of a collection. Refuses unknown options and fields, repeated options,
 * and what the vendor refuses. `$top` is the size of a page, which following pages keep, or of the
 * whole answer.
 */
export function readQueryOptions(
  model: EntityModel,
  models: ReadonlyMap<EntityName, EntityModel>,
  vendor: Vendor,
  query: URLSearchParams,
  preferredPageSize: number | null,
): QueryOptions {
  for (const name of query.keys()) {
    if (!name.startsWith('$')) {
      if (name === 'access_token') continue;
      throw badRequest(`'${name}' is not known; query options start with $.`);
    }
    if (!known.has(name) || vendor.refusedOptions.includes(name))
      throw badRequest(`The query option '${name}' is not known.`);
    if (query.getAll(name).length > 1)
      throw badRequest(`The query option '${name}' is given twice.`);
  }
  const text = (name: string): string | null => {
    const value = query.get(name);
    return value === null || value.trim() === '' ? null : value;
  };
  const format = text('$format');
  if (format !== null && !/^(application\/)?json/.test(format))
    throw badRequest('Only JSON is served.');
  const expand =
    text('$expand') === null ? [] : readExpand(model, models, vendor, text('$expand') ?? '');
  const usualOrder = model.fields.has(vendor.usualOrder ?? '') ? vendor.usualOrder : null;
  const orderBy = readOrderBy(model, text('$orderby') ?? usualOrder ?? '');
  const namedFields = text('$select');
  const select =
    namedFields === null
      ? null
      : readSelect(
          model,
          namedFields,
          expand.map((one) => one.name),
        );
  const limit = mostRows(vendor, expand, select);
  const isWhole = vendor.pages.topIs === 'answer';
  const top = text('$top') === null ? null : wholeNumber('$top', text('$top') ?? '');
  if (top !== null && top > limit && vendor.pages.beyond === 'refused')
    throw badRequest(`$top can be at most ${limit}${expand.length > 0 ? ' with $expand' : ''}.`);
  const usualSize = preferredPageSize ?? vendor.pages.usual;
  const pageSize = Math.min(limit, isWhole ? usualSize : (top ?? usualSize));
  const count = text('$count');
  if (count !== null && count !== 'true' && count !== 'false')
    throw badRequest('$count is true or false.');
  const token = text('$skiptoken');
  const condition = text('$filter');
  const filter = condition === null ? null : parseFilter(condition);
  if (filter !== null) refuseUnsearchable(vendor, model.name, filter);
  return {
    filter,
    select,
    orderBy,
    expand,
    pageSize: isWhole ? Math.min(pageSize, top ?? pageSize) : pageSize,
    answerSize: isWhole ? top : null,
    skip: text('$skip') === null ? 0 : wholeNumber('$skip', text('$skip') ?? ''),
    count: count === 'true',
    after: token === null ? null : readSkipToken(token, orderBy.length),
  };
}
