import { type ComponentType, useEffect, useEffectEvent, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** A module whose default export is the part that an island shows. */
// biome-ignore lint/suspicious/noExplicitAny: its props are in the markup
type IslandModule = { default: ComponentType<any> };

interface IslandProps {
  /** Made by `islandMarkup` in the page's loader. */
  html: string;
  /** Loads the part's script. */
  load: () => Promise<IslandModule>;
  /** Loads it when it comes into view, for a form that restores what was typed. */
  whenSeen?: boolean;
}

/** Hydrates the markup of an island, the only child of `element`, with the props stored in it. */
export function wakeIsland(element: HTMLElement, { default: Part }: IslandModule): void {
  const root = element.firstElementChild as HTMLElement | null;
  if (root) hydrateRoot(root, <Part {...JSON.parse(root.dataset.props ?? '{}')} />);
}

/**
 * A part of a page that works as plain HTML and loads its script on first use. Give it a `key` that
 * changes with its content.
 */
export function Island({ html, load, whenSeen = false }: IslandProps) {
  const place = useRef<HTMLDivElement>(null);
  const wake = () => {
    const element = place.current;
    if (!element || element.dataset.awake) return;
    element.dataset.awake = 'yes';
    load().then(
      (part) => wakeIsland(element, part),
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
  const wakeWhenSeen = useEffectEvent(wake);
  useEffect(() => {
    if (!whenSeen || !place.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && wakeWhenSeen());
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [whenSeen]);
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
