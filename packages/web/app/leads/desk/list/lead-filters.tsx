import { roles } from '@homestead/contract/accounts';
import {
  type LeadFieldKey,
  UNCLAIMED,
  type WireLeadField,
  workingRoles,
} from '@homestead/contract/leads';
import type { ReactNode } from 'react';
import { FilterBar, type useList } from '#desk';
import { leadListMessages } from '../messages/lead-list.ts';

/** Roles whose people can work leads. */
const agentRoles = workingRoles.map((value) => ({ value, label: roles[value].label }));

interface LeadFiltersProps {
  list: ReturnType<typeof useList>;
  fields: readonly WireLeadField[];
  /** The code of the stage that is listed. */
  stage: string | null;
  /** Adds any other filter. */
  children: ReactNode;
}

/** The filters that most lists need; the builder has all others. */
export function LeadFilters({ list, fields, stage, children }: LeadFiltersProps) {
  const choicesOf = (key: LeadFieldKey) =>
    fields
      .find((field) => field.key === key)
      ?.choices?.map(({ id, name }) => ({ value: id, label: name })) ?? null;
  const agents = stage === UNCLAIMED ? null : choicesOf('agent');
  const statuses = choicesOf('contactStatusLevel');
  // People without contact statuses work on loans.
  const lenderStatuses = statuses ? null : choicesOf('lenderStatus');
  return (
    <FilterBar
      list={list}
      filters={[
        { kind: 'search', name: 'search', label: leadListMessages.search() },
        ...(agents && statuses
          ? [
              {
                kind: 'choice' as const,
                name: 'role',
                label: leadListMessages.role(),
                any: leadListMessages.anyRole(),
                choices: agentRoles,
              },
              {
                kind: 'choice' as const,
                name: 'agent',
                label: leadListMessages.agent(),
                any: leadListMessages.anyAgent(),
                choices: agents,
              },
            ]
          : []),
        ...(statuses
          ? [
              {
                kind: 'choice' as const,
                name: 'status',
                label: leadListMessages.status(),
                any: leadListMessages.anyStatus(),
                choices: statuses,
              },
            ]
          : []),
        ...(lenderStatuses
          ? [
              {
                kind: 'choice' as const,
                name: 'lenderStatus',
                label: leadListMessages.lenderStatus(),
                any: leadListMessages.anyLenderStatus(),
                choices: lenderStatuses,
              },
            ]
          : []),
      ]}
    >
      {children}
    </FilterBar>
  );
}
