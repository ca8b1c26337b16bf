import { roleKeys, roles } from '@homestead/contract/accounts';
import {
  CONDITIONS_MAX,
  type LeadCondition,
  type LeadFieldKey,
  leadFieldKeys,
  leadOperators,
  leadOrderText,
  type WireLeadArea,
  type WireSmartList,
} from '@homestead/contract/leads';
import { type ListShape, readList } from '#desk';

/** What the address of a list narrows it by, besides its conditions. */
export type LeadFilterName = 'search' | 'role' | 'agent' | 'status' | 'lenderStatus';

/** How the page of all leads shows them. */
export const leadViewNames = ['list', 'board', 'lenders', 'map'] as const;
export type LeadViewName = (typeof leadViewNames)[number];

/** The view that an address names; lists by stage are lists. */
export function readView(params: URLSearchParams, stage: string | null): LeadViewName {
  const named = leadViewNames.find((name) => name === params.get('view'));
  return stage === null ? (named ?? 'list') : 'list';
}

const isId = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

const isRole = (value: string) => roleKeys.some((key) => key === value);

/** The key of a role that a saved list has by its id, key or label; undefined for none. */
const roleOf = (given: string | null | undefined) =>
  roleKeys.find((key, index) =>
    [key, roles[key].label.toLowerCase(), String(index + 1)].includes(given?.toLowerCase() ?? ''),
  );

export const leadShape: ListShape<LeadFilterName, LeadFieldKey> = {
  filters: { search: () => true, role: isRole, agent: isId, status: isId, lenderStatus: isId },
  sorts: leadFieldKeys,
};

const known = (names: readonly string[], given: string | undefined) =>
  given !== undefined && names.includes(given);

/** A part of `where` as it is in the address; without a condition, it isn’t understood. */
export interface ConditionPart {
  text: string;
  condition: LeadCondition | null;
}

/** The parts of `where`, such as `lastContacted~not-for-days~14;tags~any-of~vip`. */
export function readConditionParts(params: URLSearchParams): ConditionPart[] {
  const texts = (params.get('where') ?? '').split(';').filter(Boolean);
  return texts.map((text, index) => ({
    text,
    condition: index < CONDITIONS_MAX ? readCondition(text) : null,
  }));
}

function readCondition(text: string): LeadCondition | null {
  const [field, is, ...values] = text.split('~').map(decode);
  if (!known(leadFieldKeys, field) || !known(leadOperators, is)) return null;
  return { field, is, values } as LeadCondition;
}

/** The conditions in an address, without the parts that aren’t understood. */
export const readConditions = (params: URLSearchParams): LeadCondition[] =>
  readConditionParts(params).flatMap(({ condition }) => condition ?? []);

/** The same as a value of the parameter `where`; empty without conditions. */
export const writeConditions = (conditions: readonly LeadCondition[]): string =>
  conditions.map(({ field, is, values }) => [field, is, ...values.map(encode)].join('~')).join(';');

/** The value of `where` with one condition more; the other parts stay as they are. */
export const whereWith = (params: URLSearchParams, added: LeadCondition): string =>
  [...readConditionParts(params).map(({ text }) => text), writeConditions([added])].join(';');

/** The value of `where` without some of its parts. */
export const whereWithout = (params: URLSearchParams, ...places: readonly number[]): string =>
  readConditionParts(params)
    .filter((_, place) => !places.includes(place))
    .map(({ text }) => text)
    .join(';');

const encode = (text: string) => encodeURIComponent(text).replaceAll('~', '%7E');

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** What a list's address asks the server for; `stage` is the list's own. */
export function readAsked(params: URLSearchParams, stage: string | null) {
  const { filters, sort, isDescending, page } = readList(leadShape, params);
  const { search, role, agent, status, lenderStatus } = filters;
  const conditions = readConditions(params);
  return {
    filter: {
      ...(search && { search }),
      ...(role && { role }),
      ...(agent && { agent }),
      ...(status && { status }),
      ...(stage && { stage }),
    },
    conditions: lenderStatus
      ? [
          ...conditions,
          { field: 'lenderStatus' as const, is: 'any-of' as const, values: [lenderStatus] },
        ]
      : conditions,
    paginator: { page, per_page: PER_PAGE },
    ...(sort && { getleadsortby: leadOrderText(sort, isDescending) }),
  };
}

const PER_PAGE = 50;

/** The parameters that narrow a list. */
export const narrowingNames = ['search', 'role', 'agent', 'status', 'lenderStatus', 'where'];

/** The query of an address with its filters alone, for another list; empty without any. */
export function narrowedSearch(params: URLSearchParams): string {
  const kept = narrowingNames.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}

/** The list of the leads with a lender status, or with none, narrowed like `params`. */
export function lenderStatusHref(params: URLSearchParams, status: string): string {
  const narrowed = new URLSearchParams(narrowedSearch(params));
  if (status) narrowed.set('lenderStatus', status);
  else {
    const none: LeadCondition = { field: 'lenderStatus', is: 'empty', values: [] };
    narrowed.set('where', whereWith(params, none));
  }
  return `/leads?${narrowed}`;
}

/** The list of the leads of an area, narrowed like `params`. */
export function areaHref(
  params: URLSearchParams,
  { zip, city }: Pick<WireLeadArea, 'zip' | 'city'>,
): string {
  const ofArea: LeadCondition[] =
    zip === null
      ? [
          { field: 'zip', is: 'empty', values: [] },
          { field: 'city', is: 'contains', values: [city ?? ''] },
        ]
      : [{ field: 'zip', is: 'contains', values: [zip] }];
  const narrowed = new URLSearchParams(narrowedSearch(params));
  narrowed.set('where', writeConditions([...readConditions(params), ...ofArea]));
  return `/leads?${narrowed}`;
}

/** The columns that an address names, in its order; null without any. */
export function readColumns(params: URLSearchParams): LeadFieldKey[] | null {
  const named = new Set(params.get('columns')?.split(','));
  const columns = [...named].flatMap((name) => leadFieldKeys.find((key) => key === name) ?? []);
  return columns.length > 0 ? columns : null;
}

/** The query of an address that shows what a saved list holds. */
export function smartListSearch(
  list: Pick<WireSmartList, 'id' | 'filter' | 'conditions' | 'getleadsortby' | 'columns'>,
): string {
  const { search, agent, status } = list.filter;
  const [sort, direction] = list.getleadsortby?.split(' ') ?? [];
  const named = {
    ...{ list: list.id, search, role: roleOf(list.filter.role), agent, status },
    ...{ where: writeConditions(list.conditions), sort },
    order: direction === 'desc' ? direction : null,
    columns: list.columns?.join(','),
  };
  const given = Object.entries(named).filter((entry): entry is [string, string] => !!entry[1]);
  return new URLSearchParams(given).toString();
}
