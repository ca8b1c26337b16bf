/** Repeatable random choices: the same numbers give the same rolls. */
export class Dice {
  #state: number;

  constructor(seed: number, index: number) {
    this.#state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(index, 0xc2b2ae35)) >>> 0;
  }

  /** From 0 up to, but not including, 1 (mulberry32). */
  roll(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  below(most: number): number {
    return Math.floor(this.roll() * most);
  }

  chance(share: number): boolean {
    return this.roll() < share;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}
