import { CompareTray } from './compare-tray.tsx';
import { LastSearch } from './last-search.tsx';

export { toggleCompared } from './compare-tray.tsx';

/** The strip at the lower edge of the window: what this device keeps. */
export function Extras({ offersLast }: { offersLast: boolean }) {
  return (
    <>
      <CompareTray />
      {offersLast && <LastSearch />}
    </>
  );
}
