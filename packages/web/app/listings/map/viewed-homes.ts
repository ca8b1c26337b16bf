/** The homes viewed on this device, in local storage; SIGN OUT clears it. */
const KEY = 'viewedhomes';
const MAX = 300;

/** MLS numbers of the homes viewed on this device, latest first. */
export function getViewedHomes(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers that a home was viewed, if the browser has room. */
export function rememberViewedHome(mlsNumber: string): void {
  const others = getViewedHomes().filter((one) => one !== mlsNumber);
  try {
    localStorage.setItem(KEY, JSON.stringify([mlsNumber, ...others].slice(0, MAX)));
  } catch {
    // Storage is full or forbidden.
  }
}
