import type { ReportSubject } from '@homestead/contract/listings';
import { sql } from 'kysely';
import { type DatabaseTransaction, ownedBy, type Queryable } from '#platform';

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
