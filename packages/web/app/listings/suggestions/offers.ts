import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { browserApi } from '#platform';
import { listings } from '../client.ts';
import type { RememberedAddress, RememberedSearch } from '../device/search-memory.ts';
import { listingHref } from '../listing/listing-address.ts';
import { suggestionMessages } from '../messages/suggestions.ts';
import type { Search } from '../search/search.ts';
import { filterHref } from '../search/search-address.ts';
import { placeFields } from '../search/search-fields.ts';
import { readWireFilter } from '../search/wire-filter.ts';
import { askAboutSentence } from '../sentence/find-sentence-search.ts';

type Suggestion = AnswerOf<(typeof listingEndpoints)['suggestPlaces']>['value'][number];

/** A line under the search field, and what choosing it does. */
export interface Offer {
  key: string;
  group: string;
  label: string;
  /** What is next to it: how many homes, what was understood. */
  hint?: string;
  does:
    | { href: string; text: string; address: RememberedAddress; isKept: boolean }
    | { say: string }
    | 'submit'
    | 'near-me'
    | 'forget';
}

const groups: Record<Suggestion['kind'], () => string> = {
  city: suggestionMessages.cities,
  zip: suggestionMessages.zips,
  subdivision: suggestionMessages.neighborhoods,
  school: suggestionMessages.schools,
  address: suggestionMessages.homes,
  mls: suggestionMessages.mlsNumbers,
};
const order = Object.keys(groups);
const LIMIT = 12;

/** How many example sentences are offered at a time. */
const EXAMPLES = 3;

/** Some of the example sentences, others on another day. */
function examples(today = new Date()): Offer[] {
  const all = suggestionMessages.examples().split('|');
  const first = (today.getDate() * EXAMPLES) % all.length;
  return Array.from({ length: EXAMPLES }, (_, at): Offer => {
    const say = all[(first + at) % all.length] ?? '';
    return { key: say, group: suggestionMessages.tryAsking(), label: `“${say}”`, does: { say } };
  });
}

/**
 * What is offered before anything is typed: this device's recent searches, example sentences, and
 * homes near it.
 */
export function offersBefore(recent: readonly RememberedSearch[]): Offer[] {
  const nearMe: Offer = {
    key: 'near-me',
    group: suggestionMessages.nearYou(),
    label: suggestionMessages.homesNearMe(),
    hint: suggestionMessages.nearMeHint(),
    does: 'near-me',
  };
  if (recent.length === 0) return [...examples(), nearMe];
  const group = suggestionMessages.recent();
  return [
    ...recent.map(
      ({ href, label }): Offer => ({
        key: href,
        group,
        label,
        does: { href, text: '', address: {}, isKept: true },
      }),
    ),
    { key: 'forget', group, label: suggestionMessages.clearRecent(), does: 'forget' },
    ...examples(),
    nearMe,
  ];
}

/**
 * What is offered for a text: first what its words ask for, if that is more than a place, then
 * matching places and homes, in groups.
 */
export async function offersFor(
  text: string,
  search: Search,
  signal: AbortSignal,
): Promise<Offer[]> {
  const [places, sentence] = await Promise.all([
    askForPlaces(text, signal),
    /\S\s\S/.test(text) ? askAboutSentence({ api: browserApi, signal }, text) : null,
  ]);
  const isSentence = sentence && !sentence.isPlaceOnly && sentence.understood.length > 0;
  const words = (sentence?.understood ?? []).map(({ label }) => label).join(' · ');
  return [
    ...(isSentence
      ? [
          {
            key: 'words',
            group: suggestionMessages.inYourWords(),
            label: words,
            does: 'submit',
          } satisfies Offer,
        ]
      : []),
    ...places.map((place) => offerPlace(place, search)),
  ];
}

async function askForPlaces(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const answer = await listings.suggestPlaces(
    { q: text.slice(0, 120), limit: LIMIT },
    { api: browserApi, signal },
  );
  return answer.value.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

function offerPlace(suggestion: Suggestion, search: Search): Offer {
  const { kind, label, count } = suggestion;
  return {
    key: `${kind} ${label}`,
    group: groups[kind](),
    label,
    ...(count !== null && { hint: suggestionMessages.homeCount({ count }) }),
    does: {
      href: hrefOf(suggestion, search),
      text: label,
      address: addressOf(suggestion),
      isKept: true,
    },
  };
}

/** A home's page, or the search with this place instead of its own. */
function hrefOf(suggestion: Suggestion, search: Search): string {
  if (suggestion.mlsNumber) return listingHref(suggestion.mlsNumber);
  return placeSearchHref(readWireFilter(suggestion.filter), search);
}

/** The search with another place. */
export function placeSearchHref(place: Search['filter'], search: Search): string {
  const filter = { ...search.filter };
  for (const name of placeFields) delete filter[name];
  return filterHref({ ...filter, ...place }, search.sort, search.view);
}

/** City, state, ZIP code and house number of the choice, as far as known. */
function addressOf({ kind, label, filter }: Suggestion): RememberedAddress {
  if (kind === 'address') {
    const [street = '', city, rest = ''] = label.split(', ');
    const [state, zip] = rest.split(' ');
    const streetNumber = /^\d+\S*/.exec(street)?.[0];
    return {
      ...(city && { city }),
      ...(state && { state }),
      ...(zip && { zip }),
      ...(streetNumber && { streetNumber }),
    };
  }
  const { city, zip, stateOrProvince: state } = filter;
  return { ...(city && { city }), ...(zip && { zip }), ...(state && { state }) };
}
