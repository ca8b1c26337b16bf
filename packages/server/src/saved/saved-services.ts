import type { Caller, Queryable, Services } from '#platform';

/** Whether the caller may see what a person, who isn't the caller, did with homes. */
type MaySeeHomesOf = (db: Queryable, caller: Caller, personId: string) => Promise<boolean>;

interface SavedServices {
  /** Until another room sets it, nobody sees another person's homes. */
  maySeeHomesOf: MaySeeHomesOf;
}

const opened = new WeakMap<Services['db'], SavedServices>();

/** The saved room's own services, created once. */
export function openSaved({ db }: Pick<Services, 'db'>): SavedServices {
  const known = opened.get(db) ?? { maySeeHomesOf: async () => false };
  opened.set(db, known);
  return known;
}
