import { sql } from 'kysely';
import { isNotPutOff, type Queryable } from '#platform';

/** How many days before its expiration an agreement is reminded of. */
const DAYS = 5;

/**
 * Open listing files whose agreement expires within five days of `today`, and that weren't
 * reminded of for that date; locked until the commit.
 */
export async function lockDueAgreements(
  tx: Queryable,
  { job, today, limit }: { job: string; today: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select listing_file.id from listing_file
    where listing_file.state in ('active', 'under-contract')
      and listing_file.agreement_expires_on >= ${today}::date
      and listing_file.agreement_expires_on <= ${today}::date + ${DAYS}::int
      and listing_file.reminded_for is distinct from listing_file.agreement_expires_on
      and ${isNotPutOff(job, sql`listing_file.id::text`)}
    order by listing_file.agreement_expires_on limit ${limit}
    for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Notes that the reminder of a locked listing file is sent. */
export async function takeAgreementReminder(tx: Queryable, id: string): Promise<void> {
  await sql`
    update listing_file set reminded_for = agreement_expires_on where id = ${id}`.execute(tx);
}
