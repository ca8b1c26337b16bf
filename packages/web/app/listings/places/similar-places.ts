import { placeSlug } from '@homestead/contract/listings';

/** From this share of common letter pairs on, a name may be what was meant. */
const LEAST = 0.45;

/** Those places whose names look like the one in an address, most alike first. */
export function similarPlaces<Place extends { name: string }>(
  places: readonly Place[],
  slug: string,
): Place[] {
  const asked = pairsOf(slug.toLowerCase());
  return places
    .map((place) => ({ place, likeness: likenessOf(pairsOfPlace(place.name), asked) }))
    .filter(({ likeness }) => likeness >= LEAST)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ place }) => place);
}

const pairsOf = (word: string) =>
  new Set(Array.from(`-${word}`, (letter, at) => letter + (word[at] ?? '-')));

/** Pairs by place; names change only with the feed. */
const known = new Map<string, ReadonlySet<string>>();
const KNOWN_MAX = 10_000;

function pairsOfPlace(name: string): ReadonlySet<string> {
  const pairs = known.get(name) ?? pairsOf(placeSlug(name));
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(name, pairs);
  return pairs;
}

/** The Dice coefficient of two sets of letter pairs, 0 to 1. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((pair) => other.has(pair));
  return (2 * common.length) / (one.size + other.size);
}
