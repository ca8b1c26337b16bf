import { setImmediate } from 'node:timers/promises';

/** The name of a record as its groups of three letters, each once. */
export interface GroupedName {
  id: string;
  /** Only names with the same are compared. */
  among: string;
  groups: readonly string[];
  /** Ids of records that it isn't compared with. */
  apart: readonly string[];
}

/** After so many names, other work of the program gets its turn. */
const TURN = 100;

/**
 * Pairs of records with very similar names, in both directions, except names that more than `most`
 * others resemble. Names are similar if they share at least 60% of their groups of three letters,
 * like `similarity(one, other) >= 0.6` in PostgreSQL, which takes a second for a thousand names in
 * one ZIP code.
 */
export async function findSimilarNames(
  names: readonly GroupedName[],
  most: number,
): Promise<{ id: string; other: string }[]> {
  const similar = new Map<string, string[]>();
  for (const compared of Map.groupBy(names, ({ among }) => among).values()) {
    const holders = new Map<string, number[]>();
    const shared = new Uint16Array(compared.length);
    for (const [at, one] of compared.entries()) {
      if (at % TURN === TURN - 1) await setImmediate();
      shared.fill(0);
      for (const group of one.groups) {
        const before = holders.get(group) ?? [];
        for (const earlier of before) shared[earlier] = (shared[earlier] ?? 0) + 1;
        before.push(at);
        holders.set(group, before);
      }
      for (let earlier = 0; earlier < at; earlier += 1) {
        const other = compared[earlier];
        if (other && isSimilar(one, other, shared[earlier] ?? 0)) {
          note(similar, one.id, { other: other.id, most });
          note(similar, other.id, { other: one.id, most });
        }
      }
    }
  }
  return [...similar].flatMap(([id, others]) =>
    others.length > most ? [] : others.map((other) => ({ id, other })),
  );
}

function isSimilar(one: GroupedName, other: GroupedName, shared: number): boolean {
  const all = one.groups.length + other.groups.length - shared;
  return shared > 0 && 5 * shared >= 3 * all && !one.apart.includes(other.id);
}

/** One more than `most` says that there are too many. */
function note(
  similar: Map<string, string[]>,
  id: string,
  { other, most }: { other: string; most: number },
): void {
  const others = similar.get(id);
  if (!others) similar.set(id, [other]);
  else if (others.length <= most) others.push(other);
}
