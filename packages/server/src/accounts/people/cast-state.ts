import type { Queryable } from '#platform';
import { selectKnownEmails, selectOpenSuperAdmins } from './opened-account-store.ts';

/** What a demo needs to know before it adds its people. */
interface CastState {
  /** A super-admin can sign in: the cast is complete, or the server doesn't need one. */
  readonly isPlayed: boolean;
  /** Addresses that any person has or had. */
  readonly known: ReadonlySet<string>;
}

/** How much of a demo's cast exists; an interrupted start resumes where it stopped. */
export async function getCastState(db: Queryable, emails: readonly string[]): Promise<CastState> {
  const [superAdmins, known] = await Promise.all([
    selectOpenSuperAdmins(db),
    selectKnownEmails(db, emails),
  ]);
  return { isPlayed: superAdmins.length > 0, known };
}
