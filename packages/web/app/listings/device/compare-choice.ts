import { MOST_COMPARED } from '../compare/compare-address.ts';

/** A home chosen for comparing, with what its card calls it. */
export interface ChosenHome {
  mlsNumber: string;
  name: string;
}

const KEY = 'compare';
const listeners = new Set<() => void>();
let chosen: readonly ChosenHome[] | null = null;

/** The homes chosen on this device, in the order of choosing; the same list until it changes. */
export function getChosenHomes(): readonly ChosenHome[] {
  chosen ??= readChosen();
  return chosen;
}

/** Puts a home in or takes it out. False, and nothing changed, when four are chosen already. */
export function toggleHome(home: ChosenHome): boolean {
  const before = getChosenHomes();
  const others = before.filter(({ mlsNumber }) => mlsNumber !== home.mlsNumber);
  if (others.length === before.length && before.length >= MOST_COMPARED) return false;
  setChosenHomes(others.length === before.length ? [...before, home] : others);
  return true;
}

export function setChosenHomes(homes: readonly ChosenHome[]): void {
  chosen = homes;
  try {
    if (homes.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(homes));
  } catch {
    // Chosen until the page goes, then.
  }
  for (const listener of listeners) listener();
}

/**
 * Takes over the homes of a comparison that is looked at, if it is the own one with homes put in or
 * taken out.
 */
export function followComparison(compared: readonly ChosenHome[]): void {
  const own = new Set(getChosenHomes().map(({ mlsNumber }) => mlsNumber));
  const shared = compared.filter(({ mlsNumber }) => own.has(mlsNumber)).length;
  const isOwn = shared === own.size || shared === compared.length;
  if (isOwn && !(shared === own.size && shared === compared.length)) setChosenHomes(compared);
}

/** Hears of changes, those of other tabs too. Gives what ends it. */
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
      .slice(0, MOST_COMPARED);
  } catch {
    return [];
  }
}
