import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Lets a component take over its markup inside an island, with the props that stand there. */
export function wakeIsland<Props extends object>(
  element: HTMLElement,
  Part: ComponentType<Props>,
): void {
  const shore = element.firstElementChild as HTMLElement | null;
  if (!shore) return;
  hydrateRoot(shore, <Part {...(JSON.parse(shore.dataset.props ?? '{}') as Props)} />);
}
