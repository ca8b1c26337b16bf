import type { Language } from '@homestead/contract/platform';
import type { Caller, Queryable, Services } from '#platform';

/** Whether the caller may see what a person, who isn't the caller, did with homes. */
type MaySeeHomesOf = (db: Queryable, caller: Caller, personId: string) => Promise<boolean>;

/** Who gets the news of a shared search: someone without an account. */
export interface SearchHolder {
  email: string;
  firstName: string;
  language: Language;
  /** Where they live, whose quiet hours count. */
  zones: readonly string[];
  /** Ids of what withdraws the emails, besides the search. */
  topics: readonly string[];
}

/** Finds the holder of a shared search; null if they get no email. */
type FindSearchHolder = (tx: Queryable, holderId: string) => Promise<SearchHolder | null>;

interface SavedServices {
  /** Until another room sets it, nobody sees another person's homes. */
  maySeeHomesOf: MaySeeHomesOf;
  /** Until another room sets it, nobody gets the news of shared searches. */
  findSearchHolder: FindSearchHolder;
}

const opened = new WeakMap<Services['db'], SavedServices>();

/** The saved room's own services, created once. */
export function openSaved({ db }: Pick<Services, 'db'>): SavedServices {
  const known = opened.get(db) ?? {
    maySeeHomesOf: async () => false,
    findSearchHolder: async () => null,
  };
  opened.set(db, known);
  return known;
}
