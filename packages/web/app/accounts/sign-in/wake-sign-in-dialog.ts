import { wakeIsland } from '#platform';
import SignInDialog from './sign-in-dialog.tsx';

/** Gives the markup of the sign-in dialog its script. */
export function wake(element: HTMLElement): void {
  wakeIsland(element, { default: SignInDialog });
}
