import type { HomeMark } from '@homestead/contract/listings';
import type { Event } from '#platform';
import type { PersonAndHome } from './kept-home-store.ts';

const types = {
  favourite: { set: 'listings.home-favourited', gone: 'listings.home-unfavourited' },
  dislike: { set: 'listings.home-disliked', gone: 'listings.home-undisliked' },
} as const;

/** News that a person marked a home, or took a mark away. */
export function markEvent(what: 'set' | 'gone', mark: HomeMark, home: PersonAndHome): Event {
  const { personId, listingId } = home;
  return { type: types[mark][what], payload: { personId, listingId } };
}
