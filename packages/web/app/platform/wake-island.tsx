import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates the markup of an island with its component and the props stored in the markup. */
export function wakeIsland<Props extends object>(
  element: HTMLElement,
  Part: ComponentType<Props>,
): void {
  const root = element.firstElementChild as HTMLElement | null;
  if (!root) return;
  hydrateRoot(root, <Part {...(JSON.parse(root.dataset.props ?? '{}') as Props)} />);
}
