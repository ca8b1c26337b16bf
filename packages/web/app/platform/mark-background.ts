import { BACKGROUND_COOKIE } from '@homestead/contract/platform';

/** For two seconds, calls of this browser don't count as use of its session. */
export function markBackground(): void {
  const [prefix, secure] =
    window.location.protocol === 'https:' ? ['__Host-', '; Secure'] : ['', ''];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = `${prefix}${BACKGROUND_COOKIE}=1; Path=/; Max-Age=2; SameSite=Lax${secure}`;
}
