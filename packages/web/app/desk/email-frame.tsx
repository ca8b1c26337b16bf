import { useEffect, useRef } from 'react';
import { useSite } from '#platform';

/** An email as mail programs show it, apart from the styles of the page. */
export function EmailFrame({ html, label }: { html: string; label: string }) {
  const host = useRef<HTMLDivElement>(null);
  const { publicUrl } = useSite();
  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    root.replaceChildren(...readEmail(html, publicUrl));
  }, [html, publicUrl]);
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is a form's
  return <div ref={host} role="group" aria-label={label} className="panel" />;
}

/**
 * The page's policy forbids styles in markup, so each attribute is set by script, and pictures from
 * elsewhere, so our own come from where the office was opened, which may not be `publicUrl`.
 */
function readEmail(html: string, publicUrl: string): Node[] {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<style>[\s\S]*?<\/style>/g, '').replace(/\sstyle="/g, ' data-style="'),
    'text/html',
  );
  const page = document.createElement('div');
  page.append(document.importNode(body, true));
  const shown = page.firstElementChild;
  if (!(shown instanceof HTMLElement)) return [];
  for (const element of [shown, ...shown.querySelectorAll<HTMLElement>('[data-style]')]) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
  for (const picture of shown.querySelectorAll('img')) {
    if (picture.src.startsWith(`${publicUrl}/`)) picture.src = picture.src.slice(publicUrl.length);
  }
  for (const link of shown.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noreferrer';
  }
  return [shown];
}
