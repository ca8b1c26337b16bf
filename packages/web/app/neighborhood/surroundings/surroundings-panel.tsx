import { useEffect, useRef } from 'react';
import { wakeIsland } from '#platform';
import './surroundings.module.css';

/**
 * A home's surroundings. The script that loads what is missing comes when they scroll into view.
 * `html` is made by `findSurroundings`. Give it a `key` that changes with the home.
 */
export function SurroundingsPanel({ html, isComplete }: { html: string; isComplete: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || isComplete) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      import('./surroundings.tsx').then((part) => wakeIsland(element, part));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [isComplete]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
  return <div ref={place} dangerouslySetInnerHTML={{ __html: html }} />;
}
