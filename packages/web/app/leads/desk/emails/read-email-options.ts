import { leadRecords } from '../record/lead-record-client.ts';
import { leadEmails } from './lead-email-client.ts';

/** What an email to a lead can be sent with, and the departments that it can be for. */
export async function readEmailOptions(leadId: string, signal?: AbortSignal) {
  const call = signal ? { signal } : {};
  const [{ data }, { data: departments }] = await Promise.all([
    leadEmails.getLeadEmailOptions({ id: leadId }, call),
    leadRecords.getLeadDepartments({}, call),
  ]);
  return { ...data, departments: departments.map(({ display }) => display) };
}

export type EmailOptions = Awaited<ReturnType<typeof readEmailOptions>>;
