import { leadDetailLabels } from '@homestead/contract/leads';
import type { RecordTable } from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { leadDetailMessages } from '../messages/details.ts';
import { refuseLead } from '../refuse-lead.ts';
import { detailColumns, detailFields, LEAD_RECORD } from './lead-detail-columns.ts';

/** Leads as records with a history; `changeLead` changes them. */
export const leadTable: RecordTable<LeadRow> = {
  key: LEAD_RECORD,
  table: 'lead',
  columns: {
    ...Object.fromEntries(
      detailFields.map((field) => [detailColumns[field], { label: () => leadDetailLabels[field] }]),
    ),
    agent_id: { label: leadDetailMessages.agent },
  },
  taken: {
    lead_of_mailbox: {
      field: 'email',
      label: () => leadDetailLabels.email,
      message: leadDetailMessages.emailTaken,
    },
  },
  refuseMissing: () => refuseLead('lead-not-found'),
};
