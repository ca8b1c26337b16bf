import { useEffect, useEffectEvent, useRef } from 'react';

/** Hydrates the markup of an island, which is the only child of `element`. */
export type WakeIsland = (element: HTMLElement) => void;

interface IslandProps {
  /** Made by `islandMarkup` in the page's loader. */
  html: string;
  /** Loads the island's script. */
  load: () => Promise<{ default: WakeIsland }>;
}

/**
 * A part of a page that works as plain HTML and loads its script on first use. Give it a `key` that
 * changes with its content.
 */
export function Island({ html, load }: IslandProps) {
  const place = useRef<HTMLDivElement>(null);
  const wake = () => {
    const element = place.current;
    if (!element || element.dataset.awake) return;
    element.dataset.awake = 'yes';
    load().then(
      (part) => part.default(element),
      () => {
        element.dataset.awake = '';
      },
    );
  };
  const wakeIfInUse = useEffectEvent(() => {
    if (place.current?.contains(document.activeElement)) wake();
  });
  // The person may be using it before the page's own script has loaded.
  useEffect(wakeIfInUse, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that something in it is used
    <div
      ref={place}
      onFocus={wake}
      onInput={wake}
      onPointerDown={wake}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
