import { refuse } from '#platform';
import { savedHomeMessages } from '../messages.ts';

/** What a saved-property payload is about. */
type SavedListQuery = 'favorite' | 'dislike' | 'viewed';

interface Flags {
  favorites?: boolean | null | undefined;
  dislikes?: boolean | null | undefined;
  recently_viewed?: boolean | null | undefined;
}

/**
 * What the flags of a payload ask for; null when none is set. Refuses (bad-input) more than one:
 * favorite and dislike exclude each other.
 */
export function readSavedListQuery(flags: Flags): SavedListQuery | null {
  const queries: SavedListQuery[] = [];
  if (flags.favorites) queries.push('favorite');
  if (flags.dislikes) queries.push('dislike');
  if (flags.recently_viewed) queries.push('viewed');
  if (queries.length > 1) refuseFlags(savedHomeMessages.oneFlagOnly());
  return queries[0] ?? null;
}

/** Refuses (bad-input) unknown or empty flags. */
export function refuseFlags(message: string): never {
  const label = savedHomeMessages.favorites();
  return refuse('bad-input', { fields: [{ field: 'favorites', label, message }] });
}
