import type { HomePage } from './load-home.ts';

/**
 * A home whose details are only shown after a prompt. Price, status, address, photos and
 * where the listing comes from stay.
 */
export function withoutDetails(home: HomePage): HomePage {
  const { parts, sale } = home;
  return {
    ...home,
    isGated: true,
    parts: { ...parts, top: '', ways: '', main: '' },
    sale: { ...sale, openHouse: null },
    estimator: null,
    openHouses: '',
    similar: [],
  };
}
