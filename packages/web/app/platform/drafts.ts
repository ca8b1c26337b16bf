const PREFIX = 'homestead_draft ';

/** Whose the drafts are that were typed in this tab before anyone signed in. */
export const VISITOR = 'visitor';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Listed = Pick<Storage, 'removeItem' | 'key' | 'length'>;

/** How the names start under which this tab keeps what a person typed. */
export function draftsOf(owner: string): string {
  return `${PREFIX}${owner} `;
}

/**
 * Forgets what other people typed in this tab. A visitor who signs in goes on with their drafts.
 */
export function forgetDraftsOfOthers(owner: string, kept: Listed = sessionStorage): void {
  const own = [owner, VISITOR].map(draftsOf);
  const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
  for (const key of keys) {
    if (key.startsWith(PREFIX) && !own.some((start) => key.startsWith(start))) kept.removeItem(key);
  }
}

/** What this tab keeps under a key; null if there is nothing, or it can't be read. */
export function readKept(key: string, kept?: Kept): unknown {
  try {
    return JSON.parse((kept ?? sessionStorage).getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps something through reloads of this tab; null forgets it. */
export function keepInTab(key: string, what: object | null, kept?: Kept): void {
  try {
    const storage = kept ?? sessionStorage;
    if (what === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(what));
  } catch {
    // The browser's storage is full or off: what was typed lives as long as the page.
  }
}
