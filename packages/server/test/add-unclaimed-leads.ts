import pg from 'pg';
import { findEmbeddedPostgres } from '../src/platform/index.ts';

/** Adds so many unclaimed leads of a last name to a program that runs on this state folder. */
export async function addUnclaimedLeads(
  stateDir: string,
  { last, count }: { last: string; count: number },
): Promise<void> {
  const running = findEmbeddedPostgres(stateDir);
  if (!running) throw new Error('No program runs on this state folder.');
  const client = new pg.Client({ ...running.connection, ssl: false });
  await client.connect();
  try {
    await client.query(
      `insert into lead (first_name, last_name, email, last_inquiry_at)
       select 'Visitor', $1, lower($1) || '-' || number || '@homes.example', now()
       from generate_series(1, $2::int) number`,
      [last, count],
    );
  } finally {
    await client.end();
  }
}
