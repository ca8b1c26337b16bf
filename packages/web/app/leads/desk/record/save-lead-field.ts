import type { WireLeadRecord } from '@homestead/contract/leads';
import { leadDetails } from '../details/lead-detail-client.ts';
import type { LeadField } from './lead-fields.ts';
import { leadRecords } from './lead-record-client.ts';

interface Saving {
  id: string;
  version: number;
}

type Save = (given: Saving, value: string | null) => Promise<unknown>;

/** The calls of fields that have one of their own. */
const calls: Partial<Record<LeadField, Save>> = {
  stageId: (of, value) => leadRecords.updateLeadStage({ ...of, stageId: value ?? '' }),
  contactStatusLevelId: (of, value) =>
    leadRecords.updateLeadStatusLevel({ ...of, contactStatusLevelId: value }),
  leadRole: (of, value) =>
    leadRecords.updateLeadRole({ ...of, leadRole: value as WireLeadRecord['details']['leadRole'] }),
  notes: (of, value) => leadRecords.updateLeadNotes({ ...of, notes: value }),
  lenderNotes: (of, value) => leadRecords.updateLenderNotes({ ...of, lenderNotes: value }),
  lenderStatusId: (of, value) => leadRecords.updateLenderStatus({ ...of, lenderStatusId: value }),
  lenderId: (of, value) => leadRecords.assignLender({ ...of, lenderId: value }),
  agentId: (of, value) => leadRecords.assignLead({ ...of, agentId: value }),
  lastConnectedAgentOn: (of, value) =>
    leadRecords.updateLastConnectedAgent({ ...of, lastConnectedAgentOn: value }),
  lastConnectedLenderOn: (of, value) =>
    leadRecords.updateLastConnectedLender({ ...of, lastConnectedLenderOn: value }),
  lastWorkedOn: (of, value) => leadRecords.updateLastWorkedAgent({ ...of, lastWorkedOn: value }),
  lastWorkedLenderOn: (of, value) =>
    leadRecords.updateLastWorkedLender({ ...of, lastWorkedLenderOn: value }),
};

/** Saves one field of a lead. */
export async function saveLeadField(
  of: Saving,
  field: LeadField,
  value: string | null,
): Promise<void> {
  const own = calls[field];
  if (own) return void (await own(of, value));
  const cleared = field === 'lastName' ? (value ?? '') : value;
  await leadDetails.updateLeadDetails({ ...of, [field]: cleared });
}
