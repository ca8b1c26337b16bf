import { nameAgents } from './name-agents.ts';
import type { Search } from './search.ts';
import { conditionsOf, searchHeading } from './search-words.ts';

/** Searches in words: a heading, and each condition. */
export async function describeSearches(
  ask: Parameters<typeof nameAgents>[0],
  searches: readonly Search[],
  homeRegion: string | null = null,
): Promise<{ heading: string; conditions: string[] }[]> {
  const named = await nameAgents(ask, searches);
  return named.map(({ filter }) => ({
    heading: searchHeading(filter, homeRegion),
    conditions: conditionsOf(filter).map(({ label }) => label),
  }));
}
