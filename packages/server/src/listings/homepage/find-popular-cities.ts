import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { serviceArea } from '#platform';
import type { ListingDeps } from '../listing-deps.ts';
import { countOptions } from '../options/option-count-store.ts';
import { selectCityPhotos } from './homepage-store.ts';

const MOST = 12;

type Answer = AnswerOf<typeof listingEndpoints.getPopularCities>;

/**
 * The cities of the service area with their numbers of homes for sale: those of its
 * main state, and those of its other states, where the cities with most homes fill the list up.
 */
export async function findPopularCities({ db, caches }: ListingDeps): Promise<Answer> {
  const version = await caches.findVersion();
  const options = await caches.options.get(String(version), () =>
    caches.search(() => countOptions(db)),
  );
  const counts = options.citiesAndStates.map(({ value, count }) => {
    const at = value.lastIndexOf(', ');
    return { city: value.slice(0, at), state: value.slice(at + 2), count };
  });
  const { cities, states } = serviceArea();
  const [main, ...others] = states;
  const countOf = (city: string, state: string) =>
    counts
      .filter((one) => one.city.toLowerCase() === city.toLowerCase() && one.state === state)
      .reduce((sum, { count }) => sum + count, 0);
  const served = cities.map(({ name, state }) => ({
    city: name,
    state,
    count: countOf(name, state),
  }));
  const elsewhere = counts.filter(
    ({ city, state }) =>
      others.includes(state) && !served.some((one) => one.city === city && one.state === state),
  );
  const nebraska = served.filter(({ state }) => state === main).slice(0, MOST);
  const lowa = [...served.filter(({ state }) => others.includes(state)), ...elsewhere].slice(
    0,
    MOST,
  );
  const photos = await caches.cityPhotos.get(String(version), () =>
    caches.search(() => selectCityPhotos(db, [...nebraska, ...lowa])),
  );
  const withPhoto = (one: (typeof served)[number]) => {
    const photo = photos.find(({ city, state }) => city === one.city && state === one.state);
    return {
      ...one,
      photoToken: photo?.token ?? null,
      listingFirm: photo?.list_office_name ?? null,
    };
  };
  return { nebraska: nebraska.map(withPhoto), lowa: lowa.map(withPhoto) };
}
