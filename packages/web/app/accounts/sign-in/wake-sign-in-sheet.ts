import { wakeIsland } from '#platform';
import SignInSheetIsland from './sign-in-sheet-island.tsx';

/** Gives the markup of the sign-in sheet its script. */
export function wake(element: HTMLElement): void {
  wakeIsland(element, { default: SignInSheetIsland });
}
