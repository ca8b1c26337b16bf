import { refuse } from '#platform';

/** What a saved-property payload of the wire is about. */
export type KeptWish = 'favourite' | 'dislike' | 'viewed';

interface Flags {
  favorites?: boolean | null | undefined;
  dislikes?: boolean | null | undefined;
  recently_viewed?: boolean | null | undefined;
}

/**
 * What the flags of a payload ask for; null when none is set. Refuses (bad-input) more than one:
 * favourite and dislike exclude each other (spec 1 section 4).
 */
export function readKeptWish(flags: Flags): KeptWish | null {
  const wishes: KeptWish[] = [];
  if (flags.favorites) wishes.push('favourite');
  if (flags.dislikes) wishes.push('dislike');
  if (flags.recently_viewed) wishes.push('viewed');
  if (wishes.length > 1) refuseFlags('Favorites can’t be set together with another flag');
  return wishes[0] ?? null;
}

/** Refuses (bad-input) flags that ask for nothing that is known. */
export function refuseFlags(message: string): never {
  return refuse('bad-input', { fields: [{ field: 'favorites', label: 'Favorites', message }] });
}
