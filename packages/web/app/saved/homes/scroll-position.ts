const KEY = 'homestead-place';

/** Remembers how far this tab has scrolled down a page, over a sign-in. */
export function rememberScrollPosition(page: string): void {
  sessionStorage.setItem(KEY, `${Math.round(window.scrollY)} ${page}`);
}

/** Scrolls to where this tab was on the page, once. */
export function restoreScrollPosition(page: string): void {
  const kept = sessionStorage.getItem(KEY);
  if (!kept?.endsWith(` ${page}`)) return;
  sessionStorage.removeItem(KEY);
  window.scrollTo({ top: Number.parseInt(kept, 10), behavior: 'instant' });
}
