import { personApi } from '#accounts';
import { saved } from '../client.ts';

/** The most homes that one call accepts. */
const MAX_AT_ONCE = 100;

/** What the signed-in person did with homes, by MLS number. */
export interface HomeStates {
  saved: ReadonlySet<string>;
  viewed: ReadonlySet<string>;
}

/** Which of these homes the signed-in person saved and viewed; empty when the service can't say. */
export async function findHomeStates(mlsNumbers: readonly string[]): Promise<HomeStates> {
  const parts = Array.from({ length: Math.ceil(mlsNumbers.length / MAX_AT_ONCE) }, (_, at) =>
    mlsNumbers.slice(at * MAX_AT_ONCE, (at + 1) * MAX_AT_ONCE),
  );
  const answers = await Promise.allSettled(
    parts.map((mlsNumbers) => saved.getHomeReactions({ mlsNumbers }, { api: personApi })),
  );
  const all = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value.value : []));
  const numbers = (wanted: (one: (typeof all)[number]) => boolean) =>
    new Set(all.filter(wanted).map(({ mlsNumber }) => mlsNumber));
  return {
    saved: numbers((one) => one.reaction === 'favorite'),
    viewed: numbers((one) => one.isViewed),
  };
}
