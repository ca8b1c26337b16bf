import {
  type LeadFieldKey,
  leadDetailLabels,
  type WireListedLead,
} from '@homestead/contract/leads';
import { formatPhone, localFormat } from '@homestead/contract/platform';
import { fullName } from '../full-name.ts';
import { leadFields } from '../list/lead-fields.ts';
import type { ListedLeadRow } from '../list/lead-list-store.ts';
import { exportMessages } from '../messages/export.ts';

/** A lead as the caller sees it, and its row. */
interface ExportedLead {
  row: ListedLeadRow;
  shown: WireListedLead;
}

/** 2026-11-20 10:02, where the brokerage is. */
const momentText = localFormat('sv-SE', {
  ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit' },
});

/** The fields that a file can have. */
export const exportedFields = (seen: readonly LeadFieldKey[]): LeadFieldKey[] =>
  seen.filter((key) => !leadFields[key].isCondition);

/** The heads of a field's columns; the name has two, so that files can be imported. */
export function headsOf(key: LeadFieldKey): string[] {
  if (key === 'primaryContact') return [leadDetailLabels.firstName, leadDetailLabels.lastName];
  const label = leadFields[key].label();
  return [leadFields[key].kind === 'instant' ? exportMessages.localTime({ label }) : label];
}

/** What is in these columns for a lead; only for fields that the caller may see. */
export function cellsOf(key: LeadFieldKey, { row, shown }: ExportedLead): string[] {
  if (key === 'primaryContact') return [row.first_name, row.last_name];
  return [cellOf(key, { row, shown }) ?? ''];
}

function cellOf(key: LeadFieldKey, { row, shown }: ExportedLead): string | null {
  switch (key) {
    case 'email':
      return row.email;
    case 'phone':
      return row.phone && formatPhone(row.phone);
    case 'secondaryPhone':
      return row.secondary_phone && formatPhone(row.secondary_phone);
    case 'secondaryEmail':
      return row.secondary_email;
    case 'streetOne':
    case 'city':
    case 'state':
    case 'zip':
    case 'country':
    case 'dateOfBirth':
    case 'tShirtSize':
      return shown.primaryContact?.[key] ?? null;
    case 'notes':
      return row.notes;
    case 'lenderNotes':
      return row.lender_notes;
    case 'tags':
      return row.tags.join('; ');
    case 'concierge':
      return shown.concierge && fullName(shown.concierge);
    case 'secondaryLeadContact':
      return shown.secondaryLeadContact && fullName(shown.secondaryLeadContact);
    case 'score':
      return shown.score === null ? null : String(shown.score);
    case 'createdOn':
    case 'answerBy':
    case 'nextTask':
    case 'lastInquiry':
    case 'lastContacted': {
      const moment = shown[key];
      return moment && momentText(new Date(moment));
    }
    default: {
      const texts: Readonly<Record<string, unknown>> = shown;
      const text = texts[key];
      return typeof text === 'string' ? text : null;
    }
  }
}
