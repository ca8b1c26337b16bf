import { useEffect } from 'react';
import { useNonce } from '#platform';

/** Its text becomes the page's script, so it uses nothing from outside. */
const fold = () => {
  if (!window.matchMedia('(max-width: 819.98px)').matches) return;
  for (const section of document.querySelectorAll<HTMLDetailsElement>('details[data-later]')) {
    delete section.dataset.later;
    section.open = false;
  }
};

/**
 * Closes sections marked with `data-later` on a phone, before they are painted: the page's own
 * script does it while the page is read, the effect after a click on a link to the page.
 */
export function FoldOnPhones({ of }: { of: string }) {
  const nonce = useNonce();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each home
  useEffect(fold, [of]);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the function above, as the server has it
      dangerouslySetInnerHTML={{ __html: `(${fold})()` }}
    />
  );
}
