import { createRoot, type Root } from 'react-dom/client';
import { CompareTray, chooseHome } from '../compare/compare-tray.tsx';
import { LastSearch } from './last-search.tsx';

let root: Root | null = null;

function show(offersLast: boolean): void {
  if (!root) {
    const place = document.createElement('div');
    (document.getElementById('bottom') ?? document.body).append(place);
    root = createRoot(place);
  }
  root.render(
    <>
      <CompareTray />
      {offersLast && <LastSearch />}
    </>,
  );
}

/**
 * Shows what this device remembers at the bottom of the window, outside the page's own markup, so
 * nothing shifts. Returns a function that removes the offer of the last search.
 */
export function showExtras(offersLast: boolean): () => void {
  show(offersLast);
  return () => show(false);
}

/** Handles a pressed Compare button: adds its home or removes it. */
export function toggleCompared(home: { mlsNumber: string; name: string }): void {
  if (!root) show(false);
  chooseHome(home);
}
