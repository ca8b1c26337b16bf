import type { WireComparedOffer, WireComparison } from '@homestead/contract/transactions';
import {
  bestOf,
  type CompareSort,
  compareRows,
  compareSorts,
  countsDown,
  differs,
  nameOf,
  oddOnes,
  sortOffers,
  stateText,
  twoDiffer,
} from './compare-rows.ts';
import { notesOf } from './notes-of.ts';

export interface ShownCell {
  text: string;
  note?: string;
  isBest: boolean;
  /** It differs from what most offers say. */
  isOdd?: true;
  /** A time that is counted down to, in place of the text. */
  until?: string;
}

export interface ShownRow {
  key: string;
  label: string;
  isPart: boolean;
  isAmount: boolean;
  isDifferent: boolean;
  /** Worth a look as a whole: two offers ask for different things. */
  isMarked?: true;
  /** By the ids of the offers. */
  cells: Partial<Record<number, ShownCell>>;
}

export type ShownOffer = Pick<WireComparedOffer, 'id' | 'code'> & { name: string; state: string };

/** Offers side by side in finished words: a public page gets them without the script for them. */
export interface ShownComparison extends Pick<WireComparison, 'now' | 'more'> {
  offers: ShownOffer[];
  rows: ShownRow[];
  sorts: { key: CompareSort; label: string }[];
  notes: string[];
  /** The ids of the offers in each order. */
  orders: Record<CompareSort, number[]>;
}

/** Puts a comparison into words, as of its own time. */
export function showComparison({ file, now, more, offers }: WireComparison): ShownComparison {
  const at = Date.parse(now);
  const sorts = Object.entries(compareSorts).map(([key, label]) => ({
    ...{ key: key as CompareSort, label: label() },
  }));
  return {
    ...{ now, more, sorts, notes: notesOf(file) },
    offers: offers.map((offer) => ({
      ...{ id: offer.id, code: offer.code, name: nameOf(offer), state: stateText(offer) },
    })),
    rows: compareRows(offers).map((row) => {
      const best = bestOf(row, offers, at);
      const odd = oddOnes(row, offers, at);
      const cellOf = (offer: WireComparedOffer): ShownCell => ({
        ...row.show(offer, at),
        isBest: best.has(offer.id),
        ...(odd.includes(offer.id) && { isOdd: true }),
        ...(row.key === 'expires' && countsDown(offer) && { until: offer.expiresAt ?? '' }),
      });
      return {
        ...{ key: row.key, label: row.label },
        ...{ isPart: row.isPart ?? false, isAmount: row.isAmount ?? false },
        isDifferent: differs(row, offers, at),
        ...(twoDiffer(row, offers, at) && { isMarked: true }),
        cells: Object.fromEntries(offers.map((offer) => [offer.id, cellOf(offer)])),
      };
    }),
    orders: Object.fromEntries(
      sorts.map(({ key }) => [key, sortOffers(offers, key).map(({ id }) => id)]),
    ) as Record<CompareSort, number[]>,
  };
}
