import { MAX_COMPARED } from './compare-address.ts';

/** A home selected to compare, with its name on the card. */
export interface ChosenHome {
  mlsNumber: string;
  name: string;
}

const KEY = 'compare';
const listeners = new Set<() => void>();
let chosen: readonly ChosenHome[] | null = null;

/** The homes selected on this device, in order; the same array until it changes. */
export function getChosenHomes(): readonly ChosenHome[] {
  chosen ??= readChosen();
  return chosen;
}

/** Adds or removes a home. Returns false, without a change, if four are already selected. */
export function toggleHome(home: ChosenHome): boolean {
  const before = getChosenHomes();
  const others = before.filter(({ mlsNumber }) => mlsNumber !== home.mlsNumber);
  if (others.length === before.length && before.length >= MAX_COMPARED) return false;
  setChosenHomes(others.length === before.length ? [...before, home] : others);
  return true;
}

export function setChosenHomes(homes: readonly ChosenHome[]): void {
  chosen = homes;
  try {
    if (homes.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(homes));
  } catch {
    // Then the selection lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/**
 * Takes over the homes of the comparison on screen if it is this device's own, with one home added
 * or removed. A link from others changes nothing.
 */
export function followComparison(compared: readonly ChosenHome[]): void {
  const own = new Set(getChosenHomes().map(({ mlsNumber }) => mlsNumber));
  const shared = compared.filter(({ mlsNumber }) => own.has(mlsNumber)).length;
  const isOwn = own.size > 0 && (shared === own.size || shared === compared.length);
  if (isOwn && Math.abs(compared.length - own.size) === 1) setChosenHomes(compared);
}

/** Listens for changes, also from other tabs. Returns a function that stops listening. */
export function onChosenHomes(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== KEY) return;
    chosen = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function readChosen(): ChosenHome[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(list)) return [];
    return list
      .flatMap((one: Partial<ChosenHome> | null) =>
        typeof one?.mlsNumber === 'string' && typeof one.name === 'string'
          ? [{ mlsNumber: one.mlsNumber.slice(0, 60), name: one.name.slice(0, 120) }]
          : [],
      )
      .slice(0, MAX_COMPARED);
  } catch {
    return [];
  }
}
