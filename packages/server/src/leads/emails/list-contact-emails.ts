import type { leadEmailEndpoints } from '@homestead/contract/leads';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { type Caller, hiddenColumns, type Queryable, requireSeen } from '#platform';
import { detailScope } from '../details/lead-detail-columns.ts';
import { requireLead } from '../details/lead-details.ts';
import { selectContactEmails } from './contact-email-store.ts';

const PER_PAGE = 20;

/**
 * One page of the email addresses of contacts. Refuses (not-permitted) who may not see emails, and
 * a lead out of sight (lead-not-found).
 */
export async function listContactEmails(
  db: Queryable,
  caller: Caller,
  { filter, paginator }: BodyOf<typeof leadEmailEndpoints.getEmailsOfContacts>,
): Promise<AnswerOf<typeof leadEmailEndpoints.getEmailsOfContacts>> {
  requireSeen(caller, detailScope, ['email']);
  const leadId = filter?.leadid ? (await requireLead(db, caller, filter.leadid)).id : null;
  const withSecond = !hiddenColumns(caller, detailScope).includes('secondaryEmail');
  const search = filter?.search?.trim() ?? '';
  const asked = { page: paginator?.page ?? 1, pageSize: paginator?.per_page ?? PER_PAGE };
  const found = await selectContactEmails(db, caller, { leadId, search, withSecond }, asked);
  return {
    statusCode: 'success',
    message: '',
    data: found.rows.map((row) => ({
      leadid: row.lead_id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      isPrimary: row.is_primary,
    })),
    hasMore: asked.page * asked.pageSize < found.total,
    totalRecords: found.total,
  };
}
