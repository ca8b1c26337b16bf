import { useEffect } from 'react';

const PREFIX = 'homestead_draft ';

type Kept = Pick<Storage, 'removeItem' | 'key' | 'length'>;

/** How the names start under which this tab keeps what a person typed. */
export function draftsOf(owner: string): string {
  return `${PREFIX}${owner} `;
}

/** Forgets what others typed in this tab; everyone's drafts if `owner` is empty. */
export function forgetDraftsOfOthers(owner: string, kept: Kept = sessionStorage): void {
  const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
  for (const key of keys) {
    if (key.startsWith(PREFIX) && !key.startsWith(draftsOf(owner))) kept.removeItem(key);
  }
}

/**
 * Leaves this tab only the drafts of one person, and none after another tab signed out, which
 * clears all that the browser stored.
 */
export function useOwnDrafts(owner: string): void {
  useEffect(() => {
    forgetDraftsOfOthers(owner);
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null) forgetDraftsOfOthers('');
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [owner]);
}
