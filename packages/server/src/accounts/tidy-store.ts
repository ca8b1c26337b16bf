import { sql } from 'kysely';
import type { Queryable } from '#platform';

const ENDED_SESSIONS_KEPT = '90 days';
const RETIRED_SECRETS_KEPT = '30 days';
const DEVICES_KEPT = '730 days';

/** Deletes sessions long over, with their secrets; their security events stay in the audit. */
export async function deleteOldSessions(tx: Queryable): Promise<void> {
  await sql`
    delete from session
     where expires_at < now() - ${ENDED_SESSIONS_KEPT}::interval
        or ended_at < now() - ${ENDED_SESSIONS_KEPT}::interval`.execute(tx);
  await sql`
    delete from session_secret
     where retired_at < now() - ${RETIRED_SECRETS_KEPT}::interval`.execute(tx);
}

/** Deletes expired half-finished sign-ins and registrations. */
export async function deleteRunOut(tx: Queryable): Promise<void> {
  await sql`delete from sign_in_challenge where expires_at < now()`.execute(tx);
  await sql`delete from pending_registration where expires_at < now() - interval '7 days'`.execute(
    tx,
  );
}

/** Deletes devices that were not seen for long. */
export async function deleteOldDevices(tx: Queryable): Promise<void> {
  await sql`delete from known_device where last_seen_at < now() - ${DEVICES_KEPT}::interval`.execute(
    tx,
  );
}
