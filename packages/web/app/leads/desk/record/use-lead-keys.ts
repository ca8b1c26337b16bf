import type { WireLeadRecord } from '@homestead/contract/leads';
import { phoneLink } from '@homestead/contract/platform';
import { useKeys, usePageKeys } from '#desk';
import { leadKeys } from '../lead-keys.ts';
import { inquiryMessages } from '../messages/inquiries.ts';
import { leadRecordMessages } from '../messages/lead-record.ts';
import { textMessages } from '../messages/texts.ts';
import type { LeadField } from './lead-fields.ts';

type Drawer = 'email' | 'text' | 'log' | 'task' | 'details';

interface LeadKeys {
  start: (action: Drawer) => void;
  claim: () => void;
  edit: (field: LeadField) => void;
  /** The page was opened from a list of several. */
  hasNeighbors: boolean;
}

/** The keys of a lead's page, as far as the viewer may do what they are for. */
export function useLeadKeys(
  lead: WireLeadRecord,
  { start, claim, edit, hasNeighbors }: LeadKeys,
): void {
  const abilities: readonly string[] = lead.abilities;
  const { phone } = lead.details;
  const of = (action: Drawer, label: () => string) =>
    abilities.includes(action) ? [{ key: leadKeys[action], label, run: () => start(action) }] : [];
  const mayEdit = (field: LeadField) =>
    !lead.details.fixedColumns.includes(field) && abilities.includes('edit');
  const keys = [
    ...(phone
      ? [
          {
            key: leadKeys.call,
            label: inquiryMessages.call,
            run: () => window.location.assign(`tel:${phoneLink(phone)}`),
          },
        ]
      : []),
    ...of('email', leadRecordMessages.writeEmail),
    ...of('text', textMessages.text),
    ...of('log', leadRecordMessages.logCall),
    ...of('task', leadRecordMessages.addTask),
    ...of('details', leadRecordMessages.moreFields),
    ...(abilities.includes('claim')
      ? [{ key: leadKeys.claim, label: leadRecordMessages.claim, run: claim }]
      : []),
    ...(mayEdit('stageId')
      ? [{ key: leadKeys.stage, label: leadRecordMessages.changeStage, run: () => edit('stageId') }]
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
