import type { ReportSubject } from '@homestead/contract/listings';
import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '#platform';

/** The home that a report is about, as the broker knows it. */
export interface ReportedHome {
  mls_number: string;
  /** Also when it may not be shown: the broker may know. */
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

export interface NewReport {
  listing_id: number;
  person_id: string | null;
  email: string | null;
  about: ReportSubject;
  message: string;
}

/** Answers the report's id. */
export async function insertReport(tx: DatabaseTransaction, report: NewReport): Promise<string> {
  const { id } = await tx
    .insertInto('listing_report')
    .values(report)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What a person reported, the latest first, at most 1000. */
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
    where r.person_id = ${personId} order by r.reported_at desc, r.id desc limit 1000`.execute(db);
  return rows;
}

/** Takes people off their reports: what is said of a home stays, who said it does not. */
export async function forgetReporters(
  tx: DatabaseTransaction,
  personIds: readonly string[],
): Promise<void> {
  await tx
    .updateTable('listing_report')
    .set({ person_id: null, email: null })
    .where('person_id', 'in', [...personIds])
    .execute();
}
