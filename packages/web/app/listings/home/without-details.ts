import type { SaleFacts } from './sale-facts.ts';

/** What of a home's page can be left out. */
interface Details {
  isGated: boolean;
  parts: Record<'top' | 'ways' | 'main' | 'source', string>;
  sale: SaleFacts;
  estimator: string | null;
  openHouses: string;
  similar: unknown[];
}

/**
 * A home whose details are only shown after a prompt. Price, status, address, photos and
 * where the listing comes from stay.
 */
export function withoutDetails<Home extends Details>(home: Home): Home {
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
