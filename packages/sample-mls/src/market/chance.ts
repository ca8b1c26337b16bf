/** A stream of repeatable random choices. */
export type Chance = {
  /** A number in [0, 1). */
  next(): number;
  /** True with this probability. */
  is(probability: number): boolean;
  /** A number in [from, to). */
  between(from: number, to: number): number;
  /** A random whole number from `from` through `to`. */
  whole(from: number, to: number): number;
  /** One of the list, which must not be empty. */
  of<T>(list: readonly T[]): T;
  /** Up to `count` different ones of the list, in the list's order. */
  some<T>(list: readonly T[], count: number): T[];
  /** One of the pairs [value, weight]. */
  weighted<T>(pairs: readonly (readonly [T, number])[]): T;
  /** A value around `middle`, within three `spread`s of it, as a sum of uniform ones. */
  around(middle: number, spread: number): number;
};

/** Mixes whole numbers into one 32-bit number (murmur3's finalizer over each part). */
export function mix(...parts: number[]): number {
  let hash = 0x9e3779b9;
  for (const part of parts) {
    hash ^= part | 0;
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
}

/** A number in [0, 1) that depends only on the parts. */
export const share = (...parts: number[]): number => mix(...parts) / 4294967296;

class Mulberry implements Chance {
  #state: number;
  constructor(seed: number) {
    this.#state = seed;
  }
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  is(probability: number): boolean {
    return this.next() < probability;
  }
  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }
  of<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T;
  }
  some<T>(list: readonly T[], count: number): T[] {
    const kept: T[] = [];
    let wanted = Math.min(count, list.length);
    for (let at = 0; at < list.length && wanted > 0; at++) {
      if (this.next() * (list.length - at) < wanted) {
        kept.push(list[at] as T);
        wanted--;
      }
    }
    return kept;
  }
  weighted<T>(pairs: readonly (readonly [T, number])[]): T {
    let total = 0;
    for (const [, weight] of pairs) total += weight;
    let left = this.next() * total;
    for (const [value, weight] of pairs) {
      left -= weight;
      if (left < 0) return value;
    }
    return (pairs[pairs.length - 1] as readonly [T, number])[0];
  }
  around(middle: number, spread: number): number {
    const sum = this.next() + this.next() + this.next() + this.next() + this.next() + this.next();
    return middle + (sum - 3) * spread;
  }
}

/** The random stream for a seed, an index and a purpose. */
export const openChance = (...parts: number[]): Chance => new Mulberry(mix(...parts));

/** Purposes, which give each listing independent streams. */
export const purpose = {
  life: 1,
  place: 2,
  home: 3,
  words: 4,
  rooms: 5,
  openHouse: 6,
  photos: 7,
  firm: 8,
  street: 9,
  buyer: 10,
} as const;
