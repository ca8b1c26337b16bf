import { createRoot, type Root } from 'react-dom/client';
import { CompareTray, chooseHome } from './compare-tray.tsx';
import { LastSearch } from './last-search.tsx';

let root: Root | null = null;

function show(offersLast: boolean): void {
  if (!root) {
    const place = document.createElement('div');
    document.body.append(place);
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
 * Shows what this device keeps at the lower edge of the window, outside of what the page renders, so
 * that nothing moves. Gives what takes the offer of the last search away again.
 */
export function showExtras(offersLast: boolean): () => void {
  show(offersLast);
  return () => show(false);
}

/** A button Compare was pressed: its home goes in or out; a fifth is refused in the tray. */
export function toggleCompared(home: { mlsNumber: string; name: string }): void {
  if (!root) show(false);
  chooseHome(home);
}
