import { sql } from 'kysely';
import type { Database } from '#platform';
import { recordMessages } from '../messages.ts';
import type { MlsSession } from '../mls/mls-session.ts';
import { derivedBy } from '../normalize/derived-by.ts';
import { RecordIntake } from './record-intake.ts';
import { takeRecord } from './taken-record.ts';

const BATCH = 100;

/**
 * Derives a feed's listings again from their raw records if the rules or settings have changed.
 * Removed listings stay removed. Open houses don't change, because they may be newer than the
 * record.
 */
export async function rederiveListings(
  db: Database,
  session: Pick<MlsSession, 'feed' | 'rules' | 'runId' | 'log'>,
  signal?: AbortSignal,
): Promise<void> {
  const { feed, rules } = session;
  const intake = new RecordIntake(db, session);
  for (let afterId = 0; ; ) {
    signal?.throwIfAborted();
    const { rows } = await sql<{ id: number; record: string }>`
      select r.listing_id as id, r.record::text as record
      from raw_record r join listing l on l.id = r.listing_id
      where r.feed = ${feed} and r.derived_by <> ${derivedBy(rules)} and l.gone_at is null
        and r.listing_id > ${afterId}
      order by r.listing_id limit ${BATCH}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    afterId = last.id;
    const records = rows.map(({ id, record }) => {
      const { OpenHouse: _, OpenHouses: __, ...parsed } = JSON.parse(record);
      return takeRecord(parsed, { raw: record, place: recordMessages.placeInStore({ id }), rules });
    });
    await intake.take(records);
    await intake.finish();
  }
}
