import type { WireLeadRecord } from '@homestead/contract/leads';
import { useKeys, usePageKeys } from '#desk';
import { leadRecordMessages } from '../messages/lead-record.ts';
import type { LeadField } from './lead-fields.ts';

interface LeadKeys {
  start: (action: string) => void;
  edit: (field: LeadField) => void;
  /** The page was opened from a list of several. */
  hasNeighbors: boolean;
}

/** The keys of a lead's page, as far as the viewer may do what they are for. */
export function useLeadKeys(lead: WireLeadRecord, { start, edit, hasNeighbors }: LeadKeys): void {
  const abilities: readonly string[] = lead.abilities;
  const of = (action: string, key: string, label: () => string) =>
    abilities.includes(action) ? [{ key, label, run: () => start(action) }] : [];
  const mayEdit = (field: LeadField) =>
    !lead.details.fixedColumns.includes(field) && abilities.includes('edit');
  const keys = [
    ...of('log', 'c', leadRecordMessages.logCall),
    ...of('task', 't', leadRecordMessages.addTask),
    ...of('email', 'e', leadRecordMessages.writeEmail),
    ...of('details', 'd', leadRecordMessages.moreFields),
    ...(mayEdit('stageId')
      ? [{ key: 's', label: leadRecordMessages.changeStage, run: () => edit('stageId') }]
      : []),
  ];
  useKeys(Object.fromEntries(keys.map(({ key, run }) => [key, run])));
  usePageKeys([
    ...keys.map(({ key, label }) => ({ keys: [key], label: label() })),
    ...(hasNeighbors
      ? [
          { keys: ['j'], label: leadRecordMessages.next() },
          { keys: ['k'], label: leadRecordMessages.previous() },
        ]
      : []),
  ]);
}
