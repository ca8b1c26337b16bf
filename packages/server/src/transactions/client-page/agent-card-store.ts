import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** How the client of an offer reaches its agent; null once they have left. */
export async function findAgentContact(
  db: Queryable,
  agentId: string,
): Promise<{ email: string; phone: string | null } | null> {
  const { rows } = await sql<{ email: string; phone: string | null }>`
    select email, phone from person where id = ${agentId}
      and deleted_at is null and deactivated_at is null`.execute(db);
  return rows[0] ?? null;
}
