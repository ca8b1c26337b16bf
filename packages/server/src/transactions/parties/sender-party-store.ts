import { sql } from 'kysely';
import type { Queryable } from '#platform';

/**
 * The person of the directory who has this email and name, or this name at this company; and
 * whether another one has the email or the phone.
 */
export async function findPartyOfSender(
  db: Queryable,
  sent: { agentName: string; brokerage: string; email: string; phone: string | null },
): Promise<{ id: string | null; isEmailTaken: boolean; isPhoneTaken: boolean }> {
  const { agentName, brokerage, email, phone } = sent;
  const { rows } = await sql<{
    id: string | null;
    isEmailTaken: boolean;
    isPhoneTaken: boolean;
  }>`
    select (select person.id from party person
        left join party at on at.id = current_party(person.company_id)
        where person.company_id is not null and person.merged_into_id is null
          and person.name_key = party_name_key(${agentName})
          and (lower(person.email) = lower(${email}) or at.name_key = party_name_key(${brokerage}))
        order by lower(person.email) = lower(${email}) desc nulls last, person.id limit 1) as id,
      exists (select 1 from party where lower(email) = lower(${email})
        and merged_into_id is null) as "isEmailTaken",
      exists (select 1 from party where phone = ${phone}::text
        and merged_into_id is null) as "isPhoneTaken"`.execute(db);
  return rows[0] ?? { id: null, isEmailTaken: false, isPhoneTaken: false };
}
