import type { HomeStates } from './home-states.ts';

/** The same as `findHomeStates`; its code loads when a map first asks. */
export async function loadHomeStates(mlsNumbers: readonly string[]): Promise<HomeStates> {
  return (await import('./home-states.ts')).findHomeStates(mlsNumbers);
}
