import { useRef } from 'react';
import { useLoadInView, wakeIsland } from '#platform';
import './surroundings.module.css';

/**
 * A home's surroundings. The script that loads what is missing comes when they scroll into view.
 * `html` is made by `findSurroundings`. Give it a `key` that changes with the home.
 */
export function SurroundingsPanel({ html, isComplete }: { html: string; isComplete: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useLoadInView(
    place,
    (element) => import('./surroundings.tsx').then((part) => wakeIsland(element, part)),
    isComplete,
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
  return <div ref={place} dangerouslySetInnerHTML={{ __html: html }} />;
}
