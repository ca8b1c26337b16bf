import type { ReportSubject } from '@homestead/contract/listings';
import { sql } from 'kysely';
import { type DatabaseTransaction, isNotPutOff, ownedBy, type Queryable } from '#platform';

/** The reported home, for the broker. */
export interface ReportedHome {
  mls_number: string;
  /** Even when it may not be shown: the broker may know. */
  street_address: string | null;
  city: string | null;
}

export async function selectReportedHome(db: Queryable, listingId: number): Promise<ReportedHome> {
  return db
    .selectFrom('listing')
    .select(['mls_number', 'street_address', 'city'])
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();
}

interface NewReport {
  listing_id: number;
  person_id: string | null;
  email: string | null;
  about: ReportSubject;
  message: string;
  is_suspected: boolean;
}

export async function insertReport(tx: DatabaseTransaction, report: NewReport): Promise<void> {
  await tx.insertInto('listing_report').values(report).execute();
}

/** A person's reports, the latest first, at most 1000. */
export async function selectReportsOf(db: Queryable, personId: string) {
  const { rows } = await sql<{
    mls_number: string;
    about: string;
    message: string;
    email: string | null;
    reported_at: Date;
  }>`
    select l.mls_number, r.about, r.message, r.email, r.reported_at
    from listing_report r join listing l on l.id = r.listing_id
    where ${ownedBy(personId, 'r.person_id')} order by r.reported_at desc, r.id desc limit 1000`.execute(
    db,
  );
  return rows;
}

/** Removes people from their reports: the reports stay without their author. */
export async function forgetReporters(
  tx: DatabaseTransaction,
  personIds: readonly string[],
): Promise<void> {
  await tx
    .updateTable('listing_report')
    .set({ person_id: null, email: null })
    .where(ownedBy(personIds, 'listing_report.person_id'))
    .execute();
}

/** Reports of more than `days` days ago that still have personal data, locked until the commit. */
export async function lockOldReports(
  tx: Queryable,
  { job, days, limit }: { job: string; days: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from listing_report
    where reported_at < now() - make_interval(days => ${days})
      and (message <> '' or email is not null or person_id is not null)
      and ${isNotPutOff(job, sql`listing_report.id::text`)}
    order by reported_at limit ${limit} for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Clears a report's author and its message, which may name people. */
export async function forgetReport(tx: Queryable, id: string): Promise<void> {
  await sql`
    update listing_report set person_id = null, email = null, message = ''
    where id = ${id}`.execute(tx);
}
