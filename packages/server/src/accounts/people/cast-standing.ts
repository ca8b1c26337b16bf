import type { Queryable } from '#platform';
import { selectKnownEmails, selectOpenSuperAdmins } from './opened-account-store.ts';

/** What a demo needs to know before it brings in its people. */
export interface CastStanding {
  /** Some super-admin can sign in: the cast has been played, or the house needs none. */
  readonly isPlayed: boolean;
  /** Addresses that anybody has or had. */
  readonly known: ReadonlySet<string>;
}

/** How far a demo's cast has been made; a start that was broken off goes on where it stopped. */
export async function getCastStanding(
  db: Queryable,
  emails: readonly string[],
): Promise<CastStanding> {
  const [superAdmins, known] = await Promise.all([
    selectOpenSuperAdmins(db),
    selectKnownEmails(db, emails),
  ]);
  return { isPlayed: superAdmins.length > 0, known };
}
