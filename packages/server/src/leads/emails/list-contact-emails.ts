import type { leadEmailEndpoints } from '@homestead/contract/leads';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { type Caller, hiddenColumns, holds, type Queryable, requireSeen } from '#platform';
import { detailScope } from '../details/lead-detail-columns.ts';
import { requireLead } from '../details/lead-details.ts';
import { type ContactEmailRow, selectContactEmails } from './contact-email-store.ts';

const PER_PAGE = 20;

/**
 * One page of the email addresses of contacts; without names for people who may not see them.
 * Refuses (not-permitted) who may not see emails, and
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
  const withNames = holds(caller, 'column-primarycontact');
  const withSecondNames = holds(caller, 'column-secondaryleadcontact');
  const nameOf = ({ is_primary, first_name, last_name }: ContactEmailRow) =>
    (is_primary ? withNames : withSecondNames)
      ? { firstName: first_name, lastName: last_name }
      : { firstName: '', lastName: '' };
  const search = filter?.search?.trim() ?? '';
  const asked = { page: paginator?.page ?? 1, pageSize: paginator?.per_page ?? PER_PAGE };
  const found = await selectContactEmails(
    db,
    caller,
    { leadId, search, withSecond, withNames },
    asked,
  );
  return {
    statusCode: 'success',
    message: '',
    data: found.rows.map((row) => ({
      leadid: row.lead_id,
      ...nameOf(row),
      email: row.email,
      isPrimary: row.is_primary,
    })),
    hasMore: asked.page * asked.pageSize < found.total,
    totalRecords: found.total,
  };
}
