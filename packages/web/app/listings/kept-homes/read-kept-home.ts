import {
  type HomeMark,
  type KeptList,
  type listingEndpoints,
  NOTE_MOST,
  statusLabels,
} from '@homestead/contract/listings';
import { type AnswerOf, centsFromDollars } from '@homestead/contract/platform';
import { instantDateText, moneyText } from '#platform';
import type { ListingCardFacts } from '../listing.ts';
import { readCard } from '../read-listing.ts';
import { statusOf } from '../status-of.ts';

/** A home of a person's own list. Texts are ready to read; what there is nothing to say of is null. */
export interface KeptHomeFacts {
  mlsNumber: string;
  /** Null for a home that is no longer shown. */
  card: ListingCardFacts | null;
  mark: HomeMark | null;
  /** "Saved May 12, 2026" */
  kept: string;
  /** "$12,000 lower since you saved it" */
  priceChange: { text: string; isLower: boolean } | null;
  /** "Now pending; it was active when you saved it" */
  statusChange: string | null;
  note: string;
  noteVersion: number;
}

type Wire = AnswerOf<typeof listingEndpoints.getKeptHomes>['value'][number];

/** What was done with the homes of each list. */
const deeds: Record<KeptList, { first: string; since: string }> = {
  favourites: { first: 'Saved', since: 'you saved it' },
  dislikes: { first: 'Disliked', since: 'you disliked it' },
  viewed: { first: 'Viewed', since: 'you viewed it' },
};

/** A home of a list of the wire. */
export function readKeptHome(wire: Wire, list: KeptList, now: Date): KeptHomeFacts {
  const { first, since } = deeds[list];
  const mark = wire.favorites ? 'favourite' : wire.dislikes ? 'dislike' : null;
  return {
    mlsNumber: wire.listingid,
    card: wire.card ? { ...readCard(wire.card, now), mark } : null,
    mark,
    kept: `${first} ${instantDateText(wire.at)}`,
    priceChange: readPriceChange(wire.pricechange, since),
    statusChange: readStatusChange(wire, since),
    note: wire.note.slice(0, NOTE_MOST),
    noteVersion: wire.version,
  };
}

function readPriceChange(dollars: number | null, since: string): KeptHomeFacts['priceChange'] {
  const cents = dollars === null ? 0 : (centsFromDollars(dollars) ?? 0);
  if (cents === 0) return null;
  const isLower = cents < 0;
  const amount = moneyText(Math.abs(cents));
  return { text: `${amount} ${isLower ? 'lower' : 'higher'} since ${since}`, isLower };
}

function readStatusChange({ card, statusthen }: Wire, since: string): string | null {
  const then = statusOf(statusthen);
  const status = statusOf(card?.standardstatus ?? null);
  if (!then || !status || then === status) return null;
  return `Now ${statusLabels[status].toLowerCase()}; it was ${statusLabels[then].toLowerCase()} when ${since}`;
}
