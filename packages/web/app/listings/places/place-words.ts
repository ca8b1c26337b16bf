import { kindLabels, listingKinds, type PlaceKind } from '@homestead/contract/listings';
import { countText, groupedText, moneyText } from '#platform';
import { searchHeading } from '../search-words.ts';
import type { PlaceFacts } from './place-client.ts';

/** How a place is named in a sentence: "in Elkhorn", "near Central High School". */
export function placeWords({ kind, name }: Pick<PlaceFacts, 'kind' | 'name'>): string {
  const words: Record<PlaceKind, string> = {
    city: `in ${name}`,
    county: `in ${name} County`,
    zip: `in ${name}`,
    subdivision: `in ${name}`,
    'elementary-school': `near ${schoolName(name, 'Elementary School')}`,
    'high-school': `near ${schoolName(name, 'High School')}`,
    'school-district': `in the ${name} school district`,
    type: '',
  };
  return words[kind];
}

/** The heading of a place's page. */
export function placeHeading(place: Pick<PlaceFacts, 'kind' | 'name'>): string {
  if (place.kind !== 'type') return `Homes for sale ${placeWords(place)}`;
  const kind = listingKinds.find((code) => kindLabels[code].label === place.name);
  return searchHeading(kind ? { kind } : {}, null);
}

/**
 * What the figures say, as sentences; what is not known is left out. Every figure is over the homes
 * for sale at the moment.
 */
export function placeSentences(place: PlaceFacts): string[] {
  const { count, kind } = place;
  const where = kind === 'type' ? 'around here' : placeWords(place);
  if (count === 0) return [`There are no homes for sale ${where} at the moment.`];
  const sentences = [
    `There ${count === 1 ? 'is 1 home' : `are ${groupedText(count)} homes`} for sale ${where} at the moment${
      place.newthisweek > 0 ? `, ${groupedText(place.newthisweek)} of them new this week` : ''
    }.`,
  ];
  if (place.medianprice !== null) {
    const sized =
      place.medianpersqft === null
        ? ''
        : `, and a square foot costs ${moneyText(place.medianpersqft * 100)} at the median`;
    sentences.push(`Half of them ask for less than ${moneyText(place.medianprice * 100)}${sized}.`);
  }
  if (place.mediandays !== null) {
    sentences.push(
      `Half have been on the market for ${countText(place.mediandays, 'day')} or less.`,
    );
  }
  if (place.reducedthismonth > 0) {
    sentences.push(
      `${groupedText(place.reducedthismonth)} ${place.reducedthismonth === 1 ? 'has' : 'have'} lowered the price in the last 30 days.`,
    );
  }
  const kinds = Object.entries(place.kinds)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([wire, homes]) => `${labelOf(wire)} ${groupedText(homes)}`);
  if (kinds.length > 1) sentences.push(`By type: ${kinds.join(', ')}.`);
  return sentences;
}

function schoolName(name: string, more: string): string {
  return /school/i.test(name) ? name : `${name} ${more}`;
}

function labelOf(wire: string): string {
  const kind = listingKinds.find((code) => kindLabels[code].wire === wire);
  return kind ? kindLabels[kind].label : wire;
}
