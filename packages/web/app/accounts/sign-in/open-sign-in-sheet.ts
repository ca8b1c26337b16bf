import type { showSignInSheet } from './sign-in-sheet.tsx';

/** {@link showSignInSheet}; its code loads on first use. */
export const openSignInSheet: typeof showSignInSheet = async (sheet) =>
  (await import('./sign-in-sheet.tsx')).showSignInSheet(sheet);

/**
 * Makes the markup of the sign-in sheet in `element` a dialog over the page. A `ref`: pages
 * without one load nothing. Without its script, it stays a part of the page.
 */
export function wakeSignInSheet(element: HTMLElement | null): void {
  if (!element) return;
  import('./wake-sign-in-sheet.ts').then(
    ({ wake }) => wake(element),
    () => null,
  );
}
