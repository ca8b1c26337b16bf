/** A stream of numbers that depends on its seed alone. */
export type Dice = {
  next: () => number;
  range: (low: number, high: number) => number;
  int: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(choices: readonly T[]) => T;
};

/** Mixes whole numbers into one 32-bit number. */
export function mix(...parts: number[]): number {
  let h = 0x9e3779b9;
  for (const part of parts) {
    h = Math.imul(h ^ (part | 0), 0x85ebca6b);
    h ^= h >>> 13;
    h = Math.imul(h, 0xc2b2ae35);
    h ^= h >>> 16;
  }
  return h >>> 0;
}

/** The number of a word, so that scenes of one home draw from different streams. */
export function wordSeed(word: string): number {
  let h = 2166136261;
  for (let i = 0; i < word.length; i++) h = Math.imul(h ^ word.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** Starts a stream (mulberry32). */
export function dice(seed: number): Dice {
  let state = mix(seed, 77);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    int: (low, high) => Math.floor(low + (high - low + 1) * next()),
    chance: (probability) => next() < probability,
    pick: (choices) => choices[Math.floor(next() * choices.length)]!,
  };
}

/** Noise at a lattice point, 0 to 1, repeating every `period`. */
function lattice(x: number, y: number, period: number, seed: number): number {
  const xi = ((x % period) + period) % period;
  const yi = ((y % period) + period) % period;
  let h = Math.imul(xi + 1, 374761393) ^ Math.imul(yi + 1, 668265263) ^ Math.imul(seed, 2147483647);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise, 0 to 1, seamless over `period` units. */
export function noise(x: number, y: number, period: number, seed: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const sx = fx * fx * (3 - 2 * fx);
  const sy = fy * fy * (3 - 2 * fy);
  const a = lattice(xi, yi, period, seed);
  const b = lattice(xi + 1, yi, period, seed);
  const c = lattice(xi, yi + 1, period, seed);
  const d = lattice(xi + 1, yi + 1, period, seed);
  return a + (b - a) * sx + (c - a + (a - b - c + d) * sx) * sy;
}

/** Layered noise, 0 to 1, seamless over `period` units of its coarsest layer. */
export function cloudNoise(x: number, y: number, period: number, seed: number, layers: number) {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  let k = 1;
  for (let i = 0; i < layers; i++) {
    sum += weight * noise(x * k, y * k, period * k, seed + i * 17);
    total += weight;
    weight *= 0.5;
    k *= 2;
  }
  return sum / total;
}
