import { listingLabel, statusLabels, statusOf } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import {
  type HomeReaction,
  NOTE_MAX,
  type SavedList,
  type savedEndpoints,
} from '@homestead/contract/saved';
import { type ListingCardFacts, readCard } from '#listings';
import { instantDateText, moneyText } from '#platform';
import { savedHomeMessages } from '../messages/homes.ts';

/** A home of a person's own list, with finished texts; null where there is nothing to say. */
export interface SavedHomeFacts {
  mlsNumber: string;
  /** Null for a home that is no longer on the site. */
  card: ListingCardFacts | null;
  reaction: HomeReaction | null;
  /** "Saved May 12, 2026" */
  listedSince: string;
  /** "$12,000 lower since you saved it" */
  priceChange: { text: string; isLower: boolean } | null;
  /** "Now pending; it was active when you saved it" */
  statusChange: string | null;
  note: string;
  noteVersion: number;
}

type Wire = AnswerOf<typeof savedEndpoints.getSavedHomes>['data'][number];

export function readSavedHome(wire: Wire, list: SavedList, now: Date): SavedHomeFacts {
  return {
    mlsNumber: wire.mlsNumber,
    card: wire.card && readCard(wire.card, now),
    reaction: wire.reaction,
    listedSince: savedHomeMessages.listedSince({ list, day: instantDateText(wire.at) }),
    priceChange: readPriceChange(wire.priceChangeCents, list),
    statusChange: readStatusChange(wire, list),
    note: wire.note.slice(0, NOTE_MAX),
    noteVersion: wire.version,
  };
}

function readPriceChange(cents: number | null, list: SavedList): SavedHomeFacts['priceChange'] {
  if (!cents) return null;
  const isLower = cents < 0;
  const say = isLower ? savedHomeMessages.priceLower : savedHomeMessages.priceHigher;
  return { text: say({ amount: moneyText(Math.abs(cents)), list }), isLower };
}

function readStatusChange({ card, statusThen }: Wire, list: SavedList): string | null {
  const then = statusOf(statusThen);
  const status = statusOf(card?.standardStatus ?? null);
  if (!then || !status || then === status) return null;
  const words = (one: typeof then) => listingLabel(statusLabels[one]).toLowerCase();
  return savedHomeMessages.statusChanged({ now: words(status), before: words(then), list });
}
