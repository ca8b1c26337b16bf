import type { HistoryFacts } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { atomically, type Database, maintain, type Queryable } from './database.ts';
import { DatabaseLock } from './database-lock.ts';
import type { Services } from './room.ts';

const chainLock = new DatabaseLock('platform.audit-chain');
const LINKS_AT_ONCE = 1000;
/** Ids before the last linked one whose rows may have been committed since. */
const LOOK_BACK = 100_000;
const ALL = Number.MAX_SAFE_INTEGER;

/** What a check of the audit found. */
interface AuditCheck {
  /** The last link, and its hash in hex; null for an empty chain. */
  position: number;
  hash: string | null;
  /** The first link that is wrong, and why; null when all are right. */
  brokenAt: number | null;
  reason: string | null;
}

/**
 * Adds committed history (security events, changes of records) to the hash chain. Runs apart
 * from the commits themselves, which would otherwise wait for each other. Returns how many rows.
 * `lookBack`: how far before the last linked id of each kind it finds rows that were committed
 * late.
 */
export async function linkAudit(db: Database, lookBack = LOOK_BACK): Promise<number> {
  let linked = 0;
  for (;;) {
    const count = await atomically(db, async (tx) => {
      await chainLock.untilCommit(tx);
      const { rows } = await sql<{ count: number }>`
        select link_audit(${LINKS_AT_ONCE}, ${lookBack}) as count`.execute(tx);
      return rows[0]?.count ?? 0;
    });
    linked += count;
    if (count < LINKS_AT_ONCE) return linked;
  }
}

/** Checks the whole chain against history and earlier checks, and stores what it found. */
export async function checkAudit(db: Database): Promise<AuditCheck> {
  const { rows } = await sql<AuditCheck>`
    select position, encode(hash, 'hex') as hash, broken_at as "brokenAt", reason
    from check_audit()`.execute(db);
  if (!rows[0]) throw new Error('The check of the audit found nothing');
  return rows[0];
}

/** What the newest check found, for the screens of history; null before the first. */
export async function findAuditCheck(db: Queryable): Promise<HistoryFacts['auditCheck']> {
  const { rows } = await sql<{ at: Date; isWhole: boolean }>`
    select checked_at as at, broken_at is null as "isWhole"
    from audit_check order by id desc limit 1`.execute(db);
  return rows[0] ? { checkedAt: rows[0].at.toISOString(), isWhole: rows[0].isWhole } : null;
}

/** Defines the jobs of the audit's chain, and the metric `audit_broken`. */
export function defineAuditJobs({ db, jobs, log, metrics }: Services): void {
  metrics.gauge('audit_broken', 'Whether the last check of the audit found a break', async () => {
    const { rows } = await sql<{ isBroken: boolean }>`
      select broken_at is not null as "isBroken" from audit_check order by id desc limit 1`.execute(
      db,
    );
    return rows[0]?.isBroken ? 1 : 0;
  });
  jobs.define({
    name: 'platform.link-audit',
    recurs: true,
    run: async () => void (await maintain(db, (free) => linkAudit(free))),
  });
  jobs.define({
    name: 'platform.check-audit',
    recurs: true,
    run: async () => {
      await maintain(db, (free) => linkAudit(free, ALL));
      const check = await maintain(db, checkAudit);
      if (check.brokenAt !== null) log.error(check, 'the audit was changed');
      // The log is evidence outside of the database.
      else log.info(check, 'the audit is whole');
    },
  });
}
