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
export type LeadFilterName = 'search' | 'agent' | 'status' | 'lenderStatus';

/** How the page of all leads shows them. */
export const leadViewNames = ['list', 'board', 'lenders', 'map'] as const;
export type LeadViewName = (typeof leadViewNames)[number];

/** The view that an address names; lists by stage are lists. */
export function readView(params: URLSearchParams, stage: string | null): LeadViewName {
  const named = leadViewNames.find((name) => name === params.get('view'));
  return stage === null ? (named ?? 'list') : 'list';
}

const isId = (value: string) => /^[0-9a-f-]{36}$/.test(value);

export const leadShape: ListShape<LeadFilterName, LeadFieldKey> = {
  filters: { search: () => true, agent: isId, status: isId, lenderStatus: isId },
  sorts: leadFieldKeys,
};

const known = (names: readonly string[], given: string | undefined) =>
  given !== undefined && names.includes(given);

/** The conditions in an address, such as `lastContacted~not-for-days~14;tags~any-of~vip`. */
export function readConditions(params: URLSearchParams): LeadCondition[] {
  return (params.get('where') ?? '')
    .split(';')
    .slice(0, CONDITIONS_MAX)
    .flatMap((text) => {
      const [field, is, ...values] = text.split('~').map(decode);
      if (!known(leadFieldKeys, field) || !known(leadOperators, is)) return [];
      return [{ field, is, values } as LeadCondition];
    });
}

/** The same as a value of the parameter `where`; empty without conditions. */
export const writeConditions = (conditions: readonly LeadCondition[]): string =>
  conditions.map(({ field, is, values }) => [field, is, ...values.map(encode)].join('~')).join(';');

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
  const { search, agent, status, lenderStatus } = filters;
  const conditions = readConditions(params);
  return {
    filter: {
      ...(search && { search }),
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

/** The query of an address with its filters alone, for another list; empty without any. */
export function narrowedSearch(params: URLSearchParams): string {
  const kept = ['search', 'agent', 'status', 'lenderStatus', 'where'].flatMap((name) => {
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
    narrowed.set('where', writeConditions([...readConditions(params), none]));
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

/** The columns that an address names; null without any. */
export function readColumns(params: URLSearchParams): LeadFieldKey[] | null {
  const named = params.get('columns')?.split(',') ?? [];
  const columns = leadFieldKeys.filter((key) => named.includes(key));
  return columns.length > 0 ? columns : null;
}

/** The query of an address that shows what a saved list holds. */
export function smartListSearch(
  list: Pick<WireSmartList, 'id' | 'filter' | 'conditions' | 'getleadsortby' | 'columns'>,
): string {
  const { search, agent, status } = list.filter;
  const [sort, direction] = list.getleadsortby?.split(' ') ?? [];
  const named = {
    ...{ list: list.id, search, agent, status, where: writeConditions(list.conditions), sort },
    order: direction === 'desc' ? direction : null,
    columns: list.columns?.join(','),
  };
  const given = Object.entries(named).filter((entry): entry is [string, string] => !!entry[1]);
  return new URLSearchParams(given).toString();
}
