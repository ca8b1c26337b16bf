import { SEARCH_PATH } from '../listing/listing-address.ts';

/** A search that this device remembers. */
export interface RememberedSearch {
  href: string;
  label: string;
}

/** The parts of a chosen place's address, as R-45 names them. */
export interface RememberedAddress {
  city?: string;
  zip?: string;
  state?: string;
  streetNumber?: string;
}

/**
 * The keys of R-45 in local storage: the last search, the parts of the address chosen
 * last, the text that the search box showed for it, and the recent searches. SIGN OUT clears them
 * with everything else there.
 */
const keys = {
  last: 'filtervalue',
  address: 'searchbaradd',
  text: 'onaddressbar',
  recent: 'storedOptions',
} as const;

const MAX_RECENT = 5;
const LONGEST_LABEL = 120;
const LONGEST_HREF = 2000;

/** The latest search; null if there is none. */
export function findLastSearch(): RememberedSearch | null {
  return toSearch(read(keys.last));
}

export function forgetLastSearch(): void {
  write(keys.last, null);
}

/** Recent searches, the latest first. */
export function getRecentSearches(): RememberedSearch[] {
  const list = read(keys.recent);
  return (Array.isArray(list) ? list : [])
    .flatMap((one) => toSearch(one) ?? [])
    .slice(0, MAX_RECENT);
}

/** Puts a search first; each search is listed once. */
export function rememberSearch(search: RememberedSearch): void {
  const others = getRecentSearches().filter(({ href }) => href !== search.href);
  write(keys.recent, [search, ...others].slice(0, MAX_RECENT));
}

export function forgetRecentSearches(): void {
  for (const key of [keys.recent, keys.address, keys.text]) write(key, null);
}

/** Remembers the choice in the search box: its text and the parts of its address. */
export function rememberChoice(text: string, address: RememberedAddress): void {
  write(keys.text, text);
  write(keys.address, address);
}

function toSearch(value: unknown): RememberedSearch | null {
  const { href, label } = (value ?? {}) as Partial<RememberedSearch>;
  if (typeof href !== 'string' || typeof label !== 'string' || label === '') return null;
  const isOurs = href.startsWith(`${SEARCH_PATH}?`) || href.startsWith('/singleproduct/');
  if (!isOurs || href.length > LONGEST_HREF) return null;
  return { href, label: label.slice(0, LONGEST_LABEL) };
}

/** The stored value, which could be anything; null if the browser stores nothing. */
function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the device remembers nothing.
  }
}
