import type { WireOwnEnvelope } from '@homestead/contract/documents';
import { sql } from 'kysely';
import type { Queryable } from '#platform';

const OWN_MAX = 100;

/** What was sent to a mailbox that the caller proved to be theirs, newest first. */
export async function selectOwnRecipients(
  db: Queryable,
  email: string,
): Promise<WireOwnEnvelope[]> {
  const { rows } = await sql<Omit<WireOwnEnvelope, 'sentAt'> & { sentAt: Date | null }>`
    select recipient.id as recipient, envelope.title, envelope.home_address as "homeAddress",
      owner.first_name || ' ' || owner.last_name as sender, recipient.role, recipient.state,
      envelope.state as "envelopeState", recipient.sent_at as "sentAt",
      envelope.due_on::text as "dueOn",
      envelope.state = 'sent' and recipient.role <> 'copy'
        and recipient.state in ('sent', 'opened') as "isTheirTurn"
    from envelope_recipient recipient
    join envelope on envelope.id = recipient.envelope_id
    join person owner on owner.id = envelope.owner_id
    where lower(recipient.email) = lower(${email}) and recipient.email <> ''
      and recipient.sent_at is not null and recipient.link_revoked_at is null
    order by recipient.sent_at desc, recipient.id limit ${OWN_MAX}`.execute(db);
  return rows.map((row) => ({ ...row, sentAt: row.sentAt?.toISOString() ?? null }));
}
