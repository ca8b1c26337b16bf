import type { DeskProblem } from '#desk';
import {
  type LeadFilterName,
  leadShape,
  readConditionParts,
  whereWithout,
} from './lead-address.ts';

/** What narrows a list but isn’t understood or isn’t for the viewer. */
export interface UnusableFilters {
  names: LeadFilterName[];
  /** The places of the parts of `where`. */
  parts: number[];
  /** The server’s reason; null where the address itself makes no sense. */
  message: string | null;
}

export const countOf = ({ names, parts }: UnusableFilters): number => names.length + parts.length;

/** What removes them from the address; the other filters stay. */
export function withoutUnusable(
  params: URLSearchParams,
  { names, parts }: UnusableFilters,
): Record<string, string | null> {
  const removed = Object.fromEntries(names.map((name) => [name, null]));
  return { ...removed, where: whereWithout(params, ...parts) || null };
}

const filterNames = Object.keys(leadShape.filters) as LeadFilterName[];

/** What the address says that no list is narrowed by; null if all of it makes sense. */
export function unusableIn(params: URLSearchParams): UnusableFilters | null {
  const names = filterNames.filter((name) => {
    const value = params.get(name)?.trim();
    return value && !leadShape.filters[name](value);
  });
  const parts = readConditionParts(params).flatMap(({ condition }, index) =>
    condition === null ? [index] : [],
  );
  return names.length + parts.length > 0 ? { names, parts, message: null } : null;
}

/** The filters that the server refused; null for any other problem. */
export function refusedFilters(
  { kind, fields, message }: DeskProblem,
  params: URLSearchParams,
): UnusableFilters | null {
  if (kind !== 'refused' && kind !== 'forbidden') return null;
  const held = readConditionParts(params).map(({ condition }) => condition);
  const names = new Set<LeadFilterName>();
  const parts = new Set<number>();
  for (const { field } of fields) {
    const [root, own = ''] = field.split('.');
    const index = Number(own);
    if (root === 'conditions' && index < held.length) parts.add(index);
    if (root === 'conditions' && index === held.length) names.add('lenderStatus');
    const key = root === 'filter' ? own : field;
    held.forEach((condition, place) => {
      if (condition?.field === key) parts.add(place);
    });
    for (const name of filtersOf[key] ?? []) if (params.get(name)) names.add(name);
  }
  if (names.size + parts.size === 0) return null;
  return { names: [...names], parts: [...parts], message: fields[0]?.message ?? message };
}

/** The filters behind a field that the server names. */
const filtersOf: Readonly<Record<string, readonly LeadFilterName[]>> = {
  search: ['search'],
  role: ['role'],
  agent: ['role', 'agent'],
  status: ['status'],
  contactStatusLevel: ['status'],
  lenderStatus: ['lenderStatus'],
};
